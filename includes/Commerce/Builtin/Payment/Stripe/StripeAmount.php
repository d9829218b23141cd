<?php
/**
 * Amounts for Stripe.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Stripe;

use Vitrine\Commerce\Value\Currency;

defined( 'ABSPATH' ) || exit;

/**
 * Stripe has its own smallest unit per currency, while a shop may use fewer or more
 * decimals.
 */
final class StripeAmount {

	/** Zero-decimal currencies. */
	private const WHOLE = array( 'BIF', 'CLP', 'DJF', 'GNF', 'JPY', 'KMF', 'KRW', 'MGA', 'PYG', 'RWF', 'VND', 'VUV', 'XAF', 'XOF', 'XPF' );

	/** Three-decimal currencies, whose last digit must be 0 for Stripe. */
	private const THOUSANDTHS = array( 'BHD', 'JOD', 'KWD', 'OMR', 'TND' );

	/** Currencies without decimals that Stripe represents with two. */
	private const HUNDREDS = array( 'ISK', 'UGX' );

	/**
	 * Converts an amount of the shop to Stripe's.
	 *
	 * @param int      $minor    Amount in minor units of the shop.
	 * @param Currency $currency Currency of the shop.
	 * @return int|null Null if Stripe cannot represent the amount.
	 */
	public static function of( int $minor, Currency $currency ): ?int {
		$code  = strtoupper( $currency->code );
		$units = in_array( $code, self::WHOLE, true ) ? 0 : ( in_array( $code, self::THOUSANDTHS, true ) ? 3 : 2 );
		$more  = 10 ** max( 0, $units - $currency->decimals );
		$less  = 10 ** max( 0, $currency->decimals - $units );
		if ( 0 !== $minor % $less ) {
			return null;
		}
		$amount = intdiv( $minor, $less ) * $more;
		$step   = match ( true ) {
			3 === $units                              => 10,
			in_array( $code, self::HUNDREDS, true )   => 100,
			default                                   => 1,
		};
		return 0 === $amount % $step ? $amount : null;
	}

	/**
	 * Converts an amount of Stripe to the shop's.
	 *
	 * @param int      $amount   Amount from Stripe.
	 * @param Currency $currency Currency of the shop.
	 */
	public static function minor( int $amount, Currency $currency ): int {
		$one = self::of( 10 ** $currency->decimals, $currency );
		return null === $one ? $amount : intdiv( $amount * 10 ** $currency->decimals, $one );
	}
}
