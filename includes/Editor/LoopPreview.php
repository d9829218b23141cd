<?php
/**
 * A listing as it is being edited.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Editor;

use Vitrine\Contract;
use Vitrine\Loop\Current;
use Vitrine\Loop\Finder;
use Vitrine\View\Listing\ComposedCards;

defined( 'ABSPATH' ) || exit;

/**
 * Renders a loop builder that is not saved yet and answers with its pieces, so that
 * the editor shows what the page will show: the same results, counts and prices.
 */
final class LoopPreview {

	/** Whose block attribute names a piece: `metadata`, which WordPress gives every block. */
	private const MARK = 'vitrinePreview';

	/** The listing whose cards are composed, too. */
	private const LISTING = 'vitrine/product-listing';

	/** Characters of a serialized block. */
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
		 * A name of the contract is never empty.
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
	 * Whoever writes posts may; of a post, whoever edits it.
	 *
	 * @param \WP_REST_Request<array{post_id: int}> $request The request.
	 */
	public static function is_allowed( \WP_REST_Request $request ): bool {
		$post_id = (int) $request['post_id'];
		return $post_id > 0 ? current_user_can( 'edit_post', $post_id ) : current_user_can( 'edit_posts' );
	}

	/**
	 * The listing's pieces.
	 *
	 * @param \WP_REST_Request<array{content: string, post_id: int}> $request `content`: one loop builder or product listing, serialized; each block whose piece is wanted has `vitrinePreview` in its `metadata`.
	 * @return array{ids: list<int>, parts: array<string, array<int, string>>}|\WP_Error Ids of the results; mark to post id (of the page outside of the results) to HTML.
	 */
	public static function answer( \WP_REST_Request $request ): array|\WP_Error {
		$blocks = parse_blocks( (string) $request['content'] );
		if ( 1 !== count( $blocks ) || ! in_array( $blocks[0]['blockName'], array( Finder::BUILDER, self::LISTING ), true ) ) {
			return new \WP_Error( 'vitrine_no_loop', __( 'This is not a loop builder or product listing.', 'vitrine' ), array( 'status' => 400 ) );
		}
		$post = get_post( (int) $request['post_id'] );
		if ( $post instanceof \WP_Post ) {
			$GLOBALS['post'] = $post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As WordPress's own renderer of blocks does.
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
