<?php
/**
 * What the owner has settled about taxes.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Regions\Tax;

use Vitrine\Commerce\Builtin\Regions\Location;

defined( 'ABSPATH' ) || exit;

/**
 * A part of the shop's option, valid or the default, value by value. A shop that
 * has no table yet is one of a single rate, which its prices hold: what earlier
 * versions knew.
 */
final class TaxOptions {

	public const BASED_ON = array( 'shipping', 'billing', 'base' );

	/** Rows that a table may have. */
	public const MOST_RATES = 2000;

	/**
	 * @param bool          $prices_include_tax Whether prices, shipping and coupons are entered with the tax of the shop's place.
	 * @param bool          $shop_incl          Whether the shop shows prices with tax.
	 * @param bool          $cart_incl          Whether cart and checkout do.
	 * @param bool          $by_line            Whether each line is rounded; else the sum of a rate.
	 * @param string        $based_on           The address that counts, one of BASED_ON.
	 * @param Location      $base               Where the shop is.
	 * @param list<TaxRate> $rates              The table.
	 */
	private function __construct(
		public readonly bool $prices_include_tax,
		public readonly bool $shop_incl,
		public readonly bool $cart_incl,
		public readonly bool $by_line,
		public readonly string $based_on,
		public readonly Location $base,
		public readonly array $rates,
	) {}

	/**
	 * Options of raw values.
	 *
	 * @param array<mixed> $raw    Data in the format of to_array().
	 * @param int          $single The rate of a shop without a table, in hundredths of a percent.
	 */
	public static function of( array $raw, int $single = 0 ): self {
		$rates = array();
		foreach ( array_slice( array_filter( is_array( $raw['rates'] ?? null ) ? $raw['rates'] : self::single( $single ), 'is_array' ), 0, self::MOST_RATES ) as $row ) {
			$rates[] = TaxRate::of( count( $rates ) + 1, $row );
		}
		$is = static fn ( string $key, bool $default ): bool => isset( $raw[ $key ] ) ? (bool) $raw[ $key ] : $default;
		return new self(
			$is( 'prices_include_tax', true ),
			$is( 'shop_incl', true ),
			$is( 'cart_incl', true ),
			$is( 'by_line', false ),
			in_array( $raw['based_on'] ?? '', self::BASED_ON, true ) ? (string) $raw['based_on'] : self::BASED_ON[0],
			Location::of( is_array( $raw['base'] ?? null ) ? $raw['base'] : array() ),
			$rates,
		);
	}

	/**
	 * Returns the value as stored in the option.
	 *
	 * @return array<string, mixed>
	 */
	public function to_array(): array {
		return array_merge(
			get_object_vars( $this ),
			array(
				'base'  => $this->base->to_array(),
				'rates' => array_map( static fn ( TaxRate $rate ): array => $rate->to_array(), $this->rates ),
			)
		);
	}

	/**
	 * Whether what is to be paid depends on where the customer is.
	 */
	public function depends_on_address(): bool {
		return 'base' !== $this->based_on && array() !== array_filter( $this->rates, static fn ( TaxRate $rate ): bool => '' !== $rate->country );
	}

	/**
	 * The table of a shop that has none.
	 *
	 * @param int $rate Hundredths of a percent.
	 * @return list<array<string, mixed>>
	 */
	private static function single( int $rate ): array {
		return $rate > 0 ? array( array( 'rate' => $rate * 100 ) ) : array();
	}
}
