<?php
/**
 * Tests of translations of lazily loaded scripts.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Page;

use Vitrine\Page\Assets;
use Vitrine\Page\PageSettings;
use Vitrine\Page\Translations;
use Vitrine\Plugin;
use Vitrine\Support\RenderedBlocks;
use Vitrine\Tests\TestCase;

/**
 * Their URLs in the page settings.
 */
final class TranslationsTest extends TestCase {

	private const MESSAGES = array(
		''          => array( 'lang' => 'de' ),
		'View cart' => array( 'Warenkorb ansehen' ),
	);

	/**
	 * Writes the translation file of the drawer's view.
	 *
	 * @param string $json Content of the file.
	 */
	private function write( string $json ): void {
		wp_mkdir_p( dirname( self::path() ) );
		file_put_contents( self::path(), $json );
		add_filter( 'locale', static fn (): string => 'de_DE' );
		Assets::register();
	}

	/**
	 * Returns the path in a language pack, by the script's path in the plugin.
	 */
	private static function path(): string {
		return WP_LANG_DIR . '/plugins/vitrine-de_DE-' . md5( 'build/blocks/cart-drawer/view.js' ) . '.json';
	}

	/**
	 * Returns a file in the plugin's own folder, in an unused language.
	 *
	 * @param string $end End of the file name.
	 */
	private static function own_file( string $end ): string {
		return dirname( VITRINE_FILE ) . "/build/languages/vitrine-eo$end";
	}

	/**
	 * Deletes the files.
	 */
	protected function tearDown(): void {
		array_map( 'unlink', array_filter( array( self::path(), self::own_file( '.l10n.php' ), self::own_file( '-' . Assets::view( 'cart-drawer' ) . '.json' ) ), 'is_file' ) );
		unload_textdomain( 'vitrine', true );
		parent::tearDown();
	}

	/**
	 * @testdox Page settings include translations of the site's language
	 */
	public function test_in_the_language_of_the_site(): void {
		$this->write( (string) wp_json_encode( array( 'locale_data' => array( 'messages' => self::MESSAGES ) ) ) );
		RenderedBlocks::reset();
		do_blocks( '<!-- wp:vitrine/cart-drawer /-->' );

		$this->assertSame(
			array(
				Assets::view( 'cart-drawer' ) => array(
					'domain' => 'vitrine',
					'data'   => self::MESSAGES,
				),
			),
			PageSettings::all( Plugin::engine() )['translations']
		);
	}

	/**
	 * @testdox Falls back to the plugin's own translation files for PHP and scripts
	 */
	public function test_own_folder(): void {
		file_put_contents( self::own_file( '.l10n.php' ), '<?php return ' . var_export( array( 'messages' => array( 'View cart' => 'Vidi korbon' ) ), true ) . ';' );
		file_put_contents( self::own_file( '-' . Assets::view( 'cart-drawer' ) . '.json' ), (string) wp_json_encode( array( 'locale_data' => array( 'messages' => self::MESSAGES ) ) ) );
		add_filter( 'locale', static fn (): string => 'eo' );
		unload_textdomain( 'vitrine', true );
		Assets::register();
		$this->assertSame( 'Vidi korbon', __( 'View cart', 'vitrine' ) );
		$this->assertSame( self::MESSAGES, Translations::of( array( Assets::view( 'cart-drawer' ) ) )[ Assets::view( 'cart-drawer' ) ]['data'] );
	}

	/**
	 * @testdox Lists the plugin's translation files without reading the folder
	 */
	public function test_own_list(): void {
		$folder = dirname( VITRINE_FILE ) . '/build/languages/';
		$listed = apply_filters( 'pre_get_language_files_from_path', null, $folder );
		$this->assertNotEmpty( $listed );
		$this->assertSame( glob( $folder . '*.l10n.php' ), $listed );
		$this->assertNull( apply_filters( 'pre_get_language_files_from_path', null, WP_LANG_DIR . '/plugins/' ) );
		$this->assertSame( array( 'other' ), apply_filters( 'pre_get_language_files_from_path', array( 'other' ), $folder ) );
	}

	/**
	 * @testdox Page settings have no translations on an English site
	 */
	public function test_in_english(): void {
		$this->write( '{}' );
		remove_all_filters( 'locale' );
		RenderedBlocks::reset();
		do_blocks( '<!-- wp:vitrine/cart-drawer /-->' );

		$this->assertArrayNotHasKey( 'translations', PageSettings::all( Plugin::engine() ) );
	}

	/**
	 * @testdox Ignores a malformed translation file
	 */
	public function test_broken_files(): void {
		foreach ( array( '', 'no json', '[]', '{"locale_data":1}', '{"locale_data":{"messages":null}}' ) as $json ) {
			$this->write( $json );
			$this->assertSame( array(), Translations::of( array( Assets::view( 'cart-drawer' ), 'no-such-script' ) ) );
		}
	}
}
