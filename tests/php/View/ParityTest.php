<?php
/**
 * Tests of the HTML of the views.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\View;

use Vitrine\Tests\TestCase;

/**
 * PHP prints exactly the HTML of the fixtures; tests/unit/islands/parity.test.tsx
 * compares React with the same files. After a change of the views,
 * `VITRINE_RENEW_FIXTURES=1` updates them: review the diff before committing it.
 */
final class ParityTest extends TestCase {

	/**
	 * Data provider of fixtures.
	 *
	 * @return array<string, array{0: string}>
	 */
	public static function fixtures(): array {
		return Fixtures::names();
	}

	/**
	 * @dataProvider fixtures
	 * @testdox Renders the fixture $name
	 * @param string $name Name of the fixture.
	 */
	public function test_prints_the_fixture( string $name ): void {
		if ( '1' === getenv( 'VITRINE_RENEW_FIXTURES' ) ) {
			Fixtures::renew( $name );
		}
		self::assertSame( Fixtures::expected( $name ), Fixtures::printed( $name ) );
	}
}
