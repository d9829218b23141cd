<?php
/**
 * Tests of sessions for the wallet.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Modules\Wallet;

use Vitrine\Commerce\Builtin\Session\Session;
use Vitrine\Modules\Wallet\Seal;
use Vitrine\Modules\Wallet\SessionData;
use Vitrine\Modules\Wallet\Ticket;
use Vitrine\Tests\Support\Visitor;

/**
 * Requests and responses of the two session endpoints.
 */
final class SessionTest extends WalletTestCase {

	/**
	 * The full session.
	 *
	 * @testdox Seals the cart into blog_id, session, iv and hash for the wallet
	 */
	public function test_full(): void {
		list( $visitor ) = $this->shopper();
		$answer          = $this->ask( $visitor );
		$this->assertSame( 200, $answer->status );
		$this->assert_private_json( $answer );
		$body = $answer->json();
		$this->assertSame( array( 'success', 'blog_id', 'data' ), array_keys( $body ) );
		$this->assertTrue( $body['success'] );
		$this->assertSame( WalletSide::BLOG, $body['blog_id'] );
		$this->assertSame( array( 'session', 'iv', 'hash' ), array_keys( $body['data'] ) );
		$this->assertStringNotContainsString( 'Lamp', $answer->body );
		$session = WalletSide::opened( $body );
		$this->assertSame( array( WalletSide::BLOG, WalletSide::MERCHANT, true ), array( $session['blog_id'], $session['merchant_id'], $session['test_mode'] ) );
		$this->assertSame(
			array(
				array(
					'name'     => 'Lamp',
					'quantity' => 1,
					'subtotal' => 1000,
				),
			),
			$session['lines']
		);
		$this->assertSame( $session['totals']['total'], $session['total'] );
		$this->assertGreaterThan( time() + 1700, $session['expires'] );
		$this->assertLessThan( time() + 1900, $session['expires'] );
	}

	/**
	 * The session with minimum data.
	 *
	 * @testdox Sends the wallet only the data required before the shopper is known
	 */
	public function test_minimum(): void {
		list( $visitor ) = $this->shopper();
		$answer          = $this->ask( $visitor, array(), self::MINIMUM );
		$this->assert_private_json( $answer );
		$session = WalletSide::opened( $answer->json() );
		$this->assertArrayNotHasKey( 'lines', $session );
		$this->assertArrayNotHasKey( 'customer', $session );
		$this->assertStringContainsString( 'skip_woopay=1', $session['cancel_url'] );
		$this->assertStringEndsWith( WalletSide::ORDER, $session['order_url'] );
	}

	/**
	 * The ticket can only be decrypted by the shop.
	 *
	 * @testdox The wallet cannot read the session token or open the ticket
	 */
	public function test_ticket_is_opaque(): void {
		list( $visitor ) = $this->shopper();
		$answer          = $this->ask( $visitor );
		$text            = (string) wp_json_encode( WalletSide::opened( $answer->json() ) );
		$this->assertStringNotContainsString( $visitor->cookies[ Session::cookie() ], $text );
		list( $session, $iv, $hash ) = explode( '.', WalletSide::opened( $answer->json() )['ticket'] );
		$this->assertNull( ( new Seal( WalletSide::KEY ) )->open( Ticket::PURPOSE, WalletSide::BLOG, $session, $iv, $hash ) );
	}

	/**
	 * A logged-in customer.
	 *
	 * @testdox Sends the wallet a logged-in customer's data
	 */
	public function test_customer(): void {
		$user = wp_create_user( 'anna', 'secret', 'anna@example.org' );
		$this->assertIsInt( $user );
		list( $visitor ) = $this->shopper();
		$visitor->log_in( 'anna', 'secret' );
		$this->assertSame( 'anna@example.org', $this->session( $visitor )['customer']['billing_email'] );
	}

	/**
	 * Encrypted data from the wallet's iframe.
	 *
	 * @testdox Passes on encrypted data from the wallet's frame and rejects malformed data
	 */
	public function test_encrypted_data(): void {
		list( $visitor ) = $this->shopper();
		$sealed          = ( new Seal( WalletSide::KEY ) )->seal( SessionData::USER_PURPOSE, WalletSide::BLOG, 'user-7' );
		$fields          = array(
			'encrypted_data[data]' => $sealed['session'],
			'encrypted_data[iv]'   => $sealed['iv'],
			'encrypted_data[hash]' => $sealed['hash'],
		);
		$this->assertSame( 'user-7', WalletSide::opened( $this->ask( $visitor, $fields )->json() )['user'] );
		$forged = array(
			array( 'encrypted_data[hash]' => str_repeat( '0', 64 ) ) + $fields,
			array_slice( $fields, 0, 2 ),
			$fields + array( 'encrypted_data[more]' => 'x' ),
			array( 'encrypted_data' => 'text' ),
			array( 'encrypted_data[data]' => str_repeat( 'a', 5000 ) ) + $fields,
		);
		foreach ( $forged as $bad ) {
			$this->assert_refused( 400, 'malformed', fn () => $this->ask( $visitor, $bad ) );
		}
	}

	/**
	 * Refused requests.
	 *
	 * @testdox Rejects a session with a missing or foreign nonce, cross-site, by GET or for an empty cart [6-15]
	 * @dataProvider paths
	 * @param string $path Path of the endpoint.
	 */
	public function test_refused( string $path ): void {
		list( $visitor ) = $this->shopper();
		list( $other )   = $this->shopper();
		$theirs          = $this->wallet_nonces( $other )['_ajax_nonce'];
		$mine            = $this->wallet_nonces( $visitor );
		foreach ( array( array(), array( '_ajax_nonce' => '' ), array( '_ajax_nonce' => $theirs ), array( '_ajax_nonce' => $mine['tracksNonce'] ), array( 'security' => $mine['_ajax_nonce'] ) ) as $fields ) {
			$this->assert_refused( 403, 'nonce_expired', static fn () => $visitor->post( $path, $fields ) );
		}
		$this->assert_refused( 400, 'malformed', static fn () => $visitor->post( $path, array( '_ajax_nonce' => array( 'x' ) ) ) );
		$this->assert_refused( 405, 'malformed', static fn () => $visitor->get( "$path&_ajax_nonce={$mine['_ajax_nonce']}" ) );
		$elsewhere = array(
			'Origin'         => 'https://evil.example',
			'Sec-Fetch-Site' => 'cross-site',
		);
		$this->assert_refused( 403, 'cross_site', static fn () => $visitor->post( $path, array( '_ajax_nonce' => $mine['_ajax_nonce'] ), $elsewhere ) );
		$empty = new Visitor();
		$this->assert_refused( 200, 'cart_empty', fn () => $this->ask( $empty, array(), $path ) );
		$this->assert_refused( 400, 'malformed', static fn () => $visitor->post( "$path&vitrine_cart_kind=nobody", array( '_ajax_nonce' => $mine['_ajax_nonce'] ) ) );
	}

	/**
	 * Data provider of endpoints.
	 *
	 * @return array<string, array{0: string}>
	 */
	public static function paths(): array {
		return array(
			'full'    => array( self::SESSION ),
			'minimum' => array( self::MINIMUM ),
		);
	}
}
