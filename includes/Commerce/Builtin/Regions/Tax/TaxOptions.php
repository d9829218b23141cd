<?php
/**
 * Tax options.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Regions\Tax;

use Vitrine\Commerce\Builtin\Regions\Location;

defined( 'ABSPATH' ) || exit;

/**
 * Part of the shop's option; invalid values are replaced with defaults. A shop without
 * rate table has a single rate included in its prices, as in earlier versions.
 */
final class TaxOptions {

	public const BASED_ON = array( 'shipping', 'billing', 'base' );

	/** Maximum number of rates. */
	public const MOST_RATES = 2000;

	/**
	 * @param bool          $prices_include_tax Whether prices, shipping and coupons are entered with the tax at the shop's location.
	 * @param bool          $shop_incl          Whether prices in the shop are displayed with tax.
	 * @param bool          $cart_incl          Whether prices in cart and checkout are displayed with tax.
	 * @param bool          $by_line            Whether tax is rounded per line, rather than for the sum of a rate.
	 * @param string        $based_on           Address used for taxes, one of BASED_ON.
	 * @param Location      $base               Location of the shop.
	 * @param list<TaxRate> $rates              Rate table.
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
	 * Creates the options from stored values.
	 *
	 * @param array<mixed> $raw    Data in the format of to_array().
	 * @param int          $single Rate of a shop without table, in hundredths of a percent.
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
	 * Whether taxes depend on the customer's address.
	 */
	public function depends_on_address(): bool {
		return 'base' !== $this->based_on && array() !== array_filter( $this->rates, static fn ( TaxRate $rate ): bool => '' !== $rate->country );
	}

	/**
	 * Returns the rate table of a shop without one.
	 *
	 * @param int $rate Rate in hundredths of a percent.
	 * @return list<array<string, mixed>>
	 */
	private static function single( int $rate ): array {
		return $rate > 0 ? array( array( 'rate' => $rate * 100 ) ) : array();
	}
}
