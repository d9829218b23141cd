<?php
/**
 * The login form of the checkout.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Texts;

use Vitrine\Commerce\WooCommerce\Hooks\ForeignActions;
use Vitrine\View\Parts\Others;

defined( 'ABSPATH' ) || exit;

/**
 * Security plugins print fields at the actions of WooCommerce's login form and check
 * them when WooCommerce processes the login. With such a plugin our form includes its
 * fields and is submitted to WooCommerce.
 */
final class LoginForm {

	/** WooCommerce action to the part of WordPress's form before which it runs. */
	private const PLACES = array(
		'woocommerce_login_form_start' => '<p class="login-username">',
		'woocommerce_login_form'       => '<p class="login-remember">',
		'woocommerce_login_form_end'   => '</form>',
	);

	/** Field of WordPress's login form to WooCommerce's. */
	private const FIELDS = array(
		'log'         => 'username',
		'pwd'         => 'password',
		'wp-submit'   => 'login',
		'redirect_to' => 'redirect',
	);

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_filter( 'vitrine_checkout_login_form', array( self::class, 'guard' ), 10, 2 );
	}

	/**
	 * Adds the output of plugins to the form. Hooked.
	 *
	 * @param string $html WordPress's login form.
	 * @param string $url  URL to return to after the login.
	 */
	public static function guard( string $html, string $url ): string {
		$printed = array();
		foreach ( array_filter( array_keys( self::PLACES ), 'has_action' ) as $hook ) {
			$printed[ $hook ] = ForeignActions::printed( $hook, array() );
		}
		$printed = array_filter( $printed, static fn ( string $one ): bool => '' !== $one );
		if ( array() === $printed ) {
			return $html;
		}
		$html = self::for_woocommerce( $html, $url );
		foreach ( $printed as $hook => $one ) {
			$place = strpos( $html, self::PLACES[ $hook ] );
			if ( false !== $place ) {
				$html = substr_replace( $html, sprintf( '<div %s="%s">%s</div>', Others::MARK, substr( $hook, strlen( 'woocommerce_' ) ), $one ), $place, 0 );
			}
		}
		return $html;
	}

	/**
	 * Changes the form so that WooCommerce processes it.
	 *
	 * @param string $html WordPress's login form.
	 * @param string $url  URL to submit to and to return to.
	 */
	private static function for_woocommerce( string $html, string $url ): string {
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			$name = $tags->get_attribute( 'name' );
			if ( 'FORM' === $tags->get_tag() ) {
				$tags->set_attribute( 'action', $url );
			} elseif ( is_string( $name ) && isset( self::FIELDS[ $name ] ) ) {
				$tags->set_attribute( 'name', self::FIELDS[ $name ] );
			}
		}
		return str_replace( '</form>', wp_nonce_field( 'woocommerce-login', 'woocommerce-login-nonce', true, false ) . '</form>', $tags->get_updated_html() );
	}
}
