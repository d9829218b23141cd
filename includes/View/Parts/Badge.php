<?php
/**
 * The sign of a sale.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Parts;

use Vitrine\Contract;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Twin of src/islands/parts/badge.tsx.
 *
 * @see spec 3.9, 4.13
 */
final class Badge {

	/**
	 * The badge.
	 *
	 * @param int                                  $percentage Whole percent off; 0: not known.
	 * @param array<string, mixed> $badge     `sale_badge` of Shop; an empty template: always the text.
	 */
	public static function render( int $percentage, array $badge ): Markup {
		return Markup::tag( 'span', array( 'class' => 'onsale vitrine-badge' ), self::text( $percentage, $badge ) );
	}

	/**
	 * The badge of a card.
	 *
	 * @param array<string, mixed> $card  Of CardData.
	 * @param array<string, mixed> $badge As above.
	 */
	public static function of_card( array $card, array $badge ): ?Markup {
		if ( ! $card['on_sale'] || ! $card['in_stock'] ) {
			return null;
		}
		return isset( $card['sale_html'] ) ? self::written( $card['sale_html'] ) : self::render( $card['sale_percentage'], $badge );
	}

	/**
	 * The badge as others have it.
	 *
	 * @param string $html Safe to print; empty: there is none.
	 */
	public static function written( string $html ): ?Markup {
		return '' === $html ? null : Markup::foreign( $html );
	}

	/**
	 * The badge of a product of which a variation is chosen as the page comes.
	 *
	 * @param int                  $percentage Of the product, as above.
	 * @param int                  $chosen     Of the variation; 0: it is not on sale.
	 * @param array<string, mixed> $badge      As above, with a template.
	 */
	public static function of_choice( int $percentage, int $chosen, array $badge ): Markup {
		$own = self::text( $percentage, $badge );
		return Markup::tag(
			'span',
			array(
				'class'                                  => 'onsale vitrine-badge',
				'hidden'                                 => 0 === $chosen,
				Contract::name( 'markers.printed_over' ) => $own,
			),
			0 === $chosen ? $own : self::text( $chosen, $badge )
		);
	}

	/**
	 * What it says.
	 *
	 * @param int                                  $percentage Whole percent off; 0: not known.
	 * @param array<string, mixed> $badge     As above.
	 */
	private static function text( int $percentage, array $badge ): string {
		return '' !== $badge['template'] && $percentage > 0
			? str_replace( Contract::name( 'settings_values.sale_percentage_token' ), (string) $percentage, $badge['template'] )
			: $badge['text'];
	}
}
