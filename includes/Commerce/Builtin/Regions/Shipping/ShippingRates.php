<?php
/**
 * Shipping rates of a cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Regions\Shipping;

use Vitrine\Commerce\Builtin\Regions\Location;
use Vitrine\Commerce\Builtin\ShopOptions;

defined( 'ABSPATH' ) || exit;

/**
 * Shipping methods of the zone, with costs for the cart.
 *
 * @phpstan-type Choice array{id: string, label: string, cost: int, chosen: bool}
 */
final class ShippingRates {

	/**
	 * @param list<Choice>                             $choices       Methods with costs as entered.
	 * @param string                                   $type          Type of the chosen method, see ShippingMethod; empty: none.
	 * @param array{minimum: int, remaining: int}|null $free_shipping Minimum for free shipping and the missing amount; null: none.
	 */
	public function __construct(
		private readonly array $choices,
		private readonly string $type,
		public readonly ?array $free_shipping = null,
	) {}

	/**
	 * Calculates the rates.
	 *
	 * @param ShippingOptions $options Options of the shop.
	 * @param Location        $to      Destination.
	 * @param int             $amount  Subtotal after coupons, as entered.
	 * @param bool            $free    Whether a coupon makes shipping free.
	 * @param list<string>    $classes Shipping classes of the items.
	 * @param string          $chosen  ID of the chosen method; the first if it is not available.
	 * @param int             $weight  Weight of the items in milligrams.
	 */
	public static function of( ShippingOptions $options, Location $to, int $amount, bool $free, array $classes, string $chosen, int $weight = 0 ): self {
		/**
		 * Filters the shipping methods of a cart.
		 *
		 * @param list<ShippingMethod> $methods Methods of the zone, with IDs that are unique in the shop.
		 * @param Location             $to      Country, state and postcode.
		 * @param int                  $amount  Subtotal after coupons in minor units.
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
	 * Returns from what amount shipping is free.
	 *
	 * @param list<ShippingMethod> $methods Methods of the zone.
	 * @param int                  $amount  Subtotal after coupons, as entered.
	 * @param bool                 $free    Whether a coupon makes shipping free.
	 * @return array{minimum: int, remaining: int}|null Null if there is no such amount, or shipping is always free.
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
	 * Returns the methods to choose from.
	 *
	 * @return list<Choice>
	 */
	public function choices(): array {
		return $this->choices;
	}

	/**
	 * Returns the cost of the chosen method, as entered.
	 */
	public function cost(): int {
		return array_sum( array_column( array_filter( $this->choices, static fn ( array $choice ): bool => $choice['chosen'] ), 'cost' ) );
	}

	/**
	 * Whether local pickup is chosen.
	 */
	public function is_pickup(): bool {
		return ShippingMethod::PICKUP === $this->type;
	}

	/**
	 * Whether a method can be chosen: it is available, or it is for another address.
	 *
	 * @param string   $id ID of the method.
	 * @param Location $to Destination.
	 */
	public static function has( string $id, Location $to ): bool {
		$options = ShopOptions::get()->delivery;
		return in_array( $id, array( ...$options->ids(), ...array_column( self::of( $options, $to, PHP_INT_MAX, false, array(), '' )->choices, 'id' ) ), true );
	}
}
