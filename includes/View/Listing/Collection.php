<?php
/**
 * What a listing collects.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Listing;

use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Optional\Catalogue\LinksProducts;
use Vitrine\Commerce\Optional\Catalogue\RelatesProducts;
use Vitrine\Commerce\Value\Product;
use Vitrine\Commerce\Value\ProductPage;
use Vitrine\Commerce\Value\ProductQuery;

defined( 'ABSPATH' ) || exit;

/**
 * Turns the collection of a listing block into a question to the catalogue.
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

	/** Those that are lists of products. */
	private const LISTS = array( self::RELATED, self::UPSELLS, self::CROSS_SELLS, self::VIEWED, self::HAND_PICKED );

	/** Those that a shop has a place for beside a product or a cart. */
	private const PLACED = array( self::RELATED, self::UPSELLS, self::CROSS_SELLS );

	/** The order that a collection has of itself. */
	private const ORDERS = array(
		self::NEWEST       => 'date',
		self::BEST_SELLERS => 'popularity',
		self::TOP_RATED    => 'rating',
	);

	/** Hand-picked products at most. */
	private const MOST_PICKED = 50;

	/**
	 * The question.
	 *
	 * @param Engine               $engine   The shop.
	 * @param array<string, mixed> $options  Attributes of the block: `collection`, `productIds`, `orderby`, `onSale`.
	 * @param Archive              $archive  Category and words.
	 * @param Query                $query    The listing's parameters in the address.
	 * @param int                  $per_page From 1.
	 * @param int                  $product  The product of the page; 0: none.
	 * @return ProductQuery|null Null where there is nothing to collect.
	 */
	public static function query( Engine $engine, array $options, Archive $archive, Query $query, int $per_page, int $product ): ?ProductQuery {
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
			 * Changes which products are related, up-sells or cross-sells, and their order.
			 *
			 * @param list<int> $ids        Product ids.
			 * @param string    $collection `related`, `upsells` or `cross-sells`.
			 * @param int       $product    The product of the page; 0: none.
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
	 * How a list of products stands on its page.
	 *
	 * @param string                                          $collection Of its block.
	 * @param array{title: string, columns: int, number: int} $list       As its block has it.
	 * @return array{title: string, columns: int, number: int}
	 */
	public static function arranged( string $collection, array $list ): array {
		/**
		 * Changes heading, columns and number of related products, up-sells and
		 * cross-sells on the pages of products and of the cart.
		 *
		 * @param array{title: string, columns: int, number: int} $list       As its block has it; without a title it has no heading.
		 * @param string                                          $collection `related`, `upsells` or `cross-sells`.
		 *
		 * @example
		 * add_filter( 'vitrine_collection', fn( $list, $collection ) => 'related' === $collection ? array( 'columns' => 3, 'number' => 3 ) + $list : $list, 10, 2 );
		 */
		return in_array( $collection, self::PLACED, true ) ? apply_filters( 'vitrine_collection', $list, $collection ) : $list;
	}

	/**
	 * Whether nothing at all is shown of an empty one: a shop or an archive says that it is empty.
	 *
	 * @param array<string, mixed> $options Attributes of the block.
	 * @param ProductPage          $page    What the catalogue answered.
	 */
	public static function is_left_out( array $options, ProductPage $page ): bool {
		return '' !== (string) ( $options['collection'] ?? '' ) && 0 === $page->total;
	}

	/**
	 * Products that go with that of the page.
	 *
	 * @param Engine $engine  The shop.
	 * @param int    $product The product; 0: none.
	 * @param int    $number  How many at most.
	 * @return list<int>
	 */
	private static function related( Engine $engine, int $product, int $number ): array {
		$catalogue = $engine->catalogue();
		return $product > 0 && $catalogue instanceof RelatesProducts ? array_values( array_diff( $catalogue->related( $product, $number ), array( $product ) ) ) : array();
	}

	/**
	 * What a script needs of a listing that it changes later; empty for others. What
	 * a visitor has looked at the browser alone knows; what is in the cart stands on
	 * the cart page alone, which no cache keeps.
	 *
	 * @param Engine               $engine  The shop.
	 * @param array<string, mixed> $options Attributes of the block.
	 * @param list<int>            $ids     What it collects.
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
	 * Products that the owner proposes instead of that of the page.
	 *
	 * @param Engine $engine  The shop.
	 * @param int    $product The product; 0: none.
	 * @return list<int>
	 */
	private static function upsells( Engine $engine, int $product ): array {
		$catalogue = $engine->catalogue();
		return $product > 0 && $catalogue instanceof LinksProducts ? array_values( array_diff( $catalogue->upsells( $product ), array( $product ) ) ) : array();
	}

	/**
	 * Products that go with what is in the cart, on the cart page; elsewhere, where
	 * a page is everybody's, those that go with the product that it shows.
	 *
	 * @param Engine $engine  The shop.
	 * @param int    $product The product; 0: none.
	 * @return list<int>
	 */
	private static function cross_sells( Engine $engine, int $product ): array {
		if ( $engine->is_page( 'cart' ) ) {
			return array_map( static fn ( Product $one ): int => $one->id, $engine->cart()->snapshot()->cross_sells );
		}
		$catalogue = $engine->catalogue();
		return $product > 0 && $catalogue instanceof LinksProducts ? array_values( array_diff( $catalogue->cross_sells( $product ), array( $product ) ) ) : array();
	}

	/**
	 * The products that the owner has chosen, in the owner's order.
	 *
	 * @param mixed $ids Of the attributes.
	 * @return list<int>
	 */
	private static function picked( mixed $ids ): array {
		$ids = array_filter( array_map( static fn ( mixed $id ): int => is_numeric( $id ) ? (int) $id : 0, is_array( $ids ) ? $ids : array() ), static fn ( int $id ): bool => $id > 0 );
		return array_slice( array_values( array_unique( $ids ) ), 0, self::MOST_PICKED );
	}
}
