<?php
/**
 * Navigation menu from the site editor.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Site\Menus;

defined( 'ABSPATH' ) || exit;

/**
 * Reads menu items from the blocks of a navigation post.
 */
final class NavigationPost {

	/**
	 * Maximum number of pages in an automatic page list.
	 */
	private const MOST_PAGES = 50;

	/**
	 * Returns the items of a navigation menu.
	 *
	 * @param int $id Post ID of the navigation.
	 * @return list<MenuItem>
	 */
	public static function items( int $id ): array {
		$post = get_post( $id );
		if ( ! $post instanceof \WP_Post || 'wp_navigation' !== $post->post_type || 'publish' !== $post->post_status ) {
			return array();
		}
		return self::of_blocks( parse_blocks( $post->post_content ) );
	}

	/**
	 * Returns the pages of the site, as in a page list.
	 *
	 * @return list<MenuItem>
	 */
	public static function pages(): array {
		$pages = get_pages(
			array(
				'parent'      => 0,
				'number'      => self::MOST_PAGES,
				'sort_column' => 'menu_order,post_title',
			)
		);
		return array_map(
			static fn ( \WP_Post $page ): MenuItem => new MenuItem( MenuItem::text( get_the_title( $page ) ), (string) get_permalink( $page ) ),
			is_array( $pages ) ? array_values( $pages ) : array()
		);
	}

	/**
	 * Returns the items of blocks. Blocks that are not links, such as search and
	 * spacer, are skipped.
	 *
	 * @param array<array<string, mixed>> $blocks Parsed blocks.
	 * @return list<MenuItem>
	 */
	private static function of_blocks( array $blocks ): array {
		$items = array();
		foreach ( $blocks as $block ) {
			$attributes = $block['attrs'];
			$more       = match ( $block['blockName'] ) {
				'core/page-list'                                 => self::pages(),
				'core/home-link'                                 => array( new MenuItem( MenuItem::text( (string) ( $attributes['label'] ?? __( 'Home', 'vitrine' ) ) ), home_url( '/' ) ) ),
				'core/navigation-link', 'core/navigation-submenu' => self::is_public( $attributes ) ? array( self::link( $attributes, $block['innerBlocks'] ) ) : array(),
				default                                          => array(),
			};
			array_push( $items, ...$more );
		}
		return $items;
	}

	/**
	 * Returns the item of a link block.
	 *
	 * @param array<string, mixed>        $attributes Attributes of the block.
	 * @param array<array<string, mixed>> $inner      Blocks of the submenu.
	 */
	private static function link( array $attributes, array $inner ): MenuItem {
		$url = (string) ( $attributes['url'] ?? '' );
		return new MenuItem(
			MenuItem::text( (string) ( $attributes['label'] ?? '' ) ),
			'#' === $url ? '' : $url,
			self::of_blocks( $inner ),
			(string) ( $attributes['className'] ?? '' ),
			empty( $attributes['opensInNewTab'] ) ? '' : '_blank'
		);
	}

	/**
	 * Whether the target of a link is public, not a draft or in the trash.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block.
	 */
	private static function is_public( array $attributes ): bool {
		$id = (int) ( $attributes['id'] ?? 0 );
		return 'post-type' !== ( $attributes['kind'] ?? '' ) || 0 === $id || 'publish' === get_post_status( $id );
	}
}
