<?php
/**
 * The blocks that a post shows.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support;

defined( 'ABSPATH' ) || exit;

/**
 * What a post has by its own content, and by the synced patterns that stand in it: a
 * checkout that its owner has made a pattern is a checkout still. WordPress's
 * has_block() knows of the former alone.
 */
final class PostBlocks {

	/** How many patterns may stand within one another. */
	private const DEPTH = 8;

	/** A reference to a pattern, with its attributes. */
	private const REFERENCE = '~<!--\s+wp:(?:core/)?block\s+(\{.*?\})\s+/?-->~s';

	/**
	 * Whether a post shows a block.
	 *
	 * @param string            $name With its namespace.
	 * @param \WP_Post|int|null $post Null: the current one; 0: none.
	 */
	public static function has( string $name, \WP_Post|int|null $post = null ): bool {
		// To WordPress 0 is the current one too.
		$post = 0 === $post ? null : get_post( $post );
		// Nearly all posts have no pattern, and cost no more than with has_block().
		return $post instanceof \WP_Post && ( has_block( $name, $post->post_content ) || ( self::has_patterns( $post->post_content ) && has_block( $name, self::content( $post ) ) ) );
	}

	/**
	 * The content of a post, and after it that of the patterns in it.
	 *
	 * @param \WP_Post $post Its content as it is saved.
	 */
	public static function content( \WP_Post $post ): string {
		return self::with_patterns( $post->post_content );
	}

	/**
	 * The content of a synced pattern, and after it that of the patterns in it.
	 *
	 * @param int $id Of the pattern.
	 */
	public static function whole_pattern( int $id ): string {
		return self::with_patterns( self::pattern( $id ) );
	}

	/**
	 * A content, and after it that of the patterns in it.
	 *
	 * @param string $content Of a post.
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
	 * The content of a synced pattern, where WordPress shows it.
	 *
	 * @param int $id Of the pattern.
	 */
	public static function pattern( int $id ): string {
		$post = $id > 0 ? get_post( $id ) : null;
		return $post instanceof \WP_Post && 'wp_block' === $post->post_type && 'publish' === $post->post_status && '' === $post->post_password ? $post->post_content : '';
	}

	/**
	 * Whether a content has synced patterns.
	 *
	 * @param string $content Of a post.
	 */
	private static function has_patterns( string $content ): bool {
		return has_block( 'core/block', $content );
	}

	/**
	 * The patterns that a content refers to.
	 *
	 * @param string $content Of a post.
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
