<?php
/**
 * Where small screens end.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Site;

use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * The break point of the header is a setting, which the media query of a built
 * stylesheet cannot read. So each page gets two values of `display`: one for what
 * small screens show, one for what wide ones do.
 *
 * @see spec 3.9, 9.5
 */
final class BreakPoint {

	/**
	 * Blocks whose style uses them.
	 */
	private const BLOCKS = array( 'vitrine/header-menu' );

	/**
	 * Adds the values to the styles, once the blocks are registered.
	 */
	public static function add(): void {
		foreach ( self::BLOCKS as $block ) {
			wp_add_inline_style( generate_block_asset_handle( $block, 'style' ), self::css() );
		}
	}

	/**
	 * The values.
	 */
	public static function css(): string {
		return sprintf( ':root{--vitrine-narrow:none;--vitrine-wide:flex}@media(max-width:%dpx){:root{--vitrine-narrow:flex;--vitrine-wide:none}}', Settings::number( 'break_point' ) );
	}
}
