<?php
/**
 * Interface of engine fixtures.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Contract;

use Vitrine\Commerce\Engine;

/**
 * Fills an engine's shop and creates visitors, so that the same tests run on
 * every engine.
 */
interface EngineFixture {

	/**
	 * Returns the engine for a new visitor.
	 */
	public function visitor(): Engine;

	/**
	 * Returns the engine for a later request of the same visitor: same cookies,
	 * empty memory.
	 *
	 * @param Engine $engine Engine from visitor().
	 */
	public function again( Engine $engine ): Engine;

	/**
	 * Creates or updates a product. Keys as in ProductWriter::save().
	 *
	 * @param array<string, mixed> $data Data, with `id` to update a product.
	 * @return int The product ID.
	 */
	public function product( array $data ): int;

	/**
	 * Creates a coupon.
	 *
	 * @param string               $code Code.
	 * @param array<string, mixed> $data `type` (percent, fixed), `amount` (whole percent, or minor units), `expires`,
	 *                                   `min_subtotal`, `usage_limit`, `individual`, `free_shipping`, `product_ids`, `categories`.
	 */
	public function coupon( string $code, array $data ): void;

	/**
	 * Sets the shipping costs.
	 *
	 * @param int      $cost      Amount in minor units.
	 * @param int|null $free_from Amount in minor units; null for never free.
	 */
	public function shipping( int $cost, ?int $free_from ): void;

	/**
	 * Returns the saved carts from the database, to prove that nothing was saved.
	 *
	 * @return list<array<string, mixed>> Rows of all visitors.
	 */
	public function saved_carts(): array;
}
