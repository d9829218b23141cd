<?php
/**
 * Header breakpoint.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Site;

use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * The header breakpoint is a setting, which media queries in a built stylesheet cannot
 * read. So each page gets two `display` values: one for small screens, one for wide
 * ones.
 *
 * @see spec 3.9, 9.5
 */
final class BreakPoint {

	/**
	 * Blocks whose styles use the values.
	 */
	private const BLOCKS = array( 'vitrine/header-menu' );

	/**
	 * Adds the values to the block styles, after the blocks are registered.
	 */
	public static function add(): void {
		foreach ( self::BLOCKS as $block ) {
			wp_add_inline_style( generate_block_asset_handle( $block, 'style' ), self::css() );
		}
	}

	/**
	 * Returns the CSS with both values.
	 */
	public static function css(): string {
		return sprintf( ':root{--vitrine-narrow:none;--vitrine-wide:flex}@media(max-width:%dpx){:root{--vitrine-narrow:flex;--vitrine-wide:none}}', Settings::number( 'break_point' ) );
	}
}
