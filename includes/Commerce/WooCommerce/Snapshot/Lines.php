<?php
/**
 * The lines of a cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Snapshot;

use Vitrine\Commerce\Rules\Cart\ItemFacts;
use Vitrine\Commerce\Value\CartLine;
use Vitrine\Commerce\WooCommerce\Cart\CartItemFacts;
use Vitrine\Commerce\WooCommerce\WooCommerceMoney;
use Vitrine\Commerce\WooCommerce\Products\VariationAttributes;
use Vitrine\Commerce\WooCommerce\Products\Names;
use Vitrine\Commerce\WooCommerce\Products\ProductImages;
use Vitrine\Commerce\WooCommerce\Products\Quantity\QuantityField;

defined( 'ABSPATH' ) || exit;

/**
 * Builds the lines as WooCommerce's cart would show them, with the changes of plugins.
 */
final class Lines {

	/**
	 * Returns the lines of the visible cart items.
	 *
	 * @param \WC_Cart                 $cart  The cart, with its totals calculated.
	 * @param array<string, ItemFacts> $facts Facts by cart item key.
	 * @return list<CartLine>
	 */
	public static function of( \WC_Cart $cart, array $facts ): array {
		$items = array();
		foreach ( $cart->get_cart() as $key => $item ) {
			/** This filter is documented in WooCommerce: templates/cart/cart.php */
			$product = null === CartItemFacts::product( $item ) ? null : Shown::product( $item, (string) $key );
			if ( null !== $product && apply_filters( 'woocommerce_cart_item_visible', true, $item, $key ) ) { // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
				$items[ (string) $key ] = array( 'data' => $product ) + $item;
			}
		}
		_prime_post_caches( array_values( array_filter( array_map( static fn ( array $item ): int => (int) $item['data']->get_image_id(), $items ) ) ), false );
		$lines = array();
		foreach ( $items as $key => $item ) {
			$lines[] = self::line( $cart, $key, $item, $facts[ $key ] );
		}
		return $lines;
	}

	/**
	 * Builds a line.
	 *
	 * @param \WC_Cart             $cart The cart.
	 * @param string               $key  Cart item key.
	 * @param array<string, mixed> $item The item.
	 * @param ItemFacts            $fact Facts about the item.
	 */
	private static function line( \WC_Cart $cart, string $key, array $item, ItemFacts $fact ): CartLine {
		/**
		 * Cart items always have a product.
		 *
		 * @var \WC_Product $product
		 */
		$product  = $item['data'];
		$with_tax = $cart->display_prices_including_tax();
		$regular  = '' === $product->get_regular_price() ? (float) $product->get_price() : (float) $product->get_regular_price();
		$name     = self::name( $key, $item, $product );
		$price    = self::price( $product, (float) $product->get_price(), $with_tax );
		return new CartLine(
			$key,
			(int) $item['product_id'],
			(int) $item['variation_id'],
			$name,
			self::permalink( $key, $item, $product ),
			ProductImages::of_line( $product, $name ),
			self::data( $item, $product ),
			(int) $item['quantity'],
			$fact->min,
			$fact->most(),
			$fact->step,
			$fact->sold_individually || self::is_fixed( $key, $item ),
			$price,
			max( $price, self::price( $product, $regular, $with_tax ) ),
			WooCommerceMoney::minor( ( $item['line_subtotal'] ?? 0 ) + ( $with_tax ? $item['line_subtotal_tax'] ?? 0 : 0 ) ),
			Foreign::of( $cart, $key, $item, $name ),
			Foreign::is_in_mini_cart( $key, $item ),
			style: Foreign::style( $key, $item ),
			in_review: Foreign::is_in_review( $key, $item ),
			input: QuantityField::of_line( $product, $key, $item, $name ),
		);
	}

	/**
	 * Returns the product name, filtered by plugins.
	 *
	 * @param string               $key     Cart item key.
	 * @param array<string, mixed> $item    The item.
	 * @param \WC_Product          $product Product of the item.
	 */
	private static function name( string $key, array $item, \WC_Product $product ): string {
		/** This filter is documented in WooCommerce: templates/cart/cart.php */
		return Names::plain( (string) apply_filters( 'woocommerce_cart_item_name', $product->get_title(), $item, $key ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
	}

	/**
	 * Returns the URL of the product page, filtered by plugins; empty if it has no
	 * visible page.
	 *
	 * @param string               $key     Cart item key.
	 * @param array<string, mixed> $item    The item.
	 * @param \WC_Product          $product Product of the item.
	 */
	private static function permalink( string $key, array $item, \WC_Product $product ): string {
		$own = '';
		if ( $product->is_visible() ) {
			$own = $product instanceof \WC_Product_Variation ? $product->get_permalink( $item ) : $product->get_permalink();
		}
		/** This filter is documented in WooCommerce: templates/cart/cart.php */
		$url = apply_filters( 'woocommerce_cart_item_permalink', $own, $item, $key ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
		// WordPress has no permalink for a product that has just been deleted.
		return is_string( $url ) ? $url : '';
	}

	/**
	 * Whether a plugin has replaced the quantity input, for example for a bundled item,
	 * whose quantity follows that of the bundle.
	 *
	 * @param string               $key  Cart item key.
	 * @param array<string, mixed> $item The item.
	 */
	private static function is_fixed( string $key, array $item ): bool {
		if ( ! has_filter( 'woocommerce_cart_item_quantity' ) ) {
			return false;
		}
		$input = sprintf( '<div class="quantity"><input type="number" class="input-text qty text" name="cart[%1$s][qty]" value="%2$d"></div>', esc_attr( $key ), (int) $item['quantity'] );
		/** This filter is documented in WooCommerce: templates/cart/cart.php */
		$shown = apply_filters( 'woocommerce_cart_item_quantity', $input, $key, $item ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
		$tags  = new \WP_HTML_Tag_Processor( is_scalar( $shown ) ? (string) $shown : '' );
		while ( $tags->next_tag( array( 'tag_name' => 'input' ) ) ) {
			if ( 'hidden' !== $tags->get_attribute( 'type' ) && ! $tags->get_attribute( 'readonly' ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Returns the chosen attributes and the item data of plugins.
	 *
	 * @param array<string, mixed> $item    The item.
	 * @param \WC_Product          $product Product of the item.
	 * @return list<array{name: string, value: string}>
	 */
	private static function data( array $item, \WC_Product $product ): array {
		$data = VariationAttributes::chosen( $product, (array) ( $item['variation'] ?? array() ) );
		/** This filter is documented in WooCommerce: includes/wc-template-functions.php */
		foreach ( (array) apply_filters( 'woocommerce_get_item_data', array(), $item ) as $one ) { // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
			if ( is_array( $one ) && empty( $one['hidden'] ) ) {
				$data[] = array(
					'name'  => Names::plain( (string) ( $one['key'] ?? $one['name'] ?? '' ) ),
					'value' => Names::plain( (string) ( $one['display'] ?? $one['value'] ?? '' ) ),
				);
			}
		}
		return $data;
	}

	/**
	 * Returns a price as the cart displays it, in minor units.
	 *
	 * @param \WC_Product $product  The product.
	 * @param float       $price    Stored price.
	 * @param bool        $with_tax Whether the cart displays prices including tax.
	 */
	private static function price( \WC_Product $product, float $price, bool $with_tax ): int {
		$arguments = array( 'price' => $price );
		return WooCommerceMoney::minor( $with_tax ? wc_get_price_including_tax( $product, $arguments ) : wc_get_price_excluding_tax( $product, $arguments ) );
	}
}
