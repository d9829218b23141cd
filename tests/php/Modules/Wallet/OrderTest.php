<?php
/**
 * Tests of orders from payment reports.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Modules\Wallet;

use Vitrine\Commerce\Builtin\Products\ProductWriter;

/**
 * One session, one payment, one order.
 */
final class OrderTest extends WalletTestCase {

	/**
	 * The regular case.
	 *
	 * @testdox Creates a paid order from the wallet's response for the shopper's cart
	 */
	public function test_order(): void {
		list( $visitor ) = $this->shopper();
		$answer          = WalletSide::send( WalletSide::answer( $this->session( $visitor ) ) );
		$this->assertSame( 200, $answer->status, $answer->body );
		$this->assert_private_json( $answer );
		$body = $answer->json();
		$this->assertTrue( $body['success'] );
		$this->assertSame( array( 'processing', 1490, 'EUR' ), array( $body['status'], $body['total'], $body['currency'] ) );
		$order = $this->orders()[0];
		$this->assertSame( array( '1490', 'vitrine_woopay', 'WooPay (test mode)', 'pay_1', 'ada@example.org' ), array( $order['total'], $order['payment_method'], $order['payment_title'], $order['reference'], $order['email'] ) );
		$this->assertSame( array(), $this->items( $visitor ), 'The ordered cart is empty.' );
		$path = str_replace( home_url(), '', $body['redirect_url'] );
		$this->assertStringContainsString( 'Lamp', $visitor->get( $path )->body );
		$this->assertSame( '', $answer->header( 'set-cookie' ), 'The wallet’s server gets no cookies.' );
		$this->assertCount( 2, $this->mails(), 'One email to the customer and one to the shop.' );
	}

	/**
	 * The same report again.
	 *
	 * @testdox A repeated response returns the same order, even after the session expires
	 */
	public function test_repeated(): void {
		list( $visitor ) = $this->shopper();
		$session         = $this->session( $visitor );
		$first           = WalletSide::send( WalletSide::answer( $session ) )->json();
		$this->assertTrue( $first['success'] );
		$this->assertSame( $first, WalletSide::send( WalletSide::answer( $session ) )->json() );
		$this->assertSame( $first, WalletSide::send( WalletSide::answer( $session, array( 'issued' => time() - 100 ) ) )->json() );
		$visitor->post( '/?wc-ajax=add_to_cart', array( 'product_id' => $this->product() ) );
		$this->assertSame( $first, WalletSide::send( WalletSide::answer( $session ) )->json() );
		$this->assertSame( $first, WalletSide::send( WalletSide::answer( WalletSide::ended( $session ) ) )->json() );
		$this->assertCount( 1, $this->orders() );
		$this->assertSame( array( 'Lamp' => 1 ), $this->items( $visitor ), 'An item added later stays in the cart.' );
	}

	/**
	 * Two payments of one session.
	 *
	 * @testdox Rejects a second payment for a used session
	 */
	public function test_used(): void {
		list( $visitor ) = $this->shopper();
		$session         = $this->session( $visitor );
		WalletSide::send( WalletSide::answer( $session ) );
		$again = WalletSide::send( WalletSide::answer( $session, array( 'payment' => array( 'id' => 'pay_2' ) ) ) );
		$this->assertSame( array( 409, 'vitrine_wallet_used' ), array( $again->status, $again->json()['code'] ) );
		$this->assertCount( 1, $this->orders() );
	}

	/**
	 * Two sessions of one cart.
	 *
	 * @testdox Creates one order per cart, whatever the number of sessions
	 */
	public function test_two_sessions(): void {
		list( $visitor ) = $this->shopper();
		$first           = $this->session( $visitor );
		$second          = $this->session( $visitor );
		$this->assertNotSame( $first['id'], $second['id'] );
		$this->assertTrue( WalletSide::send( WalletSide::answer( $second ) )->json()['success'] );
		$late = WalletSide::send( WalletSide::answer( $first, array( 'payment' => array( 'id' => 'pay_2' ) ) ) );
		$this->assertSame( array( 409, 'vitrine_cart_empty' ), array( $late->status, $late->json()['code'] ) );
		$this->assertCount( 1, $this->orders() );
	}

