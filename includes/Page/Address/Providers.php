<?php
/**
 * The address providers of the site.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Page\Address;

defined( 'ABSPATH' ) || exit;

/**
 * The server decides which providers may be used; each has a script that registers its
 * client.
 *
 * @see spec 3.7, 5.9
 */
final class Providers {

	/**
	 * Returns the enabled providers.
	 *
	 * @return list<array{id: string, branding_html?: string}> In the order of preference.
	 */
	public static function listed(): array {
		/**
		 * Filters the address providers for checkout and account, the preferred one
		 * first. `branding_html` is displayed below the suggestions.
		 *
		 * @param list<array{id: string, branding_html?: string}> $providers Empty by default.
		 *
		 * @example
		 * add_filter( 'vitrine_address_providers', fn( $list ) => array( ...$list, array( 'id' => 'acme-maps' ) ) );
		 * add_action( 'wp_enqueue_scripts', fn() => wp_enqueue_script( 'acme-maps', ACME_URL, array( 'vitrine-address' ), '1.0', array( 'strategy' => 'defer' ) ) );
		 */
		$providers = apply_filters( 'vitrine_address_providers', array() );
		return is_array( $providers ) ? array_values( $providers ) : array();
	}
}
