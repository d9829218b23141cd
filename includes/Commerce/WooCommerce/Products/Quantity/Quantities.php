<?php
/**
 * Quantity limits of a product.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Products\Quantity;

use Vitrine\Commerce\Rules\Cart\QuantityRules;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce's limits and those that plugins set for its quantity inputs, as integers.
 */
final class Quantities {

	/**
	 * @param int      $min  Minimum, at least 1.
	 * @param int|null $max  Maximum set by the owner; null: limited by stock only.
	 * @param int      $step Step, at least 1.
	 * @param int|null $left Units in stock; null: stock is not managed, or backorders are allowed.
	 */
	private function __construct(
		public readonly int $min,
		public readonly ?int $max,
		public readonly int $step,
		public readonly ?int $left,
	) {}

	/**
	 * Returns the limits of a product.
	 *
	 * @param \WC_Product $product Product or variation.
	 */
	public static function of( \WC_Product $product ): self {
		$input = self::input( $product );
		$left  = self::left( $product );
		$max   = is_numeric( $input['max_value'] ?? '' ) && $input['max_value'] > 0 ? (int) $input['max_value'] : null;
		$stock = $product->managing_stock() ? (int) $product->get_stock_quantity() : null;
		// WooCommerce uses the stock as maximum; do not treat that as a limit set by the owner.
		$own = null !== $max && ( null === $stock || $product->backorders_allowed() || $max < $stock ) && ! $product->is_sold_individually() ? $max : null;
		return new self( max( 1, (int) ceil( (float) ( $input['min_value'] ?? 1 ) ) ), $own, max( 1, (int) ( $input['step'] ?? 1 ) ), $left );
	}

	/**
	 * Returns the maximum of an input; null: none.
	 *
	 * @param bool $sold_individually Whether only one can be bought per order.
	 */
	public function most( bool $sold_individually ): ?int {
		return QuantityRules::most( $sold_individually, $this->max, $this->left );
	}

	/**
	 * Returns the units in stock; null if stock is not managed or backorders are
	 * allowed.
	 *
	 * @param \WC_Product $product Product or variation.
	 */
	public static function left( \WC_Product $product ): ?int {
		if ( ! $product->is_in_stock() ) {
			return 0;
		}
		return $product->managing_stock() && ! $product->backorders_allowed() ? max( 0, (int) $product->get_stock_quantity() ) : null;
	}

	/**
	 * Returns the units in stock if stock is low and the owner wants amounts displayed.
	 *
	 * @param \WC_Product $product Product or variation.
	 */
	public static function few( \WC_Product $product ): ?int {
		$left = self::left( $product );
		return null !== $left && $left > 0 && $left <= wc_get_low_stock_amount( $product ) && 'no_amount' !== get_option( 'woocommerce_stock_format' ) ? $left : null;
	}

	/**
	 * Returns the arguments of WooCommerce's quantity input.
	 *
	 * @param \WC_Product $product Product or variation.
	 * @return array<string, mixed>
	 */
	private static function input( \WC_Product $product ): array {
		$filtered = version_compare( WC()->version, '10.1', '>=' );
		$bounds   = array(
			'min_value' => $product->get_min_purchase_quantity(),
			'max_value' => $product->get_max_purchase_quantity(),
			'step'      => $filtered ? $product->get_purchase_quantity_step() : 1,
		);
		foreach ( $filtered ? array() : array( 'min_value', 'max_value', 'step' ) as $bound ) {
			// WooCommerce 10.0 runs these filters when it prints the input, later versions in the product's getters.
			$bounds[ $bound ] = apply_filters( 'woocommerce_quantity_input_' . str_replace( '_value', '', $bound ), $bounds[ $bound ], $product ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce hook.
		}
		$arguments = array(
			'input_value'  => $bounds['min_value'],
			'product_name' => $product->get_title(),
		) + $bounds;
		return has_filter( 'woocommerce_quantity_input_args' ) ? QuantityField::arguments( $product, $arguments ) : $arguments;
	}
}
