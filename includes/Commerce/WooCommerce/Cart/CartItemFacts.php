<?php
/**
 * Facts about cart items.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Cart;

use Vitrine\Commerce\Rules\Cart\ItemFacts;
use Vitrine\Commerce\WooCommerce\Products\Names;
use Vitrine\Commerce\WooCommerce\Products\Quantity\Quantities;

defined( 'ABSPATH' ) || exit;

/**
 * Facts for the rules of the cart: the product data of WooCommerce, less the stock held
 * by other shoppers' pending orders.
 */
final class CartItemFacts {

	/**
	 * Returns the facts of cart items.
	 *
	 * @param array<string, array<string, mixed>> $items Cart items by key.
	 * @return array<string, ItemFacts>
	 */
	public static function of( array $items ): array {
		$facts = array();
		foreach ( $items as $key => $item ) {
			$facts[ $key ] = self::facts( (string) $key, $item );
		}
		return $facts;
	}

	/**
	 * Returns the quantities of cart items.
	 *
	 * @param array<string, array<string, mixed>> $items Cart items by key.
	 * @return array<string, int>
	 */
	public static function quantities( array $items ): array {
		return array_map( static fn ( array $item ): int => (int) $item['quantity'], $items );
	}

	/**
	 * Returns the product of a cart item.
	 *
	 * @param array<string, mixed> $item Cart item.
	 */
	public static function product( array $item ): ?\WC_Product {
		$product = $item['data'] ?? wc_get_product( $item['variation_id'] > 0 ? $item['variation_id'] : $item['product_id'] );
		return $product instanceof \WC_Product && $product->exists() ? $product : null;
	}

	/**
	 * Returns the facts of a cart item.
	 *
	 * @param string               $key  Cart item key.
	 * @param array<string, mixed> $item Cart item.
	 */
	private static function facts( string $key, array $item ): ItemFacts {
		$product = self::product( $item );
		if ( null === $product ) {
			return new ItemFacts( '', false );
		}
		/** This filter is documented in WooCommerce: includes/class-wc-cart-session.php */
		if ( ! apply_filters( 'woocommerce_cart_item_is_purchasable', $product->is_purchasable(), $key, $item, $product ) ) { // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
			return new ItemFacts( Names::of( $product ), false );
		}
		$quantities = Quantities::of( $product );
		$left       = $quantities->left;
		return new ItemFacts(
			Names::whole( $product, (array) ( $item['variation'] ?? array() ) ),
			true,
			left: null === $left || 0 === $left ? $left : max( 0, $left - self::held( $product ) ),
			pool: null === $left ? 'p' . $product->get_id() : 's' . $product->get_stock_managed_by_id(),
			min: $quantities->min,
			max: $quantities->max,
			step: $quantities->step,
			sold_individually: $product->is_sold_individually(),
			needs_shipping: $product->needs_shipping(),
		);
	}

	/**
	 * Returns the stock held by pending orders of others.
	 *
	 * @param \WC_Product $product Product with managed stock.
	 */
	private static function held( \WC_Product $product ): int {
		$own = Loaded::session()->get( 'order_awaiting_payment' ) ?? Loaded::session()->get( 'store_api_draft_order', 0 );
		return (int) wc_get_held_stock_quantity( $product, absint( $own ) );
	}
}
