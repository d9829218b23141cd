<?php
/**
 * Response of an endpoint.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Ajax;

use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Value\CartSnapshot;
use Vitrine\Contract;
use Vitrine\Support\NoStore;
use Vitrine\View\Cart\CartContents;
use Vitrine\View\Cart\CartCount;
use Vitrine\View\Cart\CartData;
use Vitrine\View\Cart\CartDataScript;
use Vitrine\View\Scope;
use Vitrine\View\ShopProps;

defined( 'ABSPATH' ) || exit;

/**
 * A JSON body or HTML, with a status.
 */
final class Answer {

	/**
	 * @param array<string, mixed>|false $body    Data to encode; false: no result.
	 * @param int                        $status  HTTP status.
	 * @param string|null                $html    HTML to send instead of the body.
	 * @param int                        $max_age Seconds that it may be cached; 0: never. Only for responses that are the same for all visitors.
	 */
	public function __construct( public readonly array|false $body, public readonly int $status = 200, public readonly ?string $html = null, private readonly int $max_age = 0 ) {}

	/**
	 * Returns an HTML response.
	 *
	 * @param string $html   Safe HTML.
	 * @param int    $status HTTP status.
	 */
	public static function html( string $html, int $status = 200 ): self {
		return new self( array(), $status, $html );
	}

	/**
	 * Returns a response with the current cart.
	 *
	 * @param Engine               $engine The engine.
	 * @param array<string, mixed> $extra  Further data.
	 * @param array<string, mixed> $state  State of the cart view: `CartViewState` of src/islands/types.ts.
	 * @see spec 3.4
	 */
	public static function cart( Engine $engine, array $extra = array(), array $state = array() ): self {
		return new self( self::body( $engine, $extra, $state ) );
	}

	/**
	 * Returns an error response with the current cart.
	 *
	 * Business errors (stock, coupons) have status 200, because scripts of shops read
	 * `error` from the response and take other statuses for a failed request.
	 *
	 * @param \WP_Error            $error  The error.
	 * @param Engine               $engine The engine.
	 * @param array<string, mixed> $extra  Further data.
	 * @param array<string, mixed> $state  See cart().
	 */
	public static function refused( \WP_Error $error, Engine $engine, array $extra = array(), array $state = array() ): self {
		$code  = (string) $error->get_error_code();
		$extra = array(
			'error' => $error->get_error_message(),
			'code'  => $code,
		) + $extra;
		// Send no cart data to pages of other sites.
		$body = Contract::name( 'error_codes.cross_site' ) === $code ? $extra : self::body( $engine, $extra, $state );
		return new self( $body, self::status( $error ) );
	}

	/**
	 * Sends the response and exits.
	 */
	public function send(): never {
		if ( $this->max_age > 0 ) {
			self::keep( $this->max_age );
		} else {
			NoStore::send();
		}
		if ( ! headers_sent() ) {
			header( 'Content-Type: ' . ( null === $this->html ? 'application/json' : 'text/html' ) . '; charset=UTF-8' );
			header( 'X-Robots-Tag: noindex' );
			header( 'X-Content-Type-Options: nosniff' );
			status_header( $this->status );
		}
		if ( null !== $this->html ) {
			echo $this->html; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped where it is built.
			exit;
		}
		echo wp_json_encode( $this->body, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE );
		exit;
	}

	/**
	 * Allows caching of this response, which WordPress disables for admin-ajax.
	 *
	 * @param int $seconds Maximum age in seconds.
	 */
	private static function keep( int $seconds ): void {
		if ( ! headers_sent() ) {
			header_remove( 'Expires' );
			header_remove( 'Pragma' );
			// Visitors who are logged in or have a cart need their own response.
			header( 'Vary: Cookie' );
			header( "Cache-Control: public, max-age=$seconds" );
		}
	}

