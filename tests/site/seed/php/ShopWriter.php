<?php
/**
 * Interface of sample shop writers.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Seed;

/**
 * Writes the sample shop into an engine. Amounts are in minor units; failures
 * throw exceptions.
 */
interface ShopWriter {

	/**
	 * Sets up shipping, payment and pages. Called first.
	 */
	public function open(): void;

	/**
	 * Writes a category.
	 *
	 * @param array{slug: string, name: string, description: string} $category The category.
	 */
	public function category( array $category ): void;

	/**
	 * Writes a product. Products that it refers to already exist.
	 *
	 * @param array<string, mixed> $product Product as in the data, with `description` (HTML),
	 *                                      `categories` (slugs), `date`, `menu_order`, `image_ids`,
	 *                                      `variations` (from Matrix), `children` and `cross_sells`
	 *                                      (IDs).
	 * @return int Its ID.
	 */
	public function product( array $product ): int;

	/**
	 * Writes a coupon.
	 *
	 * @param array<string, mixed> $coupon Coupon as in the data.
	 */
	public function coupon( array $coupon ): void;

	/**
	 * Returns the role of the engine's customers.
	 */
	public function customer_role(): string;

	/**
	 * Returns the URL of a shop page.
	 *
	 * @param string $page `shop` or `account`.
	 */
	public function page_url( string $page ): string;
}
