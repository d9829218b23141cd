<?php
/**
 * Results of a listing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Loop;

use Vitrine\Contract;
use Vitrine\Loop\Loop;
use Vitrine\Plugin;
use Vitrine\View\Listing\CardOthers;
use Vitrine\View\Listing\Corrected;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the template's blocks once per post.
 */
final class LoopItems {

	/** Block to its card part in CardOthers; `loop-product` has an attribute for it. */
	private const PARTS = array(
		'core/post-featured-image' => 'image',
		'core/post-title'          => 'title',
		'vitrine/product-title'    => 'title',
		'vitrine/product-price'    => 'price',
	);

	/**
	 * Renders the content of the results area.
	 *
	 * @param Loop                 $loop     The listing.
	 * @param array<string, mixed> $template Parsed `loop-template` block.
	 */
	public static function render( Loop $loop, array $template ): Markup {
		$posts = $loop->posts();
		if ( array() === $posts ) {
			return Markup::join();
		}
		$before = $GLOBALS['post'] ?? null;
		try {
			$items = array_map( static fn ( \WP_Post $post ): Markup => self::item( $loop, $post, $template ), $posts );
		} finally {
			self::set_post( $before );
		}
		$list = Markup::tag( 'ul', array( 'class' => Contract::name( 'markers.loop_items' ) ), $items );
		return Markup::join( self::corrected( $loop ), $list );
	}

	/**
	 * Renders the notice about a corrected search.
	 *
	 * @param Loop $loop The listing.
	 */
	private static function corrected( Loop $loop ): ?Markup {
		$state = $loop->query->state;
		return Plugin::engine()->content_types()['post_type'] === $loop->query->options->post_type
			? Corrected::render(
				$state->search,
				static fn ( string $search ): string => $loop->url(
					$state->with(
						array(
							'search' => $search,
							'page'   => 1,
						)
					)
				)
			)
			: null;
	}

	/**
	 * Renders a result.
	 *
	 * @param Loop                 $loop     The listing.
	 * @param \WP_Post             $post     The post.
	 * @param array<string, mixed> $template Parsed `loop-template` block.
	 */
	private static function item( Loop $loop, \WP_Post $post, array $template ): Markup {
		self::set_post( $post );
		$is_product = Plugin::engine()->content_types()['post_type'] === $post->post_type;
		$others     = $is_product ? CardOthers::of( Plugin::engine(), $post->ID ) : null;
		$own        = array(
			'postId'   => $post->ID,
			'postType' => $post->post_type,
		);
		$context    = static fn ( array $context ): array => array_merge( $context, $own );
		// WordPress prints nothing for a product without image.
		$picture = static fn ( string $html, array $block ): string => '' === trim( $html ) ? (string) LoopProduct::picture( $loop, $post->ID, $block['attrs'] ?? array() ) : $html;
		$among   = static fn ( string $html, array $block, \WP_Block $shown ): string => null !== $others && ( $shown->context['postId'] ?? 0 ) === $post->ID ? (string) $others->around( self::part( $shown ), Markup::safe( $html ) ) : $html;
		// Also for nested blocks of the template.
		add_filter( 'render_block_context', $context, 1 );
		add_filter( 'render_block_core/post-featured-image', $picture, 10, 2 );
		if ( null !== $others ) {
			add_filter( 'render_block', $among, 20, 3 );
		}
		try {
			// Render only the inner blocks: the block itself would render itself again.
			$html = ( new \WP_Block( array( 'blockName' => 'core/null' ) + $template, $own ) )->render( array( 'dynamic' => false ) );
		} finally {
			remove_filter( 'render_block_context', $context, 1 );
			remove_filter( 'render_block_core/post-featured-image', $picture );
			remove_filter( 'render_block', $among, 20 );
		}
		return Markup::tag(
			'li',
			array( 'class' => Markup::classes( 'vitrine-loop-item', 'post-' . $post->ID, $is_product ? 'is-product' : '' ) ),
			$others?->around( CardOthers::START, null ),
			Markup::safe( $html ),
			$others?->rest()
		);
	}

	/**
	 * Returns the card part that a block is, as in CardOthers; empty: none.
	 *
	 * @param \WP_Block $block Block in the template.
	 */
	private static function part( \WP_Block $block ): string {
		$part = 'vitrine/loop-product' === $block->name ? $block->attributes['part'] ?? '' : self::PARTS[ (string) $block->name ] ?? '';
		return is_string( $part ) ? $part : '';
	}

	/**
	 * Sets the global post.
	 *
	 * @param \WP_Post|null $post The post.
	 */
	private static function set_post( ?\WP_Post $post ): void {
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As in WordPress's loop; restored after the last post.
		$GLOBALS['post'] = $post;
		if ( $post ) {
			setup_postdata( $post );
		}
	}
}
