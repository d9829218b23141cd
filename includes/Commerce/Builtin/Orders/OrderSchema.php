<?php
/**
 * Schema of the orders tables.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Orders;

defined( 'ABSPATH' ) || exit;

/**
 * SQL in the format of dbDelta().
 */
final class OrderSchema {

	/**
	 * Returns the SQL of the tables.
	 *
	 * The UNIQUE key on `idempotency_key` ensures that two requests with the same key
	 * create one order; NULL, which may be repeated, frees a key for another attempt.
	 * `accepted` is the date when the shop accepted the order, paid or not. `cart` is
	 * the cart taken by the order, kept until its payment is known. `fields` has the
	 * values of other plugins' checkout fields. `refunded` includes a refund as soon as
	 * it is requested, so that concurrent refunds cannot exceed the payment. The UNIQUE
	 * key on `reference` of refunds prevents duplicates of a refund reported twice.
	 * `payment_key` is the key of the last attempt to pay an existing order, and
	 * `payment_begun` its date: both are empty at the checkout.
	 *
	 * @param string $prefix    Table prefix of the site, such as `wp_`.
	 * @param string $collation Result of `wpdb::get_charset_collate()`.
	 * @return array<string, string> `CREATE TABLE` statements by table name.
	 */
	public static function tables( string $prefix, string $collation ): array {
		$orders  = $prefix . 'vitrine_orders';
		$items   = $prefix . 'vitrine_order_items';
		$notes   = $prefix . 'vitrine_order_notes';
		$refunds = $prefix . 'vitrine_order_refunds';
		return array(
			$orders  => "CREATE TABLE $orders (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				order_key char(32) NOT NULL,
				idempotency_key char(64) DEFAULT NULL,
				status varchar(20) NOT NULL,
				created datetime NOT NULL,
				customer_id bigint(20) unsigned NOT NULL DEFAULT 0,
				email varchar(254) NOT NULL,
				customer varchar(255) NOT NULL,
				billing longtext NOT NULL,
				shipping longtext NOT NULL,
				coupons longtext NOT NULL,
				totals longtext NOT NULL,
				total bigint(20) NOT NULL,
				refunded bigint(20) NOT NULL DEFAULT 0,
				shipping_refunded bigint(20) NOT NULL DEFAULT 0,
				currency longtext NOT NULL,
				shipping_label varchar(255) NOT NULL,
				payment_method varchar(64) NOT NULL,
				payment_title varchar(255) NOT NULL,
				payment_url text NOT NULL,
				payment_status varchar(20) NOT NULL DEFAULT 'unpaid',
				payment_owner varchar(32) NOT NULL DEFAULT '',
				payment_lease bigint(20) NOT NULL DEFAULT 0,
				payment_key varchar(64) NOT NULL DEFAULT '',
				payment_begun datetime DEFAULT NULL,
				accepted datetime DEFAULT NULL,
				created_via varchar(20) NOT NULL DEFAULT 'checkout',
				cart longtext,
				reference varchar(255) NOT NULL DEFAULT '',
				note text NOT NULL,
				fields longtext,
				PRIMARY KEY  (id),
				UNIQUE KEY idempotency_key (idempotency_key),
				KEY status (status,id),
				KEY payment_status (payment_status,status,payment_lease),
				KEY customer_id (customer_id,id),
				KEY email (email(100)),
				KEY reference (reference(64)),
				KEY created (created)
			) $collation;",
			$items   => "CREATE TABLE $items (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				order_id bigint(20) unsigned NOT NULL,
				product_id bigint(20) unsigned NOT NULL,
				variation_id bigint(20) unsigned NOT NULL DEFAULT 0,
				name text NOT NULL,
				data longtext NOT NULL,
				quantity int(10) unsigned NOT NULL,
				subtotal bigint(20) NOT NULL,
				total bigint(20) NOT NULL,
				tax bigint(20) DEFAULT NULL,
				refunded_quantity int(10) unsigned NOT NULL DEFAULT 0,
				refunded bigint(20) NOT NULL DEFAULT 0,
				restocked int(10) unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (id),
				KEY order_id (order_id),
				KEY product_id (product_id)
			) $collation;",
			$notes   => "CREATE TABLE $notes (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				order_id bigint(20) unsigned NOT NULL,
				created datetime NOT NULL,
				author varchar(255) NOT NULL,
				for_customer tinyint(1) NOT NULL DEFAULT 0,
				content text NOT NULL,
				PRIMARY KEY  (id),
				KEY order_id (order_id)
			) $collation;",
			$refunds => "CREATE TABLE $refunds (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				order_id bigint(20) unsigned NOT NULL,
				created datetime NOT NULL,
				amount bigint(20) NOT NULL,
				restock tinyint(1) NOT NULL DEFAULT 0,
				status varchar(20) NOT NULL,
				reference varchar(190) DEFAULT NULL,
				author varchar(255) NOT NULL,
				reason text NOT NULL,
				refund_lines longtext,
				PRIMARY KEY  (id),
				UNIQUE KEY reference (reference),
				KEY order_id (order_id)
			) $collation;",
		);
	}
}
