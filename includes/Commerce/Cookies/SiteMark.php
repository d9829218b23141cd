<?php
/**
 * What tells apart what sites of one host keep in a browser.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Cookies;

use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * A cookie of the main site, whose path is `/`, comes to every site below it, and
 * one of a domain to its subdomains: by names alone they never meet. The main
 * site's cookies, and those of a site without a network, have the contract's names.
 *
 * @see spec 9.4
 */
final class SiteMark {

	/** The contract's placeholder at the end of such names. */
	private const PLACEHOLDER = 'site';

	/**
	 * Takes the hook, for an engine that sets these cookies itself.
	 */
	public static function boot(): void {
		// Before those who change the contract on purpose.
		add_filter( 'vitrine_contract', array( self::class, 'add' ), 5 );
		Contract::reset();
	}

	/**
	 * Adds the mark to the brands.
	 *
	 * @param array<string, string> $brands Placeholder to brand.
	 * @return array<string, string>
	 */
	public static function add( array $brands ): array {
		return array_merge( $brands, array( self::PLACEHOLDER => self::of_this_site() ) );
	}

	/**
	 * The mark of the present site.
	 */
	public static function of_this_site(): string {
		return is_multisite() && ! is_main_site() ? '_' . get_current_blog_id() : '';
	}

	/**
	 * What a browser's storage has behind its keys: it knows hosts alone, and two
	 * sites of one host, of a network or not, would share it. The address as it is
	 * kept: plugins of languages give another one on each page.
	 */
	public static function of_address(): string {
		return substr( md5( untrailingslashit( (string) get_option( 'home' ) ) ), 0, 8 );
	}
}
