<?php
/**
 * Amounts as Stripe counts them.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Stripe;

use Vitrine\Commerce\Value\Currency;

defined( 'ABSPATH' ) || exit;

/**
 * Stripe's smallest unit of a currency is its own, while a shop may write its
 * prices with fewer or more decimals.
 */
final class StripeAmount {

	/** Currencies without a smaller unit. */
	private const WHOLE = array( 'BIF', 'CLP', 'DJF', 'GNF', 'JPY', 'KMF', 'KRW', 'MGA', 'PYG', 'RWF', 'VND', 'VUV', 'XAF', 'XOF', 'XPF' );

	/** Currencies with three decimals, of which Stripe takes no odd last one. */
	private const THOUSANDTHS = array( 'BHD', 'JOD', 'KWD', 'OMR', 'TND' );

	/** Currencies that are whole, and are written with two zeros at Stripe. */
	private const HUNDREDS = array( 'ISK', 'UGX' );

	/**
	 * An amount of the shop's as Stripe's.
	 *
	 * @param int      $minor    Minor units of the shop's.
	 * @param Currency $currency Currency of the shop.
	 * @return int|null Null: Stripe cannot take such a part of a unit.
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
	 * An amount of Stripe's as the shop's.
	 *
	 * @param int      $amount   As Stripe tells it.
	 * @param Currency $currency Currency of the shop.
	 */
	public static function minor( int $amount, Currency $currency ): int {
		$one = self::of( 10 ** $currency->decimals, $currency );
		return null === $one ? $amount : intdiv( $amount * 10 ** $currency->decimals, $one );
	}
}
