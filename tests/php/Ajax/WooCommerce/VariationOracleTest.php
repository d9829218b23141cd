<?php
/**
 * Tests of the variation lookup on WooCommerce.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Ajax\WooCommerce;

use Vitrine\Tests\TestCase;

/**
 * Compares responses with those recorded from WooCommerce.
 *
 * @see spec 4.13
 */
final class VariationOracleTest extends TestCase {

	/**
	 * @testdox Finds the same variation as WooCommerce
	 */
	public function test_calls(): void {
		$ids  = OracleShop::products();
		$ours = array();
		$rows = OracleShop::calls( 'variation-calls' );
		foreach ( $rows as $row ) {
			$form   = array_map( static fn ( string $value ): string => strtr( $value, $ids ), $row['form'] );
			$path   = '/?wc-ajax=get_variation';
			$said   = 'POST' === $row['method'] ? $this->visitor()->post( $path, $form ) : $this->visitor()->get( $path . '&' . http_build_query( $form ) );
			$body   = json_decode( $said->body, true );
			$ours[] = is_array( $body ) ? array_intersect_key( $body, $row['oracle'] ?: array() ) : $body;
			$this->assertSame( 200, $said->status, $row['case'] );
		}
		$cases = array_column( $rows, 'case' );

		$this->assertSame( array_combine( $cases, array_column( $rows, 'oracle' ) ), array_combine( $cases, $ours ) );
	}
}
