<?php
/**
 * The receipt on WooCommerce.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Page\WooCommerce;

use Vitrine\Tests\TestCase;

/**
 * WooCommerce writes the order's id into the path.
 */
final class ReceiptTest extends TestCase {

	/**
	 * @testdox The receipt of an order is there for who has its key, and not for others
	 */
	public function test_status(): void {
		$order = wc_create_order( array( 'status' => 'processing' ) );
		$path  = wp_make_link_relative( $order->get_checkout_order_received_url() );

		$this->assertSame( 200, $this->http( 'GET', $path )->status );
		$this->assertSame( 404, $this->http( 'GET', str_replace( $order->get_order_key(), 'wc_order_wrong', $path ) )->status );
	}
}
