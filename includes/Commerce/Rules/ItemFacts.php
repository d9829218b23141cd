<?php
/**
 * What the shop says of an item.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules;

defined( 'ABSPATH' ) || exit;

/**
 * All that the rules of a cart need to know of one item, so that they need no
 * database. Prices are minor units.
 */
final class ItemFacts {

	/** More of one line than this is a mistake or mischief. */
	public const MAX_QUANTITY = 9999;

	/**
	 * @param string       $name              Of the product, with the variation's values.
	 * @param bool         $is_sold           Whether it is there, shown and has a price.
	 * @param int          $price             Now.
	 * @param int          $regular_price     Without a sale.
	 * @param int|null     $left              In stock; null: not counted.
	 * @param string       $pool              Items with the same draw on the same stock.
	 * @param int          $min               Smallest quantity.
	 * @param int|null     $max               Largest, of the owner's will; null: no limit.
	 * @param int          $step              Step.
	 * @param bool         $sold_individually One an order.
	 * @param bool         $needs_shipping    Whether it is sent.
	 * @param list<string> $categories        Slugs.
	 * @param string       $tax_class         Of the built-in engine's rates; empty: not taxable.
	 * @param string       $shipping_class    Of the built-in engine's; may be empty.
	 * @param int          $weight            Of one, in milligrams; 0: not known.
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
	 * The most of it that one line may hold, stock aside.
	 */
	public function bound(): int {
		return $this->sold_individually ? 1 : min( self::MAX_QUANTITY, $this->max ?? self::MAX_QUANTITY );
	}

	/**
	 * The largest quantity that a line's input allows; null: no limit.
	 */
	public function most(): ?int {
		$bounds = array_filter( array( $this->sold_individually ? 1 : null, $this->max, $this->left ), static fn ( ?int $bound ): bool => null !== $bound );
		return array() === $bounds ? null : max( 1, min( $bounds ) );
	}

	/**
	 * The largest allowed quantity that is not above one.
	 *
	 * @param int $quantity Wished for.
	 * @return int 0: none is allowed.
	 */
	public function fit( int $quantity ): int {
		$quantity = min( $quantity, $this->bound() );
		return $quantity < $this->min ? 0 : $quantity - ( $quantity - $this->min ) % $this->step;
	}
}
