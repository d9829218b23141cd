<?php
/**
 * Common code of the shop's admin screens.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Support\Roles;

defined( 'ABSPATH' ) || exit;

/**
 * URLs, capabilities and messages.
 */
final class AdminScreen {

	public const ORDERS    = ContentTypes::MENU;
	public const CUSTOMERS = 'vitrine-customers';
	public const COUPONS   = 'vitrine-coupons';

	/**
	 * Returns the capability for orders, customers or coupons.
	 *
	 * @param string $page One of the constants.
	 */
	public static function capability( string $page = self::ORDERS ): string {
		/**
		 * Filters the capability for orders, customers and coupons.
		 *
		 * @param string $capability Capability of Vitrine, which administrators and shop managers have.
		 * @param string $page       Screen: `vitrine-orders`, `vitrine-customers` or `vitrine-coupons`.
		 *
		 * @example
		 * add_filter( 'vitrine_capability', fn( $capability, $page ) => 'vitrine-coupons' === $page ? 'manage_options' : $capability, 10, 2 );
		 */
		return (string) apply_filters( 'vitrine_capability', self::COUPONS === $page ? Roles::COUPONS : Roles::ORDERS, $page );
	}

	/**
	 * Ends the request without capability or valid nonce.
	 *
	 * @param string $action Nonce action.
	 * @param string $page   Screen: one of the constants.
	 */
	public static function guard( string $action, string $page = self::ORDERS ): void {
		if ( ! current_user_can( self::capability( $page ) ) ) {
			wp_die( esc_html__( 'You are not allowed to do this.', 'vitrine' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( $action );
	}

	/**
	 * Returns the URL of a screen.
	 *
	 * @param string                    $page One of the constants.
	 * @param array<string, int|string> $args Query arguments.
	 */
	public static function url( string $page, array $args = array() ): string {
		return add_query_arg( array( 'page' => $page ) + $args, admin_url( 'admin.php' ) );
	}

	/**
	 * Redirects to a screen with a message.
	 *
	 * @param string $url     Absolute URL on this site.
	 * @param string $message Plain text.
	 * @param string $type    `success` or `error`.
	 */
	public static function go( string $url, string $message, string $type = 'success' ): never {
		self::leave( $message, $type );
		wp_safe_redirect( $url );
		exit;
	}

	/**
	 * Stores a message for the next screen, without a redirect.
	 *
	 * @param string $message Plain text.
	 * @param string $type    `success` or `error`.
	 */
	public static function leave( string $message, string $type = 'success' ): void {
		set_transient( self::message_key(), array( $type, $message ), MINUTE_IN_SECONDS );
	}

	/**
	 * Prints the stored message.
	 */
	public static function print_message(): void {
		$left = get_transient( self::message_key() );
		if ( is_array( $left ) ) {
			delete_transient( self::message_key() );
			wp_admin_notice(
				esc_html( (string) $left[1] ),
				array(
					'type'        => (string) $left[0],
					'dismissible' => true,
				)
			);
		}
	}

	/**
	 * Returns a query argument.
	 *
	 * @param string $name Query argument.
	 */
	public static function query( string $name ): string {
		$value = $_GET[ $name ] ?? ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- URL parameter; sanitized in the next line.
		return is_string( $value ) ? sanitize_text_field( wp_unslash( $value ) ) : '';
	}

	/**
	 * Returns a form field, after guard() has verified the nonce.
	 *
	 * @param string $name Field name.
	 */
	public static function posted( string $name ): string {
		$value = $_POST[ $name ] ?? ''; // phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- guard() verifies the nonce; sanitized in the next line.
		return is_string( $value ) ? sanitize_textarea_field( wp_unslash( $value ) ) : '';
	}

	/**
	 * Returns the values of an array field.
	 *
	 * @param string $name Field name without brackets.
	 * @return array<array-key, string> Values by key in the brackets.
	 */
	public static function posted_texts( string $name ): array {
		$values = $_POST[ $name ] ?? array(); // phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- guard() verifies the nonce; sanitized in the next line.
		return array_map( static fn ( string $value ): string => sanitize_text_field( wp_unslash( $value ) ), array_filter( is_array( $values ) ? $values : array(), 'is_string' ) );
	}

	/**
	 * Returns the transient of the user's message.
	 */
	private static function message_key(): string {
		return 'vitrine_message_' . get_current_user_id();
	}
}
