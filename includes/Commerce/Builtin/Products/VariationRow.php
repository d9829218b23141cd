<?php
/**
 * Row of a variation.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Products;

use Vitrine\Commerce\Builtin\Downloads\Files\Downloadable;
use Vitrine\Commerce\Builtin\Regions\Tax\TaxStatus;

defined( 'ABSPATH' ) || exit;

/**
 * Row of the variations table. Prices are in minor units; null is no price.
 */
final class VariationRow {

	/**
	 * @param int                   $id               Variation ID.
	 * @param int                   $product_id       Product ID.
	 * @param array<string, string> $attributes       Slugs by field name; empty: any value.
	 * @param string                $sku              SKU; may be empty.
	 * @param int|null              $price            Current price.
	 * @param int|null              $regular_price    Price without sale.
	 * @param int|null              $stock            Stock; null: not managed, but the product's may be.
	 * @param bool                  $in_stock         Stock status set by the owner if stock is not managed.
	 * @param bool                  $active           Whether it can be chosen.
	 * @param int                   $image_id         Attachment ID; 0: image of the product.
	 * @param string                $weight           Weight, see Measures; empty: that of the product.
	 * @param string                $dimensions       Dimensions in the shop's unit or with their own; empty: those of the product.
	 * @param string                $description      Description as HTML.
	 * @param string                $tax_class        Tax class, see TaxRate; empty: that of the product.
	 * @param Sale|null             $sale             Sale with dates; null: none.
	 * @param Downloadable          $downloads        Downloads of the variation.
	 * @param string                $global_unique_id GTIN, UPC, EAN or ISBN of its own; may be empty.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $product_id,
		public readonly array $attributes,
		public readonly string $sku,
		public readonly ?int $price,
		public readonly ?int $regular_price,
		public readonly ?int $stock,
		public readonly bool $in_stock,
		public readonly bool $active,
		public readonly int $image_id,
		public readonly string $weight,
		public readonly string $dimensions,
		public readonly string $description,
		public readonly string $tax_class = '',
		public readonly ?Sale $sale = null,
		public readonly Downloadable $downloads = new Downloadable(),
		public readonly string $global_unique_id = '',
	) {}

	/**
	 * Reads a variation from its database row.
	 *
	 * @param array<string, string|null> $row Row as returned by wpdb.
	 */
	public static function of( array $row ): self {
		$data = (array) json_decode( (string) $row['data'], true );
		return new self(
			(int) $row['variation_id'],
			(int) $row['product_id'],
			array_map( 'strval', (array) json_decode( (string) $row['attributes'], true ) ),
			(string) $row['sku'],
			null === $row['price'] ? null : (int) $row['price'],
			null === $row['regular_price'] ? null : (int) $row['regular_price'],
			(int) $row['manage_stock'] ? max( 0, (int) $row['stock'] ) : null,
			(bool) (int) $row['in_stock'],
			(bool) (int) $row['active'],
			(int) $row['image_id'],
			(string) ( $data['weight'] ?? '' ),
			(string) ( $data['dimensions'] ?? '' ),
			(string) ( $data['description'] ?? '' ),
			TaxStatus::valid_class( $data['tax_class'] ?? '', '' ),
			Sale::of( $data['sale'] ?? null ),
			Downloadable::of( $data['downloads'] ?? null ),
			(string) ( $row['global_unique_id'] ?? '' ),
		);
	}

	/**
	 * Returns the stock of the variation or its product; null if neither is managed.
	 *
	 * @param ProductRow $product Row of its product.
	 */
	public function left( ProductRow $product ): ?int {
		return $this->stock ?? ( $this->in_stock ? $product->stock : 0 );
	}

	/**
	 * Whether it is available.
	 *
	 * @param ProductRow $product Row of its product.
	 */
	public function is_available( ProductRow $product ): bool {
		return 0 !== $this->left( $product );
	}
}
