<?php
/**
 * Tests of the payment page of existing orders.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Page\Checkout;

use Vitrine\Commerce\Builtin\Checkout\PayForOrder\PayForOrder;
use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Commerce\Value\Order;
use Vitrine\Tests\Commerce\Builtin\Admin\AdminPage;
use Vitrine\Tests\Commerce\Builtin\Checkout\ManualOrdersTest;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\Support\Environment;
use Vitrine\Tests\Support\Visitor;
use Vitrine\Tests\TestCase;

/**
 * Over HTTP, without JavaScript, as a logged-out visitor.
 */
final class PayFormTest extends TestCase {

	private const FORM = '//form[contains(@class, "vitrine-pay-for-order")]';

	/**
	 * @testdox The payment link shows items and total without personal data, uncached, and the order can be paid
	 */
	public function test_pays(): void {
		$order    = $this->order();
		$guest    = new Visitor();
		$response = $guest->get( self::path( $order ) );
		$this->assertStringContainsString( 'no-store', implode( ' ', (array) $response->header( 'cache-control' ) ) );
		$this->assertStringContainsString( 'noindex', $response->body );
		$page = new AdminPage( $guest, $response );
		$text = $page->texts( self::FORM )[0];
		foreach ( array( "Order #$order->id", 'Mug', 'Quantity: 2', $order->currency->format( $order->totals['total'] ), 'Cash on delivery' ) as $part ) {
			$this->assertStringContainsString( $part, $text );
		}
		foreach ( array( 'Anna', 'Müller', 'anna@example.org', 'Hauptstra' ) as $part ) {
			$this->assertStringNotContainsString( $part, $response->body );
		}
		$this->assertSame( array( 'Pay for order' ), array_unique( $page->texts( '//h1' ) ) );

		$locked = new AdminPage( $guest, str_replace( Environment::url(), '', $order->received_url ) );
		$this->assertSame( array( 'Pay now' ), $locked->texts( '//a[contains(@href, "order-pay=")]' ) );

		$answer = $page->send( self::FORM );
		$this->assertSame( 303, $answer->status );
		$this->assertSame( array( 'processing' ), Shopper::orders( 'status' ) );
		$receipt = $guest->get( str_replace( Environment::url(), '', (string) $answer->header( 'location' ) ) )->body;
		$this->assertStringContainsString( 'Thank you. We have received your order.', $receipt );
		$this->assertStringNotContainsString( 'Hauptstra', $receipt, 'The address is shown only after the email address is verified.' );

		$again = $guest->get( self::path( $order ) )->body;
		$this->assertStringContainsString( 'does not need to be paid here', $again );
		$this->assertStringNotContainsString( 'class="vitrine-pay-for-order', $again );
	}

	/**
	 * @testdox A wrong or missing key shows nothing of the order
	 */
	public function test_keys(): void {
		$order = $this->order();
		foreach ( array( '&key=' . str_repeat( '0', 32 ), '&key=', '&key[]=x', '' ) as $key ) {
			$response = ( new Visitor() )->get( "/checkout/?order-pay=$order->id$key" );
			$this->assertSame( 404, $response->status );
			$this->assertStringContainsString( 'could not find this order', $response->body );
			$this->assertStringNotContainsString( 'Quantity: 2', $response->body );
		}
	}

