<?php
/**
 * Data of an item for cart rules.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules\Cart;

defined( 'ABSPATH' ) || exit;

/**
 * Everything that cart rules need to know of an item, so that they do not query the
 * database. Prices are in minor units.
 */
final class ItemFacts {

	/** Maximum quantity of a line. */
	public const MAX_QUANTITY = 9999;

	/**
	 * @param string       $name              Product name, with the values of the variation.
	 * @param bool         $is_sold           Whether it exists, is visible and has a price.
	 * @param int          $price             Current price.
	 * @param int          $regular_price     Price without sale.
	 * @param int|null     $left              Stock; null: not managed.
	 * @param string       $pool              Items with the same pool share the same stock.
	 * @param int          $min               Minimum quantity.
	 * @param int|null     $max               Maximum quantity set by the owner; null: no limit.
	 * @param int          $step              Quantity step.
	 * @param bool         $sold_individually Whether only one can be bought per order.
	 * @param bool         $needs_shipping    Whether it needs shipping.
	 * @param list<string> $categories        Category slugs.
	 * @param string       $tax_class         Tax class of the built-in engine; empty: not taxable.
	 * @param string       $shipping_class    Shipping class of the built-in engine; may be empty.
	 * @param int          $weight            Weight of one item in milligrams; 0: unknown.
	 */
	public function __construct(
		public readonly string $name,
		public readonly bool $is_sold,
		public readonly int $price = 0,
		public readonly int $regular_price = 0,
		public readonly ?int $left = null,
		public readonly string $pool = '',
		public readonly int $min = 1,
		public readonly ?int $max = null,
		public readonly int $step = 1,
		public readonly bool $sold_individually = false,
		public readonly bool $needs_shipping = true,
		public readonly array $categories = array(),
		public readonly string $tax_class = 'standard',
		public readonly string $shipping_class = '',
		public readonly int $weight = 0,
	) {}

	/**
	 * Returns the maximum quantity of a line, regardless of stock.
	 */
	public function bound(): int {
		return $this->sold_individually ? 1 : min( self::MAX_QUANTITY, $this->max ?? self::MAX_QUANTITY );
	}

	/**
	 * Returns the maximum of the quantity input; null: no limit.
	 */
	public function most(): ?int {
		return QuantityRules::most( $this->sold_individually, $this->max, null === $this->left ? null : max( 1, $this->left ) );
	}

	/**
	 * Returns the largest valid quantity up to a quantity.
	 *
	 * @param int $quantity Requested quantity.
	 * @return int 0 if none is valid.
	 */
	public function fit( int $quantity ): int {
		$quantity = min( $quantity, $this->bound() );
		return $quantity < $this->min ? 0 : $quantity - ( $quantity - $this->min ) % $this->step;
	}
}
