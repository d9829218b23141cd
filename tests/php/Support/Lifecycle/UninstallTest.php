<?php
/**
 * Tests of uninstalling the plugin.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Support\Lifecycle;

use Vitrine\Commerce\Builtin\Downloads\Files\UploadedFiles;
use Vitrine\Commerce\Builtin\BuiltinPages;
use Vitrine\Plugin;
use Vitrine\Support\Lifecycle\SiteData;
use Vitrine\Tests\Support\Leftovers;
use Vitrine\Tests\TestCase;

/**
 * Data left in the database of a used shop.
 */
final class UninstallTest extends TestCase {

	/**
	 * Rows of the shop's pages before the test, by table.
	 *
	 * @var array<string, list<array<string, mixed>>>
	 */
	private array $pages = array();

	/**
	 * Stores the pages, which the next tests need.
	 */
	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		foreach ( array(
			$wpdb->posts    => 'ID',
			$wpdb->postmeta => 'post_id',
		) as $table => $column ) {
			$this->pages[ $table ] = $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE %i IN ( %d, %d, %d, %d )', $table, $column, ...array_values( BuiltinPages::ids() ) ), ARRAY_A );
		}
		Leftovers::use_shop( false );
	}

	/**
	 * Restores the shop.
	 */
	protected function tearDown(): void {
		global $wpdb;
		$ids = array_column( $this->pages[ $wpdb->posts ], 'ID' );
		add_option( BuiltinPages::OPTION, array_combine( array( 'shop', 'cart', 'checkout', 'account' ), $ids ) );
		Plugin::activate();
		foreach ( $ids as $id ) {
			$wpdb->delete( $wpdb->postmeta, array( 'post_id' => $id ) );
		}
		foreach ( $this->pages as $table => $rows ) {
			foreach ( $rows as $row ) {
				$wpdb->replace( $table, $row );
			}
		}
		wp_cache_flush();
		parent::tearDown();
	}

	/**
	 * @testdox Uninstalling keeps everything except transients and tasks by default
	 */
	public function test_kept(): void {
		$before = Leftovers::of_site();
		$users  = Leftovers::of_users();
		$this->assertCount( 8, $before );
		UploadedFiles::folder()->close();

		$this->assertTrue( Leftovers::uninstall() );
		$this->assertDirectoryExists( UploadedFiles::folder()->path() );

		$this->assertEquals( array_diff_key( $before, array_flip( array( 'transients', 'tasks' ) ) ), Leftovers::of_site() );
		$this->assertSame( $users, Leftovers::of_users() );
	}

	/**
	 * @testdox Uninstalling with data removal leaves nothing in the database, and pages in the trash
	 */
	public function test_removed(): void {
		update_option( 'vitrine_settings', array( 'remove_data' => true ) );
		$this->assertNotEmpty( Leftovers::of_users() );
		$picture = wp_insert_attachment( array( 'post_title' => 'A picture of a mug' ) );
		$cart    = BuiltinPages::ids()['cart'];
		UploadedFiles::folder()->close();
		file_put_contents( UploadedFiles::folder()->path() . '/book.pdf', 'x' );

		$this->assertTrue( Leftovers::uninstall() );

		$this->assertSame( array(), Leftovers::of_site() );
		$this->assertSame( array(), Leftovers::of_users() );
		$this->assertDirectoryDoesNotExist( UploadedFiles::folder()->path() );
		$this->assertSame( 'trash', get_post_status( $cart ) );
		$this->assertSame( 'attachment', get_post_type( $picture ) );
	}

	/**
	 * @testdox Addresses of users stay if WooCommerce was ever installed
	 */
	public function test_shared_names(): void {
		update_option( 'vitrine_settings', array( 'remove_data' => true ) );
		add_option( 'woocommerce_db_version', '10.0.0' );

		$this->assertTrue( Leftovers::uninstall() );

		$this->assertSame( array(), Leftovers::of_site() );
		$this->assertNotEmpty( get_user_meta( 1, 'billing_city', true ) );
		$this->assertSame( '', get_user_meta( 1, 'closedpostboxes_vitrine_product', true ) );
	}

	/**
	 * @testdox Deactivation removes scheduled tasks and transients only
	 */
	public function test_deactivation(): void {
		$before = Leftovers::of_site();

		Plugin::deactivate();

		$this->assertEquals( array_diff_key( $before, array_flip( array( 'transients', 'tasks' ) ) ), Leftovers::of_site() );
		$this->assertSame( $before['tables'], SiteData::tables() );
	}
}
