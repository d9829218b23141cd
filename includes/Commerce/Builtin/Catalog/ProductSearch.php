<?php
/**
 * Product queries.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalog;

use Vitrine\Commerce\Builtin\Catalog\FacetIndex\FacetIndex;
use Vitrine\Commerce\Builtin\Catalog\Index\Spelling;
use Vitrine\Commerce\Builtin\Catalog\Index\IndexWords;
use Vitrine\Commerce\Builtin\Catalog\Index\WordTable;
use Vitrine\Commerce\Builtin\Database\Tables;
use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Commerce\Facets\FacetQuestion;
use Vitrine\Commerce\Rules\FacetIndex\IndexAnswer;
use Vitrine\Commerce\Value\ProductQuery;

defined( 'ABSPATH' ) || exit;

/**
 * One prepared query for the rows of the page, and one for the total, both with an
 * index of the products table. Only published products without password are listed.
 */
final class ProductSearch {

	/** Sort order in which products without price come last: an index has NULL first. */
	private const PRICED_FIRST = 'price';

	/**
	 * Returns the IDs of the page and the total.
	 *
	 * @param ProductQuery $query    Product query.
	 * @param int          $page     Page number, from 1.
	 * @param int          $per_page Products per page, at least 1.
	 * @return array{ids: list<int>, total: int}
	 */
	public static function run( ProductQuery $query, int $page, int $per_page ): array {
		[ $from, $args ] = self::from( $query );
		$first           = ( $page - 1 ) * $per_page;
		$named           = array() !== $query->ids;
		if ( ! $named && self::PRICED_FIRST === SortOrders::valid( $query->orderby ) ) {
			$rows  = self::rows( "$from AND l.price IS NOT NULL", $args, 'l.price ASC, l.product_id ASC', $first, $per_page );
			$count = count( $rows );
			if ( $count < $per_page ) {
				$priced = $count > 0 ? $first + $count : self::count( "$from AND l.price IS NOT NULL", $args );
				$rows   = array_merge( $rows, self::rows( "$from AND l.price IS NULL", $args, 'l.product_id ASC', max( 0, $first - $priced ), $per_page - $count ) );
			}
		} else {
			$rows = self::rows( $from, $args, $named ? self::given_order( $query->ids ) : SortOrders::sql( $query->orderby ), $first, $per_page );
		}
		$count = count( $rows );
		// For a page that is not full or has all given products, the total is known without a query.
		$total = $count > 0 && ( $count < $per_page || ! $query->counted || ( $named && $first + $count === count( array_unique( $query->ids ) ) ) )
			? $first + $count
			: ( 1 === $page && 0 === $count ? 0 : self::indexed_total( $query ) ?? self::count( $from, $args ) );
		return array(
			'ids'   => ProductRows::keep( $rows ),
			'total' => $total,
		);
	}

	/**
	 * Returns the rows of a page. Its position is found with the index only, and then
	 * only the displayed rows are read.
	 *
	 * @param string           $from  SQL from from().
	 * @param list<string|int> $args  Values of its placeholders.
	 * @param string           $order ORDER BY expression; no user input.
	 * @param int              $first Number of results to skip.
	 * @param int              $count Maximum number.
	 * @return array<array<string, string|null>>
	 */
	private static function rows( string $from, array $args, string $order, int $first, int $count ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.PreparedSQL -- Constants, integers and placeholders only; values are passed to prepare().
		return (array) $wpdb->get_results( $wpdb->prepare( "SELECT l.* FROM %i l INNER JOIN ( SELECT l.product_id AS id $from ORDER BY $order LIMIT %d OFFSET %d ) page ON page.id = l.product_id ORDER BY $order", Tables::products(), ...array_merge( $args, array( $count, $first ) ) ), ARRAY_A );
	}

