<?php
/**
 * Base class of tests of direct checkout.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Modules\Wallet;

use Vitrine\Tests\Ajax\ShopTestCase;
use Vitrine\Tests\Support\Response;
use Vitrine\Tests\Support\Visitor;

/**
 * Provides shoppers with a cart, and the wallet's side.
 */
abstract class WalletTestCase extends ShopTestCase {

	public const SESSION = '/?wc-ajax=wcpay_get_woopay_session';
	public const MINIMUM = '/?wc-ajax=wcpay_get_woopay_minimum_session_data';

	/**
	 * Enables direct checkout.
	 */
	protected function setUp(): void {
		parent::setUp();
		WalletSide::switch_on();
	}

	/**
	 * Returns the nonces of direct checkout.
	 *
	 * @param Visitor $visitor The visitor.
	 * @return array{_ajax_nonce: string, tracksNonce: string}
	 */
	protected function wallet_nonces( Visitor $visitor ): array {
		return $visitor->post( '/?wc-ajax=vitrine_nonces', array( 'for' => 'wallet' ) )->json();
	}

	/**
	 * Requests a session, as the page's script does.
	 *
	 * @param Visitor               $visitor The visitor.
	 * @param array<string, string> $fields  Fields in addition to the nonce.
	 * @param string                $path    Path of the endpoint.
	 */
	protected function ask( Visitor $visitor, array $fields = array(), string $path = self::SESSION ): Response {
		return $visitor->post_multipart( $path, array( '_ajax_nonce' => $this->wallet_nonces( $visitor )['_ajax_nonce'] ) + $fields );
	}

	/**
	 * Returns the session data of a visitor's cart.
	 *
	 * @param Visitor $visitor The visitor.
	 * @return array<string, mixed>
	 */
	protected function session( Visitor $visitor ): array {
		$answer = $this->ask( $visitor );
		$this->assertSame( 200, $answer->status, $answer->body );
		return WalletSide::opened( $answer->json() );
	}

	/**
	 * Returns the orders in the database.
	 *
	 * @return list<array<string, mixed>>
	 */
	protected function orders(): array {
		global $wpdb;
		return $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}vitrine_orders ORDER BY id", ARRAY_A );
	}

	/**
	 * Asserts that the wallet is refused and that no order was created.
	 *
	 * @param int      $status HTTP status.
	 * @param string   $code   Error code without its prefix.
	 * @param Response $answer Response of the shop.
	 */
	protected function assert_no_order( int $status, string $code, Response $answer ): void {
		$this->assertSame( $status, $answer->status, $answer->body );
		$this->assertStringContainsString( 'no-store', $answer->header( 'cache-control' ) );
		$body = $answer->json();
		$this->assertFalse( $body['success'] );
		$this->assertSame( 'vitrine_' . $code, $body['code'] );
		$this->assertGreaterThan( 15, strlen( $body['error'] ) );
		$this->assertSame( array(), $this->orders() );
	}
}
