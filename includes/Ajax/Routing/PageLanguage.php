<?php
/**
 * URLs in the language of a page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Ajax\Routing;

defined( 'ABSPATH' ) || exit;

/**
 * Multilingual plugins take the language of a request from its URL. Requests of scripts
 * must be in the language of their page, so their URLs include it. WPML's hooks are the
 * common standard, which Polylang supports too. Without such a plugin, URLs stay
 * unchanged.
 *
 * @see https://wpml.org/documentation/support/wpml-coding-api/wpml-hooks-reference/
 */
final class PageLanguage {

	/**
	 * Returns the home URL in the language of this page.
	 */
	public static function home(): string {
		$home = home_url( '/' );
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WPML hook.
		$own = apply_filters( 'wpml_home_url', $home );
		return is_string( $own ) && '' !== $own ? $own : $home;
	}

	/**
	 * Returns the admin-ajax URL with the language of this page.
	 */
	public static function admin_ajax(): string {
		$url = admin_url( 'admin-ajax.php' );
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WPML hook.
		$code = apply_filters( 'wpml_current_language', null );
		return is_string( $code ) && '' !== $code ? add_query_arg( 'lang', rawurlencode( $code ), $url ) : $url;
	}
}