	/**
	 * An expired session.
	 *
	 * @testdox Rejects an expired session
	 */
	public function test_expired(): void {
		list( $visitor ) = $this->shopper();
		$session         = $this->session( $visitor );
		$this->assert_no_order( 410, 'wallet_session', WalletSide::send( WalletSide::answer( WalletSide::ended( $session ) ) ) );
		$this->assertSame( array( 'Lamp' => 1 ), $this->items( $visitor ) );
	}

	/**
	 * A changed cart or price.
	 *
	 * @testdox Rejects a changed cart, a changed price and an amount that is not the total
	 */
	public function test_stale(): void {
		list( $visitor, , $product ) = $this->shopper();
		$session                     = $this->session( $visitor );
		foreach ( array( array( 'amount' => 1 ), array( 'amount' => 1491 ), array( 'currency' => 'USD' ) ) as $wrong ) {
			$answer = WalletSide::send( WalletSide::answer( $session, array( 'payment' => $wrong ) ) );
			$this->assert_no_order( 409, 'wrong_amount', $answer );
			$this->assertSame( 1490, $answer->json()['total'] );
		}
		ProductWriter::save(
			array(
				'id'            => $product,
				'name'          => 'Lamp',
				'regular_price' => 1200,
			)
		);
		$this->assert_no_order( 409, 'cart_changed', WalletSide::send( WalletSide::answer( $session ) ) );
		$session = $this->session( $visitor );
		$this->assertSame( 1690, $session['total'] );
		$visitor->post( '/?wc-ajax=add_to_cart', array( 'product_id' => $product ) );
		$this->assert_no_order( 409, 'cart_changed', WalletSide::send( WalletSide::answer( $session ) ) );
		$this->assertSame( array( 'Lamp' => 2 ), $this->items( $visitor ) );
	}

	/**
	 * Requests that are not from the wallet.
	 *
	 * @testdox Rejects a response with an invalid signature, shop or timestamp
	 */
	public function test_forged(): void {
		list( $visitor ) = $this->shopper();
		$answer          = WalletSide::answer( $this->session( $visitor ) );
		$signed          = WalletSide::signed( $answer );
		$text            = $signed['answer'];
		foreach ( range( 0, strlen( $text ) - 1, 37 ) as $at ) {
			$forged = substr_replace( $text, 'x' === $text[ $at ] ? 'y' : 'x', $at, 1 );
			$this->assert_no_order( 401, 'wallet_signature', WalletSide::post( array( 'answer' => $forged ) + $signed ) );
		}
		$unsigned = array(
			array( 'signature' => str_repeat( '0', 64 ) ) + $signed,
			array( 'blog_id' => 'shop-2' ) + $signed,
			WalletSide::signed( $answer, WalletSide::KEY . 'x' ),
			WalletSide::signed( $answer, WalletSide::KEY, 'shop-2' ),
			WalletSide::signed( array( 'merchant_id' => 'acct_other' ) + $answer ),
			WalletSide::signed( array( 'issued' => time() - 301 ) + $answer ),
			WalletSide::signed( array( 'issued' => time() + 320 ) + $answer ),
		);
		foreach ( $unsigned as $fields ) {
			$this->assert_no_order( 401, 'wallet_signature', WalletSide::post( $fields ) );
		}
		foreach ( array( '', 'x', $answer['ticket'] . 'x', 'a.b.c', strrev( $answer['ticket'] ) ) as $ticket ) {
			$reply = WalletSide::send( array( 'ticket' => $ticket ) + $answer );
			$this->assert_no_order( '' === $ticket ? 400 : 403, '' === $ticket ? 'malformed' : 'wallet_session', $reply );
		}
	}

