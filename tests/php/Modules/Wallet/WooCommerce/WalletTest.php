<?php
/**
 * Tests of direct checkout on WooCommerce.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Modules\Wallet\WooCommerce;

use Vitrine\Modules\Wallet\Config;
use Vitrine\Tests\Commerce\WooCommerce\CheckoutShop;
use Vitrine\Tests\Modules\Wallet\WalletSide;
use Vitrine\Tests\Support\Response;
use Vitrine\Tests\Support\Visitor;

/**
 * Requests over HTTP, with WooCommerce's session and orders.
 */
final class WalletTest extends CheckoutShop {

	private const SESSION = '/?wc-ajax=wcpay_get_woopay_session';

	/** Number of concurrent payment reports. */
	private const ANSWERS = 50;

	/**
	 * Enables direct checkout.
	 */
	protected function setUp(): void {
		parent::setUp();
		WalletSide::switch_on();
	}

	/**
	 * The regular case.
	 *
	 * @testdox On WooCommerce: creates a paid WooCommerce order from the wallet's response and empties the cart
	 */
	public function test_order(): void {
		$lamp    = $this->lamp( array( 'stock' => 5 ) );
		$visitor = $this->buyer( $lamp );
		$session = self::session( $visitor );
		$this->assertSame( array( 1490, 'Lamp' ), array( $session['total'], $session['lines'][0]['name'] ) );
		$answer = WalletSide::send( WalletSide::answer( $session ) );
		$this->assertSame( 200, $answer->status, $answer->body );
		$this->assertSame( '', $answer->header( 'set-cookie' ) );
		$order = wc_get_order( $answer->json()['order_id'] );
		$this->assertInstanceOf( \WC_Order::class, $order );
		$this->assertSame( array( 'processing', '14.90', 'vitrine_woopay', 'WooPay (test mode)', 'pay_1', 'ada@example.org' ), array( $order->get_status(), $order->get_total(), $order->get_payment_method(), $order->get_payment_method_title(), $order->get_transaction_id(), $order->get_billing_email() ) );
		$this->assertNotNull( $order->get_date_paid() );
		wp_cache_flush();
		$this->assertSame( 4, wc_get_product( $lamp )->get_stock_quantity() );
		$this->assertSame( 200, $visitor->get( str_replace( home_url(), '', $answer->json()['redirect_url'] ) )->status );
		$this->assertSame( 'vitrine_cart_empty', self::ask( $visitor )->json()['code'] );
		$this->assertSame( $answer->json(), WalletSide::send( WalletSide::answer( $session ) )->json(), 'Again.' );
		$used = WalletSide::send( WalletSide::answer( $session, array( 'payment' => array( 'id' => 'pay_2' ) ) ) );
		$this->assertSame( array( 409, 'vitrine_wallet_used' ), array( $used->status, $used->json()['code'] ) );
		$this->assertCount( 1, self::orders() );
	}

	/**
	 * The request ends before it has finished.
	 *
	 * @testdox On WooCommerce: a repeated response continues an order whose request died, and creates no other
	 *
	 * @dataProvider deaths
	 * @param string $status Status of the order when the request dies.
	 */
	public function test_died( string $status ): void {
		$visitor = $this->buyer( $this->lamp( array( 'stock' => 5 ) ) );
		$session = self::session( $visitor );
		$answer  = WalletSide::answer( $session );
		$first   = WalletSide::send( $answer )->json();
		wp_cache_flush();
		$order = wc_get_order( $first['order_id'] );
		$order->delete_meta_data( '_vitrine_order_redirect' );
		$order->set_status( $status );
		if ( 'pending' === $status ) {
			$order->set_transaction_id( '' );
			$order->set_date_paid( null );
		}
		$order->save();
		$again = WalletSide::send( $answer );
		$ended = WalletSide::send( WalletSide::answer( WalletSide::ended( $session ) ) );

		$this->assertSame( $first, $again->json(), $again->body );
		$this->assertSame( $first, $ended->json(), $ended->body );
		wp_cache_flush();
		$order = wc_get_order( $first['order_id'] );
		$this->assertSame( array( 'processing', 'pay_1' ), array( $order->get_status(), $order->get_transaction_id() ) );
		$this->assertNotNull( $order->get_date_paid() );
		$this->assertCount( 1, self::orders() );
	}

