<?php
/**
 * Tests of the payment methods that a shop offers.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Payment;

use Vitrine\Commerce\Builtin\Checkout\OrderServices;
use Vitrine\Commerce\Builtin\Payment\Gateways;
use Vitrine\Commerce\Builtin\Payment\Settings\MethodSettings;
use Vitrine\Commerce\Builtin\Payment\Settings\PaymentSettings;
use Vitrine\Commerce\Rules\Orders\PaymentDetails;
use Vitrine\Commerce\Value\Order;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\TestCase;
use Vitrine\View\Checkout\Receipt\Receipt;
use Vitrine\View\Checkout\Receipt\ReceiptData;

/**
 * Which methods are enabled, when they are offered, and their texts.
 */
final class PaymentMethodsTest extends TestCase {

	private const IBAN = 'DE02120300000000202051';

	/**
	 * @testdox Only cash on delivery is offered by default
	 */
	public function test_offers_cash_on_delivery_until_the_owner_says_more(): void {
		$this->assertSame( array( 'cod' ), $this->offered( ( new Shopper() )->with( Shopper::product() ) ) );
		$this->assertTrue( ( new Gateways() )->is_any_offered() );
	}

	/**
	 * @dataProvider limits
	 * @testdox Limits of a payment method: $what
	 *
	 * @param string               $what     Description for the test title.
	 * @param array<string, mixed> $settings Settings of check payments.
	 * @param array<string, mixed> $product  Product in the cart; shipping is 4.90.
	 * @param bool                 $offered  Whether the method is offered.
	 */
	public function test_limits( string $what, array $settings, array $product, bool $offered ): void {
		$this->settle( array( 'cheque' => $settings + array( 'enabled' => true ) ) );
		$shopper = ( new Shopper() )->with( Shopper::product( $product ) );

		$this->assertSame( $offered, in_array( 'cheque', $this->offered( $shopper ), true ) );
		$order = $shopper->buy( '', array(), array( 'payment_method' => 'cheque' ) );
		$this->assertSame( $offered, $order instanceof Order );
		if ( $order instanceof \WP_Error ) {
			$this->assertSame( 'vitrine_invalid_checkout', $order->get_error_code() );
			$this->assertSame( array(), Shopper::orders(), 'No order is created.' );
		}
	}

	/**
	 * Data provider of settings and carts, and whether the method is offered. The
	 * billing country is Germany.
	 *
	 * @return list<array{0: string, 1: array<string, mixed>, 2: array<string, mixed>, 3: bool}>
	 */
	public function limits(): array {
		$download = array( 'needs_shipping' => false );
		return array(
			array( 'offered without limits', array(), array(), true ),
			array( 'not offered when disabled', array( 'enabled' => false ), array(), false ),
			array( 'offered at the minimum total', array( 'minimum' => 2490 ), array(), true ),
			array( 'not offered a cent below the minimum', array( 'minimum' => 2491 ), array(), false ),
			array( 'a method for shipped orders is offered with shipping', array( 'shipped_only' => true ), array(), true ),
			array( 'a method for shipped orders is not offered without shipping', array( 'shipped_only' => true ), $download, false ),
			array( 'offered without shipping', array(), $download, true ),
			array( 'the minimum applies to the total, not the subtotal', array( 'minimum' => 2001 ), $download, false ),
		);
	}

	/**
	 * The country may change at the checkout, so the form includes the countries;
	 * the server decides.
	 *
	 * @testdox A method limited to countries is rejected in others
	 */
	public function test_is_limited_to_countries(): void {
		$this->settle(
			array(
				'cod'    => array( 'enabled' => false ),
				'cheque' => array(
					'enabled'   => true,
					'countries' => array( 'AT', 'CH' ),
				),
			)
		);
		$shopper = ( new Shopper() )->with( Shopper::product() );
		$choices = $shopper->engine->checkout()->payment_methods();
		$this->assertSame( array( array( 'AT', 'CH' ) ), array_column( $choices, 'countries' ) );

		$refused = $shopper->buy( '', array(), array( 'payment_method' => 'cheque' ) );
		$this->assertInstanceOf( \WP_Error::class, $refused );
		$data = $refused->get_error_data();
		$this->assertStringContainsString( 'not available in your country', wp_json_encode( $data ) . $refused->get_error_message() );
		$this->assertInstanceOf(
			Order::class,
			$shopper->buy(
				'',
				array(
					'billing_country'  => 'AT',
					'billing_postcode' => '1010',
				),
				array( 'payment_method' => 'cheque' )
			)
		);
	}

	/**
	 * @testdox Cash on delivery is not offered without shipping
	 */
	public function test_nothing_is_paid_at_the_door_that_does_not_come_there(): void {
		$this->assertSame( array(), $this->offered( ( new Shopper() )->with( Shopper::product( array( 'needs_shipping' => false ) ) ) ) );
	}

