<?php
/**
 * The ways to send a cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Regions\Shipping;

use Vitrine\Commerce\Builtin\Regions\Location;
use Vitrine\Commerce\Builtin\ShopOptions;

defined( 'ABSPATH' ) || exit;

/**
 * What the zone of an address offers for what is in a cart.
 *
 * @phpstan-type Choice array{id: string, label: string, cost: int, chosen: bool}
 */
final class ShippingRates {

	/**
	 * @param list<Choice>                                $choices       Costs as entered.
	 * @param string                                      $type          Of the chosen one, of ShippingMethod; empty: none is.
	 * @param array{minimum: int, remaining: int}|null $free_shipping From what amount on one of them costs nothing, and what is missing; null: there is no such amount.
	 */
	public function __construct(
		private readonly array $choices,
		private readonly string $type,
		public readonly ?array $free_shipping = null,
	) {}

	/**
	 * The ways to send somewhere.
	 *
	 * @param ShippingOptions $options Options of the shop.
	 * @param Location        $to      Where it goes.
	 * @param int             $amount  Subtotal after coupons, as entered.
	 * @param bool            $free    Whether a coupon pays.
	 * @param list<string>    $classes Shipping classes of what is sent.
	 * @param string          $chosen  Id; any that is not offered: the first.
	 * @param int             $weight  Of what is sent, in milligrams.
	 */
	public static function of( ShippingOptions $options, Location $to, int $amount, bool $free, array $classes, string $chosen, int $weight = 0 ): self {
		/**
		 * Changes the ways to send a cart.
		 *
		 * @param list<ShippingMethod> $methods Of the zone; each id once in the shop.
		 * @param Location             $to      Country, state and postcode.
		 * @param int                  $amount  Subtotal after coupons, minor units.
		 *
		 * @example
		 * add_filter( 'vitrine_shipping_methods', fn( $methods, $to ) => array( ...$methods, new \Vitrine\Commerce\Builtin\Regions\Shipping\ShippingMethod( 'acme_courier', 'flat_rate', 'Courier', 900 ) ), 10, 2 );
		 */
		$methods = apply_filters( 'vitrine_shipping_methods', $options->methods( $to ), $to, $amount );
		$methods = array_values( array_filter( (array) $methods, static fn ( mixed $method ): bool => $method instanceof ShippingMethod ) );
		$none    = self::free_shipping( $methods, $amount, $free );
		$methods = array_values( array_filter( $methods, static fn ( ShippingMethod $method ): bool => $amount >= $method->minimum ) );
		$ids     = array_column( $methods, 'id' );
		$chosen  = in_array( $chosen, $ids, true ) ? $chosen : ( $ids[0] ?? '' );
		$type    = '';
		$choices = array();
		foreach ( $methods as $method ) {
			$choices[] = array(
				'id'     => $method->id,
				'label'  => $method->label,
				'cost'   => $method->cost_of( $amount, $free, $classes, $weight ),
				'chosen' => $method->id === $chosen,
			);
			$type      = $method->id === $chosen ? $method->type : $type;
		}
		return new self( $choices, $type, $none );
	}

	/**
	 * From what amount on a cart is sent for nothing.
	 *
	 * @param list<ShippingMethod> $methods Of the zone.
	 * @param int                  $amount  Subtotal after coupons, as entered.
	 * @param bool                 $free    Whether a coupon pays.
	 * @return array{minimum: int, remaining: int}|null Null: there is no such amount, or it is always free.
	 */
	private static function free_shipping( array $methods, int $amount, bool $free ): ?array {
		$minimums = array_filter( array_map( static fn ( ShippingMethod $method ): ?int => $method->free_from(), $methods ), 'is_int' );
		$minimum  = array() === $minimums ? 0 : min( $minimums );
		return 0 === $minimum ? null : array(
			'minimum'   => $minimum,
			'remaining' => $free && in_array( ShippingMethod::FLAT_RATE, array_column( $methods, 'type' ), true ) ? 0 : max( 0, $minimum - $amount ),
		);
	}

	/**
	 * The choices.
	 *
	 * @return list<Choice>
	 */
	public function choices(): array {
		return $this->choices;
	}

	/**
	 * What the chosen one costs, as entered.
	 */
	public function cost(): int {
		return array_sum( array_column( array_filter( $this->choices, static fn ( array $choice ): bool => $choice['chosen'] ), 'cost' ) );
	}

	/**
	 * Whether the customer comes for it.
	 */
	public function is_pickup(): bool {
		return ShippingMethod::PICKUP === $this->type;
	}

	/**
	 * Whether a way may be chosen: one that is offered, or that another address has.
	 *
	 * @param string   $id Wished for.
	 * @param Location $to Where it goes.
	 */
	public static function has( string $id, Location $to ): bool {
		$options = ShopOptions::get()->delivery;
		return in_array( $id, array( ...$options->ids(), ...array_column( self::of( $options, $to, PHP_INT_MAX, false, array(), '' )->choices, 'id' ) ), true );
	}
}
