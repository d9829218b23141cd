<?php
/**
 * Parts of a product card as blocks.
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
use Vitrine\View\ShopProps;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the block `loop-product`, with the same markup as Card.
 */
final class CardParts {

	public const STYLE = 'vitrine-card-parts';

	/** Maximum number of swatches in a card. */
	private const MOST_SWATCHES = 6;

	/**
	 * Renders a part of a card, with the block attributes on its own element: on the
	 * button itself if it is one.
	 *
	 * @param ShownCard            $card       Card of the block.
	 * @param Engine               $engine     The engine.
	 * @param array<string, mixed> $attributes Block attributes: `part` and `secondImage`.
	 */
	public static function render( ShownCard $card, Engine $engine, array $attributes ): string {
		$data = $card->data;
		$part = match ( $attributes['part'] ) {
			'price'      => Card::price( $data, $engine->currency()->to_array() ),
			'button'     => Card::button( $data ),
			'sale-badge' => Card::out_of_stock( $data ) ?? Badge::of_card( $data, ShopProps::props( $engine )['sale_badge'] ),
			'quick-view' => Card::opener( $data, Opener::TEXT === ( $card->options['quick_view'] ?? '' ) ? Opener::TEXT : Opener::BUTTON ),
			default      => self::part( $card, $attributes ),
		};
		return $card->among( $attributes['part'], null === $part ? '' : Supports::on( (string) $part, null, 'button' === $attributes['part'] ? 'button' : null ) );
	}

	/**
	 * Renders a part that listings of any post type have too.
	 *
	 * @param ShownCard            $card       Card of the product.
	 * @param array<string, mixed> $attributes Block attributes: `part`, which is `image` or `swatches`, and `secondImage`.
	 */
	public static function part( ShownCard $card, array $attributes ): ?Markup {
		ListingLayout::load_style( self::STYLE );
		return 'image' === $attributes['part'] ? self::image( $card, true === $attributes['secondImage'] ) : self::swatches( $card );
	}

	/**
	 * Renders the image, with a second one that is shown on hover.
	 *
	 * @param ShownCard $card       Card of the product.
	 * @param bool      $has_second Whether the second image is enabled.
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
	 * Renders the values of the first attribute with swatches, each linked to the
	 * product page with that value selected.
	 *
	 * @param ShownCard $card Card of the product.
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
	 * Renders a swatch.
	 *
	 * @param ShownCard $card  Card of the product.
	 * @param string    $field Field name of the attribute.
	 * @param string    $slug  Slug of the value.
	 * @param string    $label Label of the value.
	 */
	private static function swatch( ShownCard $card, string $field, string $slug, string $label ): Markup {
		$look     = $card->list->swatches( $field )[ $slug ];
		$sold_out = $card->list->is_sold_out( $card->product->id, $field, $slug );
		return Markup::tag(
			'a',
			array(
				'href'       => add_query_arg( rawurlencode( $field ), rawurlencode( $slug ), $card->data['permalink'] ),
				'class'      => $sold_out ? Contract::name( 'markers.sold_out' ) : null,
				'title'      => self::swatch_label( $label, $sold_out ),
				'aria-label' => self::swatch_label( sprintf( '%1$s: “%2$s”', $label, $card->product->name ), $sold_out ),
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
	 * Returns the label of a swatch.
	 *
	 * @param string $label    Label of the value.
	 * @param bool   $sold_out Whether it is sold out.
	 */
	private static function swatch_label( string $label, bool $sold_out ): string {
		return $sold_out ? "$label – " . __( 'Sold out', 'vitrine' ) : $label;
	}
}
