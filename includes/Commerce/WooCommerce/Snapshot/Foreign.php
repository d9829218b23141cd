<?php
/**
 * Changes of plugins to a cart item.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Snapshot;

use Vitrine\Commerce\WooCommerce\Hooks\ForeignActions;
use Vitrine\Commerce\WooCommerce\Products\Quantity\QuantityField;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the filters of WooCommerce's cart and mini-cart over WooCommerce's default
 * output. Returns only what a plugin has changed, as safe HTML.
 */
final class Foreign {

	/**
	 * Part of a cart item to its filter.
	 */
	private const FILTERS = array(
		'price'    => 'woocommerce_cart_item_price',
		'subtotal' => 'woocommerce_cart_item_subtotal',
		'image'    => 'woocommerce_cart_item_thumbnail',
		'remove'   => 'woocommerce_cart_item_remove_link',
		'quantity' => 'woocommerce_checkout_cart_item_quantity',
	);

	/** SVG tags of icons: themes put one into the remove link. */
	private const ICON_TAGS = array( 'svg', 'g', 'path', 'circle', 'rect', 'line', 'polyline', 'polygon' );

	private const ICON_ATTRIBUTES = array( 'class', 'aria-hidden', 'focusable', 'role', 'xmlns', 'viewbox', 'width', 'height', 'fill', 'fill-rule', 'clip-rule', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'd', 'cx', 'cy', 'r', 'rx', 'ry', 'x', 'y', 'x1', 'x2', 'y1', 'y2', 'points', 'transform' );

	/** Position beside the quantity input to its action. */
	private const FIELD = array(
		'before_field' => QuantityField::BEFORE,
		'after_field'  => QuantityField::AFTER,
	);

	/**
	 * Returns the parts of a cart item that a plugin has changed.
	 *
	 * @param \WC_Cart             $cart The cart, calculated.
	 * @param string               $key  Cart item key.
	 * @param array<string, mixed> $item The item.
	 * @param string               $name Product name.
	 * @return array<string, string> Part to HTML.
	 */
	public static function of( \WC_Cart $cart, string $key, array $item, string $name ): array {
		$html = array();
		foreach ( array_filter( self::FILTERS, 'has_filter' ) as $part => $filter ) {
			$own   = self::own( $part, $cart, $key, $item, $name );
			$shown = 'remove' === $part ? apply_filters( $filter, $own, $key ) : apply_filters( $filter, $own, $item, $key ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WooCommerce hook.
			if ( is_scalar( $shown ) && (string) $shown !== $own ) {
				$html[ $part ] = self::safe( (string) $shown );
			}
		}
		foreach ( array_filter( self::FIELD, static fn ( string $hook ): bool => ForeignActions::exist( $hook ) ) as $part => $hook ) {
			$html[ $part ] = self::safe( QuantityField::at( $hook ) );
		}
		return array_diff_key( $html, array_filter( array_intersect_key( $html, self::FIELD ), static fn ( string $one ): bool => '' === $one ) );
	}

	/**
	 * Sanitizes HTML of plugins: what a post may contain, and SVG icons.
	 *
	 * @param string $html HTML.
	 */
	public static function safe( string $html ): string {
		return wp_kses( $html, array_fill_keys( self::ICON_TAGS, array_fill_keys( self::ICON_ATTRIBUTES, true ) ) + wp_kses_allowed_html( 'post' ) );
	}

	/**
	 * Returns WooCommerce's own output, with the filters of plugins removed.
	 *
	 * @param list<string>       $filters Names of the filters to remove.
	 * @param callable(): string $say     Returns the output.
	 */
	public static function without( array $filters, callable $say ): string {
		global $wp_filter;
		$held      = array_intersect_key( $wp_filter, array_flip( $filters ) );
		$wp_filter = array_diff_key( $wp_filter, $held ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Restored below.
		try {
			return $say();
		} finally {
			$wp_filter = $held + $wp_filter; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Restores the original value.
		}
	}

	/**
	 * Whether the mini-cart shows a cart item.
	 *
	 * @param string               $key  Cart item key.
	 * @param array<string, mixed> $item The item.
	 */
	public static function is_in_mini_cart( string $key, array $item ): bool {
		/** This filter is documented in WooCommerce: templates/cart/mini-cart.php */
		return (bool) apply_filters( 'woocommerce_widget_cart_item_visible', true, $item, $key ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
	}

	/**
	 * Whether the order review shows a cart item.
	 *
	 * @param string               $key  Cart item key.
	 * @param array<string, mixed> $item The item.
	 */
	public static function is_in_review( string $key, array $item ): bool {
		/** This filter is documented in WooCommerce: templates/checkout/review-order.php */
		return (bool) apply_filters( 'woocommerce_checkout_cart_item_visible', true, $item, $key ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
	}

	/**
	 * Returns the classes that plugins add to the row of a cart item.
	 *
	 * @param string               $key  Cart item key.
	 * @param array<string, mixed> $item The item.
	 */
	public static function style( string $key, array $item ): string {
		/** This filter is documented in WooCommerce: templates/cart/cart.php */
		$classes = apply_filters( 'woocommerce_cart_item_class', 'cart_item', $item, $key ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
		$names   = preg_split( '/\s+/', is_scalar( $classes ) ? (string) $classes : '', -1, PREG_SPLIT_NO_EMPTY );
		return implode( ' ', array_filter( array_map( 'sanitize_html_class', array_diff( is_array( $names ) ? $names : array(), array( 'cart_item' ) ) ) ) );
	}

	/**
	 * Returns WooCommerce's default output for a part.
	 *
	 * @param string               $part A key of FILTERS.
	 * @param \WC_Cart             $cart The cart.
	 * @param string               $key  Cart item key.
	 * @param array<string, mixed> $item The item.
	 * @param string               $name Product name.
	 */
	private static function own( string $part, \WC_Cart $cart, string $key, array $item, string $name ): string {
		$product = $item['data'];
		return match ( $part ) {
			'price'    => (string) $cart->get_product_price( $product ),
			'subtotal' => (string) $cart->get_product_subtotal( $product, $item['quantity'] ),
			'image'    => (string) $product->get_image(),
			'quantity' => ' <strong class="product-quantity">' . sprintf( '&times;&nbsp;%s', $item['quantity'] ) . '</strong>',
			default    => sprintf(
				'<a role="button" href="%1$s" class="remove remove_from_cart_button" aria-label="%2$s" data-product_id="%3$d" data-cart_item_key="%4$s" data-product_sku="%5$s">&times;</a>',
				esc_url( wc_get_cart_remove_url( $key ) ),
				/* translators: %s: product name. */
				esc_attr( sprintf( __( 'Remove %s from cart', 'vitrine' ), $name ) ),
				Shown::product_id( $item, $key ),
				esc_attr( $key ),
				esc_attr( $product->get_sku() )
			),
		};
	}
}