	/**
	 * @testdox Methods, including other plugins', can be enabled, renamed and sorted
	 */
	public function test_sorts_and_names_methods(): void {
		add_filter( 'vitrine_payment_gateways', static fn ( array $all ): array => array( ...$all, new FakeGateway( static fn (): \WP_Error => new \WP_Error( 'no' ) ) ) );
		$this->settle(
			array(
				'bacs' => array( 'enabled' => true ),
				'fake' => array(
					'title'       => 'Credit card',
					'description' => 'Visa or Mastercard.',
				),
			),
			array( 'fake', 'gone', 'bacs' )
		);
		$shopper = ( new Shopper() )->with( Shopper::product() );

		$this->assertSame( array( 'fake', 'bacs', 'cod' ), $this->offered( $shopper ) );
		$this->assertSame( array( 'Credit card', 'Visa or Mastercard.' ), array_slice( array_values( $shopper->engine->checkout()->payment_methods()[0] ), 1, 2 ) );
		$this->settle( array( 'fake' => array( 'enabled' => false ) ) );
		$this->assertSame( array( 'cod' ), $this->offered( $shopper ) );
	}

	/**
	 * @testdox A bank transfer order shows the payment instructions until it is paid
	 */
	public function test_says_where_to_pay_until_it_is_paid(): void {
		$this->settle(
			array(
				'bacs' => array(
					'enabled'      => true,
					'title'        => 'Prepayment',
					'instructions' => "Please pay within 7 days.\nThank you <3",
					'accounts'     => array(
						array(
							'account_name' => 'Hearth & Hazel',
							'iban'         => self::IBAN,
						),
						array( 'unknown' => 'x' ),
					),
				),
			)
		);
		$shopper = ( new Shopper() )->with( Shopper::product() );
		$order   = $shopper->buy( '', array(), array( 'payment_method' => 'bacs' ) );

		$this->assertSame( array( 'on-hold', 'unpaid', 'Prepayment' ), array( $order->status, $order->payment_status, $order->payment_title ) );
		$receipt = (string) Receipt::render( Receipt::parts( $order, new ReceiptData( '' ) ) );
		$mails   = array_column( $this->mails(), 'message', 'to' );
		$this->assertCount( 2, $mails );
		foreach ( array( 'Hearth &amp; Hazel', self::IBAN, 'Please pay within 7 days.', 'Thank you &lt;3', "Order #$order->id" ) as $said ) {
			$this->assertStringContainsString( $said, $receipt );
			$this->assertStringContainsString( $said, $mails['anna@example.org'] );
		}
		unset( $mails['anna@example.org'] );
		$this->assertStringNotContainsString( self::IBAN, implode( '', $mails ), 'The email to the shop omits its own account number.' );

		$paid = ( new OrderServices( $shopper->engine ) )->changes->move( $order->id, 'processing' );
		$this->assertSame( 'paid', $paid->payment_status );
		$this->assertSame( array(), PaymentDetails::of( $paid ) );
	}

	/**
	 * @dataProvider garbage
	 * @testdox Handles an invalid stored option: $_dataName
	 *
	 * @param mixed $raw Value of the option.
	 */
	public function test_survives_a_broken_option( mixed $raw ): void {
		update_option( PaymentSettings::OPTION, $raw );
		$this->assertSame( array( 'cod' ), $this->offered( ( new Shopper() )->with( Shopper::product() ) ) );
		$this->assertSame( array(), PaymentSettings::get()->method( 'bacs' )->accounts );
	}

	/**
	 * Data provider of invalid options.
	 *
	 * @return array<string, array{0: mixed}>
	 */
	public function garbage(): array {
		return array(
			'a string'              => array( 'cod' ),
			'wrong types'           => array(
				array(
					'order'   => 'cod',
					'methods' => 'all',
				),
			),
			'invalid nested values' => array(
				array(
					'order'   => array( 7, array() ),
					'methods' => array(
						'cod'  => 'on',
						'bacs' => array(
							'accounts'  => 'none',
							'countries' => 'DE',
							'minimum'   => array(),
							'title'     => 5,
						),
					),
				),
			),
		);
	}

	/**
	 * @testdox Detects a shop without payment methods
	 */
	public function test_knows_that_nothing_is_offered(): void {
		$this->settle( array( 'cod' => array( 'enabled' => false ) ) );
		$this->assertFalse( ( new Gateways() )->is_any_offered() );
	}

	/**
	 * @testdox Keeps only the known fields of bank accounts, and limits their number
	 */
	public function test_keeps_known_parts_of_accounts(): void {
		$accounts = MethodSettings::of( 'bacs', array( 'accounts' => array_fill( 0, 12, array( 'iban' => ' <b>DE</b>02 ' ) ) ) )->accounts;
		$this->assertCount( MethodSettings::MOST_ACCOUNTS, $accounts );
		$this->assertSame( 'DE02', $accounts[0]['iban'] );
		$this->assertSame( MethodSettings::ACCOUNT, array_keys( $accounts[0] ) );
	}

	/**
	 * Saves payment settings.
	 *
	 * @param array<string, array<string, mixed>> $methods Settings by method ID.
	 * @param list<string>                        $order   Method IDs.
	 */
	private function settle( array $methods, array $order = array() ): void {
		update_option(
			PaymentSettings::OPTION,
			array(
				'order'   => $order,
				'methods' => $methods,
			)
		);
	}

	/**
	 * Returns the IDs of the offered methods.
	 *
	 * @param Shopper $shopper Shopper with a filled cart.
	 * @return list<string>
	 */
	private function offered( Shopper $shopper ): array {
		return array_column( $shopper->engine->checkout()->payment_methods(), 'id' );
	}
}
