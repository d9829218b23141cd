<?php
/**
 * Sale badge.
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
	 * Renders the badge.
	 *
	 * @param int                                  $percentage Discount in whole percent; 0: unknown.
	 * @param array<string, mixed> $badge     `sale_badge` of Shop; with an empty template the text is used.
	 */
	public static function render( int $percentage, array $badge ): Markup {
		return Markup::tag( 'span', array( 'class' => 'onsale vitrine-badge' ), self::text( $percentage, $badge ) );
	}

	/**
	 * Renders the badge of a card.
	 *
	 * @param array<string, mixed> $card  Data of CardData.
	 * @param array<string, mixed> $badge `sale_badge` of Shop.
	 */
	public static function of_card( array $card, array $badge ): ?Markup {
		if ( ! $card['on_sale'] || ! $card['in_stock'] ) {
			return null;
		}
		return isset( $card['sale_html'] ) ? self::written( $card['sale_html'] ) : self::render( $card['sale_percentage'], $badge );
	}

	/**
	 * Renders the badge of a product that is out of stock.
	 *
	 * @param string $text Stock text.
	 */
	public static function out( string $text ): Markup {
		return Markup::tag( 'span', array( 'class' => 'vitrine-badge vitrine-badge--out' ), $text );
	}

	/**
	 * Renders a badge that a plugin has replaced.
	 *
	 * @param string $html Safe HTML; empty: no badge.
	 */
	public static function written( string $html ): ?Markup {
		return '' === $html ? null : Markup::foreign( $html );
	}

	/**
	 * Renders the badge of a product with a preselected variation.
	 *
	 * @param int                  $percentage Discount of the product in whole percent.
	 * @param int                  $chosen     Discount of the variation; 0: it is not on sale.
	 * @param array<string, mixed> $badge      `sale_badge` of Shop, with a template.
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
	 * Returns the text of the badge.
	 *
	 * @param int                                  $percentage Discount in whole percent; 0: unknown.
	 * @param array<string, mixed> $badge     `sale_badge` of Shop.
	 */
	private static function text( int $percentage, array $badge ): string {
		return '' !== $badge['template'] && $percentage > 0
			? str_replace( Contract::name( 'settings_values.sale_percentage_token' ), (string) $percentage, $badge['template'] )
			: $badge['text'];
	}
}
