<?php
/**
 * Addresses in the language of a page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Ajax\Routing;

defined( 'ABSPATH' ) || exit;

/**
 * A plugin of languages takes the language of a request from its address. What
 * scripts ask for has to be in the language of the page that asks, so their
 * addresses say it too. WPML's hooks are what such plugins have in common: Polylang
 * answers them as well. Without one of them every address stays as it is.
 *
 * @see https://wpml.org/documentation/support/wpml-coding-api/wpml-hooks-reference/
 */
final class PageLanguage {

	/**
	 * The home page in the language of this page.
	 */
	public static function home(): string {
		$home = home_url( '/' );
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WPML's.
		$own = apply_filters( 'wpml_home_url', $home );
		return is_string( $own ) && '' !== $own ? $own : $home;
	}

	/**
	 * The address of admin-ajax, which belongs to no language, with that of this page.
	 */
	public static function admin_ajax(): string {
		$url = admin_url( 'admin-ajax.php' );
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WPML's.
		$code = apply_filters( 'wpml_current_language', null );
		return is_string( $code ) && '' !== $code ? add_query_arg( 'lang', rawurlencode( $code ), $url ) : $url;
	}
}
