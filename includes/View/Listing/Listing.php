<?php
/**
 * Product listing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Listing;

use Vitrine\Commerce\Value\Product;
use Vitrine\Commerce\Value\ProductPage;
use Vitrine\Plugin;
use Vitrine\View\CardData;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Others;
use Vitrine\View\Parts\ResultCount;
use Vitrine\View\QuickView\Opener;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the content of the listing block: result count, sort order, cards,
 * pagination.
 *
 * @see spec 2.1
 */
final class Listing {

	/**
	 * Renders the listing.
	 *
	 * @param ProductPage           $page    Result of the query.
	 * @param ListingQuery                 $query   Parameters of the listing in the URL.
	 * @param array<string, mixed>  $options Block attributes; `template`: its parsed product template, if any; `search`: search words; `others`: output of plugins around an archive.
	 * @param array<string, mixed>  $shop    Data of Shop.
	 * @param array<string, mixed>  $currency Currency data.
	 * @param array<string, string> $orders  Orders of Catalog::sort_orders().
	 */
	public static function render( ProductPage $page, ListingQuery $query, array $options, array $shop, array $currency, array $orders ): Markup {
		$at   = static fn ( string $place ): ?Markup => Others::at( $options['others'] ?? array(), $place );
		$head = array(
			$options['showCount'] ? self::count( $page ) : null,
			$at( 'before_shop_loop:20-30' ),
			$options['showSort'] && $page->total > 1 ? self::ordering( $query, $page->orderby, $orders ) : null,
		);
		return Markup::join(
			$at( 'before_main_content' ),
			$at( 'shop_loop_header' ),
			self::title( $options ),
			$at( 'archive_description' ),
			$at( 'before_shop_loop:-20' ),
			array_filter( $head ) ? Markup::tag( 'div', array( 'class' => 'vitrine-listing-head' ), $head ) : null,
			$at( 'before_shop_loop:30-' ),
			$at( 'no_products_found:-10' ),
			array() === $page->products ? self::no_results( $page, $query, '' !== ( $options['search'] ?? '' ) ) : self::cards( $page, $options, $shop, $currency ),
			$at( 'no_products_found:10-' ),
			$at( 'after_shop_loop:-10' ),
			$options['showPagination'] && $page->pages() > 1 ? Pagination::render( $page, $query ) : null,
			$at( 'after_shop_loop:10-' ),
			$at( 'after_main_content' )
		);
	}

	/**
	 * Renders placeholders for products that are loaded later: as many empty cards as a
	 * page of the listing has.
	 *
	 * @param array<string, mixed> $options Block attributes.
	 * @param int                  $number  Number of cards.
	 */
	public static function coming( array $options, int $number ): Markup {
		$list = Markup::tag(
			'ul',
			array(
				'class'       => 'products columns-' . $options['columns'],
				'aria-hidden' => 'true',
			),
			array_fill( 0, $number, Markup::tag( 'li', array( 'class' => 'product' ) ) )
		);
		return Markup::join( self::title( $options ), ListingLayout::around( $list, $options, $number ) );
	}

	/**
	 * Renders the owner's heading.
	 *
	 * @param array<string, mixed> $options Block attributes.
	 */
	private static function title( array $options ): ?Markup {
		return '' === ( $options['title'] ?? '' ) ? null : Markup::tag( 'h2', array( 'class' => 'wp-block-heading vitrine-listing-title' ), $options['title'] );
	}

	/**
	 * Returns the result count as text.
	 *
	 * @param ProductPage $page Result of the query.
	 */
	public static function count_text( ProductPage $page ): string {
		return ResultCount::text( ( $page->page - 1 ) * $page->per_page + 1, count( $page->products ), $page->total );
	}

	/**
	 * Renders the result count, in a live region. Without results it is only announced,
	 * since the message below says so.
	 *
	 * @param ProductPage $page Result of the query.
	 */
	private static function count( ProductPage $page ): Markup {
		return Markup::tag(
			'p',
			array(
				'class' => array() === $page->products ? 'woocommerce-result-count screen-reader-text' : 'woocommerce-result-count',
				'role'  => 'status',
			),
			self::count_text( $page )
		);
	}

