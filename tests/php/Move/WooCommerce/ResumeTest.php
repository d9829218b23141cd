<?php
/**
 * Tests of interrupted migrations.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Move\WooCommerce;

use Vitrine\Commerce\Builtin\Orders\OrderNotes;
use Vitrine\Move\Lease;
use Vitrine\Move\Marks;
use Vitrine\Move\Parts\OrdersMover;
use Vitrine\Move\Parts\ProductsMover;
use Vitrine\Move\Preview;
use Vitrine\Move\MoveProgress;
use Vitrine\Move\MoveRunner;
use Vitrine\Move\ShopMove;

/**
 * After any interruption, the next run continues, without duplicates or partial
 * data.
 */
final class ResumeTest extends OldShop {

	/** What WooCommerce has of shop(). */
	private const WHOLE = array(
		'products'   => 2,
		'variations' => 2,
		'coupons'    => 1,
		'orders'     => 2,
		'refunds'    => 1,
		'lines'      => 5,
		'notes'      => 1,
	);

	/**
	 * Creates a small shop with one object of each type.
	 */
	private static function shop(): void {
		global $wpdb;
		$lamp  = self::product( array( 'categories' => array( 'Lighting' ) ) );
		$shirt = self::shirt();
		self::coupon( 'ten' );
		wp_insert_user(
			array(
				'user_login' => 'ada',
				'user_pass'  => 'password',
				'role'       => 'vitrine_customer',
			)
		);
		self::order();
		$id = self::order( array( 'items' => array( self::item( $lamp, 1000 ), self::item( $shirt, 1000 ) ) ) );
		( new OrderNotes( $wpdb ) )->add( $id, 'Packed', 'Ann' );
		$wpdb->insert(
			$wpdb->prefix . 'vitrine_order_refunds',
			array(
				'order_id' => $id,
				'created'  => '2026-03-05 00:00:00',
				'amount'   => 100,
				'status'   => 'done',
				'author'   => '',
				'reason'   => '',
			)
		);
		self::close();
	}

	/**
	 * Returns the number of WooCommerce's objects.
	 *
	 * @return array<string, int>
	 */
	private static function whole(): array {
		return array_intersect_key( self::counts(), self::WHOLE );
	}

