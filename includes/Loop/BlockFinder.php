<?php
/**
 * Finds the block of a request.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop;

use Vitrine\Support\PostBlocks;

defined( 'ABSPATH' ) || exit;

/**
 * The settings of a listing are only in its saved block: a request identifies the
 * block, and anything else in it is not trusted. The block may be in the post, a
 * template or template part, a widget, or a synced pattern in one of these.
 */
final class BlockFinder {

	public const BUILDER = 'vitrine/loop-builder';

	/** Maximum depth of nested patterns. */
	private const DEEPEST = 6;

	/**
	 * Returns the parsed block; null if there is none that this visitor may see.
	 *
	 * @param int    $post_id  Post ID of the page; 0: an archive.
	 * @param string $block_id ID of the block.
	 * @return array<string, mixed>|null
	 */
	public static function find( int $post_id, string $block_id ): ?array {
		foreach ( self::places( $post_id ) as $content ) {
			$found = self::in_content( $content, $block_id, self::DEEPEST );
			if ( $found ) {
				return $found;
			}
		}
		return null;
	}

	/**
	 * Returns the ID of a loop builder: the one set in the editor, or a hash of its
	 * content.
	 *
	 * @param array<string, mixed> $block Parsed block.
	 */
	public static function id_of( array $block ): string {
		$given = $block['attrs']['block_id'] ?? '';
		return is_string( $given ) && preg_match( '/^[\w-]{1,40}$/D', $given ) ? $given : 'h' . substr( md5( (string) wp_json_encode( self::essence( $block ) ) ), 0, 12 );
	}

	/**
	 * Returns the inner blocks with a name.
	 *
	 * @param array<string, mixed> $block Parsed block.
	 * @param string               $name  Block name.
	 * @return list<array<string, mixed>>
	 */
	public static function within( array $block, string $name ): array {
		$found = array();
		foreach ( $block['innerBlocks'] as $inner ) {
			if ( $inner['blockName'] === $name ) {
				$found[] = $inner;
			} elseif ( self::BUILDER !== $inner['blockName'] ) {
				// Blocks of a nested listing belong to that listing.
				$found = array_merge( $found, self::within( $inner, $name ) );
			}
		}
		return $found;
	}

	/**
	 * Returns the contents that may have the listing, the most likely first.
	 *
	 * @param int $post_id Post ID of the page.
	 * @return \Generator<string>
	 */
	private static function places( int $post_id ): \Generator {
		$post = $post_id > 0 ? get_post( $post_id ) : null;
		if ( $post instanceof \WP_Post && self::may_see( $post ) ) {
			yield $post->post_content;
		}
		if ( wp_is_block_theme() || current_theme_supports( 'block-templates' ) ) {
			foreach ( array( 'wp_template', 'wp_template_part' ) as $type ) {
				foreach ( get_block_templates( array(), $type ) as $template ) {
					yield $template->content;
				}
			}
		}
		foreach ( (array) get_option( 'widget_block', array() ) as $widget ) {
			yield is_array( $widget ) ? (string) ( $widget['content'] ?? '' ) : '';
		}
	}

	/**
	 * Whether this visitor may see a post.
	 *
	 * @param \WP_Post $post The post.
	 */
	private static function may_see( \WP_Post $post ): bool {
		return ! post_password_required( $post ) && ( is_post_publicly_viewable( $post ) || current_user_can( 'read_post', $post->ID ) );
	}

	/**
	 * Searches a content.
	 *
	 * @param string $content  Content of a post or template.
	 * @param string $block_id ID of the block.
	 * @param int    $depth    Remaining depth of nested patterns.
	 * @return array<string, mixed>|null
	 */
	private static function in_content( string $content, string $block_id, int $depth ): ?array {
		// Most contents have neither a listing nor a pattern, so they need not be parsed.
		return $depth > 0 && preg_match( '#<!-- wp:(?:vitrine/loop-builder|block|pattern)\b#', $content ) ? self::in_blocks( parse_blocks( $content ), $block_id, $depth ) : null;
	}

	/**
	 * Searches blocks.
	 *
	 * @param array<array<string, mixed>> $blocks   Parsed blocks.
	 * @param string                      $block_id ID of the block.
	 * @param int                         $depth    Remaining depth of nested patterns.
	 * @return array<string, mixed>|null
	 */
	private static function in_blocks( array $blocks, string $block_id, int $depth ): ?array {
		foreach ( $blocks as $block ) {
			$found = match ( $block['blockName'] ) {
				self::BUILDER  => self::id_of( $block ) === $block_id ? $block : null,
				'core/block'   => self::in_content( PostBlocks::pattern( (int) ( $block['attrs']['ref'] ?? 0 ) ), $block_id, $depth - 1 ),
				'core/pattern' => self::in_content( (string) ( \WP_Block_Patterns_Registry::get_instance()->get_registered( (string) ( $block['attrs']['slug'] ?? '' ) )['content'] ?? '' ), $block_id, $depth - 1 ),
				default        => null,
			} ?? self::in_blocks( $block['innerBlocks'], $block_id, $depth );
			if ( $found ) {
				return $found;
			}
		}
		return null;
	}

	/**
	 * Returns the parts of a block that are the same wherever it is parsed.
	 *
	 * @param array<string, mixed> $block Parsed block.
	 * @return array<mixed>
	 */
	private static function essence( array $block ): array {
		return array( $block['blockName'], $block['attrs'], array_map( array( self::class, 'essence' ), $block['innerBlocks'] ) );
	}
}
