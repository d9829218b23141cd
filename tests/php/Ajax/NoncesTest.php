<?php
/**
 * Tests of nonces.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Ajax;

use Vitrine\Commerce\Builtin\BuiltinEngine;
use Vitrine\Tests\Support\Response;
use Vitrine\Tests\Support\Visitor;

/**
 * Nonces belong to one visitor, and every write requires one.
 */
final class NoncesTest extends ShopTestCase {

	/**
	 * Data provider of writes with a nonce: URL, name of the nonce field, other
	 * fields.
	 *
	 * @return array<string, array{string, string, array<string, mixed>}>
	 */
	public function writes(): array {
		return array(
			'quantity'      => array(
				self::ADMIN,
				'qtyNonce',
				array(
					'action'   => 'vitrine_add_cart_single_product_quantity',
					'hash'     => '%key%',
					'quantity' => '3',
				),
			),
			'cart'          => array( '/?wc-ajax=vitrine_update_cart', 'security', array( 'cart' => array( '%key%' => array( 'qty' => '3' ) ) ) ),
			'apply coupon'  => array( '/?wc-ajax=apply_coupon', 'security', array( 'coupon_code' => 'welcome10' ) ),
			'remove coupon' => array( '/?wc-ajax=remove_coupon', 'security', array( 'coupon' => 'welcome10' ) ),
			'order review'  => array( '/?wc-ajax=update_order_review', 'security', array( 'shipping_method' => 'flat_rate' ) ),
		);
	}

	/**
	 * @testdox Rejects a write with a missing, wrong, foreign, misplaced or expired nonce: $_dataName
	 *
	 * @dataProvider writes
	 *
	 * @param string               $url    URL of the endpoint.
	 * @param string               $field  Name of the nonce field.
	 * @param array<string, mixed> $fields Other fields.
	 */
	public function test_bad_nonces( string $url, string $field, array $fields ): void {
		list( $visitor, $key ) = $this->shopper();
		list( $other )         = $this->shopper();
		$fields                = json_decode( str_replace( '%key%', $key, (string) wp_json_encode( $fields ) ), true );
		$own                   = $this->nonces( $visitor );
		$nonces                = array(
			'missing'   => null,
			'empty'     => '',
			'wrong'     => 'abcdef1234',
			'foreign'   => $this->nonces( $other )[ $field ],
			'misplaced' => $own[ 'security' === $field ? 'qtyNonce' : 'security' ],
			'expired'   => $this->nonce_of( $visitor, $field, -2 ),
			"a guest's" => wp_create_nonce( 'vitrine_cart_' ),
		);
		foreach ( $nonces as $name => $nonce ) {
			$this->assert_refused( 403, 'nonce_expired', static fn() => $visitor->post( $url, $fields + array_filter( array( $field => $nonce ), 'is_string' ) ) );
		}
		$this->assert_refused( 400, 'malformed', static fn() => $visitor->post( $url, $fields + array( $field => array( $own[ $field ] ) ) ) );
		$this->assert_refused(
			403,
			'cross_site',
			static fn() => $visitor->post(
				$url,
				$fields + $own,
				array(
					'Origin'         => 'https://evil.example',
					'Sec-Fetch-Site' => 'cross-site',
				)
			)
		);

		// With the right nonce, even one of half a day ago, the request passes the nonce check.
		$this->assertNotSame( 403, $visitor->post( $url, $fields + array( $field => $this->nonce_of( $visitor, $field, -1 ) ) )->status );
		$this->assertNotSame( 403, $visitor->post( $url, $fields + $own )->status );
	}

	/**
	 * @testdox Sends nonces to same-site pages only, uncached
	 */
	public function test_they_are_given_out_with_care(): void {
		$visitor = $this->visitor();
		$answer  = $visitor->get( '/?wc-ajax=vitrine_nonces', array( 'Sec-Fetch-Site' => 'same-origin' ) );

		$this->assertSame( 200, $answer->status );
		$this->assert_private_json( $answer );
		$this->assertSame( array( 'qtyNonce', 'security' ), array_keys( $answer->json() ) );
		$this->assertSame( $answer->json(), $this->nonces( $visitor ), 'The nonces stay the same during the session.' );
		$this->assertNotSame( $answer->json(), $this->nonces( $this->visitor() ) );
		$this->assert_refused( 403, 'cross_site', fn() => $this->visitor()->get( '/?wc-ajax=vitrine_nonces', array( 'Sec-Fetch-Site' => 'cross-site' ) ) );
	}

	/**
	 * @testdox Nonces change on login
	 */
	public function test_a_login_changes_them(): void {
		$visitor = $this->visitor();
		$before  = $this->nonces( $visitor );
		$visitor->log_in( 'admin', 'password' );

		$this->assertNotSame( $before, $this->nonces( $visitor ) );
	}

	/**
	 * Returns a visitor's nonce of an earlier tick.
	 *
	 * @param Visitor $visitor Who.
	 * @param string  $field   Name of the nonce field.
	 * @param int     $ticks   Ticks of half a day from now.
	 */
	private function nonce_of( Visitor $visitor, string $field, int $ticks ): string {
		$_COOKIE = $visitor->cookies;
		$action  = ( 'security' === $field ? 'vitrine_cart_' : 'vitrine_quantity_' ) . ( new BuiltinEngine() )->cart()->session_token();
		$nonce   = static fn( int $tick ): string => substr( wp_hash( $tick . '|' . $action . '|0|', 'nonce' ), -12, 10 );
		$now     = (int) wp_nonce_tick( $action );
		$this->assertSame( wp_create_nonce( $action ), $nonce( $now ), 'Computed like wp_create_nonce().' );
		return $nonce( $now + $ticks );
	}
}
