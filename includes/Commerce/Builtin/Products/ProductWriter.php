<?php
/**
 * Saves products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Products;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Builtin\Catalog\Index\ProductIndex;
use Vitrine\Commerce\Builtin\Database\Changes;
use Vitrine\Commerce\Builtin\Database\Tables;
use Vitrine\Commerce\Builtin\Database\Transaction;
use Vitrine\Commerce\Builtin\Products\Input\ProductInput;

defined( 'ABSPATH' ) || exit;

/**
 * A product is a post, a row and rows of variations; this keeps them in sync. The
 * caller checks permissions.
 */
final class ProductWriter {

	/**
	 * Creates a product, or changes what is given of one. Money is minor units.
	 *
	 * Keys of a product, all optional but `name` of a new one:
	 * - `id` int: the product to change.
	 * - `name`, `slug`, `description`, `short_description` string; `status` a post status;
	 *   `date` `Y-m-d H:i:s` of the site; `password` string; `menu_order` int; `reviews` bool: whether it may be reviewed.
	 * - `type` `simple`, `variable`, `grouped` or `external`.
	 * - `sku` string, unique; `global_unique_id` string, unique: GTIN, UPC, EAN or ISBN; `regular_price`, `sale_price` int or null, the latter lower;
	 *   `sale_from`, `sale_to` the first and the last day of the sale, `Y-m-d` of the site, or empty.
	 * - `manage_stock` bool; `stock` int (given alone, it switches counting on); `low_stock` int or null;
	 *   `in_stock` bool, where no stock is counted.
	 * - `sold_individually` bool; `min`, `step` int; `max` int or null; `needs_shipping`, `featured` bool; `total_sales` int.
	 * - `categories`, `tags` lists of slugs or names (made when missing), or of ids as int; `image_ids` list of attachments, the main one first.
	 * - `attributes` list of `{ name, label, options: { slug: label }, default, variation }`.
	 * - `variations` list of `{ id?, attributes: { name: slug }, sku, global_unique_id, regular_price, sale_price, sale_from, sale_to, stock, manage_stock,
	 *   in_stock, active, image_id, weight, dimensions, description }`; the list replaces the old one; one of the same id
	 *   or attributes stays, with its id and with what is not given.
	 * - `tax_status` `taxable` or `none`; `tax_class` `standard`, `reduced-rate` or `zero-rate`, of a variation empty too: the product's; `shipping_class` a slug.
	 * - `weight`, `dimensions`: in the shop's units, or with a unit of their own.
	 * - `downloadable` bool; `downloads` list of `{ id?, name?, file }`, the latter the address of one of the site's uploads;
	 *   `download_limit` int or null: for each piece, `download_expiry` int or null: days. Of variations too.
	 * - `children` list of simple products; `upsells`, `cross_sells` lists of products, 50 at most: itself and what is no product are left out; `external_url`, `external_text` string.
	 *
	 * @param array<string, mixed> $data Product data, see above.
	 * @return int|\WP_Error Product ID; or `vitrine_invalid_product` (400) with `field` in its data.
	 */
	public static function save( array $data ): int|\WP_Error {
		$id  = (int) ( $data['id'] ?? 0 );
		$row = $id > 0 ? ProductRows::product( $id ) : null;
		if ( $id > 0 && ContentTypes::PRODUCT !== get_post_type( $id ) ) {
			return ProductInput::error( 'id', __( 'Product not found.', 'vitrine' ) );
		}
		$columns = ProductInput::columns( $data, $row );
		if ( is_wp_error( $columns ) ) {
			return $columns;
		}
		$id = ProductPost::save( $data, $id );
		if ( is_wp_error( $id ) ) {
			return $id;
		}
		$done = Transaction::run(
			static function () use ( $id, $row, $columns, $data ): bool|\WP_Error {
				$written = self::write( $id, null === $row, $columns );
				if ( true === $written && 'variable' === $columns['type'] && isset( $data['variations'] ) ) {
					$written = VariationWriter::replace( $id, (array) $data['variations'] );
				}
				return true === $written ? Aggregates::refresh( $id, (string) $columns['type'] ) : $written;
			}
		);
		ScheduledSales::plan( $id );
		ProductIndex::refresh( $id );
		// Cached rows are from before the change, and others may have sold the product
		// meanwhile.
		Changes::happened();
		if ( is_wp_error( $done ) ) {
			if ( null === $row ) {
				wp_delete_post( $id, true );
			}
			return $done;
		}
		return $id;
	}

	/**
	 * Saves the row.
	 *
	 * @param int                            $id      Product ID.
	 * @param bool                           $is_new  Whether it has no row yet.
	 * @param array<string, int|string|null> $columns Columns by name.
	 * @return true|\WP_Error
	 */
	private static function write( int $id, bool $is_new, array $columns ): bool|\WP_Error {
		global $wpdb;
		$done = $is_new
			? $wpdb->insert( Tables::products(), array( 'product_id' => $id ) + $columns + ProductIndex::columns_of( $id ) )
			: $wpdb->update( Tables::products(), $columns, array( 'product_id' => $id ) );
		return false === $done ? Transaction::failed_statement() : true;
	}
}
