<?php
/**
 * Displayed prices of products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Products;

use Vitrine\Commerce\WooCommerce\WooCommerceMoney;

defined( 'ABSPATH' ) || exit;

/**
 * Prices in minor units, including or excluding tax as the shop displays them.
 */
final class Prices {

	/** Filters with which plugins change price HTML. */
	private const WRITERS = array(
		'woocommerce_get_price_html',
		'woocommerce_variable_price_html',
		'woocommerce_variable_empty_price_html',
		'woocommerce_grouped_price_html',
		'woocommerce_grouped_empty_price_html',
		'woocommerce_empty_price_html',
		'woocommerce_get_price_suffix',
		'woocommerce_format_sale_price',
		'woocommerce_format_price_range',
		'wc_price',
	);

	/**
	 * @param int $price   Lowest current price.
	 * @param int $max     Highest current price.
	 * @param int $regular Regular price of the lowest one.
	 */
	private function __construct(
		public readonly int $price,
		public readonly int $max,
		public readonly int $regular,
	) {}

	/**
	 * Returns the prices of a product.
	 *
	 * @param \WC_Product             $product  Product or variation.
	 * @param array<int, \WC_Product> $children Visible children of a grouped product.
	 */
	public static function of( \WC_Product $product, array $children = array() ): self {
		if ( $product instanceof \WC_Product_Variable ) {
			return new self(
				WooCommerceMoney::minor( $product->get_variation_price( 'min', true ) ),
				WooCommerceMoney::minor( $product->get_variation_price( 'max', true ) ),
				WooCommerceMoney::minor( $product->get_variation_regular_price( 'min', true ) ),
			);
		}
		return $product instanceof \WC_Product_Grouped ? self::together( $children ) : self::one( $product );
	}

	/**
	 * Returns WooCommerce's price HTML if it has more than the amounts: a price suffix,
	 * or changes of plugins.
	 *
	 * @param \WC_Product $product Product or variation.
	 * @return string|null Safe to print; null: the amounts say it all.
	 */
	public static function html( \WC_Product $product ): ?string {
		$says_more = '' !== (string) get_option( 'woocommerce_price_display_suffix' ) || array() !== array_filter( self::WRITERS, 'has_filter' );
		return $says_more ? wp_kses_post( $product->get_price_html() ) : null;
	}

	/**
	 * Returns the prices of a single product.
	 *
	 * @param \WC_Product $product Product or variation.
	 */
	private static function one( \WC_Product $product ): self {
		$price   = self::shown( $product, $product->get_price() );
		$regular = self::shown( $product, $product->get_regular_price() );
		return new self( $price, $price, max( $regular, $price ) );
	}

	/**
	 * Returns the prices of a grouped product.
	 *
	 * @param array<int, \WC_Product> $children Visible children.
	 */
	private static function together( array $children ): self {
		$priced = array_filter( $children, static fn ( \WC_Product $child ): bool => '' !== $child->get_price() );
		$prices = array_map( static fn ( \WC_Product $child ): self => self::of( $child ), array_values( $priced ) );
		if ( array() === $prices ) {
			return new self( 0, 0, 0 );
		}
		usort( $prices, static fn ( self $one, self $other ): int => $one->price <=> $other->price );
		return new self( $prices[0]->price, max( array_column( $prices, 'max' ) ), $prices[0]->regular );
	}

	/**
	 * Returns a price as the shop displays it, including or excluding tax.
	 *
	 * @param \WC_Product $product Product or variation.
	 * @param mixed       $price   Stored price; empty: none.
	 */
	private static function shown( \WC_Product $product, mixed $price ): int {
		return is_numeric( $price ) ? WooCommerceMoney::minor( wc_get_price_to_display( $product, array( 'price' => (float) $price ) ) ) : 0;
	}
}
