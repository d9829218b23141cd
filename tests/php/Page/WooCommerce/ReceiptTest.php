<?php
/**
 * Tests of the order confirmation on WooCommerce.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Page\WooCommerce;

use Vitrine\Tests\TestCase;

/**
 * WooCommerce has the order ID in the path.
 */
final class ReceiptTest extends TestCase {

	private const NEXT = 'What comes next';

	/**
	 * @testdox With Vitrine's checkout block a wrong order key answers 404; WooCommerce's page answers 200
	 */
	public function test_status(): void {
		$path  = self::placed();
		$wrong = (string) preg_replace( '/key=\w+/', 'key=wc_order_wrong', $path );
		foreach ( array(
			'<!-- wp:woocommerce/checkout /-->' => 200,
			'[woocommerce_checkout]'            => 200,
			'<!-- wp:vitrine/checkout /-->'     => 404,
		) as $content => $status ) {
			self::put_checkout( $content );
			$this->assertSame( 200, $this->http( 'GET', $path )->status, $content );
			$this->assertSame( $status, $this->http( 'GET', $wrong )->status, $content );
		}
	}

	/**
	 * @testdox Shows next steps with Vitrine's checkout block unless turned off, and never with WooCommerce's
	 */
	public function test_next(): void {
		$path = self::placed();
		foreach ( array(
			'<!-- wp:woocommerce/checkout /-->' => 0,
			'[woocommerce_checkout]'            => 0,
			'<!-- wp:vitrine/checkout {"showNextSteps":false} /-->' => 0,
			'<!-- wp:group --><div class="wp-block-group"><!-- wp:vitrine/checkout /--></div><!-- /wp:group -->' => 1,
		) as $content => $times ) {
			self::put_checkout( $content );
			$page = $this->http( 'GET', $path )->body;
			$this->assertSame( $times, substr_count( $page, self::NEXT ), $content );
			$this->assertSame( $times, substr_count( $page, 'Continue shopping' ), $content );
		}
	}

	/**
	 * @testdox Does not promise emails that are disabled
	 */
	public function test_messages(): void {
		$path = self::placed();
		self::put_checkout( '<!-- wp:vitrine/checkout /-->' );
		$sent = 'A confirmation of your order is sent to ada@example.org.';
		$done = 'We email you when your order is complete.';
		$page = $this->http( 'GET', $path )->body;
		$this->assertStringContainsString( $sent, $page );
		$this->assertStringContainsString( $done, $page );
		update_option( 'woocommerce_customer_completed_order_settings', array( 'enabled' => 'no' ) );
		update_option( 'woocommerce_customer_processing_order_settings', array( 'enabled' => 'no' ) );
		$page = $this->http( 'GET', $path )->body;
		$this->assertStringNotContainsString( $sent, $page );
		$this->assertStringNotContainsString( $done, $page );
	}

	/**
	 * @testdox Hides personal data when WooCommerce does: after some minutes, and from other users
	 */
	public function test_who_sees_it(): void {
		self::put_checkout( '<!-- wp:vitrine/checkout /-->' );
		$this->put_template( '<!-- wp:vitrine/order-received {"part":"status"} /--><!-- wp:vitrine/order-received {"part":"details"} /--><!-- wp:vitrine/order-received {"part":"addresses"} /-->' );
		$this->assertStringContainsString( 'Byron', $this->http( 'GET', self::placed() )->body );
		$this->assertStringNotContainsString( 'Byron', $this->http( 'GET', self::placed( array( 'created' => time() - HOUR_IN_SECONDS ) ) )->body );
		$this->assertStringNotContainsString( 'Byron', $this->http( 'GET', self::placed( array( 'customer' => 1 ) ) )->body );
		$customer = $this->visitor();
		$customer->log_in( 'admin', 'password' );
		$this->assertStringContainsString( 'Byron', $customer->get( self::placed( array( 'customer' => 1 ) ) )->body );
	}

	/**
	 * Creates an order. Returns the path of its confirmation.
	 *
	 * @param array{created?: int, customer?: int} $more Values that replace the defaults.
	 */
	private static function placed( array $more = array() ): string {
		$order = wc_create_order( array( 'customer_id' => $more['customer'] ?? 0 ) );
		$order->set_billing_email( 'ada@example.org' );
		$order->set_billing_last_name( 'Byron' );
		$order->set_status( 'processing' );
		if ( isset( $more['created'] ) ) {
			$order->set_date_created( $more['created'] );
		}
		$order->save();
		return wp_make_link_relative( $order->get_checkout_order_received_url() );
	}

	/**
	 * Sets the content of the checkout page.
	 *
	 * @param string $content Block markup.
	 */
	private static function put_checkout( string $content ): void {
		wp_update_post(
			wp_slash(
				array(
					'ID'           => wc_get_page_id( 'checkout' ),
					'post_content' => $content,
				)
			)
		);
	}

	/**
	 * Sets a custom template of the order confirmation.
	 *
	 * @param string $content Block markup.
	 */
	private function put_template( string $content ): void {
		$id = wp_insert_post(
			wp_slash(
				array(
					'post_type'    => 'wp_template',
					'post_status'  => 'publish',
					'post_name'    => 'order-confirmation',
					'post_title'   => 'Order',
					'post_content' => $content,
				)
			)
		);
		wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
	}
}
