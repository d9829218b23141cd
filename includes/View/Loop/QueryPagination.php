<?php
/**
 * WordPress's own pagination in a listing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Loop;

use Vitrine\Loop\Current;

defined( 'ABSPATH' ) || exit;

/**
 * The block `core/query-pagination` in a listing without a query of its own, from an
 * older version: WordPress would print the pages of another query. Here it keeps its
 * settings and shows the pages of the listing.
 *
 * @see spec 2.2
 */
final class QueryPagination {

	/**
	 * Makes WordPress's block check first whether it is in a listing, on pages that may
	 * have one.
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
