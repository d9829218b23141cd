<?php
/**
 * Response to an update of a listing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Loop;

use Vitrine\Loop\Current;
use Vitrine\Loop\BlockFinder;
use Vitrine\Loop\Loop;
use Vitrine\View\Loop\Facets\Active;
use Vitrine\View\Loop\Facets\FacetOptions;
use Vitrine\View\Loop\Facets\Sheet;
use Vitrine\View\Parts\ResultCount;

defined( 'ABSPATH' ) || exit;

/**
 * Contains the HTML of the two areas, and data for the other blocks of the listing,
 * whose elements are kept so that they do not lose the focus.
 *
 * @see spec 3.13
 */
final class Update {

	/**
	 * Returns the content of the response.
	 *
	 * @param Loop                 $loop  The listing.
	 * @param array<string, mixed> $block Parsed loop builder block.
	 * @return array<string, mixed> The shape of `LoopContent` in src/contract/types/loop.ts.
	 */
	public static function of( Loop $loop, array $block ): array {
		return Current::within(
			$loop,
			static function () use ( $loop, $block ): array {
				// Before the pagination, because the counts of a filter include the total.
				$options  = self::options( $loop, $block );
				$facets   = self::facets( $loop );
				$template = BlockFinder::within( $block, 'vitrine/loop-template' )[0] ?? null;
				// Without a pagination block, the listing may have older pagination markup.
				$pages = BlockFinder::within( $block, 'vitrine/loop-pagination' )[0] ?? array( 'blockName' => 'vitrine/loop-pagination' );
				return array(
					'wrapper'    => $template ? (string) LoopItems::render( $loop, $template ) : '',
					'pagination' => (string) LoopPagination::render( LoopPagination::props( $loop, ( new \WP_Block( $pages ) )->attributes ) ),
					'count'      => self::count( $loop ),
					'total'      => $loop->total(),
					'page'       => $loop->query->state->page,
					'pages'      => $loop->pages(),
					// Always an object, even without filters.
					'options'    => (object) $options,
				)
					+ ( $loop->stands_alone() ? array( 'alone' => true ) : array() )
					+ ( $facets ? array( 'facets' => $facets ) : array() )
					+ ( BlockFinder::within( $block, 'vitrine/loop-active-filters' ) ? array( 'active' => (string) Active::render( $loop ) ) : array() )
					+ ( BlockFinder::within( $block, 'vitrine/loop-filters' ) ? array( 'texts' => Sheet::texts( $loop ) ) : array() );
			}
		);
	}

	/**
	 * Returns the result count as text.
	 *
	 * @param Loop $loop The listing.
	 */
	public static function count( Loop $loop ): string {
		return ResultCount::text( $loop->first(), $loop->shown(), $loop->total() );
	}

	/**
	 * Returns the number of results for each facet value.
	 *
	 * @param Loop $loop The listing.
	 * @return array<string, object> Taxonomy to slug to count: objects, though all slugs were numbers.
	 */
	private static function facets( Loop $loop ): array {
		$facets = array();
		foreach ( array_keys( $loop->query->options->facets ) as $taxonomy ) {
			$facets[ $taxonomy ] = (object) FacetOptions::counts( $loop, $taxonomy );
		}
		return $facets;
	}

	/**
	 * Returns the number of results for each filter option.
	 *
	 * @param Loop                 $loop  The listing.
	 * @param array<string, mixed> $block Parsed loop builder block.
	 * @return array<string, array<string, int>> Kind to slug to count.
	 */
	private static function options( Loop $loop, array $block ): array {
		$options = array();
		foreach ( BlockFinder::within( $block, 'vitrine/loop-category' ) as $filter ) {
			$attributes = ( new \WP_Block( $filter ) )->attributes;
			$kind       = Filter::kind( $attributes );
			$amounts    = $loop->counts( $kind, array_column( Filter::offered( $loop, $attributes ), 'slug' ) );

			$options[ $kind ] = ( $options[ $kind ] ?? array() ) + $amounts;
		}
		return $options;
	}
}
