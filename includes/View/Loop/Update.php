<?php
/**
 * What an update of a listing brings.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Loop;

use Vitrine\Loop\Current;
use Vitrine\Loop\Finder;
use Vitrine\Loop\Loop;
use Vitrine\View\Loop\Facets\Active;
use Vitrine\View\Loop\Facets\Facet;
use Vitrine\View\Loop\Facets\Sheet;
use Vitrine\View\Parts\ResultCount;

defined( 'ABSPATH' ) || exit;

/**
 * The HTML of the two areas, and beside it what the other blocks of the listing
 * show: they keep their elements, and with them the focus.
 *
 * @see spec 3.13
 */
final class Update {

	/**
	 * The content of the answer.
	 *
	 * @param Loop                 $loop  The listing.
	 * @param array<string, mixed> $block The loop builder, as parsed.
	 * @return array<string, mixed> The shape of `LoopContent` in src/contract/types/loop.ts.
	 */
	public static function of( Loop $loop, array $block ): array {
		return Current::within(
			$loop,
			static function () use ( $loop, $block ): array {
				// Before the pages: the count of a filter says how many there are.
				$options  = self::options( $loop, $block );
				$facets   = self::facets( $loop );
				$template = Finder::within( $block, 'vitrine/loop-template' )[0] ?? null;
				// Without a block of its own it may have older pagination markup.
				$pages = Finder::within( $block, 'vitrine/loop-pagination' )[0] ?? array( 'blockName' => 'vitrine/loop-pagination' );
				return array(
					'wrapper'    => $template ? (string) Items::render( $loop, $template ) : '',
					'pagination' => (string) Pages::render( Pages::props( $loop, ( new \WP_Block( $pages ) )->attributes ) ),
					'count'      => self::count( $loop ),
					'total'      => $loop->total(),
					'page'       => $loop->query->state->page,
					'pages'      => $loop->pages(),
					// An object, though there were no filter.
					'options'    => (object) $options,
				)
					+ ( $loop->stands_alone() ? array( 'alone' => true ) : array() )
					+ ( $facets ? array( 'facets' => $facets ) : array() )
					+ ( Finder::within( $block, 'vitrine/loop-active-filters' ) ? array( 'active' => (string) Active::render( $loop ) ) : array() )
					+ ( Finder::within( $block, 'vitrine/loop-filters' ) ? array( 'texts' => Sheet::texts( $loop ) ) : array() );
			}
		);
	}

	/**
	 * How many are shown of how many, in words.
	 *
	 * @param Loop $loop The listing.
	 */
	public static function count( Loop $loop ): string {
		return ResultCount::text( $loop->first(), $loop->shown(), $loop->total() );
	}

	/**
	 * How many results each value of the facets has.
	 *
	 * @param Loop $loop The listing.
	 * @return array<string, object> Taxonomy to slug to count: objects, though all slugs were numbers.
	 */
	private static function facets( Loop $loop ): array {
		$facets = array();
		foreach ( array_keys( $loop->query->options->facets ) as $taxonomy ) {
			$facets[ $taxonomy ] = (object) Facet::counts( $loop, $taxonomy );
		}
		return $facets;
	}

	/**
	 * How many results each option of the filters has.
	 *
	 * @param Loop                 $loop  The listing.
	 * @param array<string, mixed> $block As above.
	 * @return array<string, array<string, int>> Kind to slug to count.
	 */
	private static function options( Loop $loop, array $block ): array {
		$options = array();
		foreach ( Finder::within( $block, 'vitrine/loop-category' ) as $filter ) {
			$attributes = ( new \WP_Block( $filter ) )->attributes;
			$kind       = Filter::kind( $attributes );
			$amounts    = $loop->counts( $kind, array_column( Filter::offered( $loop, $attributes ), 'slug' ) );

			$options[ $kind ] = ( $options[ $kind ] ?? array() ) + $amounts;
		}
		return $options;
	}
}
