<?php
/**
 * Tests of all modules.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Modules;

use Vitrine\Modules\HasSettings;
use Vitrine\Modules\Module;
use Vitrine\Modules\Modules;
use Vitrine\Settings\Defaults;
use Vitrine\Settings\Field;
use Vitrine\Settings\Schema;
use Vitrine\Settings\Settings;
use Vitrine\Tests\TestCase;

/**
 * Each module is found, costs nothing when disabled, and may be missing.
 */
final class ModulesTest extends TestCase {

	/** Plugin that reports the module files loaded by a page, and can hide a module. */
	private const PLUGIN = <<<'PHP'
		<?php
		$without = preg_replace( '/[^A-Za-z]/', '', $_GET['without'] ?? $_SERVER['HTTP_X_WITHOUT'] ?? '' );
		if ( '' !== $without ) {
			add_filter( 'vitrine_modules', static fn( $modules ) => array_filter( $modules, static fn( $name ) => ! str_contains( $name, "\\$without\\" ), ARRAY_FILTER_USE_KEY ) );
			// As if its folder was not there.
			spl_autoload_register(
				static function ( $name ) use ( $without ) {
					if ( str_starts_with( $name, "Vitrine\\Modules\\$without\\" ) ) {
						trigger_error( "$name was wanted", E_USER_WARNING );
						exit( 1 );
					}
				},
				true,
				true
			);
		}
		add_action( 'shutdown', static function () {
			if ( isset( $_SERVER['HTTP_X_FILES'] ) ) {
				$files = array_filter( get_included_files(), static fn( $file ) => str_contains( $file, '/includes/Modules/' ) );
				echo '<!--files:', implode( ',', array_map( static fn( $file ) => substr( $file, strpos( $file, '/Modules/' ) + 9 ), $files ) ), '-->';
				echo '<!--queries:', get_num_queries(), '-->';
			}
		} );
		PHP;

	/**
	 * Returns the path of the plugin.
	 */
	private static function plugin(): string {
		return WPMU_PLUGIN_DIR . '/vitrine-test-modules.php';
	}

	/**
	 * Installs the plugin.
	 */
	protected function setUp(): void {
		parent::setUp();
		file_put_contents( self::plugin(), self::PLUGIN );
	}

	/**
	 * Removes the plugin.
	 */
	protected function tearDown(): void {
		unlink( self::plugin() );
		parent::tearDown();
	}

	/**
	 * Returns every module by its folder name.
	 *
	 * @return iterable<string, array{class-string<Module>}>
	 */
	public static function modules(): iterable {
		foreach ( array_keys( Modules::all() ) as $module ) {
			yield explode( '\\', $module )[2] => array( $module );
		}
	}

	/**
	 * @testdox Every module folder has a class and an entry, and same-named script and test folders
	 */
	public function test_every_folder_has_a_line(): void {
		$root    = dirname( VITRINE_FILE );
		$folders = array_map( 'basename', glob( "$root/includes/Modules/*", GLOB_ONLYDIR ) );
		$this->assertEqualsCanonicalizing( $folders, array_keys( iterator_to_array( self::modules() ) ) );
		$ids = array();
		foreach ( self::modules() as $name => list( $module ) ) {
			$this->assertContains( Module::class, class_implements( $module ), $name );
			$this->assertSame( $name, str_replace( '-', '', ucwords( $module::id(), '-' ) ), 'The ID is the folder name.' );
			$this->assertDirectoryExists( "$root/tests/php/Modules/$name" );
			$ids[] = $module::id();
		}
		$this->assertSame( array(), array_diff( array_map( 'basename', glob( "$root/src/modules/*", GLOB_ONLYDIR ) ), $ids ), 'Every script folder belongs to a module.' );
	}

	/**
	 * @testdox A new shop's pages load no module file
	 */
	public function test_off_costs_nothing(): void {
		foreach ( array( '/', '/shop/', '/cart/', '/?wc-ajax=get_refreshed_fragments' ) as $path ) {
			$read = self::files( $this->http( 'GET', $path, array(), array( 'X-Files' => '1' ) )->body );
			$this->assertSame( array( 'Modules.php' ), $read, $path );
		}
	}

	/**
	 * @testdox A new shop's page is byte-identical with the same number of queries with and without $_dataName
	 * @dataProvider modules
	 *
	 * @param class-string<Module> $module The module.
	 */
	public function test_off_is_as_removed( string $module ): void {
		$name = explode( '\\', $module )[2];
		foreach ( array( '/', '/shop/', '/cart/' ) as $path ) {
			// The first request may write data that belong to no module.
			$this->http( 'GET', $path );
			$with = $this->http( 'GET', $path, array(), array( 'X-Files' => '1' ) )->body;
			$this->assertMatchesRegularExpression( '/<!--queries:\d+-->$/', $with );
			$without = $this->http(
				'GET',
				$path,
				array(),
				array(
					'X-Files'   => '1',
					'X-Without' => $name,
				)
			)->body;
			$this->assertSame( $without, $with, $path );
		}
	}

	/**
	 * @testdox Pages, REST and the settings screen work when the folder of $_dataName is missing
	 * @dataProvider modules
	 *
	 * @param class-string<Module> $module The module.
	 */
	public function test_without( string $module ): void {
		$name  = explode( '\\', $module )[2];
		$admin = $this->visitor();
		$admin->log_in( 'admin', 'password' );
		$without = array( 'X-Without' => $name );
		foreach ( array( '/', '/shop/', '/cart/', '/checkout/', '/?wc-ajax=get_refreshed_fragments', '/wp-json/' ) as $path ) {
			$this->assertContains( $this->http( 'GET', $path, array(), $without )->status, array( 200, 302 ), $path );
		}
		foreach ( array( 'index.php', 'options-general.php?page=vitrine-settings', 'site-health.php', 'post-new.php?post_type=page' ) as $screen ) {
			$answer = $admin->get( "/wp-admin/$screen", $without );
			$this->assertSame( 200, $answer->status, $screen );
			$this->assertStringContainsString( '</html>', $answer->body, $screen );
		}
		$this->assertSame( $admin->get( '/wp-admin/options-general.php?page=vitrine-settings' )->status, 200 );
	}

	/**
	 * @testdox The defaults of $_dataName are exactly those of its settings
	 * @dataProvider modules
	 *
	 * @param class-string<Module> $module The module.
	 */
	public function test_defaults( string $module ): void {
		$needs = Modules::all()[ $module ];
		if ( ! is_subclass_of( $module, HasSettings::class ) ) {
			$this->assertIsNotArray( $needs, 'A module that depends on settings defines some.' );
			return;
		}
		$fields = array_merge( ...array_values( array_column( $module::settings(), 'fields' ) ) );
		$this->assertSame( array_map( static fn ( Field $field ) => $field->fallback, $fields ), $module::defaults() );
		$this->assertSame( array(), array_intersect_key( Defaults::all(), $fields ) );
		$this->assertSame( array(), array_diff_key( $fields, Schema::fields() ) );
		$this->assertSame( is_array( $needs ) ? $needs : array(), array_intersect_key( $module::defaults(), is_array( $needs ) ? $needs : array() ) );
	}

	/**
	 * Returns the module files that a page has loaded.
	 *
	 * @param string $html HTML of the page.
	 * @return list<string> Paths below includes/Modules.
	 */
	private static function files( string $html ): array {
		return 1 === preg_match( '/<!--files:(.*?)-->/', $html, $found ) ? array_values( array_filter( explode( ',', $found[1] ) ) ) : array( 'The page does not say.' );
	}
}
