<?php
/**
 * Cart calculation.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Cart;

use Vitrine\Commerce\Builtin\Coupons\Coupon;
use Vitrine\Commerce\Builtin\Coupons\CouponRules;
use Vitrine\Commerce\Builtin\Coupons\Discounts;
use Vitrine\Commerce\Builtin\Regions\Location;
use Vitrine\Commerce\Builtin\Regions\Shipping\ShippingRates;
use Vitrine\Commerce\Builtin\Regions\Tax\Taxation;
use Vitrine\Commerce\Builtin\Regions\Tax\TaxedCart;
use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Commerce\Rules\Cart\CouponTexts;
use Vitrine\Commerce\Rules\Cart\ItemFacts;

defined( 'ABSPATH' ) || exit;

/**
 * Calculates subtotals, coupons, shipping, tax and total of a cart in minor units,
 * without side effects.
 */
final class Pricing {

	/**
	 * @param list<array{code: string, discount: int}>                                                  $coupons        Valid coupons.
	 * @param array<string, string>                                                                     $objections     Messages on invalid coupons by code.
	 * @param list<array{id: string, label: string, cost: int, chosen: bool}>                           $shipping       Shipping methods to choose from.
	 * @param bool                                                                                      $needs_shipping Whether any item needs shipping.
	 * @param array{subtotal: int, discount: int, shipping: int|null, tax: int, total: int}             $totals         Totals; the tax is included in the total.
	 * @param array<string, array{price: int, regular_price: int, subtotal: int, total: int, tax: int}> $lines          Lines as displayed, by key.
	 * @param list<array{label: string, amount: int}>                                                   $taxes          Taxes by name; empty if there is no tax or its name is unknown.
	 * @param list<array{label: string, amount: int, tax: int}>                                         $fees           Fees; negative: deducted.
	 * @param array{minimum: int, remaining: int}|null                                                  $free_shipping  Free shipping, see ShippingRates.
	 */
	private function __construct(
		public readonly array $coupons,
		public readonly array $objections,
		public readonly array $shipping,
		public readonly bool $needs_shipping,
		public readonly array $totals,
		public readonly array $lines = array(),
		public readonly array $taxes = array(),
		public readonly array $fees = array(),
		public readonly ?array $free_shipping = null,
	) {}

	/**
	 * Calculates a cart.
	 *
	 * @param CartData                                                                         $cart    Contents of the cart.
	 * @param array<string, ItemFacts>                                                         $facts   Product facts by line key.
	 * @param array<string, Coupon>                                                            $coupons Coupons of the shop by code.
	 * @param ShopOptions                                                                      $options Options of the shop.
	 * @param string                                                                           $now     Current time in UTC, `Y-m-d H:i:s`.
	 * @param Location                                                                         $base    Location of the shop.
	 * @param Location                                                                         $to      Location for taxes.
	 * @param Location                                                                         $sent_to Shipping destination.
	 * @param (\Closure( array{subtotal: int, discount: int, shipping: int} ): list<Fee>)|null $fees    Callback that gets the totals before tax; null: no fees.
	 */
	public static function of( CartData $cart, array $facts, array $coupons, ShopOptions $options, string $now, Location $base = new Location(), Location $to = new Location(), Location $sent_to = new Location(), ?\Closure $fees = null ): self {
		$lines  = array();
		$sent   = array();
		$weight = 0;
		foreach ( $cart->items as $key => $item ) {
			$lines[] = array(
				'product_id' => $item->product_id,
				'categories' => $facts[ $key ]->categories,
				'subtotal'   => $facts[ $key ]->price * $item->quantity,
			);
			if ( $facts[ $key ]->needs_shipping ) {
				$sent[]  = $facts[ $key ]->shipping_class;
				$weight += $facts[ $key ]->weight * $item->quantity;
			}
		}
		[ $valid, $objections ] = self::valid_coupons( $cart->coupons, $lines, $coupons, $options, $now );

		$shares    = Discounts::of( $valid, $lines );
		$discounts = array_map( 'array_sum', $shares );
		$subtotal  = array_sum( array_column( $lines, 'subtotal' ) );
		$discount  = array_sum( $discounts );
		$free      = array() !== array_filter( $valid, static fn ( Coupon $coupon ): bool => $coupon->free_shipping );
		$shipping  = array() === $sent ? new ShippingRates( array(), '' ) : ShippingRates::of( $options->delivery, $sent_to, $subtotal - $discount, $free, $sent, $cart->shipping, $weight );
		$priced    = array();
		foreach ( array_keys( $cart->items ) as $index => $key ) {
			$priced[ $key ] = array(
				'price'         => $facts[ $key ]->price,
				'regular_price' => $facts[ $key ]->regular_price,
				'subtotal'      => $lines[ $index ]['subtotal'],
				'discount'      => array_sum( array_column( $shares, $index ) ),
				'class'         => $facts[ $key ]->tax_class,
			);
		}
		$sums = array(
			'subtotal' => $subtotal,
			'discount' => $discount,
			'shipping' => $shipping->cost(),
		);
		// With local pickup the shop's location is taxed.
		$taxed = TaxedCart::of( $priced, $shipping->cost(), new Taxation( $options->tax, $base, $shipping->is_pickup() ? $base : $to ), null === $fees || array() === $lines ? array() : $fees( $sums ) );
		return new self(
			array_map(
				static fn ( Coupon $coupon, int $off ): array => array(
					'code'     => $coupon->code,
					'discount' => $off,
				),
				$valid,
				TaxedCart::parts( $taxed->totals['discount'], $discounts )
			),
			$objections,
			array_map( static fn ( array $choice ): array => array_replace( $choice, array( 'cost' => $taxed->shown_shipping( $choice['cost'] ) ) ), $shipping->choices() ),
			array() !== $sent,
			array_replace( $taxed->totals, array() === $lines || ( array() !== $sent && $options->delivery->is_zoned && array() === $shipping->choices() ) ? array( 'shipping' => null ) : array() ),
			$taxed->lines,
			$taxed->taxes,
			$taxed->fees,
			$shipping->free_shipping
		);
	}

	/**
	 * Returns the valid coupons, and why others are not.
	 *
	 * @param list<string>                                                          $codes   Applied codes, in order.
	 * @param list<array{product_id: int, categories: list<string>, subtotal: int}> $lines   Cart lines.
	 * @param array<string, Coupon>                                                 $coupons Coupons of the shop by code.
	 * @param ShopOptions                                                           $options Options for messages.
	 * @param string                                                                $now     Current time in UTC.
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
}
