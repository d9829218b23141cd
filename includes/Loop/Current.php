<?php
/**
 * The listing that is being rendered.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress passes only attributes to a block: with this, blocks in a loop builder find
 * their listing.
 */
final class Current {

	/**
	 * Listings that are being rendered, the innermost last.
	 *
	 * @var list<Loop>
	 */
	private static array $stack = array();

	/**
	 * Numbers used by listings of this page.
	 *
	 * @var array<int, true>
	 */
	private static array $taken = array();

	/**
	 * Facet taxonomies of the page's listings, by number.
	 *
	 * @var array<int, list<string>>
	 */
	private static array $facets = array();

	/**
	 * Filters of the shop's former plugin in the URL; null: not read yet.
	 */
	private static ?OldFilterParameters $old = null;

	/**
	 * Number of the listing with short facet names, and the names; null: none.
	 *
	 * @var array{int, array<string, string>}|null
	 */
	private static ?array $short = null;

	/**
	 * Returns the innermost listing.
	 */
	public static function loop(): ?Loop {
		return self::$stack ? self::$stack[ count( self::$stack ) - 1 ] : null;
	}

	/**
	 * Whether this page has a listing.
	 */
	public static function any(): bool {
		return array() !== self::$taken;
	}

	/**
	 * Runs code within a listing.
	 *
	 * @template T
	 * @param Loop           $loop   The listing.
	 * @param \Closure(): T $render Code to run.
	 * @return T
	 */
	public static function within( Loop $loop, \Closure $render ): mixed {
		self::$stack[] = $loop;
		try {
			return $render();
		} finally {
			array_pop( self::$stack );
		}
	}

	/**
	 * Returns the number of a listing on this page: its own, or the next free one if
	 * another listing (of a template, or of a synced pattern used twice) has it.
	 *
	 * @param int $wanted Number of the listing.
	 */
	public static function number( int $wanted ): int {
		$number = max( 1, min( 999, $wanted ) );
		while ( isset( self::$taken[ $number ] ) ) {
			++$number;
		}
		self::$taken[ $number ] = true;
		return $number;
	}

	/**
	 * Stores the facets of a listing.
	 *
	 * @param int          $number Number of the listing.
	 * @param list<string> $facets Taxonomies of the facets.
	 */
	public static function offer( int $number, array $facets ): void {
		self::$facets[ $number ] = $facets;
	}

	/**
	 * Whether a rendered listing has a facet.
	 *
	 * @param int    $number   Number of the listing.
	 * @param string $taxonomy Taxonomy of the facet.
	 */
	public static function offers( int $number, string $taxonomy ): bool {
		return in_array( $taxonomy, self::$facets[ $number ] ?? array(), true );
	}

	/**
	 * Returns the filters of the shop's former plugin in the URL, for the first listing
	 * that requests them.
	 *
	 * @param array<string, mixed> $query  Query variables of the URL, unslashed.
	 * @param list<string>         $facets Facets of the listing.
	 */
	public static function old_address( array $query, array $facets ): OldFilterParameters {
		if ( null !== self::$old ) {
			return OldFilterParameters::none();
		}
		self::$old = OldFilterParameters::of( $query, $facets );
		return self::$old;
	}

	/**
	 * Whether a rendered listing is filtered by them.
	 */
	public static function is_filtered_by_old(): bool {
		return array() !== ( self::$old->facets ?? array() );
	}

	/**
	 * Returns the short parameter names of a listing's facets, for the first listing
	 * that requests them. None after the head is printed, which depends on them.
	 *
	 * @param int          $number Number of the listing.
	 * @param list<string> $facets Facets of the listing.
	 * @return array<string, string> Facet to name.
	 */
	public static function short_names( int $number, array $facets ): array {
		if ( null !== self::$short || did_action( 'wp_head' ) ) {
			return array();
		}
		self::$short = array( $number, ShortNames::of( $facets ) );
		return self::$short[1];
	}

	/**
	 * Returns the facet with a short parameter name.
	 *
	 * @param string $parameter Parameter name.
	 * @return array<string, int>|null Facet to the number of its listing; null: it is none.
	 */
	public static function short_name( string $parameter ): ?array {
		$facet = array_search( $parameter, self::$short[1] ?? array(), true );
		return false === $facet || null === self::$short ? null : array( $facet => self::$short[0] );
	}

	/**
	 * Returns the parameter name of a facet of a rendered listing.
	 *
	 * @param int    $number Number of the listing.
	 * @param string $facet  Name of the facet.
	 */
	public static function parameter( int $number, string $facet ): string {
		return ( $number === ( self::$short[0] ?? 0 ) ? self::$short[1][ $facet ] ?? null : null ) ?? FacetParameters::long( $facet, $number );
	}

	/**
	 * Resets the state of the page (tests).
	 */
	public static function reset(): void {
		self::$stack  = array();
		self::$taken  = array();
		self::$facets = array();
		self::$old    = null;
		self::$short  = null;
	}
}
