<?php
/**
 * What the contract tests need of an engine's shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Contract;

use Vitrine\Commerce\Engine;

/**
 * Fills an engine's shop and lets visitors in. One stands for each engine, so
 * that the same tests run against all of them.
 */
interface EngineFixture {

	/**
	 * The engine for a visitor who was never here.
	 */
	public function visitor(): Engine;

	/**
	 * The engine for the same visitor in a later request: nothing in memory, the same cookies.
	 *
	 * @param Engine $engine Of visitor().
	 */
	public function again( Engine $engine ): Engine;

	/**
	 * Makes or changes a product. Keys as ProductWriter::save() has them.
	 *
	 * @param array<string, mixed> $data With `id` to change one.
	 * @return int The product's id.
	 */
	public function product( array $data ): int;

	/**
	 * Makes a coupon.
	 *
	 * @param string               $code Code.
	 * @param array<string, mixed> $data `type` (percent, fixed), `amount` (whole percent, or minor units), `expires`,
	 *                                   `min_subtotal`, `usage_limit`, `individual`, `free_shipping`, `product_ids`, `categories`.
	 */
	public function coupon( string $code, array $data ): void;

	/**
	 * Sets what shipping costs.
	 *
	 * @param int      $cost      Minor units.
	 * @param int|null $free_from Minor units; null: never free.
	 */
	public function shipping( int $cost, ?int $free_from ): void;

	/**
	 * How the database sees the visitor's cart, to prove that nothing was saved.
	 *
	 * @return list<array<string, mixed>> Rows of all visitors.
	 */
	public function saved_carts(): array;
}
