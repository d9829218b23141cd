<?php
/**
 * Renders a product listing.
 *
 * @package Vitrine
 * @var array<string, mixed> $attributes Attributes of the block.
 * @var WP_Block             $block      The block.
 */

declare( strict_types=1 );

use Vitrine\Commerce\Value\ProductQuery;
use Vitrine\Plugin;
use Vitrine\View\Listing\Archive;
use Vitrine\View\Listing\Collection;
use Vitrine\View\Listing\ComposedCards;
use Vitrine\View\Listing\Corrected;
use Vitrine\View\Listing\ListingLayout;
use Vitrine\View\Listing\Listing;
use Vitrine\View\Listing\LiveList;
use Vitrine\View\Listing\ListingQuery;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Others;
use Vitrine\View\ShopProps;

defined( 'ABSPATH' ) || exit;

( static function ( array $options, WP_Block $block ): void {
	$engine  = Plugin::engine();
	$columns = max( 1, min( 6, (int) $options['columns'] ) );
	// phpcs:disable WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Read-only; values are escaped on output.
	$query = ListingQuery::read( (int) $options['queryId'], wp_unslash( (string) ( $_SERVER['REQUEST_URI'] ?? '/' ) ), wp_unslash( $_GET ) );
	// phpcs:enable
	$archive = $options['inherit'] ? Archive::shown( $engine ) : new Archive( (string) $options['category'] );
	$product = $engine->is_page( 'product' ) ? get_queried_object_id() : (int) ( $block->context['postId'] ?? get_the_ID() );
	if ( wp_is_serving_rest_request() && $engine->content_types()['post_type'] !== get_post_type( $product ) ) {
		// A template has no product, so the editor uses the newest one.
		$product = $engine->catalog()->query( new ProductQuery( orderby: 'date', per_page: 1 ) )->products[0]->id ?? 0;
	}
	$list   = Collection::arranged(
		(string) $options['collection'],
		array(
			'title'   => (string) $options['title'],
			'columns' => $columns,
			'number'  => $columns * max( 1, min( 12, (int) $options['rows'] ) ),
		)
	);
	$number = $list['number'];
	$wanted = Collection::query( $engine, $options, $archive, $query, $number, $product );
	/**
	 * Filters the query of a product listing.
	 *
	 * @param ProductQuery         $query      Query to the catalog.
	 * @param array<string, mixed> $attributes Block attributes.
	 *
	 * @example
	 * add_filter( 'vitrine_listing_query', fn( $query ) => is_front_page() ? new \Vitrine\Commerce\Value\ProductQuery( on_sale: true, per_page: 4 ) : $query );
	 */
	$asked = null === $wanted ? null : apply_filters( 'vitrine_listing_query', $wanted, $options );
	$page  = null === $asked ? null : $engine->catalog()->query( $asked );
	$live  = Collection::live( $engine, $options, $wanted->ids ?? array() );

	$options    = array(
		'columns' => $list['columns'],
		'title'   => $list['title'],
	) + $options;
	$attributes = array(
		'class' => Markup::classes( 'vitrine-product-listing', ListingLayout::class_name( $options ) ),
		'style' => '1' === $options['imageRatio'] ? '' : '--vitrine-ratio:' . $options['imageRatio'],
	) + $live;
	if ( null === $page || Collection::is_left_out( $options, $page ) ) {
		if ( array() !== $live ) {
			LiveList::print_place( $attributes, $options, ComposedCards::template( $block ), $number );
		}
		return;
	}

	$options['others']   = $options['inherit'] ? Others::on( $engine, array() === $page->products ? 'empty-archive' : 'archive' ) : array();
	$options['search']   = $asked->search ?? '';
	$options['eager']    = Archive::is_seen_first( $engine );
	$options['template'] = ComposedCards::template( $block );

	ListingLayout::load( $options );
	printf(
		'<div %1$s>%3$s%2$s</div>',
		get_block_wrapper_attributes( $attributes ), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress escapes attributes.
		Listing::render( $page, $query, $options, ShopProps::props( $engine ), $engine->currency()->to_array(), $engine->catalog()->sort_orders() ), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes its parts.
		0 === $page->total ? '' : Corrected::render( $asked->search ?? '', static fn ( string $search ): string => add_query_arg( array( 's' => rawurlencode( $search ), 'post_type' => $engine->content_types()['post_type'] ), home_url( '/' ) ) ) // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped, WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Markup escapes its parts; short array.
	);
} )( $attributes, $block );
