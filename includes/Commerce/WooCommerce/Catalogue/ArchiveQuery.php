<?php
/**
 * The archive of products that a request is for.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Catalogue;

use Vitrine\Support\MainQuery;

defined( 'ABSPATH' ) || exit;

/**
 * What WooCommerce and other plugins want of the main query of an archive, for a
 * listing that shows the archive's products in its place.
 */
final class ArchiveQuery {

	/** Arguments that say which products there are. Category, words, page and order are the listing's own. */
	private const CONDITIONS = array( 'author', 'author__in', 'author__not_in', 'date_query', 'meta_query', 'post__in', 'post__not_in', 'post_parent', 'post_parent__in', 'post_parent__not_in' );

	/** Arguments that say in which order they stand. */
	private const ORDER = array( 'meta_key', 'order', 'orderby' );

	/**
	 * @param \WP_Query $main The main query.
	 */
	private function __construct( private readonly \WP_Query $main ) {}

	/**
	 * That of this request; null: it is for something else.
	 */
	public static function current(): ?self {
		$main = MainQuery::get();
		return 'product_query' === $main->get( 'wc_query' ) ? new self( $main ) : null;
	}

	/**
	 * That of an address; null: it is of something else. Plugins are asked as on its page,
	 * although this request may be one of the admin's; the database is not asked.
	 *
	 * @param array<string, string> $variables Query variables.
	 */
	public static function of( array $variables ): ?self {
		$names  = array( 'wp_the_query', 'wp_query', 'current_screen' );
		$before = array_intersect_key( $GLOBALS, array_flip( $names ) );
		$query  = new \WP_Query();
		$own    = array( WC()->query, 'pre_get_posts' );
		// In a request of the admin's WooCommerce leaves it out.
		$absent = false === has_action( 'pre_get_posts', $own );
		if ( $absent ) {
			add_action( 'pre_get_posts', $own );
		}
		add_filter( 'posts_pre_query', '__return_empty_array', PHP_INT_MIN );
		self::set_globals( array( 'wp_the_query' => $query, 'wp_query' => $query ) + ( is_admin() ? array( 'current_screen' => \WP_Screen::get( 'front' ) ) : array() ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short.
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
	 * Conditions of other plugins, beside WooCommerce's own.
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
	 * Arguments that narrow a query to the products of the archive.
	 *
	 * @return array<string, mixed> Of WP_Query.
	 */
	public function conditions(): array {
		return array_filter( array_intersect_key( $this->main->query_vars, array_flip( self::CONDITIONS ) ) ) + array(
			// The terms of the archive and those that are filtered by, too.
			'tax_query' => $this->main->tax_query->queries ?? array(), // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_tax_query -- How WooCommerce knows what is shown.
		);
	}

	/**
	 * The order that another plugin wants.
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
	 * Asks in the place of the main query: filters of its statement, WooCommerce's for
	 * prices and attributes and those of other plugins, take it for that.
	 *
	 * @param array<string, mixed> $arguments Of WP_Query.
	 */
	public function ask( array $arguments ): \WP_Query {
		$query   = new \WP_Query();
		$replace = static function ( \WP_Query $asked ) use ( $query ): void {
			if ( $asked === $query ) {
				self::set_globals( array( 'wp_the_query' => $query ) );
			}
		};
		$filter  = array( WC()->query, 'product_query_post_clauses' );
		// Last: what is set on the main query was set, and is among the arguments.
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
	 * Sets what is_main_query(), is_shop(), is_admin() and their kind ask, for a moment.
	 *
	 * @param array<string, object|null> $globals By name.
	 */
	private static function set_globals( array $globals ): void {
		foreach ( $globals as $name => $value ) {
			$GLOBALS[ $name ] = $value; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- They are put back.
		}
	}
}