	/**
	 * @testdox A second run changes nothing
	 */
	public function test_second_run(): void {
		global $wpdb;
		self::shop();
		self::move();
		$this->assertSame( self::WHOLE, self::whole() );
		$left = array_column( Preview::counts(), 'left', 'id' );
		$this->assertSame( array( 0, 0, 0 ), array( $left['products'], $left['coupons'], $left['orders'] ) );
		$before = array( $wpdb->get_results( "SELECT * FROM $wpdb->posts ORDER BY ID", ARRAY_A ), $wpdb->get_results( "SELECT * FROM $wpdb->postmeta ORDER BY meta_id", ARRAY_A ), $wpdb->get_results( "SELECT * FROM $wpdb->term_relationships ORDER BY object_id, term_taxonomy_id", ARRAY_A ), $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}woocommerce_order_itemmeta ORDER BY meta_id", ARRAY_A ), $wpdb->get_results( "SELECT * FROM $wpdb->usermeta ORDER BY umeta_id", ARRAY_A ) );
		self::move();

		$this->assertSame( self::WHOLE, self::whole() );
		$this->assertSame( $before, array( $wpdb->get_results( "SELECT * FROM $wpdb->posts ORDER BY ID", ARRAY_A ), $wpdb->get_results( "SELECT * FROM $wpdb->postmeta ORDER BY meta_id", ARRAY_A ), $wpdb->get_results( "SELECT * FROM $wpdb->term_relationships ORDER BY object_id, term_taxonomy_id", ARRAY_A ), $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}woocommerce_order_itemmeta ORDER BY meta_id", ARRAY_A ), $wpdb->get_results( "SELECT * FROM $wpdb->usermeta ORDER BY umeta_id", ARRAY_A ) ) );
		$this->assertSame( array( 0 ), array_values( array_unique( array_map( static fn ( string $part ): int => MoveProgress::load()->step( $part )['moved'], array( 'products', 'coupons', 'customers', 'orders' ) ) ) ) );
	}

	/**
	 * @testdox Items deleted in WooCommerce since are not moved again
	 */
	public function test_deleted(): void {
		self::shop();
		self::move();
		foreach ( wc_get_products( array( 'limit' => -1 ) ) as $product ) {
			$product->delete( true );
		}
		foreach ( wc_get_orders( array( 'limit' => -1, 'type' => 'shop_order' ) ) as $order ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			$order->delete( true );
		}
		( new \WC_Coupon( 'ten' ) )->delete( true );
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( (int) get_user_by( 'login', 'ada' )->ID );
		$before = self::counts();
		self::move();

		// WooCommerce leaves a note when a refund is deleted.
		$this->assertSame( array( 0 ), array_values( array_unique( array_diff_key( self::whole(), array( 'notes' => true ) ) ) ) );
		$this->assertSame( $before, self::counts() );
		$this->assertFalse( get_user_by( 'login', 'ada' ) );
		$this->assertSame( array( 0, 0 ), array( array_sum( array_map( static fn ( string $part ): int => MoveProgress::load()->step( $part )['moved'], array( 'categories', 'products', 'grouped', 'coupons', 'customers', 'orders' ) ) ), MoveProgress::load()->failed() ) );
	}

	/**
	 * @testdox Moving in batches of one gives the same result and reports progress
	 */
	public function test_batches(): void {
		self::shop();
		$runner = MoveRunner::of_site();
		$runs   = 0;
		do {
			$outcome = $runner->run( 1, 30.0 );
			++$runs;
			$this->assertLessThan( 30, $runs );
		} while ( MoveRunner::MORE === $outcome );
		$this->assertSame( MoveRunner::DONE, $outcome );
		$this->assertSame( self::WHOLE, self::whole() );
		$this->assertSame( array( 2, 2 ), array( MoveProgress::load()->step( 'products' )['done'], MoveProgress::load()->step( 'orders' )['done'] ) );
	}

	/**
	 * @testdox A failed write rolls back its item, and the next run moves it
	 */
	public function test_broken_anywhere(): void {
		self::shop();
		$writes = 0;
		$at     = 1;
		$broken = 0;
		add_filter(
			'query',
			static function ( string $sql ) use ( &$writes, &$at ): string {
				// Writes of the lease and the progress belong to the runner.
				$is_write = 1 === preg_match( '/^\s*(?:INSERT|UPDATE|DELETE|REPLACE)/i', $sql ) && ! str_contains( $sql, 'vitrine_move' ) && ! str_contains( $sql, '_transient_' );
				if ( $is_write && ++$writes === $at ) {
					throw new \Error( "Broken at write $at" );
				}
				return $sql;
			}
		);
		// Every write of the first order and of the shirt in turn; each run gets one write further.
		foreach ( array( new ProductsMover( false ), new OrdersMover() ) as $part ) {
			$at = 0;
			do {
				++$at;
				$writes = 0;
				$runner = new MoveRunner( array( $part ) );
				try {
					$runner->run( 1000, 60.0 );
				} catch ( \Error ) {
					// In what comes after the last piece.
					$this->assertStringContainsString( (string) $at, "Broken at write $at" );
				}
				wp_cache_flush();
				$failed  = MoveProgress::load()->failed();
				$broken += $failed;
				foreach ( wc_get_orders( array( 'limit' => -1, 'type' => 'shop_order' ) ) as $order ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
					$this->assertNotSame( array(), $order->get_items(), "An order without lines after a break at write $at." );
				}
			} while ( $failed > 0 );
		}
		$at = 0;
		self::move();
		$this->assertGreaterThan( 20, $broken );
		$this->assertSame( self::WHOLE, self::whole() );
	}

	/**
	 * Runs a migration that is killed at a write.
	 *
	 * @param int $at Number of the write.
	 */
	public static function move_and_die( int $at ): string {
		$writes = 0;
		add_filter(
			'query',
			static function ( string $sql ) use ( &$writes, $at ): string {
				if ( 1 === preg_match( '/^\s*(?:INSERT|UPDATE|DELETE|REPLACE)/i', $sql ) && ++$writes === $at ) {
					posix_kill( getmypid(), SIGKILL );
				}
				return $sql;
			}
		);
		return MoveRunner::of_site()->run( 1000, 60.0 );
	}

	/**
	 * @testdox A killed process blocks until its lease expires, and nothing is moved twice
	 */
	public function test_killed(): void {
		global $wpdb;
		self::shop();
		$killed = 0;
		foreach ( range( 5, 330, 25 ) as $at ) {
			try {
				$this->concurrently( self::class . '::move_and_die', array( array( $at ) ) );
			} catch ( \RuntimeException ) {
				++$killed;
				wp_cache_flush();
				$this->assertSame( MoveRunner::BUSY, MoveRunner::of_site()->run( 1, 1.0 ) );
			}
			$wpdb->update( $wpdb->options, array( 'option_value' => '0' ), array( 'option_name' => Lease::OPTION ) );
		}
		$this->assertGreaterThan( 5, $killed );
		self::move();
		$this->assertSame( self::WHOLE, self::whole() );
	}

	/**
	 * Runs a migration.
	 *
	 * @return string Result of the runner.
	 */
	public static function move_at_once(): string {
		return MoveRunner::of_site()->run( 1000, 60.0 );
	}

	/**
	 * @testdox Of several concurrent moves one runs
	 */
	public function test_at_once(): void {
		self::shop();
		$answers = $this->concurrently( self::class . '::move_at_once', array( array(), array(), array() ) );
		$this->assertContains( MoveRunner::DONE, $answers );
		$this->assertSame( self::WHOLE, self::whole() );
	}

	/**
	 * @testdox A process that lost its lease stops writing
	 */
	public function test_lost_lease(): void {
		global $wpdb;
		self::shop();
		$taken = false;
		add_action(
			'woocommerce_update_product',
			static function () use ( $wpdb, &$taken ): void {
				if ( ! $taken ) {
					$taken = true;
					$wpdb->update( $wpdb->options, array( 'option_value' => '9999999999.000000 somebodyelse0000' ), array( 'option_name' => Lease::OPTION ) );
				}
			}
		);
		try {
			MoveRunner::of_site()->run( 1000, 60.0 );
			$this->fail( 'The process kept writing.' );
		} catch ( \RuntimeException $busy ) {
			$this->assertStringContainsString( 'progress', $busy->getMessage() );
		}
		$this->assertSame( 0, self::counts()['products'] );
	}

	/**
	 * @testdox Shop pages become WooCommerce's, and menus link to the same products
	 */
	public function test_pages(): void {
		$lamp = self::product();
		$page = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Cart', 'post_content' => '<!-- wp:vitrine/cart /-->' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$item = wp_insert_post( array( 'post_type' => 'nav_menu_item', 'post_status' => 'publish' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		update_post_meta( $item, '_menu_item_object', 'vitrine_product' );
		update_post_meta( $item, '_menu_item_object_id', (string) $lamp );
		update_option( 'vitrine_pages', array( 'cart' => $page ) );
		$this->assertSame( array( 'cart' => $page ), ShopMove::pages() );
		self::move();

		$this->assertSame( $page, wc_get_page_id( 'cart' ) );
		$this->assertSame( array(), ShopMove::pages() );
		$this->assertSame( 'product', get_post_meta( $item, '_menu_item_object', true ) );
		$this->assertSame( 200, $this->http( 'GET', (string) wp_parse_url( (string) get_permalink( $lamp ), PHP_URL_PATH ) )->status );
		$this->assertSame( 301, $this->http( 'GET', '/?vitrine_product=lamp' )->status );
		$this->assertSame( 0, Marks::order( 1 ) );

		$other = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Another cart' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		update_option( 'woocommerce_cart_page_id', $other );
		self::move();
		$this->assertSame( $other, wc_get_page_id( 'cart' ) );
	}
}
