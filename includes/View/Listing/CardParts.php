<?php
/**
 * Parts of a card as blocks.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Listing;

use Vitrine\Commerce\Engine;
use Vitrine\Contract;
use Vitrine\View\Blocks\Supports;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Badge;
use Vitrine\View\Parts\Picture;
use Vitrine\View\QuickView\Opener;
use Vitrine\View\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * Draws what the block `loop-product` shows of a product, each as Card has it.
 */
final class CardParts {

	public const STYLE = 'vitrine-card-parts';

	/** More swatches than these would fill the card. */
	private const MOST_SWATCHES = 6;

	/**
	 * The part within a card, with what the owner has set for its block on its own
	 * element: on the button itself where it is one.
	 *
	 * @param ShownCard            $card       In which the block stands.
	 * @param Engine               $engine     The shop.
	 * @param array<string, mixed> $attributes Of the block: `part` and `secondImage`.
	 */
	public static function render( ShownCard $card, Engine $engine, array $attributes ): string {
		$data = $card->data;
		$part = match ( $attributes['part'] ) {
			'price'      => Card::price( $data, $engine->currency()->to_array() ),
			'button'     => Card::button( $data ),
			'sale-badge' => Card::out_of_stock( $data ) ?? Badge::of_card( $data, Shop::props( $engine )['sale_badge'] ),
			'quick-view' => Card::opener( $data, Opener::TEXT === ( $card->options['quick_view'] ?? '' ) ? Opener::TEXT : Opener::BUTTON ),
			default      => self::part( $card, $attributes ),
		};
		return $card->among( $attributes['part'], null === $part ? '' : Supports::on( (string) $part, null, 'button' === $attributes['part'] ? 'button' : null ) );
	}

	/**
	 * Those that a list of any posts shows alike.
	 *
	 * @param ShownCard            $card       Of the product.
	 * @param array<string, mixed> $attributes Of the block: `part`, which is `image` or `swatches`, and `secondImage`.
	 */
	public static function part( ShownCard $card, array $attributes ): ?Markup {
		Layout::load_style( self::STYLE );
		return 'image' === $attributes['part'] ? self::image( $card, true === $attributes['secondImage'] ) : self::swatches( $card );
	}

	/**
	 * The picture, and where a pointer rests on it the second one.
	 *
	 * @param ShownCard $card       Of the product.
	 * @param bool      $has_second Whether the owner wants the second one.
	 */
	private static function image( ShownCard $card, bool $has_second ): Markup {
		$opener = $card->options['quick_view'] ?? Opener::NONE;
		$second = $has_second ? $card->list->second_image( $card->product->id ) : null;
		return Markup::tag(
			'div',
			array( 'class' => Markup::classes( 'vitrine-card-image', null === $second ? '' : 'has-second-image' ) ),
			Card::picture( $card->data, $card->options, $opener, null === $second ? null : Picture::render( $second->to_array(), $card->options['sizes'] ?? '', 'lazy', '' ) ),
			Opener::TRIGGER === $opener ? Card::opener( $card->data, $opener ) : null
		);
	}

	/**
	 * The values of the first attribute that has colors or pictures, each a link to
	 * the product's page on which it is chosen.
	 *
	 * @param ShownCard $card Of the product.
	 */
	private static function swatches( ShownCard $card ): ?Markup {
		foreach ( $card->list->attributes( $card->product ) as $attribute ) {
			$known = array_intersect_key( $attribute['options'], $card->list->swatches( $attribute['name'] ) );
			if ( array() !== $known ) {
				$shown = array_slice( $known, 0, self::MOST_SWATCHES, true );
				$rest  = count( $known ) - count( $shown );
				return Markup::tag(
					'div',
					array(
						'class'      => 'vitrine-swatches',
						'role'       => 'group',
						'aria-label' => $attribute['label'],
					),
					array_map( static fn ( string|int $slug, string $label ): Markup => self::swatch( $card, $attribute['name'], (string) $slug, $label ), array_keys( $shown ), $shown ),
					0 === $rest ? null : Markup::tag( 'span', array(), '+' . number_format_i18n( $rest ) )
				);
			}
		}
		return null;
	}

	/**
	 * One swatch, linked to its product.
	 *
	 * @param ShownCard $card  Of the product.
	 * @param string    $field Name of the attribute's field.
	 * @param string    $slug  Of the value.
	 * @param string    $label Of the value.
	 */
	private static function swatch( ShownCard $card, string $field, string $slug, string $label ): Markup {
		$look     = $card->list->swatches( $field )[ $slug ];
		$sold_out = $card->list->is_sold_out( $card->product->id, $field, $slug );
		return Markup::tag(
			'a',
			array(
				'href'       => add_query_arg( rawurlencode( $field ), rawurlencode( $slug ), $card->data['permalink'] ),
				'class'      => $sold_out ? Contract::name( 'markers.sold_out' ) : null,
				'title'      => self::told( $label, $sold_out ),
				'aria-label' => self::told( sprintf( '%1$s: “%2$s”', $label, $card->product->name ), $sold_out ),
				'style'      => isset( $look['color'] ) ? '--vitrine-swatch:' . $look['color'] : null,
			),
			isset( $look['image'] ) ? Markup::tag(
				'img',
				array(
					'src'      => $look['image'],
					'alt'      => '',
					'width'    => 24,
					'height'   => 24,
					'loading'  => 'lazy',
					'decoding' => 'async',
				)
			) : null
		);
	}

	/**
	 * A value in words.
	 *
	 * @param string $label    Of the value.
	 * @param bool   $sold_out Whether nothing of it is left.
	 */
	private static function told( string $label, bool $sold_out ): string {
		return $sold_out ? "$label – " . __( 'Sold out', 'vitrine' ) : $label;
	}
}
