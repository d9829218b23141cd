<?php
/**
 * Where a product belongs.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Product;

use Vitrine\Commerce\Value\Product;
use Vitrine\View\Markup;

/**
 * Article number and categories.
 */
final class Meta {

	/**
	 * The list, or nothing when there is nothing to say.
	 *
	 * @param Product $product Whole.
	 */
	public static function render( Product $product ): ?Markup {
		$links = array();
		foreach ( $product->categories as $category ) {
			$links[] = array() === $links ? null : ', ';
			$links[] = Markup::tag(
				'a',
				array(
					'href' => $category['url'],
					'rel'  => 'tag',
				),
				$category['name']
			);
		}
		$items = array(
			self::fact( $product, 'sku', 'sku_wrapper', 'sku', __( 'SKU', 'vitrine' ), $product->sku ),
			self::fact( $product, 'weight', 'weight_wrapper', 'product_weight', __( 'Weight', 'vitrine' ), '' ),
			self::fact( $product, 'dimensions', 'dimensions_wrapper', 'product_dimensions', __( 'Dimensions', 'vitrine' ), '' ),
			array() === $links ? null : self::item( 'posted_in', __( 'Category', 'vitrine' ), Markup::join( $links ) ),
		);
		return array_filter( $items ) ? Markup::tag( 'dl', array( 'class' => 'product_meta' ), $items ) : null;
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
	 * @see spec 4.13
	 */
	private static function fact( Product $product, string $field, string $style, string $marker, string $label, string $own ): ?Markup {
		if ( '' === $own && array() === array_filter( array_column( $product->variations, $field ) ) ) {
			return null;
		}
		return self::item( $style, $label, Markup::tag( 'span', array( 'class' => $marker ), '' === $own ? __( 'N/A', 'vitrine' ) : $own ) );
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
