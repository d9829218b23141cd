<?php
/**
 * Pagination of a listing.
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
 * Renders the pages of products.
 *
 * @see field 27
 */
final class Pagination {

	/**
	 * Renders the links.
	 *
	 * @param ProductPage $page  Result of the query.
	 * @param ListingQuery       $query Parameters of the listing.
	 */
	public static function render( ProductPage $page, ListingQuery $query ): Markup {
		return Markup::tag(
			'nav',
			array(
				'class'      => 'woocommerce-pagination vitrine-pagination',
				'aria-label' => __( 'Product pagination', 'vitrine' ),
			),
			PageLinks::render( $page->page, $page->pages(), static fn ( int $number ): array => array( 'href' => $query->page_url( $number ) ), PageLinks::labels(), true, PageLinks::look( $page->page, $page->pages() ) )
		);
	}
}
