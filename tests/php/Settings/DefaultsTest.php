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

	/**
	 * @testdox The defaults are those of the schema
	 */
	public function test_they_are_those_of_the_schema(): void {
		$own = array_diff_key( Schema::fields(), Modules::defaults( array() ) );
		$this->assertSame( array_map( static fn ( Field $field ) => $field->fallback, $own ), Defaults::all() );
	}

	/**
	 * @testdox Lists exactly the settings whose default is a translatable text
	 */
	public function test_texts_with_words_of_ours_are_found_without_the_schema(): void {
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
	 * @testdox A stored value of the wrong type is converted by the schema
	 */
	public function test_a_stored_value_of_another_type_is_put_right_by_the_schema(): void {
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
