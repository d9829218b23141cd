<?php
/**
 * Scripts of the block editor that are not part of a block.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Editor;

use Vitrine\Support\Build;
use Vitrine\View\Product\Binding;

defined( 'ABSPATH' ) || exit;

/**
 * Code shared by all blocks, and document panels.
 */
final class EditorScripts {

	/**
	 * Transforms and bindings. Dependency of the blocks' scripts, because it filters
	 * their registration.
	 */
	public const SHARED = 'vitrine-editor-shared';

	private const DOCUMENT = 'vitrine-editor-document';

	/** Post editor and site editor; the widgets editor has no documents. */
	private const EDITORS = array( 'post', 'site-editor' );

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action( 'enqueue_block_editor_assets', array( self::class, 'enqueue' ) );
		add_action( 'rest_api_init', array( Binding::class, 'add_to_rest' ) );
	}

	/**
	 * Makes the shared script a dependency of a block's editor scripts.
	 *
	 * @param \WP_Block_Type $block Registered block type.
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
	 * Enqueues the document panels.
	 */
	public static function enqueue(): void {
		if ( in_array( get_current_screen()?->base, self::EDITORS, true ) ) {
			Build::register_script( self::DOCUMENT, 'editor-document' );
			wp_enqueue_script( self::DOCUMENT );
		}
	}
}
