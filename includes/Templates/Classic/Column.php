<?php
/**
 * The width of our blocks in a classic theme.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Templates\Classic;

use Vitrine\Templates\ShopPage;

defined( 'ABSPATH' ) || exit;

/**
 * Has our blocks stand on the edge of the title, where the theme's column has room
 * for them: many themes have wide blocks reach over both edges, towards a sidebar
 * that is not there, and on a phone to those of the screen.
 */
final class Column {

	/** Pixels of a column that has room for a shop. What is wide stands out of a narrower one, as the theme has it. */
	private const ROOM = 900;

	/**
	 * Leaves out that a block is wide: on the shop's pages always, on another where
	 * that is what the block is by itself and not what its owner has chosen.
	 *
	 * @param array{blockName: ?string, attrs: array<string, mixed>} $block One of ours that stands in no other, as parsed.
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
