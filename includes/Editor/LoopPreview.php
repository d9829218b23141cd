<?php
/**
 * Preview of a listing in the editor.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Editor;

use Vitrine\Contract;
use Vitrine\Loop\Current;
use Vitrine\Loop\BlockFinder;
use Vitrine\View\Listing\ComposedCards;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the parts of an unsaved loop builder, so that the editor shows the same
 * results, counts and prices as the page.
 */
final class LoopPreview {

	/**
	 * Key in the block attribute `metadata` (available on every block) that marks a
	 * part.
	 */
	private const MARK = 'vitrinePreview';

	/** The listing whose cards can also be composed of blocks. */
	private const LISTING = 'vitrine/product-listing';

	/** Maximum length of a serialized block in characters. */
	private const LONGEST = 200000;

	/**
	 * Registers the hook.
	 */
	public static function boot(): void {
		add_action( 'rest_api_init', array( self::class, 'register' ) );
	}

	/**
	 * Registers the route.
	 */
	public static function register(): void {
		/**
		 * Names in the contract are never empty.
		 *
		 * @var non-falsy-string $space
		 */
		$space = Contract::name( 'rest.namespace' );
		register_rest_route(
			$space,
			'/' . ltrim( Contract::name( 'rest.loop_preview' ), '/' ),
			array(
				'methods'             => 'POST',
				'callback'            => array( self::class, 'answer' ),
				'permission_callback' => array( self::class, 'is_allowed' ),
				'args'                => array(
					'content' => array(
						'type'      => 'string',
						'required'  => true,
						'maxLength' => self::LONGEST,
					),
					'post_id' => array(
						'type'    => 'integer',
						'minimum' => 0,
						'default' => 0,
					),
				),
			)
		);
	}

	/**
	 * Whether the user can edit the post, or any posts if no post is sent.
	 *
	 * @param \WP_REST_Request<array{post_id: int}> $request The request.
	 */
	public static function is_allowed( \WP_REST_Request $request ): bool {
		$post_id = (int) $request['post_id'];
		return $post_id > 0 ? current_user_can( 'edit_post', $post_id ) : current_user_can( 'edit_posts' );
	}

	/**
	 * Returns the rendered parts of the listing.
	 *
	 * @param \WP_REST_Request<array{content: string, post_id: int}> $request `content`: serialized loop builder or product listing; blocks to render have `vitrinePreview` in their `metadata`.
	 * @return array{ids: list<int>, parts: array<string, array<int, string>>}|\WP_Error IDs of the results; HTML by mark and post ID (of the page for blocks outside the results).
	 */
	public static function answer( \WP_REST_Request $request ): array|\WP_Error {
		$blocks = parse_blocks( (string) $request['content'] );
		if ( 1 !== count( $blocks ) || ! in_array( $blocks[0]['blockName'], array( BlockFinder::BUILDER, self::LISTING ), true ) ) {
			return new \WP_Error( 'vitrine_no_loop', __( 'This is not a loop builder or product listing.', 'vitrine' ), array( 'status' => 400 ) );
		}
		$post = get_post( (int) $request['post_id'] );
		if ( $post instanceof \WP_Post ) {
			$GLOBALS['post'] = $post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As WordPress's block renderer does.
			setup_postdata( $post );
		}
		$ids     = array();
		$parts   = array();
		$collect = static function ( string $html, array $block, \WP_Block $instance ) use ( &$ids, &$parts ): string {
			$loop = Current::loop();
			$mark = $block['attrs']['metadata'][ self::MARK ] ?? null;
			if ( is_string( $mark ) ) {
				$parts[ $mark ][ (int) ( $instance->context['postId'] ?? 0 ) ] = $html;
			}
			if ( $loop && 'vitrine/loop-template' === $block['blockName'] ) {
				$ids = array_map( static fn ( \WP_Post $result ): int => $result->ID, $loop->posts() );
			}
			if ( ComposedCards::TEMPLATE === $block['blockName'] ) {
				$ids[] = (int) ( $instance->context['postId'] ?? 0 );
			}
			return $html;
		};
		add_filter( 'render_block', $collect, PHP_INT_MAX, 3 );
		try {
			render_block( $blocks[0] );
		} finally {
			remove_filter( 'render_block', $collect, PHP_INT_MAX );
		}
		return array(
			'ids'   => $ids,
			'parts' => $parts,
		);
	}
}