	/**
	 * @testdox A form without a method returns an error, and a cross-site one changes nothing
	 */
	public function test_refused(): void {
		$order = $this->order();
		$guest = new Visitor();
		$page  = new AdminPage( $guest, self::path( $order ) );
		$back  = new AdminPage( $guest, $page->send( self::FORM, array( 'payment_method' => 'gold' ) ) );
		$this->assertStringContainsString( 'Please choose a payment method.', $back->texts( self::FORM )[0] );
		$this->assertSame( $page->fields( self::FORM )['vitrine_pay_key'], $back->fields( self::FORM )['vitrine_pay_key'] );

		$from = $guest->post( self::path( $order ), $page->fields( self::FORM ), array( 'Origin' => 'https://evil.example', 'Sec-Fetch-Site' => 'cross-site' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->assertStringContainsString( 'did not come from this shop', $from->body );
		$this->assertSame( array( 'pending' ), Shopper::orders( 'status' ) );
	}

	/**
	 * @testdox Requires accepting the terms before payment, and keeps entries when rejected
	 */
	public function test_terms(): void {
		$terms  = $this->public_page( 'Terms' );
		$policy = $this->public_page( 'Privacy Policy' );
		update_option( ShopOptions::OPTION, array( 'terms_page' => $terms ) + (array) get_option( ShopOptions::OPTION, array() ) );
		update_option( 'wp_page_for_privacy_policy', $policy );
		$order = $this->order();
		$guest = new Visitor();
		$page  = new AdminPage( $guest, self::path( $order ) );
		$box   = self::FORM . '//div[contains(@class, "vitrine-terms")]//input[@type="checkbox"][@name="terms"]';
		$this->assertCount( 1, $page->texts( self::FORM . '//div[contains(@class, "vitrine-terms")][following::button[contains(., "Pay")]]' ) );
		$this->assertSame( array( 'Privacy Policy' ), $page->texts( self::FORM . '//p[@class="vitrine-privacy-text"]/a' ) );
		$this->assertCount( 1, $page->texts( $box . '[not(@checked)][@aria-required="true"]' ) );

		$back = new AdminPage( $guest, $page->send( self::FORM ) );
		$this->assertCount( 1, $back->texts( $box . '[@aria-invalid="true"][contains(@aria-describedby, "terms_error")]' ) );
		$this->assertStringContainsString( 'Please read and accept the terms and conditions', $back->texts( '//*[@id="terms_error"]' )[0] );
		$this->assertSame( $page->fields( self::FORM )['vitrine_pay_key'], $back->fields( self::FORM )['vitrine_pay_key'] );
		$this->assertSame( array( 'pending' ), Shopper::orders( 'status' ) );

		$other = new AdminPage( $guest, $back->send( self::FORM, array( 'terms' => '1', 'payment_method' => 'gold' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->assertCount( 1, $other->texts( $box . '[@checked]' ), 'The accepted terms stay checked.' );

		$this->assertSame( 303, $back->send( self::FORM, array( 'terms' => '1' ) )->status );
		$this->assertSame( array( 'processing' ), Shopper::orders( 'status' ) );
		$this->assertSame( 303, $page->send( self::FORM )->status, 'A second submission redirects to the placed order.' );
	}

	/**
	 * Creates a public page.
	 *
	 * @param string $title Title of the page.
	 */
	private function public_page( string $title ): int {
		return (int) wp_insert_post(
			array(
				'post_type'   => 'page',
				'post_status' => 'publish',
				'post_title'  => $title,
			)
		);
	}

	/**
	 * @testdox A customer's order list has a "Pay" link, and the page shows the address
	 */
	public function test_account(): void {
		$user    = $this->visitor_as( 'subscriber' );
		$id      = (int) get_users( array( 'orderby' => 'ID', 'order' => 'DESC', 'number' => 1, 'fields' => 'ID' ) )[0]; // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$order   = $this->order( array( 'customer_id' => $id ) );
		$account = new AdminPage( $user, '/account/' );
		$this->assertSame( array( 'Pay' ), $account->texts( '//table//a[@class="vitrine-order-pay"]' ) );
		$this->assertStringContainsString( 'Hauptstra', $user->get( self::path( $order ) )->body );
		( new Shopper() )->engine->order_services()->changes->move( $order->id, 'cancelled' );
		$this->assertSame( array(), ( new AdminPage( $user, '/account/' ) )->texts( '//table//a[@class="vitrine-order-pay"]' ) );
		$this->assertStringContainsString( 'was cancelled', $user->get( self::path( $order ) )->body );
	}

	/**
	 * Creates a manual order.
	 *
	 * @param array<string, mixed> $changes Changed values of the form.
	 */
	private function order( array $changes = array() ): Order {
		$order = ManualOrdersTest::create( ManualOrdersTest::form( Shopper::product(), 2, $changes ) );
		$this->assertInstanceOf( Order::class, $order );
		return $order;
	}

	/**
	 * Returns the path of the payment page.
	 *
	 * @param Order $order The order.
	 */
	private static function path( Order $order ): string {
		return str_replace( Environment::url(), '', PayForOrder::address( $order ) );
	}
}