	/**
	 * Renders the sort order, a plain GET form.
	 *
	 * @param ListingQuery                 $query   Parameters of the listing.
	 * @param string                $current Current order.
	 * @param array<string, string> $orders  Order to label.
	 */
	private static function ordering( ListingQuery $query, string $current, array $orders ): Markup {
		$options = array();
		foreach ( $orders as $value => $label ) {
			$options[] = Markup::tag(
				'option',
				array(
					'value'    => $value,
					'selected' => $value === $current,
				),
				$label
			);
		}
		return Markup::tag(
			'form',
			array(
				'class'  => 'woocommerce-ordering',
				'method' => 'get',
				'action' => $query->base,
			),
			Markup::tag(
				'select',
				array(
					'name'       => $query->order_name,
					'class'      => 'orderby',
					'aria-label' => __( 'Sort by', 'vitrine' ),
				),
				$options
			),
			$query->hidden_fields(),
			Markup::tag( 'noscript', array(), Markup::tag( 'button', array( 'class' => 'button wp-element-button' ), __( 'Sort', 'vitrine' ) ) )
		);
	}

	/**
	 * Renders the cards. Images in the first row are loaded eagerly, because they are
	 * likely above the fold.
	 *
	 * @param ProductPage          $page     Result of the query.
	 * @param array<string, mixed> $options  Block attributes.
	 * @param array<string, mixed> $shop     Data of Shop.
	 * @param array<string, mixed> $currency Currency data.
	 */
	private static function cards( ProductPage $page, array $options, array $shop, array $currency ): Markup {
		$columns = (int) $options['columns'];
		$eager   = $options['eager'] ? $columns : 0;
		$opener  = Opener::kind( $options['quickView'] );
		// Two columns on phones, as in style.scss, then a share of the widest content width.
		$sizes    = sprintf( '(max-width: 600px) 46vw, (max-width: 900px) 30vw, %dpx', (int) ceil( 1340 / $columns ) );
		$composed = isset( $options['template'] ) ? new ComposedCards( $options['template'], $page->products ) : null;
		$draw     = static function ( Product $product, int $index ) use ( $options, $shop, $currency, $sizes, $eager, $opener, $composed ): Markup {
			$own = array(
				'heading'    => $options['heading'],
				'sizes'      => $sizes,
				'loading'    => $index >= $eager ? 'lazy' : ( 0 === $index ? 'first' : 'eager' ),
				'price'      => $options['showPrice'],
				'button'     => $options['showButton'],
				'quick_view' => $opener,
				'others'     => CardOthers::of( Plugin::engine(), $product->id ),
			);
			return null === $composed ? Card::render( CardData::of( $product ), $currency, $shop['sale_badge'], $own ) : $composed->render( $product, $own );
		};
		$list     = Markup::tag( 'ul', array( 'class' => 'products columns-' . $columns ), array_map( $draw, $page->products, array_keys( $page->products ) ) );
		return ListingLayout::around( $list, $options, count( $page->products ) );
	}

	/**
	 * Renders the message for no results.
	 *
	 * @param ProductPage $page      Result of the query.
	 * @param ListingQuery       $query     Parameters of the listing.
	 * @param bool        $is_search Whether it is the result of a search.
	 */
	private static function no_results( ProductPage $page, ListingQuery $query, bool $is_search ): Markup {
		$engine = Plugin::engine();
		$empty  = self::is_shop_empty();
		return Markup::tag(
			'div',
			array( 'class' => 'vitrine-listing-empty' ),
			Markup::tag( 'p', array( 'class' => 'woocommerce-no-products-found' ), $empty ? __( 'There are no products in our shop yet. Please check back soon.', 'vitrine' ) : __( 'No products found.', 'vitrine' ) ),
			$is_search && ! $empty && 1 === $page->page ? Markup::tag( 'p', array(), __( 'Check the spelling or use different words.', 'vitrine' ) ) : null,
			$page->page > 1 ? Markup::tag( 'p', array(), Markup::tag( 'a', array( 'href' => $query->page_url( 1 ) ), __( 'Back to the first page', 'vitrine' ) ) ) : null,
			// Link to the shop after a search without results.
			$empty || $page->page > 1 || $engine->is_page( 'shop' ) ? null : Markup::tag( 'p', array(), Markup::tag( 'a', array( 'href' => $engine->page_url( 'shop' ) ), __( 'Browse the shop', 'vitrine' ) ) )
		);
	}

	/**
	 * Whether the built-in shop has no products yet, so that no search or filter is the
	 * reason.
	 */
	private static function is_shop_empty(): bool {
		return 'builtin' === Plugin::engine()->id() && 0 === (int) ( wp_count_posts( Plugin::engine()->content_types()['post_type'] )->publish ?? 0 );
	}
}
