<?php
/**
 * Tests of WooCommerce's Store API with Vitrine active.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Ajax\WooCommerce;

use Vitrine\Tests\Support\Visitor;
use Vitrine\Tests\TestCase;

/**
 * WooCommerce's blocks and apps use it: responses must be the same as without
 * Vitrine, although its writes are serialized.
 */
final class StoreApiOracleTest extends TestCase {

	private const CART = '/wp-json/wc/store/v1/cart';

	/**
	 * @testdox The Store API answers valid and invalid input as it does without Vitrine
	 */
	public function test_calls(): void {
		$ids = OracleShop::products();
		update_option( 'woocommerce_enable_coupons', 'yes' );
		$coupon = new \WC_Coupon();
		$coupon->set_code( 'save10' );
		$coupon->set_discount_type( 'percent' );
		$coupon->set_amount( 10 );
		$coupon->save();
		$rows = OracleShop::calls( 'store-api-calls' );
		$ours = array();
		foreach ( $rows as $row ) {
			$ours[] = self::call( $this->visitor(), $row, $ids );
		}
		$cases = array_column( $rows, 'case' );

		$this->assertSame( array_combine( $cases, array_column( $rows, 'oracle' ) ), array_combine( $cases, $ours ) );
	}

	/**
	 * Sends a call.
	 *
	 * @param Visitor               $visitor Who.
	 * @param array<string, mixed>  $row     Row of the fixture.
	 * @param array<string, string> $ids     IDs by name in the fixture.
	 * @return array{status: int, code: string, items: list<array{string, int}>|null}
	 */
	private static function call( Visitor $visitor, array $row, array $ids ): array {
		if ( isset( $row['fill'] ) ) {
			$visitor->post( '/?wc-ajax=add_to_cart', array_map( static fn ( string $value ): string => strtr( $value, $ids ), $row['fill'] ) );
		}
		$cart = $visitor->get( self::CART );
		$sent = $row['json'];
		if ( is_string( $sent['id'] ?? null ) ) {
			$sent['id'] = (int) $ids[ $sent['id'] ];
		}
		if ( 'FIRST' === ( $sent['key'] ?? '' ) ) {
			$sent['key'] = $cart->json()['items'][0]['key'];
		}
		$nonce = false === ( $row['nonce'] ?? true ) ? array() : array( 'Nonce' => $cart->header( 'nonce' ) );
		$said  = $visitor->post( self::CART . '/' . $row['route'], (string) wp_json_encode( $sent ), $nonce + array( 'Content-Type' => 'application/json' ) );
		$body  = $said->json();
		return array(
			'status' => $said->status,
			'code'   => $body['code'] ?? '',
			'items'  => isset( $body['items'] ) ? array_map( static fn ( array $item ): array => array( (string) array_search( (string) $item['id'], $ids, true ), $item['quantity'] ), $body['items'] ) : null,
		);
	}
}
