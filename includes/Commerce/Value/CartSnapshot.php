<?php
/**
 * Snapshot of the cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Value;

defined( 'ABSPATH' ) || exit;

/**
 * Data in the format of `CartSnapshot` in src/contract/types/cart.ts, created by an
 * engine.
 */
final class CartSnapshot {

	/**
	 * @param int                                                                                   $revision       Increased by every write; 0: never saved.
	 * @param string                                                                                $hash           `cart_hash`; empty for an empty cart.
	 * @param list<CartLine>                                                                        $lines          Lines in the order they were added.
	 * @param list<array{code: string, discount: int, label?: string, html?: string, fixed?: bool}> $coupons        Applied coupons; with plugins' HTML that replaces label and amount, and whether the coupon cannot be removed.
	 * @param list<array{id: string, label: string, cost: int, chosen: bool, package?: string}>     $shipping       Shipping methods to choose from; with several packages, including the package name.
	 * @param bool                                                                                  $needs_shipping Whether any item needs shipping.
	 * @param array{subtotal: int, discount: int, shipping: int|null, tax: int, total: int}         $totals         Totals in minor units.
	 * @param Currency                                                                              $currency       Currency format.
	 * @param list<Product>                                                                         $cross_sells    Cross-sells.
	 * @param list<array{type: string, text: string}>                                               $notices        Messages on changes for the shopper.
	 * @param list<array{label: string, amount: int, tax?: int, html?: string}>                     $fees           Fees; negative: deducted. `tax`: part of the order's tax. `html`: plugins' HTML that replaces the amount.
	 * @param int|null                                                                              $counted        Number of items if it differs from the sum of quantities.
	 * @param list<array{label: string, amount: int}>                                               $taxes          Taxes by name; empty: unknown.
	 * @param (\Closure(): (array{minimum: int, remaining: int}|null))|null                         $free_shipping  Callback, called only if it is displayed.
	 * @param array<string, string>                                                                 $html           Plugins' HTML that replaces `subtotal` and `total`.
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
	 * Returns the minimum for free shipping and the missing amount, in minor units;
	 * null: none.
	 *
	 * @return array{minimum: int, remaining: int}|null
	 */
	public function free_shipping(): ?array {
		return null === $this->free_shipping ? null : ( $this->free_shipping )();
	}

	/**
	 * Returns the displayed number of items.
	 */
	public function count(): int {
		return $this->counted ?? array_sum( array_map( static fn ( CartLine $line ): int => $line->quantity, $this->lines ) );
	}
}
