<?php
/**
 * Suffix for cookies and storage of sites on the same host.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Cookies;

use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Cookies of the main site, whose path is `/`, are sent to every site below it, and
 * those of a domain to its subdomains, so the names must differ. The main site, and
 * sites without network, use the names of the contract.
 *
 * @see spec 9.4
 */
final class SiteMark {

	/** Placeholder of the suffix in the contract. */
	private const PLACEHOLDER = 'site';

	/**
	 * Registers the hook, for engines that set these cookies themselves.
	 */
	public static function boot(): void {
		// Before intentional changes of the contract.
		add_filter( 'vitrine_contract', array( self::class, 'add' ), 5 );
		Contract::reset();
	}

	/**
	 * Adds the suffix to the brands.
	 *
	 * @param array<string, string> $brands Brands by placeholder.
	 * @return array<string, string>
	 */
	public static function add( array $brands ): array {
		return array_merge( $brands, array( self::PLACEHOLDER => self::of_this_site() ) );
	}

	/**
	 * Returns the suffix of the current site.
	 */
	public static function of_this_site(): string {
		return is_multisite() && ! is_main_site() ? '_' . get_current_blog_id() : '';
	}

	/**
	 * Returns the suffix of browser storage keys: storage is shared by all sites of a
	 * host. Uses the stored URL, since multilingual plugins filter it per page.
	 */
	public static function of_address(): string {
		return substr( md5( untrailingslashit( (string) get_option( 'home' ) ) ), 0, 8 );
	}
}
