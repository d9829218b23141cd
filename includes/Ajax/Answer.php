<?php
/**
 * What an endpoint answers.
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
use Vitrine\View\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * A JSON body, or HTML, with its status.
 */
final class Answer {

	/**
	 * @param array<string, mixed>|false $body    To be encoded; false: there is nothing.
	 * @param int                        $status  HTTP.
	 * @param string|null                $html    Sent in place of the body.
	 * @param int                        $max_age Seconds that caches may keep it; 0: never. Only for what is the same for everybody.
	 */
	public function __construct( public readonly array|false $body, public readonly int $status = 200, public readonly ?string $html = null, private readonly int $max_age = 0 ) {}

	/**
	 * A piece of a page.
	 *
	 * @param string $html   Safe to print.
	 * @param int    $status HTTP.
	 */
	public static function html( string $html, int $status = 200 ): self {
		return new self( array(), $status, $html );
	}

	/**
	 * The cart as it now is.
	 *
	 * @param Engine               $engine The shop.
	 * @param array<string, mixed> $extra  What else is said.
	 * @param array<string, mixed> $state  What else the cart's view shows: `CartViewState` of src/islands/types.ts.
	 * @see spec 3.4
	 */
	public static function cart( Engine $engine, array $extra = array(), array $state = array() ): self {
		return new self( self::body( $engine, $extra, $state ) );
	}

	/**
	 * What was refused, why, and the cart as it stands.
	 *
	 * Business errors (stock, coupons) are 200, since the scripts of shops
	 * read `error` of an answer and take another status for a broken line.
	 *
	 * @param \WP_Error            $error  The refusal.
	 * @param Engine               $engine The shop.
	 * @param array<string, mixed> $extra  What else is said.
	 * @param array<string, mixed> $state  As in cart().
	 */
	public static function refused( \WP_Error $error, Engine $engine, array $extra = array(), array $state = array() ): self {
		$code  = (string) $error->get_error_code();
		$extra = array(
			'error' => $error->get_error_message(),
			'code'  => $code,
		) + $extra;
		// Another site's page learns nothing and costs nothing.
		$body = Contract::name( 'error_codes.cross_site' ) === $code ? $extra : self::body( $engine, $extra, $state );
		return new self( $body, self::status( $error ) );
	}

	/**
	 * Sends it and ends the request.
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
			echo $this->html; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Whoever made it has escaped it.
			exit;
		}
		echo wp_json_encode( $this->body, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE );
		exit;
	}

	/**
	 * Lets caches keep this answer. WordPress has forbidden it for all of admin-ajax.
	 *
	 * @param int $seconds How long.
	 */
	private static function keep( int $seconds ): void {
		if ( ! headers_sent() ) {
			header_remove( 'Expires' );
			header_remove( 'Pragma' );
			// A visitor who logs in or fills a cart is another one.
			header( 'Vary: Cookie' );
			header( "Cache-Control: public, max-age=$seconds" );
		}
	}

	/**
	 * Regions of the page and what they are to hold.
	 *
	 * @param CartSnapshot         $snapshot The cart.
	 * @param Engine               $engine   The shop.
	 * @param array<string, mixed> $cart     Its data.
	 * @param array<string, mixed> $state    As in cart().
	 * @param array<string, true>  $without  Selectors of regions that are not made.
	 * @return array<string, string> Selector to the whole element.
	 */
	public static function fragments( CartSnapshot $snapshot, Engine $engine, array $cart, array $state = array(), array $without = array() ): array {
		$makers    = array(
			Scope::selector( Contract::name( 'markers.cart_contents' ), $engine ) => static fn (): string => CartContents::html( $cart, Shop::props( $engine ), $state ),
			Scope::selector( Contract::name( 'markers.cart_count' ), $engine ) => static fn (): string => CartCount::html( $snapshot->count() ),
			'#' . Scope::data_id( $engine ) => static fn (): string => CartDataScript::html( $cart, Scope::data_id( $engine ) ),
		);
		$fragments = array_map( static fn ( \Closure $make ): string => $make(), array_diff_key( $makers, $without ) ) + array_fill_keys( array_keys( $without ), '' );
		/**
		 * Adds regions that are replaced when the cart changes. One that is there and
		 * empty is not sent: the page of this answer has no such place.
		 *
		 * @param array<string, string> $fragments Selector to HTML of the whole element.
		 * @param CartSnapshot          $snapshot  The cart.
		 * @param Engine                $engine    Whose it is.
		 *
		 * @example
		 * add_filter( 'vitrine_fragments', fn( $fragments, $cart ) => $fragments + array( '.acme-count' => '<b class="acme-count">' . $cart->count() . '</b>' ), 10, 2 );
		 */
		$fragments = apply_filters( 'vitrine_fragments', $fragments, $snapshot, $engine );
		if ( '' === Scope::of( $engine ) ) {
			// The name under which themes and plugins add theirs to a WooCommerce cart.
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Another plugin's hook, on purpose.
			$fragments = apply_filters( 'woocommerce_add_to_cart_fragments', $fragments );
		}
		return array_filter( array_diff_key( is_array( $fragments ) ? $fragments : array(), $without ), 'is_string' );
	}

	/**
	 * What is said of the cart.
	 *
	 * @param Engine               $engine The shop.
	 * @param array<string, mixed> $extra  What else is said.
	 * @param array<string, mixed> $state  As in cart().
	 * @return array<string, mixed>
	 */
	private static function body( Engine $engine, array $extra, array $state ): array {
		$snapshot = $engine->cart()->snapshot();
		$cart     = CartData::of( $snapshot, $engine );
		return array(
			// An object, though there were no fragment in it.
			'fragments' => (object) self::fragments( $snapshot, $engine, $cart, $state, self::left_out( $engine ) ),
			'cart_hash' => $snapshot->hash,
			'cart'      => $cart,
		) + $extra;
	}

	/**
	 * What our own script says that it does without: it makes the cart's data of
	 * `cart`, and its page may have no contents of a cart, ours or the engine's.
	 * Other scripts get every region, and nobody is left without one that only an
	 * answer brings.
	 *
	 * @param Engine $engine The shop.
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
	 * The status of a refusal.
	 *
	 * @param \WP_Error $error The refusal.
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
