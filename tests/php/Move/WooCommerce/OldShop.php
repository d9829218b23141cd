<?php
/**
 * Base class of tests of the migration from the built-in engine to WooCommerce.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Move\WooCommerce;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Builtin\Coupons\Coupon;
use Vitrine\Commerce\Builtin\Coupons\CouponStore;
use Vitrine\Commerce\Builtin\Database\DatabaseSchema;
use Vitrine\Commerce\Builtin\Database\Tables;
use Vitrine\Commerce\Builtin\Orders\OrderStore;
use Vitrine\Commerce\Builtin\Products\ProductWriter;
use Vitrine\Commerce\Value\Currency;
use Vitrine\Commerce\Value\Order;
use Vitrine\Move\MoveRunner;
use Vitrine\Plugin;
use Vitrine\Support\Roles;
use Vitrine\Tests\TestCase;

/**
 * Fills the tables of the built-in engine with its own classes.
 */
abstract class OldShop extends TestCase {

	/**
	 * Creates the tables of the built-in engine.
	 */
	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		DatabaseSchema::install();
		Roles::add();
		// WooCommerce has filled this table before the tests, so it is not emptied between them.
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', $wpdb->prefix . 'wc_product_meta_lookup' ) );
		update_option( 'woocommerce_weight_unit', 'kg' );
		update_option( 'woocommerce_dimension_unit', 'cm' );
		ContentTypes::register();
	}

	/**
	 * Unregisters the content types of the built-in engine.
	 */
	protected function tearDown(): void {
		self::close();
		foreach ( wc_get_attribute_taxonomies() as $attribute ) {
			wc_delete_attribute( (int) $attribute->attribute_id );
		}
		parent::tearDown();
	}

	/**
	 * Switches the site to WooCommerce, as its activation does.
	 */
	protected static function close(): void {
		unregister_taxonomy( ContentTypes::CATEGORY );
		unregister_taxonomy( ContentTypes::TAG );
		unregister_post_type( ContentTypes::PRODUCT );
		wp_cache_flush();
	}

	/**
	 * Migrates everything.
	 */
	protected static function move(): void {
		self::close();
		self::assertSame( MoveRunner::DONE, MoveRunner::of_site()->run( 1000, 120.0 ) );
		wp_cache_flush();
	}

	/**
	 * Creates a product.
	 *
	 * @param array<string, mixed> $data Data for ProductWriter::save().
	 */
	protected static function product( array $data = array() ): int {
		$id = ProductWriter::save(
			$data + array(
				'name'          => 'Lamp',
				'regular_price' => 1999,
			)
		);
		self::assertIsInt( $id, is_wp_error( $id ) ? $id->get_error_message() : '' );
		return $id;
	}

	/**
	 * Creates a shirt in two colors.
	 *
	 * @param array<string, mixed> $data Data that replace the defaults.
	 */
	protected static function shirt( array $data = array() ): int {
		return self::product(
			$data + array(
				'name'       => 'Shirt',
				'type'       => 'variable',
				'attributes' => array(
					array(
						'name'    => 'colour',
						'label'   => 'Colour',
						'options' => array(
							'red'  => 'Red',
							'blue' => 'Deep blue',
						),
						'default' => 'red',
					),
				),
				'variations' => array(
					array(
						'attributes'    => array( 'attribute_colour' => 'red' ),
						'sku'           => 'SHIRT-R',
						'regular_price' => 2000,
						'sale_price'    => 1500,
						'stock'         => 4,
					),
					array(
						'attributes'    => array( 'attribute_colour' => 'blue' ),
						'sku'           => 'SHIRT-B',
						'regular_price' => 2500,
						'in_stock'      => false,
						'active'        => false,
						'weight'        => '250 g',
					),
				),
			)
		);
	}

	/**
	 * Creates a coupon.
	 *
	 * @param string               $code Code.
	 * @param array<string, mixed> $data Arguments of Coupon.
	 */
	protected static function coupon( string $code, array $data = array() ): int {
		global $wpdb;
		$id = CouponStore::save(
			new Coupon(
				...$data + array(
					'id'     => 0,
					'code'   => $code,
					'type'   => Coupon::PERCENT,
					'amount' => 1000,
				)
			)
		);
		self::assertIsInt( $id );
		$wpdb->update( Tables::coupons(), array( 'used' => $data['used'] ?? 0 ), array( 'coupon_id' => $id ) );
		return $id;
	}

	/**
	 * Creates an order.
	 *
	 * @param array<string, mixed> $data Arguments of Order that replace the defaults, and columns in `row`.
	 */
	protected static function order( array $data = array() ): int {
		global $wpdb;
		$row = $data['row'] ?? array();
		unset( $data['row'] );
		$items   = $data['items'] ?? array( self::item( 0, 1999 ) );
		$sum     = array_sum( array_column( $items, 'subtotal' ) );
		$address = array(
			'first_name' => 'Ada',
			'last_name'  => 'Lovelace',
			'company'    => '',
			'address_1'  => 'Torstraße 1',
			'city'       => 'Berlin',
			'postcode'   => '10119',
			'country'    => 'DE',
			'state'      => '',
			'phone'      => '030 123',
		);
		$order   = new Order(
			...$data + array(
				'id'             => 0,
				'key'            => bin2hex( random_bytes( 16 ) ),
				'status'         => 'processing',
				'created'        => '2026-03-04 05:06:07',
				'customer_id'    => 0,
				'email'          => 'ada@example.org',
				'items'          => $items,
				'billing'        => $address,
				'shipping'       => $address,
				'coupons'        => array(),
				'totals'         => array(
					'subtotal' => $sum,
					'discount' => 0,
					'shipping' => 490,
					'tax'      => 0,
					'total'    => $sum + 490,
				),
				'shipping_label' => 'Standard shipping',
				'payment_method' => 'bacs',
				'payment_title'  => 'Bank transfer',
				'note'           => 'Ring twice',
				'currency'       => new Currency(),
				'received_url'   => '',
				'redirect'       => '',
				'reference'      => 'tx-1',
				'payment_status' => 'paid',
			)
		);
		$id      = ( new OrderStore( $wpdb, static fn (): string => '' ) )->insert( $order, bin2hex( random_bytes( 32 ) ), 'test' );
		self::assertIsInt( $id );
		$wpdb->update( $wpdb->prefix . 'vitrine_orders', $row + array( 'accepted' => $order->created ), array( 'id' => $id ) );
		return $id;
	}

	/**
	 * Returns a line item.
	 *
	 * @param int                  $product_id Product ID.
	 * @param int                  $total      Total in minor units.
	 * @param array<string, mixed> $data       Data that replace the defaults.
	 * @return array{product_id: int, variation_id: int, name: string, data: list<array{name: string, value: string}>, quantity: int, subtotal: int, total: int}
	 */
	protected static function item( int $product_id, int $total, array $data = array() ): array {
		return $data + array(
			'product_id'   => $product_id,
			'variation_id' => 0,
			'name'         => 'Lamp',
			'data'         => array(),
			'quantity'     => 1,
			'subtotal'     => $total,
			'total'        => $total,
		);
	}

	/**
	 * Returns the number of WooCommerce's objects by type.
	 *
	 * @return array<string, int>
	 */
	protected static function counts(): array {
		global $wpdb;
		wp_cache_flush();
		return array(
			'products'   => count( wc_get_products( array( 'limit' => -1, 'return' => 'ids', 'status' => array( 'publish', 'draft', 'private', 'pending', 'trash' ) ) ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			'variations' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts WHERE post_type = 'product_variation'" ),
			'coupons'    => (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts WHERE post_type = 'shop_coupon'" ),
			'orders'     => count( wc_get_orders( array( 'limit' => -1, 'return' => 'ids', 'type' => 'shop_order' ) ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			'refunds'    => count( wc_get_orders( array( 'limit' => -1, 'return' => 'ids', 'type' => 'shop_order_refund' ) ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			'lines'      => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}woocommerce_order_items" ),
			'notes'      => (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->comments WHERE comment_type = 'order_note'" ),
			'terms'      => (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->term_taxonomy WHERE taxonomy LIKE 'pa\\_%' OR taxonomy LIKE 'product%'" ),
		);
	}
}
