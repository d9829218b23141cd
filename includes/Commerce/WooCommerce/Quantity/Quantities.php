<?php
/**
 * How much of a product can be bought at a time.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Quantity;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce's own bounds and those that plugins give its quantity inputs, in
 * whole pieces.
 */
final class Quantities {

	/**
	 * @param int      $min  Smallest, from 1.
	 * @param int|null $max  Largest of the owner's will; null: no limit but the stock.
	 * @param int      $step Step, from 1.
	 * @param int|null $left In stock; null: not counted, or more can be ordered than there is.
	 */
	private function __construct(
		public readonly int $min,
		public readonly ?int $max,
		public readonly int $step,
		public readonly ?int $left,
	) {}

	/**
	 * The bounds of a product.
	 *
	 * @param \WC_Product $product Product or variation.
	 */
	public static function of( \WC_Product $product ): self {
		$input = self::input( $product );
		$left  = self::left( $product );
		$max   = is_numeric( $input['max_value'] ?? '' ) && $input['max_value'] > 0 ? (int) $input['max_value'] : null;
		$stock = $product->managing_stock() ? (int) $product->get_stock_quantity() : null;
		// WooCommerce gives the stock as the largest quantity; that is no will of the owner's.
		$own = null !== $max && ( null === $stock || $product->backorders_allowed() || $max < $stock ) && ! $product->is_sold_individually() ? $max : null;
		return new self( max( 1, (int) ceil( (float) ( $input['min_value'] ?? 1 ) ) ), $own, max( 1, (int) ( $input['step'] ?? 1 ) ), $left );
	}

	/**
	 * The largest quantity of an input.
	 *
	 * @param bool $sold_individually One an order.
	 */
	public function most( bool $sold_individually ): ?int {
		$bounds = array_filter( array( $sold_individually ? 1 : null, $this->max, $this->left ), static fn ( ?int $bound ): bool => null !== $bound );
		return array() === $bounds ? null : min( $bounds );
	}

	/**
	 * What is left; null where it is not counted or more can be ordered.
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
	 * What is left, where it is few enough to be spoken of and the owner wants
	 * amounts told at all.
	 *
	 * @param \WC_Product $product Product or variation.
	 */
	public static function few( \WC_Product $product ): ?int {
		$left = self::left( $product );
		return null !== $left && $left > 0 && $left <= wc_get_low_stock_amount( $product ) && 'no_amount' !== get_option( 'woocommerce_stock_format' ) ? $left : null;
	}

	/**
	 * The arguments of the quantity input, as WooCommerce would print it.
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
			// WooCommerce 10.0 asks plugins when it prints the input, later ones when a product is asked.
			$bounds[ $bound ] = apply_filters( 'woocommerce_quantity_input_' . str_replace( '_value', '', $bound ), $bounds[ $bound ], $product ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's own.
		}
		$arguments = array(
			'input_value'  => $bounds['min_value'],
			'product_name' => $product->get_title(),
		) + $bounds;
		return has_filter( 'woocommerce_quantity_input_args' ) ? QuantityField::arguments( $product, $arguments ) : $arguments;
	}
}