	/**
	 * Data provider of order statuses.
	 *
	 * @return array<string, array{0: string}>
	 */
	public function deaths(): array {
		return array(
			'before payment' => array( 'pending' ),
			'after payment'  => array( 'processing' ),
		);
	}

	/**
	 * A logged-in customer.
	 *
	 * @testdox On WooCommerce: assigns the order to the logged-in customer
	 */
	public function test_customer(): void {
		$user = wp_create_user( 'anna', 'secret', 'anna@example.org' );
		$this->assertIsInt( $user );
		$visitor = $this->visitor();
		$visitor->log_in( 'anna', 'secret' );
		$visitor->post( '/?wc-ajax=add_to_cart', array( 'product_id' => $this->lamp() ) );
		$answer = WalletSide::send( WalletSide::answer( self::session( $visitor ) ) )->json();
		$this->assertTrue( $answer['success'], $answer['error'] ?? '' );
		$this->assertSame( $user, wc_get_order( $answer['order_id'] )->get_customer_id() );
		$this->assertSame( 'vitrine_cart_empty', self::ask( $visitor )->json()['code'] );
	}

	/**
	 * Refused requests.
	 *
	 * @testdox On WooCommerce: rejects a wrong amount, a changed cart, invalid fields, and an expired or forged session
	 */
	public function test_refused(): void {
		$lamp    = $this->lamp();
		$visitor = $this->buyer( $lamp );
		$session = self::session( $visitor );
		$good    = WalletSide::answer( $session );
		$this->assert_refused( 409, 'wrong_amount', WalletSide::send( WalletSide::answer( $session, array( 'payment' => array( 'amount' => 1 ) ) ) ) );
		$this->assert_refused( 409, 'wrong_amount', WalletSide::send( WalletSide::answer( $session, array( 'payment' => array( 'currency' => 'XXX' ) ) ) ) );
		$this->assert_refused( 400, 'invalid_checkout', WalletSide::send( array( 'fields' => array( 'billing_city' => '' ) + WalletSide::FIELDS ) + $good ) );
		$this->assert_refused( 410, 'wallet_session', WalletSide::send( WalletSide::answer( WalletSide::ended( $session ) ) ) );
		$this->assert_refused( 401, 'wallet_signature', WalletSide::post( WalletSide::signed( $good, WalletSide::KEY . 'x' ) ) );
		$this->assert_refused( 403, 'wallet_session', WalletSide::send( array( 'ticket' => strrev( $good['ticket'] ) ) + $good ) );
		$visitor->post( '/?wc-ajax=add_to_cart', array( 'product_id' => $lamp ) );
		$this->assert_refused( 409, 'cart_changed', WalletSide::send( $good ) );
		$this->assertSame( 2, self::session( $visitor )['lines'][0]['quantity'], 'The cart keeps its items.' );
		$this->assertSame( 403, $visitor->post( self::SESSION, array( '_ajax_nonce' => 'x' ) )->status );
	}

	/**
	 * The address changes the total.
	 *
	 * @testdox On WooCommerce: rejects a payment that differs from the total with the shopper's address
	 */
	public function test_address(): void {
		update_option( 'woocommerce_calc_taxes', 'yes' );
		\WC_Tax::_insert_tax_rate(
			array(
				'tax_rate_country'  => 'FR',
				'tax_rate'          => '20.0000',
				'tax_rate_name'     => 'VAT',
				'tax_rate_priority' => 1,
				'tax_rate_shipping' => 0,
			)
		);
		$session = self::session( $this->buyer( $this->lamp() ) );
		$this->assertSame( 1490, $session['total'] );
		$french  = array(
			'billing_country'  => 'FR',
			'billing_postcode' => '75001',
			'billing_city'     => 'Paris',
		);
		$refused = WalletSide::send( array( 'fields' => $french + WalletSide::FIELDS ) + WalletSide::answer( $session ) );
		$this->assert_refused( 409, 'wrong_amount', $refused );
		$this->assertSame( 1690, $refused->json()['total'] );
	}