	/**
	 * Signed reports with invalid data.
	 *
	 * @testdox Rejects a malformed response even if it is signed
	 */
	public function test_malformed(): void {
		list( $visitor ) = $this->shopper();
		$answer          = WalletSide::answer( $this->session( $visitor ) );
		$bad             = array(
			array( 'payment' => 'paid' ),
			array( 'payment' => array( 'id' => '' ) + $answer['payment'] ),
			array( 'payment' => array( 'id' => "x' OR 1" ) + $answer['payment'] ),
			array( 'payment' => array( 'amount' => '1490' ) + $answer['payment'] ),
			array( 'payment' => array( 'amount' => -1490 ) + $answer['payment'] ),
			array( 'fields' => null ),
			array( 'fields' => array( 'billing_city' => array( 'x' ) ) ),
			array( 'fields' => array( 'payment_method' => 'cod' ) ),
			array( 'fields' => array( 'shipping_method' => 'free' ) ),
			array( 'issued' => 'now' ),
			array( 'merchant_id' => null ),
		);
		foreach ( $bad as $part ) {
			$this->assert_no_order( 400, 'malformed', WalletSide::send( $part + $answer ) );
		}
		$this->assert_no_order( 400, 'malformed', WalletSide::post( array( 'answer' => str_repeat( 'x', 33000 ) ) + WalletSide::signed( $answer ) ) );
		$this->assert_no_order( 400, 'malformed', WalletSide::post( array() ) );
		$this->assert_no_order( 400, 'invalid_checkout', WalletSide::send( array( 'fields' => array( 'billing_email' => 'nobody' ) + WalletSide::FIELDS ) + $answer ) );
		$this->assertTrue( WalletSide::send( $answer )->json()['success'], 'A valid response succeeds in the same session.' );
	}

	/**
	 * Payment reports are accepted only by this endpoint and without other actions.
	 *
	 * @testdox A wallet response works only at its endpoint, by POST and without other fields
	 */
	public function test_nothing_beside(): void {
		list( $visitor, , $product ) = $this->shopper();
		$fields                      = WalletSide::signed( WalletSide::answer( $this->session( $visitor ) ) );
		$ways                        = array(
			array( $fields, WalletSide::ORDER . "&add-to-cart=$product" ),
			array( $fields + array( 'add-to-cart' => $product ), WalletSide::ORDER ),
			array( $fields, str_replace( '/?', '/shop/?', WalletSide::ORDER ) ),
			array( $fields, str_replace( '/?', '/wp-login.php?', WalletSide::ORDER ) ),
		);
		foreach ( $ways as list( $sent, $path ) ) {
			$this->assertStringNotContainsString( '"success":true', WalletSide::post( $sent, $path )->body );
			$this->assertSame( array(), $this->orders() );
		}
		$this->assertSame( 405, $visitor->get( WalletSide::ORDER )->status );
		$this->assertSame( array( 'Lamp' => 1 ), $this->items( $visitor ) );
	}

	/**
	 * The order belongs to the shopper of the session.
	 *
	 * @testdox Orders the cart of the session: a guest's, a customer's, and no other
	 */
	public function test_whose(): void {
		$user = wp_create_user( 'anna', 'secret', 'anna@example.org' );
		$this->assertIsInt( $user );
		list( $anna ) = $this->shopper();
		$as_guest     = $this->session( $anna );
		$anna->log_in( 'anna', 'secret' );
		list( $other ) = $this->shopper();
		$this->assert_no_order( 409, 'cart_empty', WalletSide::send( WalletSide::answer( $as_guest ) ) );
		$made = WalletSide::send( WalletSide::answer( $this->session( $anna ) ) )->json();
		$this->assertTrue( $made['success'] );
		$this->assertSame( (string) $user, $this->orders()[0]['customer_id'] );
		$this->assertSame( array(), $this->items( $anna ) );
		$this->assertSame( array( 'Lamp' => 1 ), $this->items( $other ) );
		$mine = WalletSide::answer( $this->session( $other ), array( 'payment' => array( 'id' => 'pay_2' ) ) );
		// Another shopper's browser sends its own cookies; the ticket counts.
		$sent = $anna->post( WalletSide::ORDER, WalletSide::signed( $mine ) )->json();
		$this->assertTrue( $sent['success'] );
		$this->assertSame( '0', $this->orders()[1]['customer_id'] );
		$this->assertSame( array(), $this->items( $other ) );
	}

	/**
	 * The test mode or the shop's ID was changed meanwhile.
	 *
	 * @testdox Rejects a session sealed before the wallet settings changed
	 */
	public function test_changed_agreement(): void {
		list( $visitor ) = $this->shopper();
		$answer          = WalletSide::answer( $this->session( $visitor ) );
		WalletSide::switch_on( array( 'wallet_test_mode' => false ) );
		$this->assert_no_order( 403, 'wallet_session', WalletSide::send( $answer ) );
		WalletSide::switch_on( array( 'wallet_merchant_id' => 'acct_new' ) );
		$this->assert_no_order( 403, 'wallet_session', WalletSide::send( array( 'merchant_id' => 'acct_new' ) + $answer ) );
	}
}
