<?php
/**
 * Tests of the example gateway.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Api;

use Vitrine\Api;
use Vitrine\Commerce\Value\Order;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\TestCase;

/**
 * A third-party plugin that uses only the public API.
 *
 * @see tests/examples/acme-pay
 */
final class ExampleGatewayTest extends TestCase {

	private const KEY = 'key-of-acme';

	/**
	 * Requests to Acme.
	 *
	 * @var list<string>
	 */
	private array $asked = array();

	/**
	 * Activates and sets up the plugin.
	 */
	protected function setUp(): void {
		parent::setUp();
		remove_all_actions( 'init' );
		require dirname( __DIR__, 2 ) . '/examples/acme-pay/acme-pay.php';
		// Run only its own callbacks: the site's init has already run.
		do_action( 'init' );
		update_option(
			'vitrine_payments',
			array(
				'methods' => array(
					'acme-pay' => array(
						'enabled' => true,
						'own'     => array( 'key' => self::KEY ),
					),
				),
			)
		);
		add_filter(
			'pre_http_request',
			function ( mixed $done, array $args, string $url ): mixed {
				if ( ! str_starts_with( $url, 'https://acme.example/' ) ) {
					return $done;
				}
				$this->asked[] = substr( $url, 25 );
				return array(
					'headers'  => array(),
					'cookies'  => array(),
					'filename' => null,
					'body'     => '{"id":"acme-' . count( $this->asked ) . '","url":"https://acme.example/pay"}',
					'response' => array(
						'code'    => 200,
						'message' => '',
					),
				);
			},
			10,
			3
		);
	}

	/**
	 * @testdox A gateway can be configured, offered, paid by page and webhook, refunded, and closed before cancellation
	 */
	public function test_whole_way(): void {
		$order = $this->buy();
		$this->assertSame( array( 'pending', 'https://acme.example/pay' ), array( $order->status, $order->redirect ) );

		$paid = array(
			'type'    => 'paid',
			'order'   => $order->id,
			'payment' => 'payment-1',
		);
		$this->assertSame( 401, $this->tell( $paid, 'wrong' )->get_status() );
		$this->assertSame( 200, $this->tell( $paid )->get_status() );
		$this->assertSame( 200, $this->tell( $paid )->get_status() );
		$now = Api::orders()->get( $order->id );
		$this->assertSame( array( 'processing', 'paid', 'payment-1' ), array( $now->status, $now->payment_status, $now->reference ) );

		$this->assertSame( 'done', Api::orders()->refund( $order->id, 500 )->status );
		$this->tell(
			array(
				'type'   => 'refunded',
				'order'  => $order->id,
				'amount' => 200,
				'refund' => 'refund-2',
			)
		);
		$this->assertSame( 700, Api::orders()->get( $order->id )->refunded );

		$other = $this->buy();
		( new Shopper() )->engine->order_services()->changes->move( $other->id, 'cancelled' );
		$this->assertSame( array( 'pages', 'refunds', 'pages', 'pages/acme-3/close' ), $this->asked );

		$declined = $this->buy();
		$this->tell(
			array(
				'type'  => 'declined',
				'order' => $declined->id,
			)
		);
		$this->assertSame( 'failed', Api::orders()->get( $declined->id )->status );
	}

	/**
	 * Places an order with it.
	 */
	private function buy(): Order {
		$order = ( new Shopper() )->with( Shopper::product() )->buy( '', array(), array( 'payment_method' => 'acme-pay' ) );
		$this->assertInstanceOf( Order::class, $order, is_wp_error( $order ) ? $order->get_error_message() : '' );
		return $order;
	}

	/**
	 * Sends a webhook as Acme.
	 *
	 * @param array<string, mixed> $event The event.
	 * @param string               $key   Key of the signature.
	 */
	private function tell( array $event, string $key = self::KEY ): \WP_REST_Response {
		$body    = (string) wp_json_encode( $event );
		$request = new \WP_REST_Request( 'POST', '/vitrine/v1/webhooks/acme-pay' );
		$request->set_body( $body );
		$request->set_header( 'acme-signature', hash_hmac( 'sha256', $body, $key ) );
		return rest_do_request( $request );
	}
}
