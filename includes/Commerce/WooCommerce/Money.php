<?php
/**
 * Money as WooCommerce has it.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce;

use Vitrine\Commerce\Value\Currency;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce calculates in decimals of the whole unit; the port in integers of
 * the smallest one that the shop shows.
 */
final class Money {

	/** How `woocommerce_price_format` puts the sign (1) and the number (2). */
	private const POSITIONS = array(
		'%1$s%2$s'       => 'left',
		'%2$s%1$s'       => 'right',
		'%1$s&nbsp;%2$s' => 'left_space',
		'%2$s&nbsp;%1$s' => 'right_space',
	);

	/**
	 * An amount in minor units.
	 *
	 * @param mixed $amount Of WooCommerce: a number, or text that is one; anything else is nothing.
	 */
	public static function minor( mixed $amount ): int {
		return is_numeric( $amount ) ? (int) round( (float) $amount * 10 ** wc_get_price_decimals() ) : 0;
	}

	/**
	 * How the shop writes its money.
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
