<?php
/**
 * A variation's row.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Products;

use Vitrine\Commerce\Builtin\Downloads\Files\Downloadable;
use Vitrine\Commerce\Builtin\Regions\Tax\TaxStatus;

defined( 'ABSPATH' ) || exit;

/**
 * What the variations table says of one variation. Prices are minor units;
 * null is no price.
 */
final class VariationRow {

	/**
	 * @param int                   $id               Variation id.
	 * @param int                   $product_id       Product ID.
	 * @param array<string, string> $attributes       Field name to slug; empty: any.
	 * @param string                $sku              SKU; may be empty.
	 * @param int|null              $price            Price now.
	 * @param int|null              $regular_price    Price without a sale.
	 * @param int|null              $stock            Null: it counts none of its own, the product may.
	 * @param bool                  $in_stock         The owner's word where no stock is counted.
	 * @param bool                  $active           Selectable.
	 * @param int                   $image_id         Attachment; 0: the product's.
	 * @param string                $weight           As Measures reads it; empty: the product's.
	 * @param string                $dimensions       In the shop's unit or with its own; empty: the product's.
	 * @param string                $description      HTML.
	 * @param string                $tax_class        Of TaxRate; empty: the product's.
	 * @param Sale|null             $sale             With its dates; null: it has none.
	 * @param Downloadable          $downloads        Its own.
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
	 * What is left of it: its own stock, else the product's; null when neither is counted.
	 *
	 * @param ProductRow $product Its product.
	 */
	public function left( ProductRow $product ): ?int {
		return $this->stock ?? ( $this->in_stock ? $product->stock : 0 );
	}

	/**
	 * Whether it can be had.
	 *
	 * @param ProductRow $product Its product.
	 */
	public function is_available( ProductRow $product ): bool {
		return 0 !== $this->left( $product );
	}
}