	/**
	 * Returns the fragments of the page.
	 *
	 * @param CartSnapshot         $snapshot Cart snapshot.
	 * @param Engine               $engine   The engine.
	 * @param array<string, mixed> $cart     Data of CartData.
	 * @param array<string, mixed> $state    See cart().
	 * @param array<string, true>  $without  Selectors of fragments to leave out.
	 * @return array<string, string> Selector to the whole element.
	 */
	public static function fragments( CartSnapshot $snapshot, Engine $engine, array $cart, array $state = array(), array $without = array() ): array {
		$makers    = array(
			Scope::selector( Contract::name( 'markers.cart_contents' ), $engine ) => static fn (): string => CartContents::html( $cart, ShopProps::props( $engine ), $state ),
			Scope::selector( Contract::name( 'markers.cart_count' ), $engine ) => static fn (): string => CartCount::html( $snapshot->count() ),
			'#' . Scope::data_id( $engine ) => static fn (): string => CartDataScript::html( $cart, Scope::data_id( $engine ) ),
		);
		$fragments = array_map( static fn ( \Closure $make ): string => $make(), array_diff_key( $makers, $without ) ) + array_fill_keys( array_keys( $without ), '' );
		/**
		 * Filters the fragments that are replaced when the cart changes. An empty one
		 * is not sent, because the page has no such element.
		 *
		 * @param array<string, string> $fragments Selector to HTML of the whole element.
		 * @param CartSnapshot          $snapshot  Cart snapshot.
		 * @param Engine                $engine    Engine of the cart.
		 *
		 * @example
		 * add_filter( 'vitrine_fragments', fn( $fragments, $cart ) => $fragments + array( '.acme-count' => '<b class="acme-count">' . $cart->count() . '</b>' ), 10, 2 );
		 */
		$fragments = apply_filters( 'vitrine_fragments', $fragments, $snapshot, $engine );
		if ( '' === Scope::of( $engine ) ) {
			// The filter with which themes and plugins add fragments to a WooCommerce cart.
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Hook of another plugin.
			$fragments = apply_filters( 'woocommerce_add_to_cart_fragments', $fragments );
		}
		return array_filter( array_diff_key( is_array( $fragments ) ? $fragments : array(), $without ), 'is_string' );
	}

	/**
	 * Returns the body of a cart response.
	 *
	 * @param Engine               $engine The engine.
	 * @param array<string, mixed> $extra  Further data.
	 * @param array<string, mixed> $state  See cart().
	 * @return array<string, mixed>
	 */
	private static function body( Engine $engine, array $extra, array $state ): array {
		$snapshot = $engine->cart()->snapshot();
		$cart     = CartData::of( $snapshot, $engine );
		return array(
			// Always an object, even without fragments.
			'fragments' => (object) self::fragments( $snapshot, $engine, $cart, $state, self::left_out( $engine ) ),
			'cart_hash' => $snapshot->hash,
			'cart'      => $cart,
		) + $extra;
	}

	/**
	 * Returns the fragments that our script does not need: it builds the cart data from
	 * `cart`, and its page may have no cart contents. Other scripts get all fragments.
	 *
	 * @param Engine $engine The engine.
	 * @return array<string, true> Selectors.
	 */
	private static function left_out( Engine $engine ): array {
		$contents = Contract::name( 'markers.cart_contents' );
		$engines  = Contract::name( 'markers.mini_cart_content' );
		$known    = array(
			Contract::name( 'markers.cart_data' ) => '#' . Scope::data_id( $engine ),
			$contents                             => Scope::selector( $contents, $engine ),
			$engines                              => "div$engines",
		);
		$header   = 'HTTP_' . strtoupper( strtr( Contract::name( 'headers.without' ), '-', '_' ) );
		$named    = array_map( 'trim', explode( ',', sanitize_text_field( wp_unslash( $_SERVER[ $header ] ?? '' ) ) ) );
		return array_fill_keys( array_intersect_key( $known, array_flip( $named ) ), true );
	}

	/**
	 * Returns the HTTP status of an error.
	 *
	 * @param \WP_Error $error The error.
	 */
	private static function status( \WP_Error $error ): int {
		$data   = $error->get_error_data();
		$status = is_array( $data ) && isset( $data['status'] ) ? (int) $data['status'] : 200;
		$wire   = array( 'nonce_expired', 'cross_site', 'too_large', 'malformed' );
		foreach ( $wire as $name ) {
			if ( Contract::name( 'error_codes.' . $name ) === $error->get_error_code() ) {
				return $status;
			}
		}
		return $status >= 500 && ! in_array( $error->get_error_code(), Contract::get( 'error_codes' ), true ) ? $status : 200;
	}
}
