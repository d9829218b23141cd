<?php
/**
 * Width of blocks in classic themes.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Templates\Classic;

use Vitrine\Templates\ShopPage;

defined( 'ABSPATH' ) || exit;

/**
 * Aligns blocks with the page title if the theme's content column is wide enough. In
 * many themes wide blocks extend over both edges of the column, even without a sidebar
 * and on phones.
 */
final class Column {

	/**
	 * Minimum content width in pixels for a shop. In narrower themes wide blocks keep
	 * the theme's styles.
	 */
	private const ROOM = 900;

	/**
	 * Removes wide alignment: always on shop pages, elsewhere only if it is the block's
	 * default and not set by the owner.
	 *
	 * @param array{blockName: ?string, attrs: array<string, mixed>} $block Parsed top-level block of this plugin.
	 * @return array{blockName: ?string, attrs: array<string, mixed>}
	 */
	public static function keep( array $block ): array {
		if ( is_admin() || wp_is_block_theme() || (int) ( $GLOBALS['content_width'] ?? 0 ) < self::ROOM ) {
			return $block;
		}
		$chosen = $block['attrs']['align'] ?? null;
		$type   = \WP_Block_Type_Registry::get_instance()->get_registered( (string) $block['blockName'] );
		if ( 'wide' === ( $chosen ?? $type?->attributes['align']['default'] ?? '' ) && ( null === $chosen || ShopPage::is_shown() ) ) {
			$block['attrs']['align'] = '';
		}
		return $block;
	}
}
