<?php
/**
 * Tests of the test harness.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Support;

use Vitrine\Tests\TestCase;

/**
 * Isolation of tests, concurrent processes, and visitors.
 */
final class HarnessTest extends TestCase {

	/**
	 * @testdox The plugin is active in this process and in the web server
	 */
	public function test_the_plugin_is_active(): void {
		$this->assertTrue( is_plugin_active( 'vitrine/plugin.php' ) );
		$this->assertSame( 200, $this->http( 'GET', '/' )->status );
	}

	/**
	 * The test site is inside the plugin's folder, which is symlinked into it: files of
	 * another symlinked plugin must not be mistaken for files of this one.
	 *
	 * @testdox Files of another symlinked plugin are not mistaken for this plugin's
	 */
	public function test_files_of_another_linked_plugin_are_its_own(): void {
		global $wp_plugin_paths;
		$kept = $wp_plugin_paths;
		// WordPress checks them in reverse alphabetical order.
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Simulates a linked folder without creating one.
		$wp_plugin_paths[ wp_normalize_path( WP_PLUGIN_DIR ) . '/other' ] = '/~elsewhere/other';

		$other = plugins_url( 'style.css', '/~elsewhere/other/other.php' );
		$own   = plugins_url( 'build/loader.js', VITRINE_FILE );

		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Restores the original value.
		$wp_plugin_paths = $kept;
		$this->assertSame( content_url( '/plugins/other/style.css' ), $other );
		$this->assertSame( content_url( '/plugins/vitrine/build/loader.js' ), $own );
	}

	/**
	 * @testdox Data left by a test is removed before the next one
	 */
	public function test_state_is_taken_back(): void {
		$post = wp_insert_post(
			array(
				'post_title'  => 'Left behind',
				'post_status' => 'publish',
				'meta_input'  => array( 'left' => 'behind' ),
			)
		);
		$user = wp_create_user( 'someone', 'password', 'someone@example.org' );
		update_option( 'blogname', 'Another name' );
		add_option( 'left_behind', 'yes' );

		State::restore();

		$this->assertNull( get_post( $post ) );
		$this->assertSame( '', get_post_meta( $post, 'left', true ) );
		$this->assertFalse( get_userdata( $user ) );
		$this->assertSame( 'Vitrine', get_option( 'blogname' ) );
		$this->assertFalse( get_option( 'left_behind' ) );
	}

	/**
	 * @testdox Processes run concurrently and return their own values
	 */
	public function test_processes_run_together(): void {
		$returned = $this->concurrently( self::class . '::times', array( array( 0 ), array( 1 ), array( 2 ), array( 3 ) ) );

		$this->assertSame( array( 0, 1, 2, 3 ), array_column( $returned, 'id' ) );
		$this->assertLessThan( min( array_column( $returned, 'end' ) ), max( array_column( $returned, 'start' ) ), 'The processes did not run concurrently.' );
	}

	/**
	 * Waits, and returns the times; called in separate processes.
	 *
	 * @param int $id Index of the process.
	 * @return array{id: int, start: float, end: float}
	 */
	public static function times( int $id ): array {
		$start = microtime( true );
		usleep( 300_000 );
		return array(
			'id'    => $id,
			'start' => $start,
			'end'   => microtime( true ),
		);
	}

	/**
	 * @testdox A visitor keeps cookies, and two visitors share none
	 */
	public function test_visitors_are_different_people(): void {
		$one = $this->visitor();
		$one->log_in( 'admin', 'password' );

		$this->assertSame( 200, $one->get( '/wp-admin/' )->status );
		$this->assertSame( 302, $this->visitor()->get( '/wp-admin/' )->status );
	}
}
