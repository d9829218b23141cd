<?php
/**
 * Row of a product.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Products;

use Vitrine\Commerce\Builtin\ShopOptions;

defined( 'ABSPATH' ) || exit;

/**
 * Row of the products table. Prices are in minor units; null is no price.
 */
final class ProductRow {

	/**
	 * @param int         $id                Post ID.
	 * @param string      $type              One of the constants of Product.
	 * @param string      $sku               SKU; may be empty.
	 * @param int|null    $price             Lowest current price.
	 * @param int|null    $max_price         Highest current price.
	 * @param int|null    $regular_price     Price without sale (of the lowest).
	 * @param bool        $on_sale           Whether the product or a part of it is on sale.
	 * @param int|null    $stock             Stock; null: not managed.
	 * @param int|null    $low_stock         Low stock threshold; null: that of the shop.
	 * @param bool        $in_stock          Stock status set by the owner if stock is not managed; of a variable product: whether any variation is available.
	 * @param bool        $sold_individually Whether only one can be bought per order.
	 * @param int         $min               Minimum quantity.
	 * @param int|null    $max               Maximum quantity; null: no limit.
	 * @param int         $step              Quantity step.
	 * @param bool        $needs_shipping    Whether it needs shipping.
	 * @param bool        $featured          Whether it is featured.
	 * @param int         $total_sales       Number of items sold.
	 * @param string      $external_url      URL of an external product.
	 * @param string      $external_text     Button text of an external product.
	 * @param ProductData $data              Data that is not used in queries.
	 * @param float       $rating            Average rating; 0: none.
	 * @param int         $rating_count      Number of ratings.
	 * @param string      $global_unique_id  GTIN, UPC, EAN or ISBN; may be empty.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $type,
		public readonly string $sku,
		public readonly ?int $price,
		public readonly ?int $max_price,
		public readonly ?int $regular_price,
		public readonly bool $on_sale,
		public readonly ?int $stock,
		public readonly ?int $low_stock,
		public readonly bool $in_stock,
		public readonly bool $sold_individually,
		public readonly int $min,
		public readonly ?int $max,
		public readonly int $step,
		public readonly bool $needs_shipping,
		public readonly bool $featured,
		public readonly int $total_sales,
		public readonly string $external_url,
		public readonly string $external_text,
		public readonly ProductData $data,
		public readonly float $rating = 0.0,
		public readonly int $rating_count = 0,
		public readonly string $global_unique_id = '',
	) {}

	/**
	 * Reads a product from its database row.
	 *
	 * @param array<string, string|null> $row Row as returned by wpdb.
	 */
	public static function of( array $row ): self {
		$counts = (bool) (int) $row['manage_stock'];
		return new self(
			(int) $row['product_id'],
			(string) $row['type'],
			(string) $row['sku'],
			self::number( $row['price'] ),
			self::number( $row['max_price'] ),
			self::number( $row['regular_price'] ),
			(bool) (int) $row['on_sale'],
			$counts ? max( 0, (int) $row['stock'] ) : null,
			self::number( $row['low_stock'] ),
			(bool) (int) $row['in_stock'],
			(bool) (int) $row['sold_individually'],
			max( 1, (int) $row['min_quantity'] ),
			self::number( $row['max_quantity'] ),
			max( 1, (int) $row['step_quantity'] ),
			(bool) (int) $row['needs_shipping'],
			(bool) (int) $row['featured'],
			(int) $row['total_sales'],
			(string) $row['external_url'],
			(string) $row['external_text'],
			ProductData::of_json( (string) $row['data'] ),
			(float) ( $row['rating'] ?? 0 ),
			(int) ( $row['rating_count'] ?? 0 ),
			(string) ( $row['global_unique_id'] ?? '' ),
		);
	}

	/**
	 * Whether the product itself, not a variation, is available.
	 */
	public function is_available(): bool {
		return 'variable' === $this->type || null === $this->stock ? $this->in_stock : $this->stock > 0;
	}

	/**
	 * Returns the stock of the product or a variation if it is low, for display.
	 *
	 * @param int|null $left Stock; null: not managed.
	 */
	public function few( ?int $left ): ?int {
		return null !== $left && $left > 0 && $left <= ( $this->low_stock ?? ShopOptions::get()->low_stock ) ? $left : null;
	}

	/**
	 * Converts a nullable number.
	 *
	 * @param string|null $value Value as returned by wpdb.
	 */
	private static function number( ?string $value ): ?int {
		return null === $value ? null : (int) $value;
	}
}
