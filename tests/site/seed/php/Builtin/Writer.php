<?php
/**
 * Sample shop writer for the built-in engine.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Seed\Builtin;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Builtin\Coupons\Coupon;
use Vitrine\Commerce\Builtin\Coupons\CouponStore;
use Vitrine\Commerce\Builtin\BuiltinPages;
use Vitrine\Commerce\Builtin\Products\ProductWriter;
use Vitrine\Seed\Shop;
use Vitrine\Seed\ShopWriter;
use Vitrine\Support\Roles;

/**
 * Writes with the engine's own classes.
 */
final class Writer implements ShopWriter {

	/**
	 * {@inheritDoc} The engine opens the shop itself when the plugin is activated.
	 */
	public function open(): void {
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array{slug: string, name: string, description: string} $category The category.
	 */
	public function category( array $category ): void {
		wp_insert_term( $category['name'], ContentTypes::CATEGORY, $category );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, mixed> $product Data in the format of the interface.
	 */
	public function product( array $product ): int {
		return Shop::made( ProductWriter::save( $product ), $product['slug'] );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, mixed> $coupon As in the data.
	 */
	public function coupon( array $coupon ): void {
		$is_percent = isset( $coupon['percent'] );
		$saved      = CouponStore::save(
			new Coupon(
				id: 0,
				code: $coupon['code'],
				type: $is_percent ? Coupon::PERCENT : Coupon::FIXED,
				// The engine stores hundredths of a percent.
				amount: $is_percent ? $coupon['percent'] * 100 : $coupon['fixed'],
				expires: $coupon['expires'] ?? null,
				usage_limit: $coupon['usage_limit'] ?? null
			)
		);
		Shop::made( $saved, $coupon['code'] );
	}

	/**
	 * {@inheritDoc}
	 */
	public function customer_role(): string {
		return Roles::CUSTOMER;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $page `shop` or `account`.
	 */
	public function page_url( string $page ): string {
		return BuiltinPages::url( $page );
	}
}
