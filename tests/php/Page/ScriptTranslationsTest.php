<?php
/**
 * Tests of translated scripts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Page;

use Vitrine\Commerce\Builtin\Admin\Admin;
use Vitrine\Page\Assets;
use Vitrine\Settings\Admin\SettingsScreen;
use Vitrine\Modules\PreviewPanel\PreviewScreen;
use Vitrine\Tests\TestCase;

/**
 * WordPress loads translations only for scripts with a text domain.
 */
final class ScriptTranslationsTest extends TestCase {

	/**
	 * @testdox Every built script with texts has its translations set
	 */
	public function test_every_script(): void {
		require_once ABSPATH . 'wp-admin/includes/class-wp-screen.php';
		require_once ABSPATH . 'wp-admin/includes/screen.php';
		require_once ABSPATH . 'wp-admin/includes/template.php';
		$root = dirname( VITRINE_FILE ) . '/build/';
		Assets::register();
		PreviewScreen::enqueue();
		set_current_screen( 'vitrine_product' );
		Admin::enqueue();
		wp_set_current_user( 1 );
		SettingsScreen::enqueue();
		\Vitrine\Settings\Beside\FeaturesScreen::enqueue();
		\Vitrine\Move\Admin\MoveScreen::enqueue();
		\Vitrine\Setup\Admin\SetupScreen::enqueue();
		\Vitrine\Commerce\Builtin\Admin\Transfer\Import\ImportScreen::enqueue();
		set_current_screen( 'post' );
		PreviewScreen::enqueue_in_editor();
		\Vitrine\Editor\EditorScripts::enqueue();
		set_current_screen( 'front' );

		$domains = array();
		foreach ( wp_scripts()->registered as $script ) {
			$path = strstr( (string) $script->src, '/vitrine/build/' );
			if ( false !== $path ) {
				$domains[ substr( $path, strlen( '/vitrine/build/' ) ) ] = $script->textdomain;
			}
		}
		$with_texts = array();
		foreach ( array_merge( glob( $root . '*.asset.php' ), glob( $root . 'blocks/*/*.asset.php' ) ) as $file ) {
			if ( in_array( 'wp-i18n', ( require $file )['dependencies'], true ) ) {
				$with_texts[] = substr( $file, strlen( $root ), -strlen( '.asset.php' ) ) . '.js';
			}
		}

		$this->assertContains( 'admin.js', $with_texts );
		$this->assertContains( 'blocks/cart/view.js', $with_texts );
		$this->assertSame( array_fill_keys( $with_texts, 'vitrine' ), array_replace( array_fill_keys( $with_texts, '' ), array_intersect_key( $domains, array_flip( $with_texts ) ) ) );
	}
}
