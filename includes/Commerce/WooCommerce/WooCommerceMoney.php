<?php
/**
 * Conversion of WooCommerce prices.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce;

use Vitrine\Commerce\Value\Currency;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce calculates with decimal amounts; the engine port uses integers in minor
 * units.
 */
final class WooCommerceMoney {

	/** Value of `woocommerce_price_format` (1 is the symbol, 2 the number) to currency position. */
	private const POSITIONS = array(
		'%1$s%2$s'       => 'left',
		'%2$s%1$s'       => 'right',
		'%1$s&nbsp;%2$s' => 'left_space',
		'%2$s&nbsp;%1$s' => 'right_space',
	);

	/**
	 * Converts an amount to minor units.
	 *
	 * @param mixed $amount Amount from WooCommerce, a number or numeric string; anything else is 0.
	 */
	public static function minor( mixed $amount ): int {
		return is_numeric( $amount ) ? (int) round( (float) $amount * 10 ** wc_get_price_decimals() ) : 0;
	}

	/**
	 * Returns the currency of the shop and its format.
	 */
	public static function currency(): Currency {
		$code = get_woocommerce_currency();
		return new Currency(
			$code,
			html_entity_decode( get_woocommerce_currency_symbol( $code ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
			self::POSITIONS[ get_woocommerce_price_format() ] ?? 'left',
			wc_get_price_decimals(),
			wc_get_price_decimal_separator(),
			wc_get_price_thousand_separator(),
		);
	}
}
