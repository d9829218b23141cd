<?php
/**
 * What writes the sample shop into an engine.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Seed;

/**
 * One stands for each engine. Money is minor units; what was refused is thrown.
 */
interface ShopWriter {

	/**
	 * Sets up what the shop stands on: shipping, payment, pages. Called first.
	 */
	public function open(): void;

	/**
	 * Writes a category.
	 *
	 * @param array{slug: string, name: string, description: string} $category The category.
	 */
	public function category( array $category ): void;

	/**
	 * Writes a product. Those that it names are there already.
	 *
	 * @param array<string, mixed> $product As in the data, with `description` (HTML), `categories` (slugs), `date`,
	 *                                      `menu_order`, `image_ids`, `variations` (as Matrix makes them),
	 *                                      `children` and `cross_sells` (ids).
	 * @return int Its id.
	 */
	public function product( array $product ): int;

	/**
	 * Writes a coupon.
	 *
	 * @param array<string, mixed> $coupon As in the data.
	 */
	public function coupon( array $coupon ): void;

	/**
	 * Which role the engine's customers have.
	 */
	public function customer_role(): string;

	/**
	 * Where a page of the shop is.
	 *
	 * @param string $page `shop` or `account`.
	 */
	public function page_url( string $page ): string;
}
