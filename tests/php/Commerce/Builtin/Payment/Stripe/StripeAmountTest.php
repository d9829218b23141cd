<?php
/**
 * Tests of amounts and signatures for Stripe.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Payment\Stripe;

use Vitrine\Commerce\Builtin\Payment\Stripe\StripeAmount;
use Vitrine\Commerce\Builtin\Payment\Stripe\StripeSignature;
use Vitrine\Commerce\Value\Currency;
use Vitrine\Tests\TestCase;

/**
 * Conversion of currency units, and signature checks.
 */
final class StripeAmountTest extends TestCase {

	/**
	 * @testdox Converts an amount to Stripe's unit and back, or rejects it
	 *
	 * @dataProvider amounts
	 * @param string   $code     Currency code.
	 * @param int      $decimals Decimals of the shop's prices.
	 * @param int      $minor    Amount in the shop's minor units.
	 * @param int|null $expected Amount in Stripe's units.
	 */
	public function test_amounts( string $code, int $decimals, int $minor, ?int $expected ): void {
		$currency = new Currency( $code, '', 'left', $decimals );
		$this->assertSame( $expected, StripeAmount::of( $minor, $currency ) );
		if ( null !== $expected ) {
			$this->assertSame( $minor, StripeAmount::minor( $expected, $currency ) );
		}
	}

	/**
	 * Data provider of amounts.
	 *
	 * @return array<string, array{string, int, int, int|null}>
	 */
	public function amounts(): array {
		return array(
			'euros'                                     => array( 'EUR', 2, 1234, 1234 ),
			'euros without decimals'                    => array( 'EUR', 0, 12, 1200 ),
			'euros with three decimals'                 => array( 'EUR', 3, 12340, 1234 ),
			'a fraction of a cent'                      => array( 'EUR', 3, 12345, null ),
			'yen'                                       => array( 'JPY', 0, 500, 500 ),
			'yen with decimals'                         => array( 'JPY', 2, 50000, 500 ),
			'a fraction of a yen'                       => array( 'JPY', 2, 50050, null ),
			'dinars'                                    => array( 'KWD', 3, 1230, 1230 ),
			'dinars with a last digit that is not 0'    => array( 'KWD', 3, 1235, null ),
			'dinars with two decimals'                  => array( 'KWD', 2, 123, 1230 ),
			'krónur, which have two decimals at Stripe' => array( 'ISK', 0, 5, 500 ),
			'a fraction of a króna'                     => array( 'ISK', 2, 550, null ),
			'lower case'                                => array( 'jpy', 0, 500, 500 ),
		);
	}

	/**
	 * @testdox A webhook signature is valid only with its secret, body and time
	 */
	public function test_signatures(): void {
		// Created with Stripe's own library: generateTestHeaderString() of `{}` with `whsec_a` at 1700000000.
		$header = 't=1700000000,v1=04339dc4f01d6541e8d3b7e4bd93cd2d4f680ccb28592270900b08e49cc09e57';
		$valid  = static fn ( string $header, string $body = '{}', string $secret = 'whsec_a', int $now = 1700000000 ): bool => StripeSignature::is_valid( $header, $body, $secret, $now );
		$this->assertTrue( $valid( $header ) );
		$this->assertTrue( $valid( $header, '{}', 'whsec_a', 1700000300 ) );
		$this->assertTrue( $valid( 'v1=' . str_repeat( '0', 64 ) . ", $header, v0=x" ) );
		foreach ( array( $valid( $header, '{ }' ), $valid( $header, '{}', 'whsec_b' ), $valid( $header, '{}', '' ), $valid( $header, '{}', 'whsec_a', 1700000301 ), $valid( $header, '{}', 'whsec_a', 1699999699 ), $valid( '' ), $valid( 't=,v1=' ), $valid( str_replace( 't=17', 't=-17', $header ) ), $valid( str_replace( 'v1', 'v0', $header ) ) ) as $at => $taken ) {
			$this->assertFalse( $taken, (string) $at );
		}
	}
}
