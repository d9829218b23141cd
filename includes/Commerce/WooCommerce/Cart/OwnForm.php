<?php
/**
 * WooCommerce's own product form, submitted by AJAX.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Cart;

use Vitrine\Contract;
use Vitrine\Page\Forms;

defined( 'ABSPATH' ) || exit;

/**
 * Lets WooCommerce's handler and the hooks of plugins process the form, and responds
 * with what its page would do: a redirect or notices.
 *
 * @see spec 7.2, readings 30
 */
final class OwnForm {

	private const REDIRECTS = 'woocommerce_cart_redirect_after_add';

	/**
	 * URL to redirect to; null: no such form was submitted.
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
	 * Whether this request has such a form.
	 */
	public static function is_sent(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- WooCommerce adds to the cart without a nonce; the origin is checked before the response.
		return isset( $_POST[ Contract::name( 'fields.own_form' ) ] );
	}

	/**
	 * Prepares to capture WooCommerce's redirect.
	 */
	public static function prepare(): void {
		self::$redirect = '';
		// After all plugins.
		add_filter( 'woocommerce_add_to_cart_redirect', array( self::class, 'hold' ), PHP_INT_MAX );
	}

	/**
	 * Captures the redirect, so that the script follows it instead of the request.
	 *
	 * @param mixed $url Redirect of plugins; empty: that of the settings.
	 */
	public static function hold( mixed $url ): mixed {
		if ( ! doing_action( 'wp_loaded' ) ) {
			return $url;
		}
		$own            = 'yes' === get_option( self::REDIRECTS ) ? wc_get_cart_url() : '';
		self::$redirect = is_string( $url ) && '' !== $url ? $url : $own;
		// Otherwise WooCommerce would redirect to the cart.
		add_filter( 'pre_option_' . self::REDIRECTS, static fn (): string => 'no' );
		return false;
	}

	/**
	 * Returns the response to the form.
	 *
	 * @param mixed $answer Null: not handled yet.
	 * @return mixed Additional data of the response; `error` if nothing was added.
	 */
	public static function answer( mixed $answer ): mixed {
		if ( null === self::$redirect ) {
			return $answer;
		}
		$url            = self::$redirect;
		self::$redirect = null;
		if ( '' !== $url ) {
			// Notices are shown on the page that follows.
			return array( 'redirect' => $url );
		}
		$errors = wc_get_notices( 'error' );
		$added  = did_action( 'woocommerce_add_to_cart' ) > 0 && array() === $errors;
		$answer = array( 'notices' => (string) wc_print_notices( true ) );
		if ( $added ) {
			// phpcs:ignore WordPress.Security.NonceVerification.Missing -- WooCommerce adds to the cart without a nonce; the origin is checked before the response.
			Forms::fire_added( absint( $_POST[ Contract::name( 'fields.add_to_cart' ) ] ?? 0 ) );
			return $answer;
		}
		$first = reset( $errors );
		return $answer + array( 'error' => is_array( $first ) ? WooCommerceNotices::text( (string) $first['notice'] ) : true );
	}
}
