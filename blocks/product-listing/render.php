<?php
/**
 * The product listing on a page.
 *
 * @package Vitrine
 * @var array<string, mixed> $attributes Of the block.
 */

declare( strict_types=1 );

use Vitrine\Commerce\Value\ProductQuery;
use Vitrine\Plugin;
use Vitrine\View\Listing\Archive;
use Vitrine\View\Listing\Listing;
use Vitrine\View\Listing\Query;
use Vitrine\View\Shop;

defined( 'ABSPATH' ) || exit;

( static function ( array $options ): void {
	$engine  = Plugin::engine();
	$columns = max( 1, min( 6, (int) $options['columns'] ) );
	// phpcs:disable WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- A listing is read, not written; what Query takes of it is escaped where it is printed.
	$query = Query::read( (int) $options['queryId'], wp_unslash( (string) ( $_SERVER['REQUEST_URI'] ?? '/' ) ), wp_unslash( $_GET ) );
	// phpcs:enable
	$archive = $options['inherit'] ? Archive::current( $engine ) : new Archive( (string) $options['category'] );
	/**
	 * Changes which products a listing shows.
	 *
	 * @param ProductQuery         $query      What is asked of the catalogue.
	 * @param array<string, mixed> $attributes Of the block.
	 *
	 * @example
	 * add_filter( 'vitrine_listing_query', fn( $query ) => is_front_page() ? new \Vitrine\Commerce\Value\ProductQuery( on_sale: true, per_page: 4 ) : $query );
	 */
	$asked = apply_filters(
		'vitrine_listing_query',
		new ProductQuery(
			orderby: '' === $query->orderby() ? (string) $options['orderby'] : $query->orderby(),
			category: $archive->category,
			search: $archive->search,
			page: $query->page(),
			per_page: $columns * max( 1, min( 12, (int) $options['rows'] ) ),
			on_sale: (bool) $options['onSale'],
		),
		$options
	);
	$page  = $engine->catalogue()->query( $asked );

	$options['columns'] = $columns;
	$options['eager']   = Archive::is_first_listing();

	printf(
		'<div %1$s>%2$s</div>',
		get_block_wrapper_attributes( // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress escapes them.
			array(
				'class' => 'vitrine-product-listing',
				'style' => '1' === $options['imageRatio'] ? '' : '--vitrine-ratio:' . $options['imageRatio'],
			)
		),
		Listing::render( $page, $query, $options, Shop::props( $engine ), $engine->currency()->to_array(), $engine->catalogue()->sort_orders() ) // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes all that goes into it.
	);
} )( $attributes );
