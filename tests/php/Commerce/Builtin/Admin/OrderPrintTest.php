<?php
/**
 * Tests of printed orders.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Admin;

use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\TestCase;

/**
 * Sends real requests with the links of the order screen.
 */
final class OrderPrintTest extends TestCase {

	private const LIST = '/wp-admin/admin.php?page=vitrine-orders';

	/**
	 * @testdox The printed order has prices; the packing slip only items and address
	 */
	public function test_prints(): void {
		$order = ( new Shopper() )->with( Shopper::product( array( 'stock' => 5 ) ), 2 )->buy(
			'',
			array(
				'billing_company' => '<i>Evil</i> Ltd',
				'order_comments'  => 'Ring <b>twice</b>',
			)
		);
		$owner = $this->visitor();
		$owner->log_in( 'admin', 'password' );
		$screen = new AdminPage( $owner, self::LIST . "&order_id=$order->id" );
		$text   = static function ( string $link ) use ( $owner, $screen ): string {
			$href = $screen->dom->query( "//a[normalize-space()='$link']" )->item( 0 )->getAttribute( 'href' );
			return ( new AdminPage( $owner, (string) preg_replace( '#^https?://[^/]+#', '', $href ) ) )->texts( '//body' )[0];
		};
		$total  = $order->currency->format( $order->totals['total'] );

		$printed = $text( 'Print order' );
		foreach ( array( "Order #$order->id", 'Mug', '<i>Evil</i> Ltd', 'anna@example.org', 'Cash on delivery', $total, 'Ring' ) as $part ) {
			$this->assertStringContainsString( $part, $printed );
		}
		$slip = $text( 'Print packing slip' );
		foreach ( array( 'Packing slip', "Order #$order->id", 'Mug', '<i>Evil</i> Ltd' ) as $part ) {
			$this->assertStringContainsString( $part, $slip );
		}
		$this->assertStringNotContainsString( $total, $slip );
		$this->assertStringNotContainsString( 'Cash on delivery', $slip );
	}

	/**
	 * @testdox Printing requires permission; a missing order gives a 404 error
	 */
	public function test_only_who_may(): void {
		$order = ( new Shopper() )->with( Shopper::product( array( 'stock' => 5 ) ), 1 )->buy();
		$path  = "/wp-admin/admin-post.php?action=vitrine_print_order&order=$order->id";
		wp_create_user( 'reader', 'password', 'reader@example.org' );
		$reader = $this->visitor();
		$reader->log_in( 'reader', 'password' );
		$owner = $this->visitor();
		$owner->log_in( 'admin', 'password' );

		$this->assertSame( 403, $reader->get( $path )->status );
		$this->assertNotSame( 200, $this->visitor()->get( $path )->status );
		$this->assertSame( 200, $owner->get( $path )->status );
		$this->assertSame( 404, $owner->get( $path . '999' )->status );
	}
}
