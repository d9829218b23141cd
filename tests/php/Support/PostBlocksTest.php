<?php
/**
 * Tests of blocks in synced patterns.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Support;

use Vitrine\Support\PostBlocks;
use Vitrine\Tests\TestCase;

/**
 * Finds blocks in a post and in its synced patterns.
 */
final class PostBlocksTest extends TestCase {

	/**
	 * Creates a post.
	 *
	 * @param string                $type    Post type.
	 * @param string                $content Block markup.
	 * @param array<string, string> $more    Additional fields.
	 */
	private static function put( string $type, string $content, array $more = array() ): int {
		return (int) wp_insert_post(
			wp_slash(
				$more + array(
					'post_type'    => $type,
					'post_status'  => 'publish',
					'post_title'   => 'Any',
					'post_content' => $content,
				)
			)
		);
	}

	/**
	 * Returns a reference to a pattern.
	 *
	 * @param int    $id   ID of the pattern.
	 * @param string $more Attributes before the reference, as JSON.
	 */
	private static function reference( int $id, string $more = '' ): string {
		return "<!-- wp:block {{$more}\"ref\":$id} /-->";
	}

	/**
	 * @testdox Finds a block in a page, in synced patterns and nested ones
	 */
	public function test_finds(): void {
		$block = self::put( 'wp_block', '<!-- wp:group --><!-- wp:vitrine/checkout {"align":"wide"} /--><!-- /wp:group -->' );
		$frame = self::put( 'wp_block', self::reference( $block, '"content":{"Name":{"content":"\u003cb\u003eA } /\u002d\u002d\u003e\u003c/b\u003e"}},' ) );
		foreach ( array( $block, self::put( 'page', self::reference( $block ) ), self::put( 'page', 'Hello. ' . self::reference( $frame ) ) ) as $id ) {
			self::assertTrue( PostBlocks::has( 'vitrine/checkout', $id ) );
			self::assertFalse( PostBlocks::has( 'vitrine/cart', $id ) );
		}
	}

	/**
	 * @testdox Ignores drafts, protected patterns, other posts and missing ones
	 */
	public function test_hidden(): void {
		$content = '<!-- wp:vitrine/checkout /-->';
		foreach ( array( self::put( 'wp_block', $content, array( 'post_status' => 'draft' ) ), self::put( 'wp_block', $content, array( 'post_password' => 'x' ) ), self::put( 'page', $content ), 999999, 0 ) as $id ) {
			self::assertFalse( PostBlocks::has( 'vitrine/checkout', self::put( 'page', self::reference( $id ) ) ) );
		}
		self::assertFalse( PostBlocks::has( 'vitrine/checkout', 999999 ) );
	}

	/**
	 * @testdox Handles patterns that contain each other
	 */
	public function test_loop(): void {
		$first  = self::put( 'wp_block', '' );
		$second = self::put( 'wp_block', self::reference( $first ) );
		wp_update_post(
			array(
				'ID'           => $first,
				'post_content' => self::reference( $second ) . '<!-- wp:vitrine/cart /-->',
			)
		);
		$page = self::put( 'page', self::reference( $second ) );
		self::assertTrue( PostBlocks::has( 'vitrine/cart', $page ) );
		self::assertFalse( PostBlocks::has( 'vitrine/checkout', $page ) );
	}

	/**
	 * @testdox Takes no query for a page without patterns, and one for all patterns
	 */
	public function test_queries(): void {
		global $wpdb;
		$post = get_post( self::put( 'page', '<!-- wp:paragraph --><p>Hello.</p><!-- /wp:paragraph -->' ) );
		self::assertInstanceOf( \WP_Post::class, $post );
		$before = $wpdb->num_queries;
		PostBlocks::has( 'vitrine/cart', $post );
		self::assertSame( $before, $wpdb->num_queries );

		$ids  = array( self::put( 'wp_block', 'One' ), self::put( 'wp_block', 'Two' ) );
		$post = get_post( self::put( 'page', implode( '', array_map( array( self::class, 'reference' ), $ids ) ) ) );
		self::assertInstanceOf( \WP_Post::class, $post );
		array_map( 'clean_post_cache', $ids );
		$before = $wpdb->num_queries;
		PostBlocks::has( 'vitrine/cart', $post );
		PostBlocks::has( 'vitrine/checkout', $post );
		self::assertSame( $before + 1, $wpdb->num_queries );
	}
}
