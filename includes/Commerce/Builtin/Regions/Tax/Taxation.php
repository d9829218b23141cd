<?php
/**
 * Taxes of a customer.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Regions\Tax;

use Vitrine\Commerce\Builtin\Regions\Location;

defined( 'ABSPATH' ) || exit;

/**
 * Applies the rate table to the locations of shop and customer.
 */
final class Taxation {

	/**
	 * Cached rates.
	 *
	 * @var array<string, list<TaxRate>>
	 */
	private array $known = array();

	/**
	 * @param TaxOptions $options Options of the shop.
	 * @param Location   $base    Location of the shop.
	 * @param Location   $to      Location of the customer.
	 */
	public function __construct(
		public readonly TaxOptions $options,
		private readonly Location $base,
		private readonly Location $to,
	) {}

	/**
	 * Returns a part of a cart for calculations.
	 *
	 * If prices include the tax of the shop's location but another is due, it is
	 * removed.
	 *
	 * @param int    $amount Amount as entered, in minor units.
	 * @param string $class  Tax class, see TaxRate; empty: not taxable.
	 * @param bool   $sent   Whether it is the cost of shipping.
	 * @return array{amount: int, rates: list<TaxRate>, included: bool}
	 */
	public function part( int $amount, string $class, bool $sent = false ): array {
		$rates = $this->rates( $this->to, $class, $sent );
		if ( ! $this->options->prices_include_tax ) {
			return array(
				'amount'   => $amount,
				'rates'    => $rates,
				'included' => false,
			);
		}
		$held = $this->rates( $this->base, $class, $sent );
		$same = self::sum( $held ) === self::sum( $rates );
		return array(
			'amount'   => $same ? $amount : TaxAmounts::without( $amount, $held ),
			'rates'    => $rates,
			'included' => $same,
		);
	}

	/**
	 * Returns an amount as displayed.
	 *
	 * @param int    $amount Amount as entered.
	 * @param string $class  Tax class, see TaxRate; empty: not taxable.
	 * @param bool   $incl   Whether to include tax.
	 * @param bool   $sent   Whether it is the cost of shipping.
	 */
	public function shown( int $amount, string $class, bool $incl, bool $sent = false ): int {
		$part = $this->part( $amount, $class, $sent );
		if ( $part['included'] === $incl ) {
			return $part['amount'];
		}
		$tax = array_sum( TaxAmounts::of( array( $part ), true )[0] );
		return $incl ? $part['amount'] + $tax : $part['amount'] - $tax;
	}

	/**
	 * Returns the tax class of shipping: the first of the classes in the cart, in the
	 * order of TaxRate::CLASSES.
	 *
	 * @param array<string> $classes Tax classes of the items; empty: not taxable.
	 */
	public static function shipping_class( array $classes ): string {
		foreach ( TaxRate::CLASSES as $class ) {
			if ( in_array( $class, $classes, true ) ) {
				return $class;
			}
		}
		return '';
	}

	/**
	 * Returns taxes by name for display.
	 *
	 * @param array<int, int> $amounts Amounts in minor units by rate ID.
	 * @return list<array{label: string, amount: int}> Empty if there are none, or only one without name.
	 */
	public function by_name( array $amounts ): array {
		$rows  = array();
		$rates = array_filter( $this->all_known(), static fn ( TaxRate $rate ): bool => ( $amounts[ $rate->id ] ?? 0 ) > 0 );
		foreach ( $rates as $rate ) {
			// Rates with the same name are distinguished by percentage.
			$twins = array_filter( $rates, static fn ( TaxRate $other ): bool => $other->name === $rate->name && $other->rate !== $rate->rate );
			$label = array() === $twins ? $rate->name : trim( $rate->name . ' ' . $rate->percent() . '%' );

			$rows[ $label ] = ( $rows[ $label ] ?? 0 ) + $amounts[ $rate->id ];
		}
		if ( array( '' ) === array_keys( $rows ) ) {
			return array();
		}
		return array_map(
			static fn ( string|int $label, int $amount ): array => array(
				'label'  => (string) $label,
				'amount' => $amount,
			),
			array_keys( $rows ),
			$rows
		);
	}

	/**
	 * Returns the rates for a location.
	 *
	 * @param Location $at    Location.
	 * @param string   $class Tax class, see TaxRate; empty: not taxable.
	 * @param bool     $sent  Whether for shipping.
	 * @return list<TaxRate>
	 */
	private function rates( Location $at, string $class, bool $sent ): array {
		if ( '' === $class ) {
			return array();
		}
		$key = implode( '|', array( ...array_values( get_object_vars( $at ) ), $class ) );

		$this->known[ $key ] ??= $this->levied( $at, $class );
		return $sent ? array_values( array_filter( $this->known[ $key ], static fn ( TaxRate $rate ): bool => $rate->shipping ) ) : $this->known[ $key ];
	}

	/**
	 * Finds the rates: the most specific of each priority, or the first of equally
	 * specific ones.
	 *
	 * @param Location $at    Location.
	 * @param string   $class Tax class, see TaxRate.
	 * @return list<TaxRate>
	 */
	private function levied( Location $at, string $class ): array {
		$found = array();
		foreach ( $this->options->rates as $rate ) {
			$other = $found[ $rate->priority ] ?? null;
			if ( $rate->class === $class && $rate->is_for( $at ) && ( null === $other || $rate->closeness() > $other->closeness() ) ) {
				$found[ $rate->priority ] = $rate;
			}
		}
		ksort( $found );
		/**
		 * Filters the tax rates for a location and tax class.
		 *
		 * @param list<TaxRate> $rates Rates to apply, with unique IDs.
		 * @param string        $class `standard`, `reduced-rate` or `zero-rate`.
		 * @param Location      $at    Country, state and postcode.
		 *
		 * @example
		 * add_filter( 'vitrine_tax_rates', fn( $rates, $class, $at ) => 'GG' === $at->country ? array() : $rates, 10, 3 );
		 */
		$rates = apply_filters( 'vitrine_tax_rates', array_values( $found ), $class, $at );
		return array_values( array_filter( (array) $rates, static fn ( mixed $rate ): bool => $rate instanceof TaxRate ) );
	}

	/**
	 * Returns all rates used so far.
	 *
	 * @return list<TaxRate>
	 */
	private function all_known(): array {
		$all = array();
		foreach ( array_merge( array(), ...array_values( $this->known ) ) as $rate ) {
			$all[ $rate->id ] = $rate;
		}
		ksort( $all );
		return array_values( $all );
	}

	/**
	 * Returns the sum of rates.
	 *
	 * @param list<TaxRate> $rates Rates.
	 */
	private static function sum( array $rates ): int {
		return array_sum( array_map( static fn ( TaxRate $rate ): int => $rate->rate, $rates ) );
	}
}
