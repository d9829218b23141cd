<?php
/**
 * Catalog of the built-in engine.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalog;

use Vitrine\Commerce\Builtin\Catalog\Facets\FacetedCatalog;
use Vitrine\Commerce\Builtin\Catalog\Index\Spelling;
use Vitrine\Commerce\Builtin\Database\Tables;
use Vitrine\Commerce\Builtin\Products\ProductRow;
use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Commerce\Optional\Catalog\CorrectsSearches;
use Vitrine\Commerce\Optional\Catalog\HasCardExtras;
use Vitrine\Commerce\Optional\Catalog\LinksProducts;
use Vitrine\Commerce\Optional\Catalog\RelatesProducts;
use Vitrine\Commerce\Value\Product;
use Vitrine\Commerce\Value\ProductPage;
use Vitrine\Commerce\Value\ProductQuery;

defined( 'ABSPATH' ) || exit;

/**
 * Returns pages of product cards and single products.
 */
final class BuiltinCatalog extends FacetedCatalog implements HasCardExtras, CorrectsSearches, LinksProducts, RelatesProducts {

	private const MAX_PER_PAGE = 100;

	/**
	 * {@inheritDoc}
	 *
	 * @param int $id Product ID, not that of a variation.
	 */
	public function find( int $id ): ?Product {
		return Visibility::may_see( $id ) ? ProductFactory::whole( $id ) : null;
	}

	/**
	 * Returns a complete product except its description, or null if there is none that
	 * this visitor can see.
	 *
	 * @param int $id Product ID, not that of a variation.
	 */
	public static function without_description( int $id ): ?Product {
		return Visibility::may_see( $id ) ? ProductFactory::without_description( $id ) : null;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int $product_id Product ID.
	 */
	public function variations( int $product_id ): array {
		$row = Visibility::may_see( $product_id ) ? ProductRows::product( $product_id ) : null;
		return null !== $row && Product::VARIABLE === $row->type ? VariationFactory::of( $row ) : array();
	}

	/**
	 * {@inheritDoc} The products are cards: without texts, gallery, variations and
	 * children, which find() has.
	 *
	 * @param ProductQuery $query Sort order, category, search, page.
	 */
	public function query( ProductQuery $query ): ProductPage {
		$page     = max( 1, $query->page );
		$per_page = min( self::MAX_PER_PAGE, max( 1, $query->per_page ) );
		$found    = ProductSearch::run( $query, $page, $per_page );
		return new ProductPage(
			$this->cards( $found['ids'] ),
			$found['total'],
			$page,
			$per_page,
			SortOrders::valid( $query->orderby )
		);
	}

	/**
	 * {@inheritDoc}
	 */
	public function sort_orders(): array {
		return SortOrders::labels();
	}

	/**
	 * {@inheritDoc}
	 */
	public function categories(): array {
		$terms = get_terms(
			array(
				'taxonomy'   => ContentTypes::CATEGORY,
				'hide_empty' => true,
			)
		);
		return array_map(
			static fn ( \WP_Term $term ): array => array(
				'id'    => $term->term_id,
				'slug'  => $term->slug,
				'name'  => html_entity_decode( $term->name, ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
				'count' => $term->count,
				'url'   => ProductFactory::term_url( $term ),
			),
			is_array( $terms ) ? array_values( $terms ) : array()
		);
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $order  One of sort_orders(); empty: order of the query.
	 * @param bool   $search Whether there is a search term.
	 */
	public function list_arguments( string $order, bool $search ): array {
		return array();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, string> $clauses Clauses of WP_Query.
	 * @param string                $order   One of sort_orders(); empty: order of the query.
	 */
	public function list_clauses( array $clauses, string $order ): array {
		global $wpdb;
		if ( '' !== $order ) {
			$clauses['join']   .= ' INNER JOIN ' . Tables::products() . " l ON l.product_id = {$wpdb->posts}.ID";
			$clauses['where']  .= ' AND l.listed = 1';
			$clauses['orderby'] = SortOrders::sql( $order );
		}
		return $clauses;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int $product_id Product ID, not included in the result.
	 * @param int $number     Maximum number.
	 */
	public function related( int $product_id, int $number ): array {
		$ids = Related::of( $product_id );
		// Some may be hidden, so they are queried like any listing.
		return array() === $ids ? array() : ProductSearch::run( new ProductQuery( ids: array_slice( $ids, 0, self::MAX_PER_PAGE ) ), 1, max( 1, min( self::MAX_PER_PAGE, $number ) ) )['ids'];
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int $product_id Product ID.
	 */
	public function upsells( int $product_id ): array {
		return ProductRows::product( $product_id )->data->upsells ?? array();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int $product_id Product ID.
	 */
	public function cross_sells( int $product_id ): array {
		return ProductRows::product( $product_id )->data->cross_sells ?? array();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param list<int> $ids Product IDs.
	 */
	public function second_images( array $ids ): array {
		return array_filter( array_map( static fn ( ProductRow $row ): int => $row->data->gallery[0] ?? 0, ProductRows::products( $ids ) ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param list<int> $ids       Product IDs.
	 * @param string    $attribute Field name of the attribute.
	 */
	public function stock_of_values( array $ids, string $attribute ): array {
		return VariationFactory::stock_of_values( $ids, $attribute );
	}

	/**
	 * Returns cards of products that are known to be visible.
	 *
	 * @param list<int> $ids Post IDs.
	 * @return list<Product>
	 */
	public function cards( array $ids ): array {
		ProductFactory::prime( $ids );
		return array_values( array_filter( array_map( array( ProductFactory::class, 'card' ), $ids ) ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $search Search term.
	 */
	public function corrected_search( string $search ): ?string {
		return Spelling::corrected( $search );
	}
}
