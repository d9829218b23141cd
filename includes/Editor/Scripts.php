<?php
/**
 * The scripts of the block editor that belong to no one block.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Editor;

use Vitrine\Support\Build;
use Vitrine\View\Product\Binding;

defined( 'ABSPATH' ) || exit;

/**
 * What all blocks share, and the panels of a document.
 */
final class Scripts {

	/** Transforms and bindings. The blocks' own scripts come after it: it has its say when they register. */
	public const SHARED = 'vitrine-editor-shared';

	private const DOCUMENT = 'vitrine-editor-document';

	/** The editors of contents and of the site; that of widgets has no documents. */
	private const EDITORS = array( 'post', 'site-editor' );

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action( 'enqueue_block_editor_assets', array( self::class, 'enqueue' ) );
		add_action( 'rest_api_init', array( Binding::class, 'add_to_rest' ) );
	}

	/**
	 * Has a block's scripts run after what all blocks share.
	 *
	 * @param \WP_Block_Type $block Just registered.
	 */
	public static function put_before( \WP_Block_Type $block ): void {
		if ( ! wp_script_is( self::SHARED, 'registered' ) ) {
			Build::register_script( self::SHARED, 'editor-shared' );
		}
		foreach ( $block->editor_script_handles as $handle ) {
			if ( isset( wp_scripts()->registered[ $handle ] ) ) {
				wp_scripts()->registered[ $handle ]->deps[] = self::SHARED;
			}
		}
	}

	/**
	 * Loads the panels of a document.
	 */
	public static function enqueue(): void {
		if ( in_array( get_current_screen()?->base, self::EDITORS, true ) ) {
			Build::register_script( self::DOCUMENT, 'editor-document' );
			wp_enqueue_script( self::DOCUMENT );
		}
	}
}
