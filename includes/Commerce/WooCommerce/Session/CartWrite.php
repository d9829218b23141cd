<?php
/**
 * Detection of requests that change the cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Session;

use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Decides by method, URL and field names, before the route of the request is known. In
 * doubt a request counts as a write: an unneeded lock only waits for another write of
 * the same visitor.
 */
final class CartWrite {

	private const READING = array( 'GET', 'HEAD', 'OPTIONS' );

	/** WooCommerce AJAX endpoints that only read, whatever their method. */
	private const SHOWING = array( 'get_refreshed_fragments', 'get_variation', 'get_customer_location', 'get_cart_totals' );

	/** Our endpoints that only read or do not use the cart: an address search must not wait for the order review. */
	private const OURS = array( 'endpoints.nonces', 'endpoints.search_address', 'endpoints.select_address' );

	/** Query variables with which a link changes the cart. */
	private const LINKS = array( 'add-to-cart', 'remove_item', 'undo_item', 'remove_coupon', 'apply_coupon', 'order_again' );

	/**
	 * @param array<string, mixed> $server Like $_SERVER.
	 * @param array<string, mixed> $query  Like $_GET.
	 * @param array<string, mixed> $fields Like $_POST.
	 * @param bool                 $ajax   Whether it is an admin-ajax request.
	 */
	public function __construct( private readonly array $server, private readonly array $query, private readonly array $fields, private readonly bool $ajax ) {
	}

	/**
	 * Returns the current request.
	 */
	public static function current(): self {
		// phpcs:ignore WordPress.Security.NonceVerification -- Only checks for names; the handler of the request verifies the nonce.
		return new self( $_SERVER, $_GET, $_POST, wp_doing_ajax() && ! isset( $_GET['wc-ajax'] ) );
	}

	/**
	 * Whether the request may change the cart.
	 */
	public function is_write(): bool {
		/**
		 * Filters whether a request may change the cart, and so waits for other such requests
		 * of the same visitor. For plugins with their own endpoints.
		 *
		 * @param bool      $write   Whether Vitrine considers it a write.
		 * @param CartWrite $request The request.
		 *
		 * @example
		 * add_filter( 'vitrine_request_writes_cart', fn( $write ) => $write || isset( $_GET['acme-bundle'] ) );
		 */
		return (bool) apply_filters( 'vitrine_request_writes_cart', $this->looks_like_write(), $this );
	}

	/**
	 * Whether a script made the request, not a page load.
	 */
	public function is_by_script(): bool {
		return $this->ajax || '' !== $this->endpoint() || '' !== $this->route();
	}

	/**
	 * Whether method and field names look like a write.
	 */
	private function looks_like_write(): bool {
		if ( '' !== $this->route() ) {
			return str_starts_with( $this->route(), '/wc/store' ) && ! $this->is_reading();
		}
		if ( $this->ajax ) {
			return $this->is_cart_action( $this->text( $this->fields + $this->query, 'action' ) );
		}
		if ( '' !== $this->endpoint() ) {
			return ! in_array( $this->endpoint(), array_merge( self::SHOWING, array_map( array( Contract::class, 'name' ), self::OURS ) ), true );
		}
		return ! $this->is_reading() || array() !== array_intersect( self::LINKS, array_keys( $this->query ) );
	}

	/**
	 * Whether the request only reads. A REST client may override the method.
	 */
	private function is_reading(): bool {
		$methods = array_filter( array( $this->text( $this->server, 'REQUEST_METHOD' ), $this->text( $this->query, '_method' ), $this->text( $this->server, 'HTTP_X_HTTP_METHOD_OVERRIDE' ) ) );
		return array() === array_diff( array_map( 'strtoupper', $methods ), self::READING );
	}

	/**
	 * Whether an admin-ajax action is a shopper's change of the cart; admin actions do
	 * not affect the cart.
	 *
	 * @param string $action Action name.
	 */
	private function is_cart_action( string $action ): bool {
		if ( in_array( $action, array( Contract::name( 'actions.add_cart_single_product' ), Contract::name( 'actions.add_cart_single_product_quantity' ) ), true ) ) {
			return true;
		}
		$shoppers = array( 'apply_coupon', 'remove_coupon', 'update_shipping_method', 'update_order_review', 'add_to_cart', 'remove_from_cart', 'checkout' );
		return in_array( $action, array_map( static fn ( string $name ): string => 'woocommerce_' . $name, $shoppers ), true );
	}

	/**
	 * Returns the `wc-ajax` endpoint, or an empty string.
	 */
	private function endpoint(): string {
		return $this->text( $this->query, Contract::name( 'endpoint_url.query_var' ) );
	}

	/**
	 * Returns the REST route, or an empty string.
	 */
	private function route(): string {
		$plain = $this->text( $this->query, 'rest_route' );
		if ( '' !== $plain ) {
			return $plain;
		}
		$path   = (string) wp_parse_url( $this->text( $this->server, 'REQUEST_URI' ), PHP_URL_PATH );
		$prefix = '/' . rest_get_url_prefix() . '/';
		$at     = strpos( $path, $prefix );
		return false === $at ? '' : '/' . substr( $path, $at + strlen( $prefix ) );
	}

	/**
	 * Returns a string from the request.
	 *
	 * @param array<string, mixed> $from Part of the request.
	 * @param string               $name Key.
	 */
	private function text( array $from, string $name ): string {
		return isset( $from[ $name ] ) && is_string( $from[ $name ] ) ? $from[ $name ] : '';
	}
}
