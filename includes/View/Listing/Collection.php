<?php
/**
 * Collections of a listing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Listing;

use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Optional\Catalog\LinksProducts;
use Vitrine\Commerce\Optional\Catalog\RelatesProducts;
use Vitrine\Commerce\Value\Product;
use Vitrine\Commerce\Value\ProductPage;
use Vitrine\Commerce\Value\ProductQuery;

defined( 'ABSPATH' ) || exit;

/**
 * Converts the collection of a listing block to a product query.
 */
final class Collection {

	public const RELATED      = 'related';
	public const UPSELLS      = 'upsells';
	public const CROSS_SELLS  = 'cross-sells';
	public const VIEWED       = 'recently-viewed';
	public const NEWEST       = 'newest';
	public const ON_SALE      = 'on-sale';
	public const BEST_SELLERS = 'best-sellers';
	public const TOP_RATED    = 'top-rated';
	public const FEATURED     = 'featured';
	public const CATEGORY     = 'category';
	public const HAND_PICKED  = 'hand-picked';

	/** Collections with a list of product IDs. */
	private const LISTS = array( self::RELATED, self::UPSELLS, self::CROSS_SELLS, self::VIEWED, self::HAND_PICKED );

	/** Collections that a shop displays beside a product or the cart. */
	private const PLACED = array( self::RELATED, self::UPSELLS, self::CROSS_SELLS );

	/** Default order of a collection. */
	private const ORDERS = array(
		self::NEWEST       => 'date',
		self::BEST_SELLERS => 'popularity',
		self::TOP_RATED    => 'rating',
	);

	/** Maximum number of hand-picked products. */
	private const MOST_PICKED = 50;

	/**
	 * Returns the query.
	 *
	 * @param Engine               $engine   The engine.
	 * @param array<string, mixed> $options  Block attributes: `collection`, `productIds`, `orderby`, `onSale`.
	 * @param Archive              $archive  Category and search.
	 * @param ListingQuery                $query    Parameters of the listing in the URL.
	 * @param int                  $per_page Products per page, from 1.
	 * @param int                  $product  ID of the page's product; 0: none.
	 * @return ProductQuery|null Null where there is nothing to collect.
	 */
	public static function query( Engine $engine, array $options, Archive $archive, ListingQuery $query, int $per_page, int $product ): ?ProductQuery {
		$collection = (string) ( $options['collection'] ?? '' );
		$ids        = match ( $collection ) {
			self::RELATED     => self::related( $engine, $product, $per_page ),
			self::UPSELLS     => self::upsells( $engine, $product ),
			self::CROSS_SELLS => self::cross_sells( $engine, $product ),
			self::VIEWED      => array_values( array_diff( $query->viewed(), array( $product ) ) ),
			self::HAND_PICKED => self::picked( $options['productIds'] ?? array() ),
			default           => array(),
		};
		if ( in_array( $collection, self::PLACED, true ) ) {
			/**
			 * Filters the related products, up-sells or cross-sells and their order.
			 *
			 * @param list<int> $ids        Product IDs.
			 * @param string    $collection `related`, `upsells` or `cross-sells`.
			 * @param int       $product    ID of the page's product; 0: none.
			 *
			 * @example
			 * add_filter( 'vitrine_collected_products', fn( $ids, $collection ) => 'upsells' === $collection ? array_reverse( $ids ) : $ids, 10, 2 );
			 */
			$ids = array_values( array_filter( (array) apply_filters( 'vitrine_collected_products', $ids, $collection, $product ), 'is_int' ) );
		}
		if ( ( array() === $ids && in_array( $collection, self::LISTS, true ) ) || ( self::CATEGORY === $collection && '' === $archive->category ) ) {
			return null;
		}
		return new ProductQuery(
			orderby: '' === $query->orderby() ? ( self::ORDERS[ $collection ] ?? (string) $options['orderby'] ) : $query->orderby(),
			category: $archive->category,
			search: $archive->search,
			page: $query->page(),
			per_page: $per_page,
			ids: $ids,
			on_sale: self::ON_SALE === $collection || (bool) $options['onSale'],
			tag: $archive->tag,
			term: $archive->term,
			inherits: (bool) $options['inherit'] && '' === $collection,
			featured: self::FEATURED === $collection,
		);
	}

