<?php
/**
 * Price change.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Products\Edits;

use Vitrine\Commerce\Builtin\Admin\MoneyField;
use Vitrine\Commerce\Value\Currency;

defined( 'ABSPATH' ) || exit;

/**
 * To an amount, or by an amount or percentage, as in WooCommerce's bulk edit. Pure;
 * integers in minor units, rounded half up.
 */
final class PriceChange {

	public const SET      = 'set';
	public const INCREASE = 'increase';
	public const DECREASE = 'decrease';

	/** Regular price, decreased. */
	public const OFF = 'off';

	/** Value of 100 %: percentages have four decimals. */
	private const WHOLE = 1000000;

	/** Maximum price, limited by the digits that Money accepts. */
	private const MOST = 999999999999999;

	/**
	 * @param string   $how     One of the constants.
	 * @param int|null $amount  Amount in minor units; null: none, or a percentage.
	 * @param int|null $percent Percentage as share of WHOLE; null: an amount.
	 */
	private function __construct( private readonly string $how, private readonly ?int $amount, private readonly ?int $percent ) {}

	/**
	 * Parses the change.
	 *
	 * @param string   $how      One of the constants; empty: unchanged.
	 * @param string   $typed    Amount, or number with `%`.
	 * @param Currency $currency Currency of the shop.
	 * @param bool     $is_sale  Whether it is for sale prices, which may be empty.
	 * @return self|\WP_Error|null Null: unchanged.
	 */
	public static function read( string $how, string $typed, Currency $currency, bool $is_sale ): self|\WP_Error|null {
		if ( '' === $how ) {
			return null;
		}
		$known   = array( self::SET, self::INCREASE, self::DECREASE, ...( $is_sale ? array( self::OFF ) : array() ) );
		$percent = self::SET === $how ? null : self::percent( $typed );
		$amount  = null === $percent ? MoneyField::read( $typed, $currency ) : null;
		$is_none = null === $amount && null === $percent && ! ( $is_sale && self::SET === $how );
		if ( ! in_array( $how, $known, true ) || false === $amount || $is_none ) {
			/* translators: %s: what was typed. */
			return new \WP_Error( 'vitrine_invalid_price', sprintf( self::SET === $how ? __( '"%s" is not a valid price.', 'vitrine' ) : __( '"%s" is not a valid price or percentage.', 'vitrine' ), $typed ) );
		}
		return new self( $how, $amount, $percent );
	}

	/**
	 * Returns the new price.
	 *
	 * @param int|null $price   Current price; null: none, so that it cannot be increased or decreased.
	 * @param int|null $regular New regular price.
	 * @return int|\WP_Error|null
	 */
	public function of( ?int $price, ?int $regular ): int|\WP_Error|null {
		if ( self::SET === $this->how ) {
			return $this->amount;
		}
		if ( null === $price && self::OFF !== $this->how || null === $regular ) {
			return $price;
		}
		$old = (int) $price;
		$new = match ( $this->how ) {
			self::OFF      => $regular - ( $this->amount ?? self::part( $regular, (int) $this->percent ) ),
			self::INCREASE => null === $this->percent ? $old + (int) $this->amount : self::part( $old, self::WHOLE + $this->percent ),
			default        => null === $this->percent ? $old - (int) $this->amount : self::part( $old, max( 0, self::WHOLE - $this->percent ) ),
		};
		return $new > self::MOST ? new \WP_Error( 'vitrine_invalid_price', __( 'The price would be too high.', 'vitrine' ) ) : max( 0, $new );
	}

	/**
	 * Parses a percentage; null if it is not one.
	 *
	 * @param string $typed Entered text.
	 */
	private static function percent( string $typed ): ?int {
		if ( 1 !== preg_match( '/^\s*(\d{1,4})(?:[.,](\d{1,4}))?\s*%\s*$/D', $typed, $parts ) ) {
			return null;
		}
		return (int) ( $parts[1] . str_pad( $parts[2] ?? '', 4, '0' ) );
	}

	/**
	 * Returns a share of an amount, rounded half up. Calculated in two steps to prevent
	 * integer overflow.
	 *
	 * @param int $amount  Amount in minor units.
	 * @param int $percent Percentage as share of WHOLE.
	 */
	private static function part( int $amount, int $percent ): int {
		return intdiv( $amount, self::WHOLE ) * $percent + intdiv( ( $amount % self::WHOLE ) * $percent + intdiv( self::WHOLE, 2 ), self::WHOLE );
	}
}
