<?php
/**
 * Coupon.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Coupons;

defined( 'ABSPATH' ) || exit;

/**
 * Row of the coupons table.
 */
final class Coupon {

	public const PERCENT = 'percent';
	public const FIXED   = 'fixed';

	/**
	 * @param int          $id            Coupon ID.
	 * @param string       $code          Code in lowercase.
	 * @param string       $type          PERCENT, or FIXED for the whole cart.
	 * @param int          $amount        PERCENT: hundredths of a percent, so 1000 is 10 %. FIXED: minor units.
	 * @param bool         $enabled       Whether it can be used.
	 * @param string|null  $expires       Expiration in UTC, `Y-m-d H:i:s`; null: never.
	 * @param int          $min_subtotal  Minimum subtotal before coupons in minor units.
	 * @param int|null     $usage_limit   Maximum number of orders; null: no limit.
	 * @param int          $used          Number of orders.
	 * @param bool         $individual    Whether it cannot be combined with other coupons.
	 * @param bool         $free_shipping Whether shipping is free.
	 * @param list<int>    $product_ids   Only for these products, or for products of `categories`; both empty: all products.
	 * @param list<string> $categories    Category slugs.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $code,
		public readonly string $type,
		public readonly int $amount,
		public readonly bool $enabled = true,
		public readonly ?string $expires = null,
		public readonly int $min_subtotal = 0,
		public readonly ?int $usage_limit = null,
		public readonly int $used = 0,
		public readonly bool $individual = false,
		public readonly bool $free_shipping = false,
		public readonly array $product_ids = array(),
		public readonly array $categories = array(),
	) {}

	/**
	 * Reads a coupon from its database row.
	 *
	 * @param array<string, string|null> $row Row as returned by wpdb.
	 */
	public static function of( array $row ): self {
		return new self(
			(int) $row['coupon_id'],
			(string) $row['code'],
			(string) $row['type'],
			(int) $row['amount'],
			(bool) (int) $row['enabled'],
			$row['expires'],
			(int) $row['min_subtotal'],
			null === $row['usage_limit'] ? null : (int) $row['usage_limit'],
			(int) $row['used'],
			(bool) (int) $row['individual'],
			(bool) (int) $row['free_shipping'],
			array_values( array_map( 'intval', (array) json_decode( (string) $row['product_ids'], true ) ) ),
			array_values( array_map( 'strval', (array) json_decode( (string) $row['categories'], true ) ) ),
		);
	}

	/**
	 * Whether it applies to a product.
	 *
	 * @param int          $product_id Product ID.
	 * @param list<string> $categories Category slugs of the product.
	 */
	public function is_for( int $product_id, array $categories ): bool {
		return ( array() === $this->product_ids && array() === $this->categories )
			|| in_array( $product_id, $this->product_ids, true )
			|| array() !== array_intersect( $categories, $this->categories );
	}

	/**
	 * Normalizes a code: case and surrounding spaces are ignored.
	 *
	 * @param string $code Coupon code as entered.
	 */
	public static function normal( string $code ): string {
		return mb_strtolower( trim( $code ), 'UTF-8' );
	}
}
