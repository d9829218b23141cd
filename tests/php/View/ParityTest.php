<?php
/**
 * The HTML of the views.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\View;

use Vitrine\Tests\TestCase;

/**
 * PHP prints exactly what the fixtures hold; tests/unit/islands/parity.test.tsx
 * holds React against the same files. After a change of the views
 * `VITRINE_RENEW_FIXTURES=1` writes them anew: read the difference before it is kept.
 */
final class ParityTest extends TestCase {

	/**
	 * The fixtures.
	 *
	 * @return array<string, array{0: string}>
	 */
	public static function fixtures(): array {
		return Fixtures::names();
	}

	/**
	 * @dataProvider fixtures
	 * @testdox Prints the fixture $name
	 * @param string $name Fixture.
	 */
	public function test_prints_the_fixture( string $name ): void {
		if ( '1' === getenv( 'VITRINE_RENEW_FIXTURES' ) ) {
			Fixtures::renew( $name );
		}
		self::assertSame( Fixtures::expected( $name ), Fixtures::printed( $name ) );
	}
}
