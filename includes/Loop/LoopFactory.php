<?php
/**
 * Factory for listings.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop;

use Vitrine\Loop\Posts\LoopOptions;
use Vitrine\Loop\Posts\PostsQuery;
use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Creates the same listing for a rendered page and for a request.
 */
final class LoopFactory {

	/**
	 * Creates the listing of a block on the page that is being rendered.
	 *
	 * @param array<string, mixed> $block Parsed block.
	 */
	public static function on_page( array $block ): Loop {
		$context    = Context::current();
		$attributes = self::attributes( $block );
		$options    = self::options( $block, $context );
		$facets     = array_keys( $options->facets );
		$number     = Current::number( (int) $attributes['queryId'] );
		Current::offer( $number, $facets );
		$address = LoopUrl::current( $number, $facets, $options->inherit );
		$state   = $address->state( Loop::composable() )->with_single( $options->single() );
		if ( $options->inherit && 1 === $state->page && get_query_var( 'paged' ) > 1 ) {
			$state = $state->with( array( 'page' => (int) get_query_var( 'paged' ) ) );
		}
		$block_id = BlockFinder::id_of( $block );
		return new Loop(
			$number,
			$options->inherit ? $context->marked( $block_id ) : $block_id,
			new PostsQuery( $options, $context, $state ),
			$address,
			$attributes,
			self::accumulates( $block ),
			false,
			! $options->inherit || $context->portable,
			self::says_empty( $block ),
			self::has_pages( $block, array( 'scroll' ) )
		);
	}

	/**
	 * Creates the listing of a block for a request.
	 *
	 * @param array<string, mixed> $block    Parsed block.
	 * @param Context              $context  Context of the requesting page.
	 * @param LoopUrl              $address  URL of the requesting page.
	 * @param string               $block_id Block ID in the page.
	 * @param LoopState                $state    Requested state.
	 * @param bool                 $whole    Whether previous pages are requested too, if the listing appends pages.
	 */
	public static function for_request( array $block, Context $context, LoopUrl $address, string $block_id, LoopState $state, bool $whole = false ): Loop {
		$options = self::options( $block, $context );
		return new Loop( $address->query_id, $block_id, new PostsQuery( $options, $context, $state->with_single( $options->single() ) ), $address, self::attributes( $block ), self::accumulates( $block ), ! $whole );
	}

	/**
	 * Returns the data for the script of the listing.
	 *
	 * @param Loop $loop The listing.
	 * @return array<string, mixed> The shape of `LoopData` in src/contract/types/loop.ts.
	 */
	public static function data( Loop $loop ): array {
		return array(
			'query_id'   => $loop->query_id,
			'block_id'   => $loop->block_id,
			'composable' => Loop::composable(),
			'method'     => Settings::get( 'loop_method' ),
			// A page without results lacks the assets that results need, such as styles.
			'in_place'   => $loop->in_place && array() !== $loop->posts(),
		)
			+ ( $loop->accumulates ? array( 'accumulates' => true ) : array() )
			+ ( $loop->endless ? array( 'endless' => true ) : array() )
			+ ( $loop->query->options->facets ? array( 'facets' => array_keys( $loop->query->options->facets ) ) : array() )
			+ ( $loop->query->options->single() ? array( 'single' => $loop->query->options->single() ) : array() )
			+ $loop->address->data();
	}

	/**
	 * Returns the options, adapted to the page if the block inherits.
	 *
	 * @param array<string, mixed> $block   Parsed block.
	 * @param Context              $context Context of the page.
	 */
	public static function options( array $block, Context $context ): LoopOptions {
		$attributes = self::attributes( $block );
		$facets     = array_column( BlockFinder::within( $block, 'vitrine/loop-facet' ), 'attrs' );
		return LoopOptions::of( $attributes, true === ( $attributes['inherit'] ?? false ) ? $context->post_type : '', $facets );
	}

	/**
	 * Returns the attributes with the block's defaults.
	 *
	 * @param array<string, mixed> $block Parsed block.
	 * @return array<string, mixed>
	 */
	private static function attributes( array $block ): array {
		return ( new \WP_Block( array( 'innerBlocks' => array() ) + $block ) )->attributes;
	}

	/**
	 * Whether the block has its own content for no results.
	 *
	 * @param array<string, mixed> $block Parsed block.
	 */
	private static function says_empty( array $block ): bool {
		return array() !== BlockFinder::within( $block, 'vitrine/loop-empty' );
	}

	/**
	 * Whether further pages are appended.
	 *
	 * @param array<string, mixed> $block Parsed block.
	 */
	private static function accumulates( array $block ): bool {
		return self::has_pages( $block, array( 'more', 'scroll' ) );
	}

	/**
	 * Whether one of its pagination blocks is of some kinds.
	 *
	 * @param array<string, mixed>   $block Parsed block.
	 * @param non-empty-list<string> $kinds Kinds of the block `loop-pagination`.
	 */
	private static function has_pages( array $block, array $kinds ): bool {
		foreach ( BlockFinder::within( $block, 'vitrine/loop-pagination' ) as $pagination ) {
			if ( in_array( $pagination['attrs']['kind'] ?? '', $kinds, true ) ) {
				return true;
			}
		}
		return false;
	}
}
