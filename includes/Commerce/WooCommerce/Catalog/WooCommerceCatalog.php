<?php
/**
 * WooCommerce's products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Catalog;

use Vitrine\Commerce\Optional\Catalog\CorrectsSearches;
use Vitrine\Commerce\Optional\Catalog\HasCardAttributes;
use Vitrine\Commerce\Optional\Catalog\HasCardExtras;
use Vitrine\Commerce\Optional\Catalog\LinksProducts;
use Vitrine\Commerce\Optional\Catalog\RelatesProducts;
use Vitrine\Commerce\Optional\Catalog\ReplacesArchives;
use Vitrine\Commerce\Value\Product;
use Vitrine\Commerce\Value\ProductPage;
use Vitrine\Commerce\Value\ProductQuery;
use Vitrine\Commerce\WooCommerce\Catalog\FacetIndex\FacetIndex;
use Vitrine\Commerce\WooCommerce\Catalog\FacetIndex\PlainLists;
use Vitrine\Commerce\WooCommerce\Catalog\Facets\FacetedCatalog;
use Vitrine\Commerce\WooCommerce\Products\VariationAttributes;
use Vitrine\Commerce\WooCommerce\Products\ProductFactory;
use Vitrine\Commerce\WooCommerce\Products\VisibleVariations;

defined( 'ABSPATH' ) || exit;

/**
 * Returns pages of product cards and single products.
 */
final class WooCommerceCatalog extends FacetedCatalog implements CorrectsSearches, HasCardAttributes, HasCardExtras, LinksProducts, RelatesProducts, ReplacesArchives {

	private const MAX_PER_PAGE = 100;

	/**
	 * {@inheritDoc}
	 *
	 * @param int $id Product ID, not that of a variation.
	 */
	public function find( int $id ): ?Product {
		$product = Visibility::product( $id );
		return null === $product ? null : ProductFactory::whole( $product );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int $product_id Product ID.
	 */
	public function variations( int $product_id ): array {
		$product = Visibility::product( $product_id );
		return $product instanceof \WC_Product_Variable ? VisibleVariations::of( $product ) : array();
	}

	/**
	 * {@inheritDoc} Products of a page come as cards: without texts, gallery,
	 * attributes, variations and children; find() has these.
	 *
	 * @param ProductQuery $query Sort order, category, search, page.
	 */
	public function query( ProductQuery $query ): ProductPage {
		$page     = max( 1, $query->page );
		$per_page = min( self::MAX_PER_PAGE, max( 1, $query->per_page ) );
		$orderby  = SortOrders::valid( $query->orderby );
		$found    = ProductSearch::run( $query, $orderby, $page, $per_page );
		return new ProductPage( $this->cards( $found['ids'] ), $found['total'], $page, $per_page, $orderby );
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
				'taxonomy'   => 'product_cat',
				'hide_empty' => true,
			)
		);
		return array_map(
			static fn ( \WP_Term $term ): array => array(
				'id'    => $term->term_id,
				'slug'  => $term->slug,
				'name'  => html_entity_decode( $term->name, ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
				'count' => (int) $term->count,
				'url'   => ProductFactory::term_url( $term ),
			),
			is_array( $terms ) ? array_values( $terms ) : array()
		);
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $order  One of sort_orders(); empty: the query has its own.
	 * @param bool   $search Whether it is a search.
	 */
	public function list_arguments( string $order, bool $search ): array {
		$conditions = array(
			'tax_query'  => Listed::terms( $search ), // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_tax_query -- WooCommerce reads the current terms from it.
			'meta_query' => WC()->query->get_meta_query(), // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- Contains only conditions of other plugins.
		);
		return array_filter( $conditions ) + ( $search ? NearWords::arguments() : array( PlainLists::ARGUMENT => true ) ) + ( '' === $order ? array() : Listed::order( $order ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, string> $clauses Clauses of WP_Query.
	 * @param string                $order   One of sort_orders(); empty: the query has its own.
	 */
	public function list_clauses( array $clauses, string $order ): array {
		return Listed::clauses( $clauses, $order );
	}

	/**
	 * {@inheritDoc} WooCommerce's own search pages stay as they are.
	 *
	 * @param string $search Search as typed.
	 */
	public function corrected_search( string $search ): ?string {
		return NearWords::corrected( $search );
	}

	/**
	 * {@inheritDoc} Where there is an index, which knows what it asks for.
	 *
	 * @param \WP_Query $query The main query.
	 */
	public function replace_archive( \WP_Query $query ): void {
		if ( FacetIndex::keeper()->is_begun() ) {
			PlainLists::replace( $query );
		}
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, string> $archive Query variables of the archive's URL; empty: the current request.
	 */
	public function archive_arguments( array $archive ): array {
		return ( array() === $archive ? ArchiveQuery::current() : ArchiveQuery::of( $archive ) )?->foreign_conditions() ?? array();
	}

	/**
	 * {@inheritDoc} By WooCommerce's own rules and filters.
	 *
	 * @param int $product_id Product ID, which is excluded.
	 * @param int $number     Maximum number.
	 */
	public function related( int $product_id, int $number ): array {
		return array_values( array_map( 'intval', wc_get_related_products( $product_id, $number ) ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int $product_id Product ID.
	 */
	public function upsells( int $product_id ): array {
		$product = wc_get_product( $product_id );
		return $product instanceof \WC_Product ? array_values( array_map( 'intval', $product->get_upsell_ids() ) ) : array();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int $product_id Product ID.
	 */
	public function cross_sells( int $product_id ): array {
		$product = wc_get_product( $product_id );
		return $product instanceof \WC_Product ? array_values( array_map( 'intval', $product->get_cross_sell_ids() ) ) : array();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param list<int> $ids Product IDs.
	 */
	public function second_images( array $ids ): array {
		$images = array();
		foreach ( $ids as $id ) {
			$images[ $id ] = (int) ( Visibility::product( $id )?->get_gallery_image_ids()[0] ?? 0 );
		}
		return array_filter( $images );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param list<int> $ids       Product IDs.
	 * @param string    $attribute Field name of the attribute.
	 */
	public function stock_of_values( array $ids, string $attribute ): array {
		return VisibleVariations::stock_of_values( $ids, $attribute );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param list<int> $ids Product IDs.
	 */
	public function card_attributes( array $ids ): array {
		$products = array_filter( array_map( array( Visibility::class, 'product' ), array_combine( $ids, $ids ) ) );
		return array_map( array( VariationAttributes::class, 'of' ), $products );
	}

	/**
	 * Returns cards of products.
	 *
	 * @param list<int> $ids Product IDs.
	 * @return list<Product>
	 */
	public function cards( array $ids ): array {
		ProductFactory::prime( $ids );
		$products = array_filter( array_map( 'wc_get_product', $ids ), static fn ( $product ): bool => $product instanceof \WC_Product && Visibility::is_listed( $product ) );
		return array_values( array_map( array( ProductFactory::class, 'listed' ), $products ) );
	}
}
