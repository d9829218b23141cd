<?php
/**
 * WordPress queries answered by the facet index.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Catalog\FacetIndex;

use Vitrine\Commerce\Facets\FacetQuestion;
use Vitrine\Commerce\Rules\FacetIndex\IndexAnswer;
use Vitrine\Commerce\WooCommerce\Catalog\Listed;

defined( 'ABSPATH' ) || exit;

/**
 * For a list of all products, or of those of some terms, the database sorts and counts
 * every product. If the SQL is exactly what the index covers, the index returns the
 * products of the page and the total. If another plugin has changed the SQL, the
 * database is queried.
 *
 * Used for our own queries, and for the main query of an archive whose products our
 * listing shows, because its posts are not displayed.
 */
final class PlainLists {

	/** WP_Query argument of our own queries. */
	public const ARGUMENT = 'vitrine_plain_list';

	/** Autoloaded option: large archives whose products our listing shows. */
	public const ARCHIVES = 'vitrine_wc_listed_archives';

	/** Number of products from which the database is slow: it needs 5 ms per thousand to sort and count. */
	public const LARGE = 2000;

	/** Maximum number of stored archives. */
	private const MOST = 100;

	/** Orders of the index and their SQL. */
	private const ORDERS = array(
		'menu_order' => '{posts}.menu_order ASC, {posts}.post_title ASC',
		'date'       => '{posts}.post_date DESC, {posts}.ID DESC',
	);

