<?php
/**
 * The minimum amount for free shipping.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Snapshot;

use Vitrine\Commerce\WooCommerce\WooCommerceMoney;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the "Free shipping" methods of the cart's shipping zone, with the same rules as
 * WooCommerce's method.
 */
final class FreeShippingRules {

	/**
	 * Returns the minimum amount and how much is missing, in minor units.
	 *
	 * @param \WC_Cart $cart The cart, with its totals calculated.
	 * @return array{minimum: int, remaining: int}|null Null: no such method, or it is free in any case.
	 */
	public static function of( \WC_Cart $cart ): ?array {
		if ( $cart->is_empty() || ! $cart->needs_shipping() ) {
			return null;
		}
		$package = current( $cart->get_shipping_packages() );
		$methods = is_array( $package ) ? \WC_Shipping_Zones::get_zone_matching_package( $package )->get_shipping_methods( true ) : array();
		$found   = null;
		foreach ( $methods as $method ) {
			if ( ! $method instanceof \WC_Shipping_Free_Shipping ) {
				continue;
			}
			$one = self::of_method( $method, $cart );
			if ( null === $one ) {
				// Free shipping is available for any amount.
				if ( $method->is_available( $package ) ) {
					return null;
				}
				continue;
			}
			$found = null === $found || $one['remaining'] < $found['remaining'] ? $one : $found;
		}
		return $found;
	}

	/**
	 * Returns the minimum amount of one method.
	 *
	 * @param \WC_Shipping_Free_Shipping $method A method of the zone.
	 * @param \WC_Cart                   $cart   The cart, with its totals calculated.
	 * @return array{minimum: int, remaining: int}|null Null: no amount makes it free.
	 */
	private static function of_method( \WC_Shipping_Free_Shipping $method, \WC_Cart $cart ): ?array {
		$minimum = WooCommerceMoney::minor( $method->min_amount );
		$pays    = self::coupon_pays( $cart );
		if ( $minimum <= 0 || ! in_array( $method->requires, $pays ? array( 'min_amount', 'either', 'both' ) : array( 'min_amount', 'either' ), true ) ) {
			return null;
		}
		$discount = $cart->get_discount_total() + ( $cart->display_prices_including_tax() ? $cart->get_discount_tax() : 0 );
		$amount   = $cart->get_displayed_subtotal() - ( 'no' === $method->ignore_discounts ? $discount : 0 );
		return array(
			'minimum'   => $minimum,
			'remaining' => $pays && 'either' === $method->requires ? 0 : max( 0, $minimum - WooCommerceMoney::minor( $amount ) ),
		);
	}

	/**
	 * Whether a coupon in the cart grants free shipping.
	 *
	 * @param \WC_Cart $cart The cart, with its totals calculated.
	 */
	private static function coupon_pays( \WC_Cart $cart ): bool {
		return array() !== array_filter( $cart->get_coupons(), static fn ( \WC_Coupon $coupon ): bool => $coupon->is_valid() && $coupon->get_free_shipping() );
	}
}
