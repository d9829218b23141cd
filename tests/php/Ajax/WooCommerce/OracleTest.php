<?php
/**
 * Tests of the endpoints with valid and invalid input on WooCommerce.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Ajax\WooCommerce;

use Vitrine\Tests\Support\Response;
use Vitrine\Tests\Support\Visitor;
use Vitrine\Tests\TestCase;

/**
 * Compares our endpoints with recorded calls of WooCommerce's own. The fixture
 * lists each difference with its reason.
 *
 * @see spec 7.1, 7.3, 7.4
 */
final class OracleTest extends TestCase {

	private const FRAGMENTS = '/?wc-ajax=get_refreshed_fragments';

	/**
	 * @testdox Answers as WooCommerce does, except for documented differences
	 */
	public function test_calls(): void {
		$ids     = OracleShop::products();
		$visitor = $this->visitor();
		$ours    = array();
		$wanted  = array();
		foreach ( OracleShop::calls( 'calls' ) as $row ) {
			$visitor                = empty( $row['continues'] ) ? $this->visitor() : $visitor;
			$ours[ $row['case'] ]   = self::call( $visitor, $row, $ids );
			$wanted[ $row['case'] ] = $row['ours'] ?? $row['oracle'];
		}
		$this->assertSame( $wanted, $ours );
	}

	/**
	 * @testdox Documents a reason for each difference
	 */
	public function test_reasons(): void {
		$different = array_filter( OracleShop::calls( 'calls' ), static fn ( array $row ): bool => isset( $row['ours'] ) );
		$this->assertNotEmpty( $different );
		foreach ( $different as $row ) {
			$this->assertNotSame( $row['oracle'], $row['ours'], $row['case'] );
			$this->assertNotEmpty( $row['why'] ?? '', $row['case'] );
		}
	}

	/**
	 * Sends a call.
	 *
	 * @param Visitor               $visitor Who.
	 * @param array<string, mixed>  $row     Row of the fixture.
	 * @param array<string, string> $ids     IDs by name in the fixture.
	 * @return array{outcome: string, count: int}
	 */
	private static function call( Visitor $visitor, array $row, array $ids ): array {
		// Cart item keys are derived from the product.
		$ids['{key}'] = md5( strtr( $row['fill']['product_id'] ?? '{mug}', $ids ) );
		$named        = static fn ( array $form ): array => array_combine(
			array_map( static fn ( string $name ): string => strtr( $name, $ids ), array_keys( $form ) ),
			array_map( static fn ( string $value ): string => strtr( $value, $ids ), $form )
		);
		if ( isset( $row['fill'] ) ) {
			$visitor->post( '/?wc-ajax=add_to_cart', $named( $row['fill'] ) );
		}
		$said = self::send( $visitor, $row, $named( $row['form'] ) );
		$body = '' === $said->body ? null : $said->json();
		self::assertStringContainsString( 'no-store', (string) $said->header( 'cache-control' ), $row['case'] );
		return array(
			'outcome' => match ( true ) {
				null === $body            => 'nothing',
			// A form is on its product's page already.
			'form' !== $row['endpoint'] && ! empty( $body['product_url'] ) => 'sent to a page',
			isset( $body['error'] )   => 'refused',
			default                   => 'done',
			},
			'count'   => self::count_of( $visitor ),
		);
	}

	/**
	 * Sends a call to the endpoint of a row.
	 *
	 * @param Visitor               $visitor Who.
	 * @param array<string, mixed>  $row     Row of the fixture.
	 * @param array<string, string> $form    Fields of the request.
	 */
	private static function send( Visitor $visitor, array $row, array $form ): Response {
		parse_str( http_build_query( $form ), $fields );
		return match ( $row['endpoint'] ) {
			'form'   => $visitor->post( '/wp-admin/admin-ajax.php', array( 'action' => 'vitrine_add_cart_single_product' ) + $fields ),
			'update' => $visitor->post( '/?wc-ajax=vitrine_update_cart', array( 'security' => $row['nonce'] ?? $visitor->get( '/?wc-ajax=vitrine_nonces' )->json()['security'] ) + $fields ),
			'at'     => $visitor->post( $row['path'], $fields ),
			default  => 'POST' === $row['method']
				? $visitor->post( '/?wc-ajax=' . $row['endpoint'], $fields )
				: $visitor->get( '/?wc-ajax=' . $row['endpoint'] . '&' . http_build_query( $fields ) ),
		};
	}

	/**
	 * Returns the item count of a visitor's cart.
	 *
	 * @param Visitor $visitor The visitor.
	 */
	private static function count_of( Visitor $visitor ): int {
		$fragments = $visitor->get( self::FRAGMENTS )->json()['fragments'];
		preg_match( '#>(.*)</script>#s', $fragments['#vitrine-cart-data'], $found );
		return json_decode( $found[1], true )['count'];
	}
}
