<?php
/**
 * Main query of a product archive.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Catalog;

use Vitrine\Support\MainQuery;

defined( 'ABSPATH' ) || exit;

/**
 * Conditions that WooCommerce and other plugins set on the main query of an archive,
 * for a listing that shows the archive's products instead.
 */
final class ArchiveQuery {

	/** Query arguments that filter products. Category, search, page and order are set by the listing. */
	private const CONDITIONS = array( 'author', 'author__in', 'author__not_in', 'date_query', 'meta_query', 'post__in', 'post__not_in', 'post_parent', 'post_parent__in', 'post_parent__not_in' );

	/** Query arguments that sort products. */
	private const ORDER = array( 'meta_key', 'order', 'orderby' );

	/**
	 * @param \WP_Query $main The main query.
	 */
	private function __construct( private readonly \WP_Query $main ) {}

	/**
	 * Returns the archive of the current request; null: it is not a product archive.
	 */
	public static function current(): ?self {
		$main = MainQuery::get();
		return 'product_query' === $main->get( 'wc_query' ) ? new self( $main ) : null;
	}

	/**
	 * Returns the archive of a URL; null: it is not a product archive. Plugins filter
	 * it as on its page, even in an admin request; the database is not queried.
	 *
	 * @param array<string, string> $variables Query variables.
	 */
	public static function of( array $variables ): ?self {
		$names  = array( 'wp_the_query', 'wp_query', 'current_screen' );
		$before = array_intersect_key( $GLOBALS, array_flip( $names ) );
		$query  = new \WP_Query();
		$own    = array( WC()->query, 'pre_get_posts' );
		// WooCommerce does not register it in admin requests.
		$absent = false === has_action( 'pre_get_posts', $own );
		if ( $absent ) {
			add_action( 'pre_get_posts', $own );
		}
		add_filter( 'posts_pre_query', '__return_empty_array', PHP_INT_MIN );
		self::set_globals( array( 'wp_the_query' => $query, 'wp_query' => $query ) + ( is_admin() ? array( 'current_screen' => \WP_Screen::get( 'front' ) ) : array() ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		try {
			$query->query( $variables );
			return self::current();
		} finally {
			remove_filter( 'posts_pre_query', '__return_empty_array', PHP_INT_MIN );
			if ( $absent ) {
				remove_action( 'pre_get_posts', $own );
			}
			self::set_globals( $before + array_fill_keys( $names, null ) );
		}
	}

	/**
	 * Returns the conditions of other plugins, without WooCommerce's own.
	 *
	 * @return array<string, mixed> Arguments of WP_Query.
	 */
	public function foreign_conditions(): array {
		$usual = array(
			'tax_query'  => WC()->query->get_tax_query( array(), true ),
			'meta_query' => WC()->query->get_meta_query( array(), true ),
		);
		$more  = array_intersect_key( $this->main->query_vars, array_flip( self::CONDITIONS ) + array( 'tax_query' => 0 ) );
		foreach ( $usual as $name => $clauses ) {
			$set           = (array) ( $more[ $name ] ?? array() );
			$is_any        = 'OR' === ( $set['relation'] ?? 'AND' );
			$own           = array_filter( $set, static fn ( $clause ): bool => is_array( $clause ) && ! in_array( $clause, $clauses, true ) );
			$more[ $name ] = $is_any && array() !== $own ? array( $set ) : array_values( $own );
		}
		return array_filter( $more );
	}

	/**
	 * Returns the query arguments that limit a query to the products of the archive.
	 *
	 * @return array<string, mixed> Of WP_Query.
	 */
	public function conditions(): array {
		return array_filter( array_intersect_key( $this->main->query_vars, array_flip( self::CONDITIONS ) ) ) + array(
			// Includes the terms of the archive and of active filters.
			'tax_query' => $this->main->tax_query->queries ?? array(), // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_tax_query -- WooCommerce reads the current terms from it.
		);
	}

	/**
	 * Returns the sorting set by another plugin.
	 *
	 * @return array<string, mixed> Arguments of WP_Query; empty: it is WooCommerce's.
	 */
	public function order(): array {
		$of    = static fn ( array $arguments ): array => array_filter( array_intersect_key( $arguments, array_flip( self::ORDER ) ) );
		$order = $of( $this->main->query_vars );
		$usual = $of( (array) WC()->query->get_catalog_ordering_args() );
		WC()->query->remove_ordering_args();
		ksort( $order );
		ksort( $usual );
		return $order === $usual ? array() : $order;
	}

	/**
	 * Runs a query as the main query, so that the SQL filters of WooCommerce (prices
	 * and attributes) and of other plugins apply.
	 *
	 * @param array<string, mixed> $arguments Arguments of WP_Query.
	 */
	public function ask( array $arguments ): \WP_Query {
		$query   = new \WP_Query();
		$replace = static function ( \WP_Query $asked ) use ( $query ): void {
			if ( $asked === $query ) {
				self::set_globals( array( 'wp_the_query' => $query ) );
			}
		};
		$filter  = array( WC()->query, 'product_query_post_clauses' );
		// Last, because changes of the main query are already among the arguments.
		add_action( 'pre_get_posts', $replace, PHP_INT_MAX );
		add_filter( 'posts_clauses', $filter, 10, 2 );
		try {
			$query->query( $arguments );
		} finally {
			remove_action( 'pre_get_posts', $replace, PHP_INT_MAX );
			remove_filter( 'posts_clauses', $filter );
			self::set_globals( array( 'wp_the_query' => $this->main ) );
		}
		return $query;
	}

	/**
	 * Sets globals used by is_main_query(), is_shop(), is_admin() and the like.
	 *
	 * @param array<string, object|null> $globals By name.
	 */
	private static function set_globals( array $globals ): void {
		foreach ( $globals as $name => $value ) {
			$GLOBALS[ $name ] = $value; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- The caller restores them.
		}
	}
}
