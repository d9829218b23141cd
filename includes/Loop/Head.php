<?php
/**
 * Head of pages with listings.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop;

use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Filters multiply URLs endlessly. Filtered URLs get `noindex` and the page itself as
 * canonical URL; further pages of the whole list can be indexed.
 *
 * @see field 27, 28
 */
final class Head {

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_filter( 'wp_robots', array( self::class, 'robots' ) );
		add_filter( 'get_canonical_url', array( self::class, 'canonical' ) );
		add_action( 'wp_head', array( self::class, 'print_canonical' ) );
		add_filter( 'document_title_parts', array( self::class, 'title' ) );
	}

	/**
	 * Sets `noindex` for filtered URLs.
	 *
	 * @param array<string, bool|string> $robots Robots directives.
	 * @return array<string, bool|string>
	 */
	public static function robots( array $robots ): array {
		return Settings::on( 'loop_noindex' ) && self::narrows( self::query() ) ? array_merge( $robots, array( 'noindex' => true ) ) : $robots;
	}

	/**
	 * Filters the canonical URL: WordPress removes all parameters, including filters;
	 * the page number and a single facet value are added back.
	 *
	 * @param string $url URL of WordPress.
	 */
	public static function canonical( string $url ): string {
		$query = self::query();
		$page  = LoopUrl::page( $query );
		if ( self::narrows( $query ) ) {
			return $url;
		}
		$own = $page > 1 ? LoopUrl::own( $query ) : array();
		foreach ( self::values( $query ) as $value ) {
			$own[ Current::parameter( $value['query_id'], $value['taxonomy'] ) ] = rawurlencode( $value['slug'] );
		}
		return array() === $own ? $url : add_query_arg( $own, $url );
	}

	/**
	 * Whether a URL is one of the endless filter combinations. A single value of a
	 * facet on the page can be indexed, like a category page; several values cannot.
	 *
	 * @param array<string, mixed> $query Query variables of the URL.
	 */
	private static function narrows( array $query ): bool {
		if ( Current::is_filtered_by_old() ) {
			return true;
		}
		$values = self::values( $query );
		if ( array() === $values || LoopUrl::filters( $query ) || count( $values ) > 1 ) {
			return array() !== $values || LoopUrl::filters( $query );
		}
		$value = $values[0];
		return ! Current::offers( $value['query_id'], $value['taxonomy'] ) || ! get_term_by( 'slug', $value['slug'], $value['taxonomy'] ) instanceof \WP_Term;
	}

	/**
	 * Prints the canonical URL of archives, for which WordPress has none.
	 */
	public static function print_canonical(): void {
		$query = self::query();
		if ( is_singular() || ( ! Current::is_filtered_by_old() && array() === array_merge( LoopUrl::own( $query ), self::values( $query ) ) ) ) {
			return;
		}
		printf( '<link rel="canonical" href="%s" />' . "\n", esc_url( self::canonical( LoopUrl::current( 0 )->base ) ) );
	}

	/**
	 * Adds the page number to the title.
	 *
	 * @param array<string, string> $parts Parts of the title.
	 * @return array<string, string>
	 */
	public static function title( array $parts ): array {
		$query = self::query();
		$page  = LoopUrl::page( $query );
		if ( $page > 1 ) {
			/* translators: %d: number of a page. */
			return self::with_page( $parts, sprintf( __( 'Page %d', 'vitrine' ), $page ) );
		}
		return $parts;
	}

	/**
	 * Returns the titles of the page for the script that updates it.
	 *
	 * @return array{first: string, further: string} `further` has `%d` in the place of the number.
	 */
	public static function titles(): array {
		$first = static function ( array $parts ): array {
			unset( $parts['page'] );
			return $parts;
		};
		/* translators: %d: number of a page. */
		$further = static fn ( array $parts ): array => self::with_page( $parts, __( 'Page %d', 'vitrine' ) );
		return array(
			'first'   => self::with_parts( $first ),
			'further' => self::with_parts( $further ),
		);
	}

	/**
	 * Adds the page number after the title, where WordPress has it.
	 *
	 * @param array<string, string> $parts Parts of the title.
	 * @param string                $page  Text with the page number.
	 * @return array<string, string>
	 */
	private static function with_page( array $parts, string $page ): array {
		return array_merge( array_intersect_key( $parts, array( 'title' => '' ) ), array( 'page' => $page ), array_diff_key( $parts, array_flip( array( 'title', 'page' ) ) ) );
	}

	/**
	 * Returns the title with changed parts.
	 *
	 * @param \Closure( array<string, string> ): array<string, string> $change Changes the parts.
	 */
	private static function with_parts( \Closure $change ): string {
		add_filter( 'document_title_parts', $change, PHP_INT_MAX );
		try {
			return html_entity_decode( wp_get_document_title(), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		} finally {
			remove_filter( 'document_title_parts', $change, PHP_INT_MAX );
		}
	}

	/**
	 * Returns the facet values in a URL; skips loading classes if there is no query.
	 *
	 * @param array<string, mixed> $query Query variables of the URL.
	 * @return list<array{query_id: int, taxonomy: string, slug: string}>
	 */
	private static function values( array $query ): array {
		return array() === $query ? array() : FacetParameters::values( $query );
	}

	/**
	 * Returns the query variables of the current request.
	 *
	 * @return array<string, mixed>
	 */
	private static function query(): array {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only reads the parameter names.
		return wp_unslash( $_GET );
	}
}
