<?php
/**
 * Additional information of a product.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Product\Details;

use Vitrine\Commerce\Value\Product;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Weight, dimensions and attributes, in a table with WooCommerce's markup, where a
 * script displays those of a variation.
 */
final class AdditionalInformation {

	private const STYLE = 'woocommerce-product-attributes';

	/**
	 * Renders the table; null if it would be empty.
	 *
	 * @param Product $product Product with all details.
	 */
	public static function render( Product $product ): ?Markup {
		$rows = array(
			self::row( 'weight', __( 'Weight', 'vitrine' ), $product->weight ),
			self::row( 'dimensions', __( 'Dimensions', 'vitrine' ), $product->dimensions ),
		);
		foreach ( $product->attributes as $attribute ) {
			$rows[] = self::row( $attribute['name'], $attribute['label'], implode( ', ', $attribute['options'] ) );
		}
		return array() === array_filter( $rows ) ? null : Markup::tag( 'table', array( 'class' => self::STYLE . ' shop_attributes' ), Markup::tag( 'tbody', array(), $rows ) );
	}

	/**
	 * Renders a row; null without a value.
	 *
	 * @param string $name  Suffix of the class.
	 * @param string $label Label.
	 * @param string $value Value.
	 */
	private static function row( string $name, string $label, string $value ): ?Markup {
		return '' === $value ? null : Markup::tag(
			'tr',
			array( 'class' => self::STYLE . '-item ' . self::STYLE . '-item--' . sanitize_html_class( $name ) ),
			Markup::tag(
				'th',
				array(
					'class' => self::STYLE . '-item__label',
					'scope' => 'row',
				),
				$label
			),
			Markup::tag( 'td', array( 'class' => self::STYLE . '-item__value' ), $value )
		);
	}
}
