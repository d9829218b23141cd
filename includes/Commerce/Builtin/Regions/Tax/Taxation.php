<?php
/**
 * The taxes of one customer.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Regions\Tax;

use Vitrine\Commerce\Builtin\Regions\Location;

defined( 'ABSPATH' ) || exit;

/**
 * The shop's table, held against where the shop and the customer are.
 */
final class Taxation {

	/**
	 * Rates that were looked up.
	 *
	 * @var array<string, list<TaxRate>>
	 */
	private array $known = array();

	/**
	 * @param TaxOptions $options Options of the shop.
	 * @param Location   $base    Where the shop is.
	 * @param Location   $to      Where the customer is.
	 */
	public function __construct(
		public readonly TaxOptions $options,
		private readonly Location $base,
		private readonly Location $to,
	) {}

	/**
	 * A part of a cart as it is used in calculations.
	 *
	 * Prices that hold the tax of the shop's place lose it where another is due.
	 *
	 * @param int    $amount As entered, minor units.
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
	 * A single amount as it is shown.
	 *
	 * @param int    $amount As entered.
	 * @param string $class  Tax class, see TaxRate; empty: not taxable.
	 * @param bool   $incl   Whether with tax.
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
	 * The class by which shipping is taxed: the standard one where anything in
	 * the cart is of it, else the next that is there.
	 *
	 * @param array<string> $classes Of what is in the cart; empty: not taxable.
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
	 * Taxes by name, as shoppers see them.
	 *
	 * @param array<int, int> $amounts Id of a rate to minor units.
	 * @return list<array{label: string, amount: int}> Empty: there are none, or just one without a name.
	 */
	public function by_name( array $amounts ): array {
		$rows  = array();
		$rates = array_filter( $this->all_known(), static fn ( TaxRate $rate ): bool => ( $amounts[ $rate->id ] ?? 0 ) > 0 );
		foreach ( $rates as $rate ) {
			// Two rates of one name are told apart by their percentages.
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
	 * The rates that are levied at a place.
	 *
	 * @param Location $at    The place.
	 * @param string   $class Tax class, see TaxRate; empty: not taxable.
	 * @param bool     $sent  Whether on shipping.
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
	 * Looks the table up: of each priority the closest row, of equally close ones the first.
	 *
	 * @param Location $at    The place.
	 * @param string   $class Of TaxRate.
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
		 * Changes the tax rates of a place and a tax class.
		 *
		 * @param list<TaxRate> $rates All of them are levied; each needs an id of its own.
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
	 * All that were looked up, each once.
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
	 * Rates together.
	 *
	 * @param list<TaxRate> $rates Some.
	 */
	private static function sum( array $rates ): int {
		return array_sum( array_map( static fn ( TaxRate $rate ): int => $rate->rate, $rates ) );
	}
}
