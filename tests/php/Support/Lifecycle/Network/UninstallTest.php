<?php
/**
 * Tests of uninstalling the plugin in a network.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Support\Lifecycle\Network;

use Vitrine\Tests\Support\Leftovers;

/**
 * Each site has its own setting for removing data.
 */
final class UninstallTest extends NetworkTestCase {

	/**
	 * @testdox Uninstalling from a network removes only the shops that asked for it
	 */
	public function test_each_site_for_itself(): void {
		$gone = $this->site( 'two' );
		$kept = $this->site( 'three' );
		self::inside( $gone, static fn () => Leftovers::use_shop( true ) );
		self::inside( $kept, static fn () => Leftovers::use_shop( false ) );
		$look   = static fn (): array => Leftovers::of_site();
		$before = self::inside( $kept, $look );
		$this->assertCount( 8, $before );
		$this->assertCount( 8, self::inside( $gone, $look ) );

		$this->assertTrue( Leftovers::uninstall() );

		$this->assertSame( array(), self::inside( $gone, $look ) );
		$this->assertEquals( array_diff_key( $before, array_flip( array( 'transients', 'tasks' ) ) ), self::inside( $kept, $look ) );
		$this->assertNotEmpty( Leftovers::of_users(), 'User data is network-wide, and one site keeps its shop.' );
	}
}
