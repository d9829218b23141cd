<?php
/**
 * A way to send.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Regions\Shipping;

defined( 'ABSPATH' ) || exit;

/**
 * One of a zone's. Money is minor units, entered as prices are: with tax or
 * without.
 */
final class ShippingMethod {

	public const FLAT_RATE = 'flat_rate';
	public const FREE      = 'free_shipping';
	public const PICKUP    = 'local_pickup';

	/** WooCommerce's names. */
	public const TYPES = array( self::FLAT_RATE, self::FREE, self::PICKUP );

	/** Characters of a label: what an order's column takes. */
	private const LONGEST = 255;

	/**
	 * @param string             $id          Unique in the shop.
	 * @param string             $type        One of TYPES.
	 * @param string             $label       For shoppers.
	 * @param int                $cost        Of a cart; nothing where it is free.
	 * @param int|null           $free_from   Subtotal after coupons from which it costs nothing; null: never.
	 * @param int                $minimum     Subtotal after coupons from which it is offered.
	 * @param array<string, int> $class_costs Shipping class to what it adds, once, where the cart has something of it.
	 * @param list<array{from: int, cost: int}> $weight_costs What the weight of what is sent adds: bands as WeightBands has them.
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
	 * Of raw values, none of which may be what it should.
	 *
	 * @param array<mixed> $raw Data in the format of to_array().
	 * @return self|null Null: it has no id.
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
	 * Subtotal after coupons from which it costs nothing; null: there is none.
	 */
	public function free_from(): ?int {
		return self::FREE === $this->type ? $this->minimum : $this->free_from;
	}

	/**
	 * What it costs.
	 *
	 * @param int           $amount  Subtotal after coupons.
	 * @param bool          $free    Whether a coupon pays.
	 * @param array<string> $classes Shipping classes of what is sent.
	 * @param int           $weight  Of what is sent, in milligrams.
	 */
	public function cost_of( int $amount, bool $free, array $classes, int $weight = 0 ): int {
		if ( self::FREE === $this->type || ( self::FLAT_RATE === $this->type && ( $free || ( null !== $this->free_from && $amount >= $this->free_from ) ) ) ) {
			return 0;
		}
		return $this->cost + array_sum( array_intersect_key( $this->class_costs, array_flip( $classes ) ) ) + WeightBands::cost( $this->weight_costs, $weight );
	}
}