	/**
	 * Concurrent requests.
	 *
	 * @testdox On WooCommerce: fifty identical concurrent requests create one order
	 */
	public function test_at_once(): void {
		$answer  = WalletSide::answer( self::session( $this->buyer( $this->lamp( array( 'stock' => 60 ) ) ) ) );
		$headers = array(
			'Origin'         => null,
			'Sec-Fetch-Site' => null,
		);
		$replies = ( new Visitor() )->together( array_fill( 0, self::ANSWERS, array( 'POST', WalletSide::ORDER, WalletSide::signed( $answer ), $headers ) ) );
		$orders  = self::orders();
		$this->assertCount( 1, $orders );
		$made = array_filter( array_map( static fn ( Response $reply ): array => $reply->json(), $replies ), static fn ( array $body ): bool => $body['success'] ?? false );
		$this->assertSame( array( $orders[0] ), array_values( array_unique( array_column( $made, 'order_id' ) ) ) );
		$others = array_diff_key( $replies, $made );
		$this->assertSame( array(), array_diff( array_map( static fn ( Response $reply ): string => $reply->json()['code'], $others ), array( 'vitrine_cart_busy' ) ), 'Every other request is told to retry.' );
	}

	/**
	 * Next to WooPayments.
	 *
	 * @testdox On WooCommerce: leaves direct checkout to an active WooPayments
	 */
	public function test_beside_woopayments(): void {
		$this->assertNotNull( Config::current() );
		$this->assertSame( array( array( false, false ) ), $this->concurrently( self::class . '::beside', array( array() ) ) );
	}

	/**
	 * Whether direct checkout and its endpoints are active next to a plugin like
	 * WooPayments. Runs in a separate process.
	 *
	 * @return array{0: bool, 1: bool} Whether it is enabled, and whether the endpoints are ours.
	 */
	public static function beside(): array {
		define( 'WCPAY_PLUGIN_FILE', __FILE__ );
		$endpoints = array_filter( array_map( 'strval', (array) apply_filters( 'vitrine_endpoints', array() ) ), static fn ( string $one ): bool => str_contains( $one, 'Wallet' ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Vitrine hook.
		return array( null !== Config::current(), array() !== $endpoints );
	}

	/**
	 * Returns a visitor with a filled cart.
	 *
	 * @param int $product Product ID.
	 */
	private function buyer( int $product ): Visitor {
		$visitor = $this->visitor();
		$visitor->post( '/?wc-ajax=add_to_cart', array( 'product_id' => $product ) );
		return $visitor;
	}

	/**
	 * Requests a session.
	 *
	 * @param Visitor $visitor The visitor.
	 */
	private static function ask( Visitor $visitor ): Response {
		$nonces = $visitor->post( '/?wc-ajax=vitrine_nonces', array( 'for' => 'wallet' ) )->json();
		return $visitor->post_multipart( self::SESSION, array( '_ajax_nonce' => $nonces['_ajax_nonce'] ) );
	}

	/**
	 * Returns the session data of a visitor's cart.
	 *
	 * @param Visitor $visitor The visitor.
	 * @return array<string, mixed>
	 */
	private static function session( Visitor $visitor ): array {
		return WalletSide::opened( self::ask( $visitor )->json() );
	}

	/**
	 * Asserts that the wallet is refused and that no order was created.
	 *
	 * @param int      $status HTTP status.
	 * @param string   $code   Error code without its prefix.
	 * @param Response $answer Response of the shop.
	 */
	private function assert_refused( int $status, string $code, Response $answer ): void {
		$this->assertSame( array( $status, 'vitrine_' . $code ), array( $answer->status, $answer->json()['code'] ?? '' ), $answer->body );
		$this->assertFalse( $answer->json()['success'] );
		$this->assertSame( array(), self::orders() );
	}

	/**
	 * Returns the IDs of the orders.
	 *
	 * @return list<int>
	 */
	private static function orders(): array {
		return wc_get_orders(
			array(
				'limit'  => -1,
				'return' => 'ids',
			)
		);
	}
}
