<?php
/**
 * Plugin Name: A neighbour: consent
 * Description: A banner for the WP Consent API: no marketing before the visitor has given consent.
 *
 * @package Vitrine
 */

declare(strict_types=1);

if ( ! function_exists( 'wp_has_consent' ) ) {
	/**
	 * WooCommerce detects the API by this class.
	 */
	final class WP_CONSENT_API {
	}

	/**
	 * Whether the visitor allows a category.
	 *
	 * @param string $category Consent category.
	 */
	function wp_has_consent( string $category ): bool {
		return 'allow' === sanitize_key( $_COOKIE[ 'wp_consent_' . $category ] ?? '' ) || 'functional' === $category;
	}

	/**
	 * Returns the consent type.
	 */
	function wp_get_consent_type(): string {
		return 'optin';
	}

	/**
	 * Whether a plugin has registered as compatible.
	 *
	 * @param string $plugin Plugin name.
	 */
	function consent_api_registered( string $plugin ): bool {
		return (bool) apply_filters( 'wp_consent_api_registered_' . $plugin, false );
	}
}
add_filter( 'wp_get_consent_type', static fn (): string => 'optin' );

add_action(
	'wp_enqueue_scripts',
	static function (): void {
		wp_register_script( 'wp-consent-api', '', array( 'jquery' ), '1', true );
		wp_enqueue_script( 'wp-consent-api' );
		wp_add_inline_script(
			'wp-consent-api',
			<<<'JS'
			window.wp_consent_type = 'optin';
			window.consent_api = { cookie_expiration: '30', cookie_prefix: 'wp_consent' };
			function wp_has_consent( category ) {
				return 'functional' === category || -1 !== document.cookie.indexOf( 'wp_consent_' + category + '=allow' );
			}
			function wp_set_consent( category, value ) {
				document.cookie = 'wp_consent_' + category + '=' + value + '; path=/';
				var detail = {};
				detail[ category ] = value;
				document.dispatchEvent( new CustomEvent( 'wp_listen_for_consent_change', { detail: detail } ) );
			}
			jQuery( function ( $ ) {
				if ( ! wp_has_consent( 'marketing' ) ) {
					$( '<div class="consent-banner" role="region" aria-label="Consent"><button type="button" data-value="allow">Allow</button> <button type="button" data-value="deny">Deny</button></div>' )
						.appendTo( 'body' )
						.on( 'click', 'button', function () {
							wp_set_consent( 'marketing', $( this ).data( 'value' ) );
							wp_set_consent( 'statistics', $( this ).data( 'value' ) );
							$( this ).parent().remove();
						} );
				}
				document.dispatchEvent( new CustomEvent( 'wp_consent_type_defined' ) );
			} );
			JS
		);
	},
	1
);
