<?php
/**
 * Blocks of a post.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Blocks in the content of a post and in its synced patterns. The function has_block()
 * of WordPress ignores synced patterns.
 */
final class PostBlocks {

	/** Maximum depth of nested patterns. */
	private const DEPTH = 8;

	/** Reference to a synced pattern, with its attributes. */
	private const REFERENCE = '~<!--\s+wp:(?:core/)?block\s+(\{.*?\})\s+/?-->~s';

	/**
	 * Whether a post has a block.
	 *
	 * @param string            $name Block name with namespace.
	 * @param \WP_Post|int|null $post Post or post ID; null: the current post; 0: none.
	 */
	public static function has( string $name, \WP_Post|int|null $post = null ): bool {
		// get_post( 0 ) would return the current post.
		$post = 0 === $post ? null : get_post( $post );
		// Most posts have no patterns, so this costs no more than has_block().
		return $post instanceof \WP_Post && ( has_block( $name, $post->post_content ) || ( self::has_patterns( $post->post_content ) && has_block( $name, self::content( $post ) ) ) );
	}

	/**
	 * Returns the content of a post, followed by the content of its patterns.
	 *
	 * @param \WP_Post $post Post.
	 */
	public static function content( \WP_Post $post ): string {
		return self::with_patterns( $post->post_content );
	}

	/**
	 * Returns the content of a synced pattern, followed by the content of its patterns.
	 *
	 * @param int $id Post ID of the pattern.
	 */
	public static function whole_pattern( int $id ): string {
		return self::with_patterns( self::pattern( $id ) );
	}

	/**
	 * Returns content, followed by the content of its patterns.
	 *
	 * @param string $content Post content.
	 */
	private static function with_patterns( string $content ): string {
		$all   = $content;
		$next  = $content;
		$seen  = array();
		$depth = self::DEPTH;
		while ( $depth-- > 0 && self::has_patterns( $next ) ) {
			$ids  = array_diff( self::references( $next ), $seen );
			$seen = array( ...$seen, ...$ids );
			_prime_post_caches( $ids, false, false );
			$next = implode( "\n", array_map( array( self::class, 'pattern' ), $ids ) );
			$all .= "\n" . $next;
		}
		return $all;
	}

	/**
	 * Returns the content of a synced pattern, if WordPress would show it.
	 *
	 * @param int $id Post ID of the pattern.
	 */
	public static function pattern( int $id ): string {
		$post = $id > 0 ? get_post( $id ) : null;
		return $post instanceof \WP_Post && 'wp_block' === $post->post_type && 'publish' === $post->post_status && '' === $post->post_password ? $post->post_content : '';
	}

	/**
	 * Whether content has synced patterns.
	 *
	 * @param string $content Post content.
	 */
	private static function has_patterns( string $content ): bool {
		return has_block( 'core/block', $content );
	}

	/**
	 * Returns the IDs of the patterns in content.
	 *
	 * @param string $content Post content.
	 * @return list<int>
	 */
	private static function references( string $content ): array {
		preg_match_all( self::REFERENCE, $content, $found );
		$ids = array();
		foreach ( $found[1] as $json ) {
			$attributes = json_decode( $json, true );
			$ref        = is_array( $attributes ) ? $attributes['ref'] ?? 0 : 0;
			if ( is_numeric( $ref ) && (int) $ref > 0 ) {
				$ids[] = (int) $ref;
			}
		}
		return array_values( array_unique( $ids ) );
	}
}