	/**
	 * Archive of this request whose main query was answered, until our listing has
	 * shown it.
	 *
	 * @var string
	 */
	private static string $waiting = '';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_filter( 'posts_pre_query', array( self::class, 'answer' ), 10, 2 );
		add_action( 'shutdown', array( self::class, 'give_up' ) );
	}

	/**
	 * Answers a query. Hooked.
	 *
	 * @param array<mixed>|null $posts Result of another plugin; null: none.
	 * @param \WP_Query         $query Query with its SQL prepared.
	 * @return array<mixed>|null
	 */
	public static function answer( ?array $posts, \WP_Query $query ): ?array {
		$own = true === $query->get( self::ARGUMENT );
		if ( null !== $posts || ! ( $own || self::is_replaced( $query ) ) || has_filter( 'found_posts' ) || ! FacetIndex::keeper()->is_ready() ) {
			return $posts;
		}
		$size   = (int) $query->get( 'posts_per_page' );
		$first  = '' === (string) $query->get( 'offset' ) ? ( max( 1, (int) $query->get( 'paged' ) ) - 1 ) * $size : (int) $query->get( 'offset' );
		$groups = self::groups( $query );
		$order  = null === $groups || $size < 1 ? null : self::order( $query, "$first,$size", $own );
		$found  = null === $order ? null : IndexAnswer::to( new FacetQuestion( $groups, array(), array(), array(), array() ), FacetIndex::keeper() );
		$ids    = $found?->page( (string) $order, $first, $size );
		if ( null === $found || null === $ids ) {
			return null;
		}
		FacetIndex::ask();
		if ( ! $own ) {
			self::$waiting = self::archive( $query );
		}
		if ( ! $query->get( 'no_found_rows' ) ) {
			$query->found_posts   = $found->total();
			$query->max_num_pages = (int) ceil( $query->found_posts / $size );
		}
		if ( 'ids' === $query->get( 'fields' ) ) {
			self::count( $query, $found->total() );
			return $ids;
		}
		_prime_post_caches( $ids, false !== $query->get( 'update_post_term_cache' ), false !== $query->get( 'update_post_meta_cache' ) );
		return array_values( array_filter( array_map( 'get_post', $ids ) ) );
	}

	/**
	 * Makes WordPress, which runs its own count for IDs, use a known total.
	 *
	 * @param \WP_Query $query The query.
	 * @param int       $total Total number of products.
	 */
	private static function count( \WP_Query $query, int $total ): void {
		$count = static function ( string $sql, \WP_Query $asked ) use ( $query, $total, &$count ): string {
			remove_filter( 'found_posts_query', $count );
			return $asked === $query ? "SELECT $total" : $sql;
		};
		add_filter( 'found_posts_query', $count, 10, 2 );
	}

	/**
	 * Records that our listing shows the products of the main query's archive.
	 *
	 * @param \WP_Query $query The main query.
	 */
	public static function replace( \WP_Query $query ): void {
		$archive       = self::archive( $query );
		self::$waiting = '';
		if ( '' !== $archive && $query->found_posts >= self::LARGE && ! in_array( $archive, self::archives(), true ) ) {
			update_option( self::ARCHIVES, array_slice( array( ...self::archives(), $archive ), -self::MOST ), true );
		}
	}

	/**
	 * Forgets an archive that our listing no longer shows. Hooked.
	 */
	public static function give_up(): void {
		if ( '' !== self::$waiting && did_action( 'wp_footer' ) ) {
			update_option( self::ARCHIVES, array_values( array_diff( self::archives(), array( self::$waiting ) ) ), true );
		}
		self::$waiting = '';
	}

	/**
	 * Returns the archives whose products our listing shows.
	 *
	 * @return list<string>
	 */
	private static function archives(): array {
		$known = get_option( self::ARCHIVES );
		return is_array( $known ) ? array_values( array_filter( $known, 'is_string' ) ) : array();
	}

	/**
	 * Whether a query is the main query of such an archive.
	 *
	 * @param \WP_Query $query The query.
	 */
	private static function is_replaced( \WP_Query $query ): bool {
		return $query->is_main_query() && ! is_admin() && ! $query->is_feed() && in_array( self::archive( $query ), self::archives(), true );
	}

	/**
	 * Returns the archive of a query. Each may have its own template.
	 *
	 * @param \WP_Query $query The query.
	 * @return string Empty: of none.
	 */
	private static function archive( \WP_Query $query ): string {
		$taxonomies = $query->is_tax() ? array_filter( get_object_taxonomies( 'product' ), static fn ( string $taxonomy ): bool => '' !== (string) $query->get( $taxonomy ) ) : array();
		return match ( true ) {
			$query->is_search()                        => '',
			1 === count( $taxonomies )                 => 'taxonomy-' . reset( $taxonomies ) . '-' . (string) $query->get( reset( $taxonomies ) ),
			$query->is_post_type_archive( 'product' ) => 'archive-product',
			default                                    => '',
		};
	}

	/**
	 * Returns the terms of the listed products.
	 *
	 * @param \WP_Query $query The query.
	 * @return list<array{taxonomy: string, terms: list<int>}>|null Null: the index holds something else.
	 */
	private static function groups( \WP_Query $query ): ?array {
		global $wpdb;
		$shown  = self::clauses( ( new \WP_Tax_Query( Listed::terms( false ) ) )->queries );
		$asked  = self::clauses( $query->tax_query->queries ?? array() );
		$groups = array();
		if ( null === $shown || null === $asked || array() !== array_udiff( $shown, $asked, static fn ( array $a, array $b ): int => $a <=> $b ) ) {
			return null;
		}
		foreach ( $asked as $clause ) {
			if ( in_array( $clause, $shown, true ) ) {
				continue;
			}
			// Includes child terms, as WordPress resolves them.
			$sql = (string) ( new \WP_Tax_Query( array( $clause ) ) )->get_sql( $wpdb->posts, 'ID' )['where'];
			if ( 'IN' !== $clause['operator'] || 1 !== preg_match( '/term_taxonomy_id IN \(([\d,\s]+)\)/', $sql, $ids ) ) {
				return null;
			}
			$groups[] = array(
				'taxonomy' => (string) $clause['taxonomy'],
				'terms'    => array_map( 'intval', explode( ',', $ids[1] ) ),
			);
		}
		return $groups;
	}

	/**
	 * Returns the clauses of a tax query that must all match.
	 *
	 * @param array<mixed> $queries Queries of WP_Tax_Query.
	 * @return list<array<string, mixed>>|null Null: not all are.
	 */
	private static function clauses( array $queries ): ?array {
		$clauses = array();
		if ( 'OR' === ( $queries['relation'] ?? 'AND' ) ) {
			return null;
		}
		foreach ( array_filter( $queries, 'is_array' ) as $query ) {
			$inner = isset( $query['taxonomy'] ) ? array( $query ) : self::clauses( $query );
			if ( null === $inner ) {
				return null;
			}
			array_push( $clauses, ...$inner );
		}
		return array_map(
			static function ( array $clause ): array {
				ksort( $clause );
				return $clause;
			},
			$clauses
		);
	}

	/**
	 * Returns the order of a query that only filters by terms.
	 *
	 * @param \WP_Query $query The query.
	 * @param string    $page  Offset and number of products.
	 * @param bool      $own   Whether it excludes products with a password, as the index does.
	 * @return ?string Sort order of the index; null if the index does not support the query.
	 */
	private static function order( \WP_Query $query, string $page, bool $own ): ?string {
		global $wpdb;
		$posts = $wpdb->posts;
		$terms = ( new \WP_Tax_Query( $query->tax_query->queries ?? array() ) )->get_sql( $posts, 'ID' );
		$begin = 'SELECT ' . ( $query->get( 'no_found_rows' ) ? '' : 'SQL_CALC_FOUND_ROWS ' ) . ( 'ids' === $query->get( 'fields' ) ? "$posts.ID" : "$posts.*" ) . " FROM $posts {$terms['join']} WHERE 1=1 {$terms['where']}" . ( $own ? " AND $posts.post_password = ''" : '' ) . " AND $posts.post_type = 'product' AND $posts.post_status = 'publish' GROUP BY $posts.ID ORDER BY ";
		$bare  = static fn ( string $sql ): string => (string) preg_replace( '/[\s()]+/', '', $sql );
		foreach ( self::ORDERS as $order => $by ) {
			if ( $bare( $begin . strtr( $by, array( '{posts}' => $posts ) ) . " LIMIT $page" ) === $bare( (string) $query->request ) ) {
				return $order;
			}
		}
		return null;
	}
}
