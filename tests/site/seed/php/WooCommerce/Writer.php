<?php
/**
 * Sample shop writer for WooCommerce.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Seed\WooCommerce;

use Vitrine\Seed\Shop;
use Vitrine\Seed\ShopWriter;
use WC_Coupon;

/**
 * Writes with WooCommerce's own functions.
 */
final class Writer implements ShopWriter {

	/**
	 * {@inheritDoc}
	 */
	public function open(): void {
		Counter::open();
		Front::open();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array{slug: string, name: string, description: string} $category The category.
	 */
	public function category( array $category ): void {
		wp_insert_term( $category['name'], 'product_cat', $category );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, mixed> $product Data in the format of the interface.
	 */
	public function product( array $product ): int {
		return Products::write( $product );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, mixed> $coupon As in the data.
	 */
	public function coupon( array $coupon ): void {
		$is_percent = isset( $coupon['percent'] );
		$written    = new WC_Coupon();
		$written->set_props(
			array(
				'code'          => $coupon['code'],
				'discount_type' => $is_percent ? 'percent' : 'fixed_cart',
				'amount'        => $is_percent ? $coupon['percent'] : Products::decimal( $coupon['fixed'] ),
				'date_expires'  => $coupon['expires'] ?? null,
				'usage_limit'   => $coupon['usage_limit'] ?? 0,
			)
		);
		Shop::made( $written->save(), $coupon['code'] );
	}

	/**
	 * {@inheritDoc}
	 */
	public function customer_role(): string {
		return 'customer';
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $page `shop` or `account`.
	 */
	public function page_url( string $page ): string {
		return (string) wc_get_page_permalink( 'account' === $page ? 'myaccount' : $page );
	}
}
