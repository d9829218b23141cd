<?php
/**
 * The whole cart at one moment.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Value;

defined( 'ABSPATH' ) || exit;

/**
 * The shape of `CartSnapshot` in src/contract/types/cart.ts, made by an engine.
 */
final class CartSnapshot {

	/**
	 * @param int                        $revision       Grows with every write; 0: never written.
	 * @param string                     $hash           `cart_hash`; empty for an empty cart.
	 * @param list<CartLine>             $lines          In the order they were added.
	 * @param list<array{code: string, discount: int, label?: string, html?: string, fixed?: bool}> $coupons Applied coupons; with what a plugin shows in the place of their label and amount, and whether it leaves no way to take them off.
	 * @param list<array{id: string, label: string, cost: int, chosen: bool, package?: string}> $shipping Choices; where the cart is sent in several packages, with the name of each one's package.
	 * @param bool                       $needs_shipping Whether anything of it is sent.
	 * @param array{subtotal: int, discount: int, shipping: int|null, tax: int, total: int} $totals Minor units.
	 * @param Currency                   $currency       How to write them.
	 * @param list<Product>              $cross_sells    Products that go with it.
	 * @param list<array{type: string, text: string}> $notices Changes the shopper must hear of.
	 * @param list<array{label: string, amount: int, tax?: int, html?: string}> $fees What else is to be paid; below zero: taken off. `tax`: what of the order's tax is on it. `html`: what a plugin shows in the amount's place.
	 * @param int|null                   $counted        The count, where it is another than the sum of quantities.
	 * @param list<array{label: string, amount: int}> $taxes   What the tax is called, and how much of it is which; empty: nothing of that is known.
	 * @param (\Closure(): (array{minimum: int, remaining: int}|null))|null $free_shipping Asked only where it is shown.
	 * @param array<string, string>      $html           What a plugin shows in the place of `subtotal` and `total`.
	 */
	public function __construct(
		public readonly int $revision,
		public readonly string $hash,
		public readonly array $lines,
		public readonly array $coupons,
		public readonly array $shipping,
		public readonly bool $needs_shipping,
		public readonly array $totals,
		public readonly Currency $currency,
		public readonly array $cross_sells = array(),
		public readonly array $notices = array(),
		public readonly array $fees = array(),
		private readonly ?int $counted = null,
		public readonly array $taxes = array(),
		private readonly ?\Closure $free_shipping = null,
		public readonly array $html = array(),
	) {}

	/**
	 * From what amount on the cart is sent for nothing, and how much of it is
	 * missing, in minor units; null: shipping has no such price.
	 *
	 * @return array{minimum: int, remaining: int}|null
	 */
	public function free_shipping(): ?array {
		return null === $this->free_shipping ? null : ( $this->free_shipping )();
	}

	/**
	 * How many pieces are said to be in it.
	 */
	public function count(): int {
		return $this->counted ?? array_sum( array_map( static fn ( CartLine $line ): int => $line->quantity, $this->lines ) );
	}
}
