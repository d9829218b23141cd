<?php
/**
 * Schema of the tables of products and coupons.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Database;

defined( 'ABSPATH' ) || exit;

/**
 * SQL in the format of dbDelta(). Prices are in minor units; NULL is no price. `data`
 * is JSON of values that are not used in queries; the columns after it are copies of
 * post data, updated by Catalog\Index.
 */
final class CatalogSchema {

	/**
	 * Returns the SQL of the tables.
	 *
	 * @param string $collation Result of `wpdb::get_charset_collate()`.
	 * @return array<string, string> `CREATE TABLE` statements by table name.
	 */
	public static function tables( string $collation ): array {
		$products   = Tables::products();
		$variations = Tables::variations();
		$words      = Tables::words();
		$attributes = Tables::attributes();
		$coupons    = Tables::coupons();
		return array(
			$products   => "CREATE TABLE $products (
				product_id bigint(20) unsigned NOT NULL,
				type varchar(20) NOT NULL DEFAULT 'simple',
				sku varchar(100) NOT NULL DEFAULT '',
				global_unique_id varchar(100) NOT NULL DEFAULT '',
				price bigint(20) DEFAULT NULL,
				max_price bigint(20) DEFAULT NULL,
				regular_price bigint(20) DEFAULT NULL,
				on_sale tinyint(1) NOT NULL DEFAULT 0,
				manage_stock tinyint(1) NOT NULL DEFAULT 0,
				stock int(11) DEFAULT NULL,
				low_stock int(11) DEFAULT NULL,
				in_stock tinyint(1) NOT NULL DEFAULT 1,
				sold_individually tinyint(1) NOT NULL DEFAULT 0,
				min_quantity int(11) NOT NULL DEFAULT 1,
				max_quantity int(11) DEFAULT NULL,
				step_quantity int(11) NOT NULL DEFAULT 1,
				needs_shipping tinyint(1) NOT NULL DEFAULT 1,
				featured tinyint(1) NOT NULL DEFAULT 0,
				total_sales bigint(20) NOT NULL DEFAULT 0,
				rating decimal(3,2) NOT NULL DEFAULT 0,
				rating_count int(11) NOT NULL DEFAULT 0,
				external_url text NOT NULL,
				external_text varchar(200) NOT NULL DEFAULT '',
				data longtext NOT NULL,
				listed tinyint(1) NOT NULL DEFAULT 0,
				menu_order int(11) NOT NULL DEFAULT 0,
				name varchar(190) NOT NULL DEFAULT '',
				created datetime DEFAULT NULL,
				PRIMARY KEY  (product_id),
				KEY by_order (listed,menu_order,name,product_id),
				KEY by_price (listed,price,product_id),
				KEY by_max_price (listed,max_price,product_id),
				KEY by_sales (listed,total_sales,product_id),
				KEY by_rating (listed,rating,rating_count,product_id),
				KEY by_date (listed,created,product_id),
				KEY on_sale (on_sale,product_id),
				KEY featured (featured,product_id),
				KEY sku (sku),
				KEY global_unique_id (global_unique_id)
			) $collation;",
			$variations => "CREATE TABLE $variations (
				variation_id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				product_id bigint(20) unsigned NOT NULL,
				position int(11) NOT NULL DEFAULT 0,
				attributes longtext NOT NULL,
				sku varchar(100) NOT NULL DEFAULT '',
				global_unique_id varchar(100) NOT NULL DEFAULT '',
				price bigint(20) DEFAULT NULL,
				regular_price bigint(20) DEFAULT NULL,
				manage_stock tinyint(1) NOT NULL DEFAULT 0,
				stock int(11) DEFAULT NULL,
				in_stock tinyint(1) NOT NULL DEFAULT 1,
				active tinyint(1) NOT NULL DEFAULT 1,
				image_id bigint(20) unsigned NOT NULL DEFAULT 0,
				data longtext NOT NULL,
				PRIMARY KEY  (variation_id),
				KEY product_id (product_id,position),
				KEY sku (sku),
				KEY global_unique_id (global_unique_id)
			) $collation;",
			$words      => "CREATE TABLE $words (
				word varchar(60) NOT NULL,
				product_id bigint(20) unsigned NOT NULL,
				PRIMARY KEY  (word,product_id),
				KEY product_id (product_id,word)
			) $collation;",
			$attributes => "CREATE TABLE $attributes (
				product_id bigint(20) unsigned NOT NULL,
				variation_id bigint(20) unsigned NOT NULL DEFAULT 0,
				name varchar(190) NOT NULL,
				value varchar(190) NOT NULL,
				label varchar(190) NOT NULL DEFAULT '',
				PRIMARY KEY  (product_id,variation_id,name,value),
				KEY by_value (name,value,label)
			) $collation;",
			$coupons    => "CREATE TABLE $coupons (
				coupon_id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				code varchar(100) NOT NULL,
				type varchar(20) NOT NULL DEFAULT 'percent',
				amount bigint(20) NOT NULL DEFAULT 0,
				enabled tinyint(1) NOT NULL DEFAULT 1,
				expires datetime DEFAULT NULL,
				min_subtotal bigint(20) NOT NULL DEFAULT 0,
				usage_limit int(11) DEFAULT NULL,
				used int(11) NOT NULL DEFAULT 0,
				individual tinyint(1) NOT NULL DEFAULT 0,
				free_shipping tinyint(1) NOT NULL DEFAULT 0,
				product_ids longtext NOT NULL,
				categories longtext NOT NULL,
				PRIMARY KEY  (coupon_id),
				UNIQUE KEY code (code)
			) $collation;",
		);
	}
}
