<?php
/**
 * Screen of the design preview.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\PreviewPanel;

use Vitrine\Contract;
use Vitrine\Settings\Settings;
use Vitrine\Site\Preview\PreviewFront;
use Vitrine\Support\Build;
use Vitrine\Support\Json;

defined( 'ABSPATH' ) || exit;

/**
 * Page under Appearance that shows the site in a frame next to the options. The block
 * editor opens the same in a window.
 *
 * @see spec 2.10, 3.14
 */
final class PreviewScreen {

	public const SLUG       = 'vitrine-preview';
	public const CAPABILITY = 'edit_theme_options';

	private const HANDLE = 'vitrine-preview';
	private const EDITOR = 'vitrine-preview-editor';

	/** Post editor and site editor; the widgets editor has no such menu. */
	private const EDITORS = array( 'post', 'site-editor' );

	/**
	 * Adds the page if previews are enabled.
	 */
	public static function add(): void {
		if ( ! Settings::on( 'preview_mode' ) ) {
			return;
		}
		$hook = add_theme_page( __( 'Try a design', 'vitrine' ), __( 'Try a design', 'vitrine' ), self::CAPABILITY, self::SLUG, array( self::class, 'render' ) );
		if ( false !== $hook ) {
			add_action( "load-$hook", array( self::class, 'load' ) );
		}
	}

	/**
	 * Enqueues script and styles on the screen.
	 */
	public static function load(): void {
		add_action( 'admin_enqueue_scripts', array( self::class, 'enqueue' ) );
	}

	/**
	 * Enqueues script and styles.
	 */
	public static function enqueue(): void {
		self::enqueue_app( self::HANDLE, 'preview-panel-screen' );
	}

	/**
	 * Enqueues the script that opens the panel in the block editor, for users who can
	 * use it.
	 */
	public static function enqueue_in_editor(): void {
		$is_editor = in_array( get_current_screen()?->base, self::EDITORS, true );
		if ( $is_editor && Settings::on( 'preview_mode' ) && current_user_can( self::CAPABILITY ) ) {
			self::enqueue_app( self::EDITOR, 'preview-panel-editor' );
			add_action( 'admin_footer', array( self::class, 'print_data' ) );
		}
	}

	/**
	 * Prints the page.
	 */
	public static function render(): void {
		printf(
			'<div class="wrap"><h1>%s</h1><div id="%s"><noscript><p>%s</p></noscript></div></div>',
			esc_html__( 'Try a design', 'vitrine' ),
			esc_attr( Contract::name( 'preview.panel' ) ),
			esc_html__( 'Trying a design requires JavaScript, which is turned off in this browser.', 'vitrine' )
		);
		self::print_data();
	}

	/**
	 * Prints the data of the panel.
	 */
	public static function print_data(): void {
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON with `<`, `>` and `&` escaped.
		echo Json::script( Contract::name( 'preview.panel_data' ), Design::all() );
	}

	/**
	 * Enqueues an admin app and its store.
	 *
	 * @param non-empty-string $handle Script or style handle.
	 * @param string           $name   File in build/, without extension.
	 */
	private static function enqueue_app( string $handle, string $name ): void {
		PreviewFront::register_store();
		Build::enqueue_app( $handle, $name );
	}
}
