<?php
/**
 * Shipping method.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Regions\Shipping;

defined( 'ABSPATH' ) || exit;

/**
 * Shipping method of a zone. Amounts are in minor units, with or without tax, as prices
 * are entered in the shop.
 */
final class ShippingMethod {

	public const FLAT_RATE = 'flat_rate';
	public const FREE      = 'free_shipping';
	public const PICKUP    = 'local_pickup';

	/** The same names as in WooCommerce. */
	public const TYPES = array( self::FLAT_RATE, self::FREE, self::PICKUP );

	/** Maximum length of a label: that of the column in orders. */
	private const LONGEST = 255;

	/**
	 * @param string                            $id           ID, unique in the shop.
	 * @param string                            $type         One of TYPES.
	 * @param string                            $label        Label for shoppers.
	 * @param int                               $cost         Cost; ignored for free shipping.
	 * @param int|null                          $free_from    Subtotal after coupons from which it is free; null: never.
	 * @param int                               $minimum      Minimum subtotal after coupons.
	 * @param array<string, int>                $class_costs  Additional costs by shipping class, charged once if the cart has items of it.
	 * @param list<array{from: int, cost: int}> $weight_costs Additional costs by weight, in the format of WeightBands.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $type,
		public readonly string $label,
		public readonly int $cost = 0,
		public readonly ?int $free_from = null,
		public readonly int $minimum = 0,
		public readonly array $class_costs = array(),
		public readonly array $weight_costs = array(),
	) {}

	/**
	 * Creates the method from stored values, which may be invalid.
	 *
	 * @param array<mixed> $raw Data in the format of to_array().
	 * @return self|null Null if it has no ID.
	 */
	public static function of( array $raw ): ?self {
		$id     = sanitize_key( is_string( $raw['id'] ?? null ) ? $raw['id'] : '' );
		$type   = in_array( $raw['type'] ?? '', self::TYPES, true ) ? (string) $raw['type'] : self::FLAT_RATE;
		$amount = static fn ( mixed $value ): int => is_numeric( $value ) ? max( 0, (int) $value ) : 0;
		$adds   = array();
		foreach ( is_array( $raw['class_costs'] ?? null ) ? $raw['class_costs'] : array() as $class => $cost ) {
			$adds[ sanitize_key( (string) $class ) ] = $amount( $cost );
		}
		return '' === $id ? null : new self(
			$id,
			$type,
			mb_substr( (string) ( $raw['label'] ?? $id ), 0, self::LONGEST ),
			self::FREE === $type ? 0 : $amount( $raw['cost'] ?? 0 ),
			isset( $raw['free_from'] ) && self::FLAT_RATE === $type ? $amount( $raw['free_from'] ) : null,
			self::FREE === $type ? $amount( $raw['minimum'] ?? 0 ) : 0,
			self::FLAT_RATE === $type ? array_filter( $adds ) : array(),
			self::FLAT_RATE === $type ? WeightBands::of( $raw['weight_costs'] ?? array() ) : array(),
		);
	}

	/**
	 * Returns the value as stored in the option.
	 *
	 * @return array<string, mixed>
	 */
	public function to_array(): array {
		return get_object_vars( $this );
	}

	/**
	 * Returns the subtotal after coupons from which shipping is free; null: none.
	 */
	public function free_from(): ?int {
		return self::FREE === $this->type ? $this->minimum : $this->free_from;
	}

	/**
	 * Returns the cost.
	 *
	 * @param int           $amount  Subtotal after coupons.
	 * @param bool          $free    Whether a coupon makes shipping free.
	 * @param array<string> $classes Shipping classes of the items.
	 * @param int           $weight  Weight of the items in milligrams.
	 */
	public function cost_of( int $amount, bool $free, array $classes, int $weight = 0 ): int {
		if ( self::FREE === $this->type || ( self::FLAT_RATE === $this->type && ( $free || ( null !== $this->free_from && $amount >= $this->free_from ) ) ) ) {
			return 0;
		}
		return $this->cost + array_sum( array_intersect_key( $this->class_costs, array_flip( $classes ) ) ) + WeightBands::cost( $this->weight_costs, $weight );
	}
}
