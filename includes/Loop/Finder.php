<?php
/**
 * Finds the block that a request is about.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop;

use Vitrine\Support\PostBlocks;

defined( 'ABSPATH' ) || exit;

/**
 * What a listing may show is in its saved block and nowhere else: a request names
 * the block, and what it says beside that is not believed. The block may stand in
 * the post itself, in a template or a part of one, in a widget, or in a synced
 * pattern of any of these.
 */
final class Finder {

	public const BUILDER = 'vitrine/loop-builder';

	/** Patterns within patterns. */
	private const DEEPEST = 6;

	/**
	 * The block, as parsed; null when there is none that this visitor may see.
	 *
	 * @param int    $post_id  The post of the page; 0: an archive.
	 * @param string $block_id The block's own.
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
	 * The id of a loop builder: the one it was given in the editor, else one made
	 * of what it says.
	 *
	 * @param array<string, mixed> $block As parsed.
	 */
	public static function id_of( array $block ): string {
		$given = $block['attrs']['block_id'] ?? '';
		return is_string( $given ) && preg_match( '/^[\w-]{1,40}$/D', $given ) ? $given : 'h' . substr( md5( (string) wp_json_encode( self::essence( $block ) ) ), 0, 12 );
	}

	/**
	 * The blocks of a kind within a block.
	 *
	 * @param array<string, mixed> $block As parsed.
	 * @param string               $name  Of the kind.
	 * @return list<array<string, mixed>>
	 */
	public static function within( array $block, string $name ): array {
		$found = array();
		foreach ( $block['innerBlocks'] as $inner ) {
			if ( $inner['blockName'] === $name ) {
				$found[] = $inner;
			} elseif ( self::BUILDER !== $inner['blockName'] ) {
				// Those of a listing within this one are that one's.
				$found = array_merge( $found, self::within( $inner, $name ) );
			}
		}
		return $found;
	}

	/**
	 * Contents that may hold the listing, the likeliest first.
	 *
	 * @param int $post_id The post of the page.
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
	 * Looks through a content.
	 *
	 * @param string $content  Of a post or template.
	 * @param string $block_id Which.
	 * @param int    $depth    How many patterns may still be within one another.
	 * @return array<string, mixed>|null
	 */
	private static function in_content( string $content, string $block_id, int $depth ): ?array {
		// Most contents have neither a listing nor a pattern: not worth parsing.
		return $depth > 0 && preg_match( '#<!-- wp:(?:vitrine/loop-builder|block|pattern)\b#', $content ) ? self::in_blocks( parse_blocks( $content ), $block_id, $depth ) : null;
	}

	/**
	 * Looks through blocks.
	 *
	 * @param array<array<string, mixed>> $blocks   As parsed.
	 * @param string                      $block_id Which.
	 * @param int                         $depth    As above.
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
	 * What makes a block the same wherever it is parsed.
	 *
	 * @param array<string, mixed> $block As parsed.
	 * @return array<mixed>
	 */
	private static function essence( array $block ): array {
		return array( $block['blockName'], $block['attrs'], array_map( array( self::class, 'essence' ), $block['innerBlocks'] ) );
	}
}
