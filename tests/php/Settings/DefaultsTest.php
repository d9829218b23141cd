<?php
/**
 * Tests that the file of default settings matches the schema.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Settings;

use Vitrine\Modules\Modules;
use Vitrine\Settings\Defaults;
use Vitrine\Settings\Field;
use Vitrine\Settings\Schema;
use Vitrine\Settings\Settings;
use Vitrine\Settings\StandardTexts;
use Vitrine\Tests\TestCase;

/**
 * Visitors' pages read the defaults without the schema.
 */
final class DefaultsTest extends TestCase {

	/** Plugin that prints the standard texts, and then the files of the settings that are loaded. */
	private const PLUGIN = <<<'PHP'
		<?php
		add_action(
			'wp_footer',
			static function () {
				$texts = array_map( array( Vitrine\Settings\Settings::class, 'text' ), array_keys( Vitrine\Settings\Defaults::WORDED ) );
				$files = preg_filter( '~^.*/includes/Settings/~', '', get_included_files() );
				echo '<!--settings:', wp_json_encode( array( $texts, array_values( $files ) ) ), '-->';
			},
			99
		);
		PHP;

	/**
	 * Removes the plugin.
	 */
	protected function tearDown(): void {
		if ( is_file( self::plugin() ) ) {
			unlink( self::plugin() );
		}
		parent::tearDown();
	}

	/**
	 * Returns the path of the plugin.
	 */
	private static function plugin(): string {
		return WPMU_PLUGIN_DIR . '/vitrine-test-settings.php';
	}

	/**
	 * @testdox The defaults are those of the schema
	 */
	public function test_all(): void {
		$own = array_diff_key( Schema::fields(), Modules::defaults( array() ) );
		$this->assertSame( array_map( static fn ( Field $field ) => $field->fallback, $own ), Defaults::all() );
	}

	/**
	 * @testdox Lists exactly the settings whose default is a translatable text
	 */
	public function test_standard_texts(): void {
		// A module's own texts are not in the file.
		$own    = array_diff_key( Schema::fields(), Modules::defaults( array() ) );
		$worded = array_keys( array_filter( $own, static fn ( Field $field ): bool => null !== $field->standard ) );
		$this->assertEqualsCanonicalizing( $worded, array_keys( Defaults::WORDED ) );
		foreach ( Defaults::WORDED as $key => $group ) {
			if ( StandardTexts::class !== $group ) {
				$this->assertArrayHasKey( $key, $group::all() );
				continue;
			}
			$standard = Schema::fields()[ $key ]->standard;
			$this->assertNotNull( $standard );
			$this->assertSame( $standard(), Settings::text( $key ) );
			$this->assertNotSame( '', Settings::text( $key ) );
		}
	}

	/**
	 * @testdox A visitor's page reads settings and standard texts without loading the schema and other groups of fields
	 */
	public function test_schema_not_loaded(): void {
		file_put_contents( self::plugin(), self::PLUGIN );
		preg_match( '~<!--settings:(.*?)-->~s', $this->http( 'GET', '/shop/' )->body, $found );
		list( $texts, $files ) = json_decode( $found[1] ?? '[]', true, 8, JSON_THROW_ON_ERROR );
		$this->assertSame( array_map( array( Settings::class, 'text' ), array_keys( Defaults::WORDED ) ), $texts );
		$this->assertContains( 'Defaults.php', $files );
		$this->assertNotContains( 'Schema.php', $files );
		$groups = array_diff( array_unique( Defaults::WORDED ), array( StandardTexts::class ) );
		$this->assertEqualsCanonicalizing( array_map( static fn ( string $group ): string => str_replace( array( 'Vitrine\Settings\\', '\\' ), array( '', '/' ), $group ) . '.php', $groups ), array_values( (array) preg_grep( '~^Fields/~', $files ) ) );
	}

	/**
	 * @testdox A stored value of the wrong type is converted by the schema
	 */
	public function test_wrong_type(): void {
		remove_all_filters( 'sanitize_option_' . Settings::OPTION );
		update_option(
			Settings::OPTION,
			array(
				'break_point'      => '800',
				'quantity_buttons' => 'yes',
			)
		);
		$this->assertSame( 800, Settings::get( 'break_point' ) );
		$this->assertTrue( Settings::on( 'quantity_buttons' ) );
	}
}
