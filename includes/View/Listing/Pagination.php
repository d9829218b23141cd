<?php
/**
 * The pages of a listing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Listing;

use Vitrine\Commerce\Value\ProductPage;
use Vitrine\View\Markup;
use Vitrine\View\Parts\PageLinks;

defined( 'ABSPATH' ) || exit;

/**
 * Pages of products.
 *
 * @see field 27
 */
final class Pagination {

	/**
	 * The links.
	 *
	 * @param ProductPage $page  What the catalogue answered.
	 * @param Query       $query The listing's parameters.
	 */
	public static function render( ProductPage $page, Query $query ): Markup {
		/**
		 * Gives the links to the pages of a product listing another look.
		 *
		 * @param array{near?: int, ends?: int, previous?: string|null, next?: string|null} $look What is to be otherwise: how many pages are shown on each side of the present one (`near`), and of the first and of the last (`ends`); what the links to the neighbours show (`previous`, `next`), as safe HTML; null: there is no such link.
		 * @param int $page From 1.
		 * @param int $last The last page.
		 *
		 * @example
		 * add_filter( 'vitrine_page_links', fn( $look ) => array( 'near' => 2, 'next' => 'More' ) + $look );
		 */
		$look = (array) apply_filters( 'vitrine_page_links', array(), $page->page, $page->pages() );
		return Markup::tag(
			'nav',
			array(
				'class'      => 'woocommerce-pagination vitrine-pagination',
				'aria-label' => __( 'Product pagination', 'vitrine' ),
			),
			PageLinks::render( $page->page, $page->pages(), static fn ( int $number ): array => array( 'href' => $query->page_url( $number ) ), PageLinks::labels(), true, $look )
		);
	}
}
