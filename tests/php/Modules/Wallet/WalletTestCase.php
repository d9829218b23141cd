<?php
/**
 * A shop with direct checkout.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Modules\Wallet;

use Vitrine\Tests\Ajax\ShopTestCase;
use Vitrine\Tests\Support\Response;
use Vitrine\Tests\Support\Visitor;

/**
 * Shoppers with something in the cart, and the wallet's side.
 */
abstract class WalletTestCase extends ShopTestCase {

	public const SESSION = '/?wc-ajax=wcpay_get_woopay_session';
	public const MINIMUM = '/?wc-ajax=wcpay_get_woopay_minimum_session_data';

	/**
	 * Switches it on.
	 */
	protected function setUp(): void {
		parent::setUp();
		WalletSide::switch_on();
	}

	/**
	 * The nonces of direct checkout.
	 *
	 * @param Visitor $visitor Whose.
	 * @return array{_ajax_nonce: string, tracksNonce: string}
	 */
	protected function wallet_nonces( Visitor $visitor ): array {
		return $visitor->post( '/?wc-ajax=vitrine_nonces', array( 'for' => 'wallet' ) )->json();
	}

	/**
	 * Asks for a session, as the page's script does.
	 *
	 * @param Visitor               $visitor Who.
	 * @param array<string, string> $fields  Besides the nonce.
	 * @param string                $path    Which session.
	 */
	protected function ask( Visitor $visitor, array $fields = array(), string $path = self::SESSION ): Response {
		return $visitor->post_multipart( $path, array( '_ajax_nonce' => $this->wallet_nonces( $visitor )['_ajax_nonce'] ) + $fields );
	}

	/**
	 * What the wallet knows of a visitor's cart.
	 *
	 * @param Visitor $visitor Who.
	 * @return array<string, mixed>
	 */
	protected function session( Visitor $visitor ): array {
		$answer = $this->ask( $visitor );
		$this->assertSame( 200, $answer->status, $answer->body );
		return WalletSide::opened( $answer->json() );
	}

	/**
	 * The orders as they lie in the database.
	 *
	 * @return list<array<string, mixed>>
	 */
	protected function orders(): array {
		global $wpdb;
		return $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}vitrine_orders ORDER BY id", ARRAY_A );
	}

	/**
	 * The wallet is refused, and no order was made.
	 *
	 * @param int      $status HTTP.
	 * @param string   $code   Of the error, without its prefix.
	 * @param Response $answer The shop's.
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
