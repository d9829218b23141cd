<?php
/**
 * What a cart costs.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Cart;

use Vitrine\Commerce\Builtin\Coupons\Coupon;
use Vitrine\Commerce\Builtin\Coupons\CouponRules;
use Vitrine\Commerce\Builtin\Coupons\Discounts;
use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Commerce\Rules\CouponTexts;
use Vitrine\Commerce\Rules\ItemFacts;

defined( 'ABSPATH' ) || exit;

/**
 * Subtotals, coupons, shipping, tax and total of a cart, in minor units. Pure.
 */
final class Pricing {

	/**
	 * The result.
	 *
	 * @param list<array{code: string, discount: int}>                           $coupons    That hold.
	 * @param array<string, string>                                              $objections Code to why it does not.
	 * @param list<array{id: string, label: string, cost: int, chosen: bool}>    $shipping   Choices.
	 * @param bool                                                               $needs_shipping Whether anything is sent.
	 * @param array{subtotal: int, discount: int, shipping: int|null, tax: int, total: int} $totals  Tax is included in the total.
	 */
	private function __construct(
		public readonly array $coupons,
		public readonly array $objections,
		public readonly array $shipping,
		public readonly bool $needs_shipping,
		public readonly array $totals,
	) {}

	/**
	 * Reckons a cart.
	 *
	 * @param CartData                 $cart    What is in it.
	 * @param array<string, ItemFacts> $facts   By key.
	 * @param array<string, Coupon>    $coupons The shop's, by code.
	 * @param ShopOptions              $options Of the shop.
	 * @param string                   $now     UTC, `Y-m-d H:i:s`.
	 */
	public static function of( CartData $cart, array $facts, array $coupons, ShopOptions $options, string $now ): self {
		$lines = array();
		$sent  = false;
		foreach ( $cart->items as $key => $item ) {
			$lines[] = array(
				'product_id' => $item->product_id,
				'categories' => $facts[ $key ]->categories,
				'subtotal'   => $facts[ $key ]->price * $item->quantity,
			);
			$sent    = $sent || $facts[ $key ]->needs_shipping;
		}
		[ $valid, $objections ] = self::valid_coupons( $cart->coupons, $lines, $coupons, $options, $now );

		$discounts = array_map( 'array_sum', Discounts::of( $valid, $lines ) );
		$subtotal  = array_sum( array_column( $lines, 'subtotal' ) );
		$discount  = array_sum( $discounts );
		$free      = array() !== array_filter( $valid, static fn ( Coupon $coupon ): bool => $coupon->free_shipping );
		$shipping  = $sent ? self::shipping( $options->shipping, $subtotal - $discount, $free, $cart->shipping ) : array();
		$cost      = array_sum( array_column( array_filter( $shipping, static fn ( array $choice ): bool => $choice['chosen'] ), 'cost' ) );
		$total     = $subtotal - $discount + $cost;
		return new self(
			array_map(
				static fn ( Coupon $coupon, int $off ): array => array(
					'code'     => $coupon->code,
					'discount' => $off,
				),
				$valid,
				$discounts
			),
			$objections,
			$shipping,
			$sent,
			array(
				'subtotal' => $subtotal,
				'discount' => $discount,
				'shipping' => array() === $lines ? null : $cost,
				'tax'      => self::included_tax( $total, $options->tax_rate ),
				'total'    => $total,
			)
		);
	}

	/**
	 * The tax that an amount includes, rounded half up.
	 *
	 * @param int $amount Minor units, from 0.
	 * @param int $rate   Hundredths of a percent.
	 */
	public static function included_tax( int $amount, int $rate ): int {
		$whole = 10000 + $rate;
		return intdiv( $amount * $rate * 2 + $whole, 2 * $whole );
	}

	/**
	 * Coupons that hold, and why the others do not.
	 *
	 * @param list<string>                                                          $codes   Applied, in order.
	 * @param list<array{product_id: int, categories: list<string>, subtotal: int}> $lines   Of the cart.
	 * @param array<string, Coupon>                                                 $coupons The shop's, by code.
	 * @param ShopOptions                                                           $options For messages.
	 * @param string                                                                $now     UTC.
	 * @return array{0: list<Coupon>, 1: array<string, string>}
	 */
	private static function valid_coupons( array $codes, array $lines, array $coupons, ShopOptions $options, string $now ): array {
		$valid      = array();
		$objections = array();
		foreach ( $codes as $code ) {
			$objection = isset( $coupons[ $code ] )
				? CouponRules::objection( $coupons[ $code ], $lines, $valid, $now, $options->currency )
				: CouponTexts::unknown( $code );
			if ( '' === $objection ) {
				$valid[] = $coupons[ $code ];
			} else {
				$objections[ $code ] = $objection;
			}
		}
		return array( $valid, $objections );
	}

	/**
	 * The ways to send a cart.
	 *
	 * @param list<array{id: string, label: string, cost: int, free_from: int|null}> $methods Of the shop.
	 * @param int                                                                    $amount  Subtotal after coupons.
	 * @param bool                                                                   $free    Whether a coupon pays.
	 * @param string                                                                 $chosen  Method; any other than the shop's: the first.
	 * @return list<array{id: string, label: string, cost: int, chosen: bool}>
	 */
	private static function shipping( array $methods, int $amount, bool $free, string $chosen ): array {
		$ids    = array_column( $methods, 'id' );
		$chosen = in_array( $chosen, $ids, true ) ? $chosen : ( $ids[0] ?? '' );
		return array_map(
			static fn ( array $method ): array => array(
				'id'     => $method['id'],
				'label'  => $method['label'],
				'cost'   => $free || ( null !== $method['free_from'] && $amount >= $method['free_from'] ) ? 0 : $method['cost'],
				'chosen' => $method['id'] === $chosen,
			),
			$methods
		);
	}
}