	/**
	 * Returns the total.
	 *
	 * @param string           $from SQL from from().
	 * @param list<string|int> $args Values of its placeholders.
	 */
	private static function count( string $from, array $args ): int {
		global $wpdb;
		// phpcs:ignore WordPress.DB.PreparedSQL -- Constants, integers and placeholders only; values are passed to prepare().
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) $from", ...$args ) );
	}

	/**
	 * Returns the total of all products or of a category from the facet index: the
	 * database would count row by row.
	 *
	 * @param ProductQuery $query Product query.
	 * @return int|null Null if the index does not support the query, or there is none.
	 */
	private static function indexed_total( ProductQuery $query ): ?int {
		if ( array() !== $query->ids || $query->on_sale || $query->featured || '' !== $query->tag || '' !== trim( $query->search ) ) {
			return null;
		}
		$groups = '' === $query->category ? array() : array(
			array(
				'taxonomy' => ContentTypes::CATEGORY,
				'terms'    => self::term_taxonomy_ids( $query->category ),
			),
		);
		return IndexAnswer::to( new FacetQuestion( $groups, array(), array(), array(), array() ), FacetIndex::keeper() )?->total();
	}

	/**
	 * Returns FROM and WHERE, and the values of their placeholders.
	 *
	 * @param ProductQuery $query Product query.
	 * @return array{0: string, 1: list<string|int>}
	 */
	private static function from( ProductQuery $query ): array {
		global $wpdb;
		$sql  = 'FROM %i l WHERE l.listed = 1';
		$args = array( Tables::products() );
		if ( array() !== $query->ids ) {
			$sql .= ' AND l.product_id IN ( ' . implode( ', ', array_fill( 0, count( $query->ids ), '%d' ) ) . ' )';
			$args = array_merge( $args, array_map( 'intval', $query->ids ) );
		}
		if ( $query->on_sale ) {
			$sql .= ' AND l.on_sale = 1';
		}
		if ( $query->featured ) {
			$sql .= ' AND l.featured = 1';
		}
		if ( '' !== $query->category ) {
			$terms = self::term_taxonomy_ids( $query->category );
			$sql  .= ' AND l.product_id IN ( SELECT object_id FROM %i WHERE term_taxonomy_id IN ( ' . implode( ', ', array_fill( 0, count( $terms ), '%d' ) ) . ' ) )';
			$args  = array_merge( $args, array( $wpdb->term_relationships ), $terms );
		}
		if ( '' !== $query->tag ) {
			$tag  = get_term_by( 'slug', $query->tag, ContentTypes::TAG );
			$sql .= ' AND l.product_id IN ( SELECT object_id FROM %i WHERE term_taxonomy_id = %d )';
			$args = array_merge( $args, array( $wpdb->term_relationships, $tag instanceof \WP_Term ? $tag->term_taxonomy_id : 0 ) );
		}
		if ( '' !== trim( $query->search ) ) {
			[ $found, $values ] = self::found( $query->search );
			$sql               .= $found;
			$args               = array_merge( $args, $values );
		}
		return array( $sql, $args );
	}

	/**
	 * Returns the condition of a search: by word prefixes; else anywhere in the texts;
	 * else by corrected words.
	 *
	 * @param string $search Search term.
	 * @return array{0: string, 1: list<string>} SQL, and the values of its placeholders.
	 */
	private static function found( string $search ): array {
		$by_words = WordTable::condition( $search, 'l.product_id' ) ?? WordTable::condition( (string) Spelling::corrected( $search ), 'l.product_id' );
		if ( null === $by_words ) {
			return Spelling::finds_nothing( $search ) ? array( ' AND 1 = 0', array() ) : self::in_texts( $search );
		}
		return array( " AND $by_words", array() );
	}

	/**
	 * Whether any listed product has all words of a search anywhere in its texts.
	 *
	 * @param string $search Search term.
	 */
	public static function is_in_texts( string $search ): bool {
		global $wpdb;
		[ $sql, $args ] = self::in_texts( $search );
		// phpcs:ignore WordPress.DB.PreparedSQL -- Constants, integers and placeholders only; values are passed to prepare().
		return null !== $wpdb->get_var( $wpdb->prepare( "SELECT 1 FROM %i l WHERE l.listed = 1$sql LIMIT 1", Tables::products(), ...$args ) );
	}

	/**
	 * Returns the condition that a product has all words of a search anywhere in its
	 * texts.
	 *
	 * @param string $search Search term.
	 * @return array{0: string, 1: list<string>} SQL, and the values of its placeholders.
	 */
	private static function in_texts( string $search ): array {
		global $wpdb;
		$sql  = '';
		$args = array();
		foreach ( self::words( $search ) as $word ) {
			$like = '%' . $wpdb->esc_like( $word ) . '%';
			$sql .= ' AND ( l.sku LIKE %s OR l.global_unique_id LIKE %s OR EXISTS ( SELECT 1 FROM ' . $wpdb->posts . ' p WHERE p.ID = l.product_id AND ( p.post_title LIKE %s OR p.post_excerpt LIKE %s OR p.post_content LIKE %s ) ) )';
			$args = array_merge( $args, array_fill( 0, 5, $like ) );
		}
		return array( $sql, $args );
	}

	/**
	 * Returns a category and its descendants.
	 *
	 * @param string $slug Slug of the category.
	 * @return non-empty-list<int> Term taxonomy IDs; `[ 0 ]`, which matches nothing, for an unknown category.
	 */
	private static function term_taxonomy_ids( string $slug ): array {
		$term = get_term_by( 'slug', $slug, ContentTypes::CATEGORY );
		if ( ! $term instanceof \WP_Term ) {
			return array( 0 );
		}
		$ids = array( $term->term_taxonomy_id );
		foreach ( (array) get_term_children( $term->term_id, ContentTypes::CATEGORY ) as $child_id ) {
			$child = get_term( (int) $child_id, ContentTypes::CATEGORY );
			if ( $child instanceof \WP_Term ) {
				$ids[] = $child->term_taxonomy_id;
			}
		}
		return $ids;
	}

	/**
	 * Returns the words of a search, all of which must match.
	 *
	 * @param string $search Search term.
	 * @return list<string>
	 */
	private static function words( string $search ): array {
		$words = preg_split( '/\s+/u', trim( $search ), -1, PREG_SPLIT_NO_EMPTY );
		return array_slice( false === $words ? array() : $words, 0, IndexWords::MOST_SEARCHED );
	}

	/**
	 * Returns the ORDER BY expression for IDs in the given order.
	 *
	 * @param list<int> $ids Post IDs.
	 */
	private static function given_order( array $ids ): string {
		$cases = '';
		foreach ( $ids as $position => $id ) {
			$cases .= sprintf( ' WHEN %d THEN %d', $id, $position );
		}
		return "CASE l.product_id$cases ELSE " . count( $ids ) . ' END';
	}
}
