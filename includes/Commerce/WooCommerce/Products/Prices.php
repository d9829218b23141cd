<?php
/**
 * What a product costs in the shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Products;

use Vitrine\Commerce\WooCommerce\Money;

defined( 'ABSPATH' ) || exit;

/**
 * Prices as the shop shows them, with the tax or without. Minor units.
 */
final class Prices {

	/** Filters by which plugins write prices. */
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
	 * @param int $price   Lowest now.
	 * @param int $max     Highest now.
	 * @param int $regular Without a sale, of the lowest.
	 */
	private function __construct(
		public readonly int $price,
		public readonly int $max,
		public readonly int $regular,
	) {}

	/**
	 * The prices of a product.
	 *
	 * @param \WC_Product             $product  Product or variation.
	 * @param array<int, \WC_Product> $children Of a grouped product, those that are shown.
	 */
	public static function of( \WC_Product $product, array $children = array() ): self {
		if ( $product instanceof \WC_Product_Variable ) {
			return new self(
				Money::minor( $product->get_variation_price( 'min', true ) ),
				Money::minor( $product->get_variation_price( 'max', true ) ),
				Money::minor( $product->get_variation_regular_price( 'min', true ) ),
			);
		}
		return $product instanceof \WC_Product_Grouped ? self::together( $children ) : self::one( $product );
	}

	/**
	 * WooCommerce's own word on a price where that says more than the amounts do: the
	 * owner has words behind prices, or plugins write them.
	 *
	 * @param \WC_Product $product Product or variation.
	 * @return string|null Safe to print; null: the amounts say it all.
	 */
	public static function html( \WC_Product $product ): ?string {
		$says_more = '' !== (string) get_option( 'woocommerce_price_display_suffix' ) || array() !== array_filter( self::WRITERS, 'has_filter' );
		return $says_more ? wp_kses_post( $product->get_price_html() ) : null;
	}

	/**
	 * The prices of one thing.
	 *
	 * @param \WC_Product $product Product or variation.
	 */
	private static function one( \WC_Product $product ): self {
		$price   = self::shown( $product, $product->get_price() );
		$regular = self::shown( $product, $product->get_regular_price() );
		return new self( $price, $price, max( $regular, $price ) );
	}

	/**
	 * The prices of a group.
	 *
	 * @param array<int, \WC_Product> $children Those that are shown.
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
	 * A price with the tax or without, as the shop shows it.
	 *
	 * @param \WC_Product $product Product or variation.
	 * @param mixed       $price   As it is kept; empty: none.
	 */
	private static function shown( \WC_Product $product, mixed $price ): int {
		return is_numeric( $price ) ? Money::minor( wc_get_price_to_display( $product, array( 'price' => (float) $price ) ) ) : 0;
	}
}
