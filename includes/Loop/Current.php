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
 * Blocks are rendered by WordPress, which hands them nothing but their
 * attributes: this is how those within a loop builder find it.
 */
final class Current {

	/**
	 * Those that are being rendered, the innermost last.
	 *
	 * @var list<Loop>
	 */
	private static array $stack = array();

	/**
	 * Numbers that listings of this page have.
	 *
	 * @var array<int, true>
	 */
	private static array $taken = array();

	/**
	 * Taxonomies that listings of this page have facets of, by their numbers.
	 *
	 * @var array<int, list<string>>
	 */
	private static array $facets = array();

	/**
	 * What the address of this page says in the words of the shop's former filters;
	 * null: no listing has looked.
	 */
	private static ?OldAddress $old = null;

	/**
	 * The number of the listing whose facets have short names, and these; null: none has.
	 *
	 * @var array{int, array<string, string>}|null
	 */
	private static ?array $short = null;

	/**
	 * The innermost.
	 */
	public static function loop(): ?Loop {
		return self::$stack ? self::$stack[ count( self::$stack ) - 1 ] : null;
	}

	/**
	 * Whether this page shows any.
	 */
	public static function any(): bool {
		return array() !== self::$taken;
	}

	/**
	 * Renders something within a listing.
	 *
	 * @template T
	 * @param Loop           $loop   The listing.
	 * @param \Closure(): T $render Renders it.
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
	 * The number of a listing on this page: its own, or the next where another
	 * listing (of a template, of a synced pattern that stands here twice) has it.
	 *
	 * @param int $wanted Its own.
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
	 * Notes which facets a listing has.
	 *
	 * @param int          $number Of the listing.
	 * @param list<string> $facets Taxonomies.
	 */
	public static function offer( int $number, array $facets ): void {
		self::$facets[ $number ] = $facets;
	}

	/**
	 * Whether a listing that was rendered has a facet.
	 *
	 * @param int    $number   Of the listing.
	 * @param string $taxonomy Of the facet.
	 */
	public static function offers( int $number, string $taxonomy ): bool {
		return in_array( $taxonomy, self::$facets[ $number ] ?? array(), true );
	}

	/**
	 * What the address says in the words of the shop's former filters, for the first
	 * listing that asks.
	 *
	 * @param array<string, mixed> $query  Of the address, unslashed.
	 * @param list<string>         $facets Those that the listing has.
	 */
	public static function old_address( array $query, array $facets ): OldAddress {
		if ( null !== self::$old ) {
			return OldAddress::none();
		}
		self::$old = OldAddress::of( $query, $facets );
		return self::$old;
	}

	/**
	 * Whether a listing that was rendered is filtered by such words.
	 */
	public static function is_filtered_by_old(): bool {
		return array() !== ( self::$old->facets ?? array() );
	}

	/**
	 * The short names that the facets of a listing have in the address, for the first
	 * listing that asks. Where the head of the page is there already, which would have
	 * had to know them, none has.
	 *
	 * @param int          $number Of the listing.
	 * @param list<string> $facets Those that it has.
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
	 * The facet that a parameter is the short name of.
	 *
	 * @param string $parameter Name of the parameter.
	 * @return array<string, int>|null Facet to the number of its listing; null: it is none.
	 */
	public static function short_name( string $parameter ): ?array {
		$facet = array_search( $parameter, self::$short[1] ?? array(), true );
		return false === $facet || null === self::$short ? null : array( $facet => self::$short[0] );
	}

	/**
	 * The parameter of a facet of a listing that was rendered.
	 *
	 * @param int    $number Of the listing.
	 * @param string $facet  Name of the facet.
	 */
	public static function parameter( int $number, string $facet ): string {
		return ( $number === ( self::$short[0] ?? 0 ) ? self::$short[1][ $facet ] ?? null : null ) ?? FacetParameters::long( $facet, $number );
	}

	/**
	 * Forgets what was rendered: the next page (tests).
	 */
	public static function reset(): void {
		self::$stack  = array();
		self::$taken  = array();
		self::$facets = array();
		self::$old    = null;
		self::$short  = null;
	}
}
