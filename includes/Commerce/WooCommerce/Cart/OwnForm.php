<?php
/**
 * WooCommerce's own product form, sent in the background.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Cart;

use Vitrine\Contract;
use Vitrine\Page\Forms;

defined( 'ABSPATH' ) || exit;

/**
 * Lets WooCommerce's own handler take such a form, with all that plugins have
 * hung on to it, and answers what its page would do then: where it leads, else
 * what it says.
 *
 * @see spec 7.2, readings 30
 */
final class OwnForm {

	private const REDIRECTS = 'woocommerce_cart_redirect_after_add';

	/**
	 * Where the shopper is to go; null: no such form came.
	 *
	 * @var string|null
	 */
	private static ?string $redirect = null;

	/**
	 * Registers the hook.
	 */
	public static function boot(): void {
		add_filter( 'vitrine_form_answer', array( self::class, 'answer' ) );
	}

	/**
	 * Whether this request brings one.
	 */
	public static function is_sent(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- WooCommerce, which adds, asks for no nonce; the origin is checked before anything is answered.
		return isset( $_POST[ Contract::name( 'fields.own_form' ) ] );
	}

	/**
	 * Makes ready to hear where WooCommerce would send the shopper.
	 */
	public static function prepare(): void {
		self::$redirect = '';
		// After every plugin.
		add_filter( 'woocommerce_add_to_cart_redirect', array( self::class, 'hold' ), PHP_INT_MAX );
	}

	/**
	 * Keeps the address, so that the script goes there and not its request.
	 *
	 * @param mixed $url Where plugins lead; empty: as the owner has set it.
	 */
	public static function hold( mixed $url ): mixed {
		if ( ! doing_action( 'wp_loaded' ) ) {
			return $url;
		}
		$own            = 'yes' === get_option( self::REDIRECTS ) ? wc_get_cart_url() : '';
		self::$redirect = is_string( $url ) && '' !== $url ? $url : $own;
		// It would lead to the cart by itself now.
		add_filter( 'pre_option_' . self::REDIRECTS, static fn (): string => 'no' );
		return false;
	}

	/**
	 * What is answered to the form.
	 *
	 * @param mixed $answer Null: nobody has dealt with it.
	 * @return mixed What is said beside the cart; `error` where nothing was added.
	 */
	public static function answer( mixed $answer ): mixed {
		if ( null === self::$redirect ) {
			return $answer;
		}
		$url            = self::$redirect;
		self::$redirect = null;
		if ( '' !== $url ) {
			// What there is to say waits for the page that follows.
			return array( 'redirect' => $url );
		}
		$errors = wc_get_notices( 'error' );
		$added  = did_action( 'woocommerce_add_to_cart' ) > 0 && array() === $errors;
		$answer = array( 'notices' => (string) wc_print_notices( true ) );
		if ( $added ) {
			// phpcs:ignore WordPress.Security.NonceVerification.Missing -- As above.
			Forms::tell( absint( $_POST[ Contract::name( 'fields.add_to_cart' ) ] ?? 0 ) );
			return $answer;
		}
		$first = reset( $errors );
		return $answer + array( 'error' => is_array( $first ) ? Notices::text( (string) $first['notice'] ) : true );
	}
}