	/**
	 * Returns the settings of a collection, filtered by plugins.
	 *
	 * @param string                                          $collection Collection of the block.
	 * @param array{title: string, columns: int, number: int} $list       Settings of the block.
	 * @return array{title: string, columns: int, number: int}
	 */
	public static function arranged( string $collection, array $list ): array {
		/**
		 * Filters heading, columns and number of related products, up-sells and
		 * cross-sells on product and cart pages.
		 *
		 * @param array{title: string, columns: int, number: int} $list       Settings of the block; without a title there is no heading.
		 * @param string                                          $collection `related`, `upsells` or `cross-sells`.
		 *
		 * @example
		 * add_filter( 'vitrine_collection', fn( $list, $collection ) => 'related' === $collection ? array( 'columns' => 3, 'number' => 3 ) + $list : $list, 10, 2 );
		 */
		return in_array( $collection, self::PLACED, true ) ? apply_filters( 'vitrine_collection', $list, $collection ) : $list;
	}

	/**
	 * Whether an empty listing is omitted; a shop or an archive shows a message
	 * instead.
	 *
	 * @param array<string, mixed> $options Block attributes.
	 * @param ProductPage          $page    Result of the query.
	 */
	public static function is_left_out( array $options, ProductPage $page ): bool {
		return '' !== (string) ( $options['collection'] ?? '' ) && 0 === $page->total;
	}

	/**
	 * Returns related products.
	 *
	 * @param Engine $engine  The engine.
	 * @param int    $product Product ID; 0: none.
	 * @param int    $number  Maximum number.
	 * @return list<int>
	 */
	private static function related( Engine $engine, int $product, int $number ): array {
		$catalog = $engine->catalog();
		return $product > 0 && $catalog instanceof RelatesProducts ? array_values( array_diff( $catalog->related( $product, $number ), array( $product ) ) ) : array();
	}

	/**
	 * Returns the attributes of a listing that a script updates; empty for others.
	 * Recently viewed products are known to the browser only; the cart contents are on
	 * the cart page only, which is not cached.
	 *
	 * @param Engine               $engine  The engine.
	 * @param array<string, mixed> $options Block attributes.
	 * @param list<int>            $ids     Product IDs of the listing.
	 * @return array<string, string> Attributes of the listing.
	 */
	public static function live( Engine $engine, array $options, array $ids ): array {
		return match ( true ) {
			wp_is_serving_rest_request() => array(),
			self::VIEWED === $options['collection'] => LiveList::of_viewed( $engine ),
			self::CROSS_SELLS === $options['collection'] && $engine->is_page( 'cart' ) => LiveList::of_cart( $ids ),
			default => array(),
		};
	}

	/**
	 * Returns the up-sells of a product.
	 *
	 * @param Engine $engine  The engine.
	 * @param int    $product Product ID; 0: none.
	 * @return list<int>
	 */
	private static function upsells( Engine $engine, int $product ): array {
		$catalog = $engine->catalog();
		return $product > 0 && $catalog instanceof LinksProducts ? array_values( array_diff( $catalog->upsells( $product ), array( $product ) ) ) : array();
	}

	/**
	 * Returns the cross-sells of the cart on the cart page; on other pages, which may
	 * be cached, those of the page's product.
	 *
	 * @param Engine $engine  The engine.
	 * @param int    $product Product ID; 0: none.
	 * @return list<int>
	 */
	private static function cross_sells( Engine $engine, int $product ): array {
		if ( $engine->is_page( 'cart' ) ) {
			return array_map( static fn ( Product $one ): int => $one->id, $engine->cart()->snapshot()->cross_sells );
		}
		$catalog = $engine->catalog();
		return $product > 0 && $catalog instanceof LinksProducts ? array_values( array_diff( $catalog->cross_sells( $product ), array( $product ) ) ) : array();
	}

	/**
	 * Returns the hand-picked products, in the owner's order.
	 *
	 * @param mixed $ids Value of the attribute.
	 * @return list<int>
	 */
	private static function picked( mixed $ids ): array {
		$ids = array_filter( array_map( static fn ( mixed $id ): int => is_numeric( $id ) ? (int) $id : 0, is_array( $ids ) ? $ids : array() ), static fn ( int $id ): bool => $id > 0 );
		return array_slice( array_values( array_unique( $ids ) ), 0, self::MOST_PICKED );
	}
}
