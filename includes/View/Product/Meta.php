<?php
/**
 * Where a product belongs.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Product;

use Vitrine\Commerce\Value\Product;
use Vitrine\Commerce\Value\Variation;
use Vitrine\Contract;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Article number, categories and tags.
 */
final class Meta {

	/**
	 * The list, or nothing when there is nothing to say.
	 *
	 * @param Product        $product Whole.
	 * @param Variation|null $chosen  As the page comes: it speaks for the product.
	 */
	public static function render( Product $product, ?Variation $chosen = null ): ?Markup {
		$items = array(
			self::fact( $product, 'sku', 'sku_wrapper', 'sku', __( 'SKU', 'vitrine' ), $product->sku, $chosen->sku ?? '' ),
			self::fact( $product, 'weight', 'weight_wrapper', 'product_weight', __( 'Weight', 'vitrine' ), $product->weight, self::text( $chosen, 'weight' ) ),
			self::fact( $product, 'dimensions', 'dimensions_wrapper', 'product_dimensions', __( 'Dimensions', 'vitrine' ), $product->dimensions, self::text( $chosen, 'dimensions' ) ),
			self::terms( 'posted_in', __( 'Category', 'vitrine' ), $product->categories ),
			self::terms( 'tagged_as', _n( 'Tag', 'Tags', count( $product->tags ), 'vitrine' ), $product->tags ),
		);
		return array_filter( $items ) ? Markup::tag( 'dl', array( 'class' => 'product_meta' ), $items ) : null;
	}

	/**
	 * Categories or tags, each with a link; null: there are none.
	 *
	 * @param string                                               $style Class of the entry.
	 * @param string                                               $label What they are.
	 * @param list<array{slug: string, name: string, url: string}> $terms Of the product.
	 */
	private static function terms( string $style, string $label, array $terms ): ?Markup {
		$links = array();
		foreach ( $terms as $term ) {
			$links[] = array() === $links ? null : ', ';
			$links[] = Markup::tag(
				'a',
				array(
					'href' => $term['url'],
					'rel'  => 'tag',
				),
				$term['name']
			);
		}
		return array() === $links ? null : self::item( $style, $label, Markup::join( $links ) );
	}

	/**
	 * A fact of the product. Where only its variations know it, its place is kept
	 * for that of the chosen one.
	 *
	 * @param Product $product Whole.
	 * @param string  $field   Of a variation.
	 * @param string  $style   Class of the entry.
	 * @param string  $marker  Class of the value.
	 * @param string  $label   What it is.
	 * @param string  $own     The product's own; may be empty.
	 * @param string  $shown   That of the chosen variation, in its place; empty: it has none.
	 * @see spec 4.13
	 */
	private static function fact( Product $product, string $field, string $style, string $marker, string $label, string $own, string $shown ): ?Markup {
		if ( '' === $own && array() === array_filter( array_column( $product->variations, $field ) ) ) {
			return null;
		}
		$own  = '' === $own ? __( 'N/A', 'vitrine' ) : $own;
		$data = '' === $shown ? array() : array( Contract::name( 'markers.printed_over' ) => $own );
		return self::item( $style, $label, Markup::tag( 'span', array( 'class' => $marker ) + $data, '' === $shown ? $own : $shown ) );
	}

	/**
	 * A measure of the chosen variation, as its script would write it.
	 *
	 * @param Variation|null $chosen As the page comes.
	 * @param string         $field  `weight` or `dimensions`.
	 */
	private static function text( ?Variation $chosen, string $field ): string {
		if ( null === $chosen || '' === $chosen->$field ) {
			return '';
		}
		$html = $chosen->{ $field . '_html' };
		return '' === $html ? $chosen->$field : html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	/**
	 * One entry.
	 *
	 * @param string $style Class.
	 * @param string $label What it is.
	 * @param Markup $value It.
	 */
	private static function item( string $style, string $label, Markup $value ): Markup {
		return Markup::tag( 'div', array( 'class' => $style ), Markup::tag( 'dt', array(), $label ), Markup::tag( 'dd', array(), $value ) );
	}
}
