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
			'' === $product->sku ? null : self::item( 'sku_wrapper', __( 'SKU', 'vitrine' ), Markup::tag( 'span', array( 'class' => 'sku' ), $product->sku ) ),
			array() === $links ? null : self::item( 'posted_in', __( 'Category', 'vitrine' ), Markup::join( $links ) ),
		);
		return array_filter( $items ) ? Markup::tag( 'dl', array( 'class' => 'product_meta' ), $items ) : null;
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
