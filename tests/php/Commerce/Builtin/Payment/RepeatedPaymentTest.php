<?php
/**
 * Tests of forms that are sent twice during a payment.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Payment;

use Vitrine\Commerce\Builtin\Payment\PaymentResult;
use Vitrine\Commerce\Value\Order;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\TestCase;

/**
 * Uses separate processes and a slow gateway.
 */
final class RepeatedPaymentTest extends TestCase {

	private const KEY = 'one-intent-to-buy';

	/**
	 * @testdox A slow declining gateway answers both submissions of the form with the failure
	 */
	public function test_slow_decline(): void {
		$product = Shopper::product( array( 'stock' => 5 ) );
		$shopper = ( new Shopper() )->with( $product );
		$answers = $this->concurrently( self::class . '::pay_slowly', array_fill( 0, 3, array( $shopper->jar->cookies, false ) ) );

		$this->assertSame( array( 'vitrine_payment_failed' ), array_values( array_unique( array_column( $answers, 'code' ) ) ) );
		$this->assertSame( array( 'failed' ), array_values( array_unique( Shopper::orders( 'status' ) ) ) );
		$this->assertSame( 5, Shopper::stock( $product ) );
		$subjects = array_column( $this->mails(), 'subject' );
		$this->assertCount( 2, $subjects, 'One email to the customer and one to the shop.' );
		$this->assertSame( $subjects, preg_grep( '/was unsuccessful$|has failed$/', $subjects ) );
		$this->assertSame( 1, ( new Shopper( $shopper->jar->cookies ) )->engine->cart()->snapshot()->count(), 'The cart is unchanged.' );
	}

	/**
	 * @testdox A slow accepting gateway is asked once, and each submission gets the order
	 */
	public function test_slow_success(): void {
		$product = Shopper::product( array( 'stock' => 5 ) );
		$shopper = ( new Shopper() )->with( $product );
		$answers = $this->concurrently( self::class . '::pay_slowly', array_fill( 0, 3, array( $shopper->jar->cookies, true ) ) );

		$this->assertSame( array( 'processing' ), array_values( array_unique( array_column( $answers, 'status' ) ) ) );
		$this->assertSame( 1, array_sum( array_column( $answers, 'asked' ) ) );
		$this->assertCount( 1, array_unique( array_column( $answers, 'order' ) ) );
		$this->assertSame( 4, Shopper::stock( $product ) );
		$this->assertCount( 2, $this->mails() );
	}

	/**
	 * Submits the form; runs in a separate process.
	 *
	 * @param array<string, string> $cookies Cookies of the visitor.
	 * @param bool                  $accepts Whether the gateway accepts the payment.
	 * @return array{order: int, status: string, code: string, asked: int}
	 */
	public static function pay_slowly( array $cookies, bool $accepts ): array {
		$gateway = new FakeGateway(
			static function () use ( $accepts ): PaymentResult|\WP_Error {
				usleep( 1500000 );
				return $accepts ? PaymentResult::accepted() : new \WP_Error( 'declined', 'The card was declined.' );
			}
		);
		add_filter( 'vitrine_payment_gateways', static fn ( array $all ): array => array( ...$all, $gateway ) );
		$answer = ( new Shopper( $cookies ) )->buy( self::KEY, array(), array( 'payment_method' => 'fake' ) );
		return array(
			'order'  => $answer instanceof Order ? $answer->id : 0,
			'status' => $answer instanceof Order ? $answer->status : '',
			'code'   => is_wp_error( $answer ) ? (string) $answer->get_error_code() : '',
			'asked'  => count( $gateway->orders ),
		);
	}
}
