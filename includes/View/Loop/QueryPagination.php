<?php
/**
 * WordPress's own pagination within a listing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Loop;

use Vitrine\Loop\Current;

defined( 'ABSPATH' ) || exit;

/**
 * The block `core/query-pagination` of an older page that stands in a listing
 * without a query of its own: WordPress would print the pages of another list. It
 * keeps what its owner has given it and shows those of the listing.
 *
 * @see spec 2.2
 */
final class QueryPagination {

	/**
	 * Has WordPress's block ask first whether it stands in a listing, where listings
	 * may be.
	 */
	public static function prepare(): void {
		$type = \WP_Block_Type_Registry::get_instance()->get_registered( 'core/query-pagination' );
		$core = $type->render_callback ?? null;
		if ( null === $type || ! is_callable( $core ) ) {
			return;
		}
		$type->render_callback = static fn ( array $attributes, string $content, \WP_Block $block ): string =>
			isset( $block->context['query'] ) || null === Current::loop() ? (string) $core( $attributes, $content, $block ) : (string) Shell::pagination( array( 'kind' => 'numbers' ) );
	}
}
