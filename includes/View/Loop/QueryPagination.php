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

	private const NAME = 'core/query-pagination';

	/**
	 * Takes the hook.
	 */
	public static function boot(): void {
		add_filter( 'register_block_type_args', array( self::class, 'block_type' ), 10, 2 );
	}

	/**
	 * Has the block ask first whether it stands in a listing.
	 *
	 * @param array<string, mixed> $args Of the block type.
	 * @param string               $name Of the block.
	 * @return array<string, mixed>
	 */
	public static function block_type( array $args, string $name ): array {
		$core = $args['render_callback'] ?? null;
		if ( self::NAME !== $name || ! is_callable( $core ) ) {
			return $args;
		}
		$args['render_callback'] = static fn ( array $attributes, string $content, \WP_Block $block ): string =>
			isset( $block->context['query'] ) || null === Current::loop() ? (string) $core( $attributes, $content, $block ) : (string) Shell::pagination( array( 'kind' => 'numbers' ) );
		return $args;
	}
}
