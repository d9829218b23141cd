<?php
/**
 * Tests of the installation.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Database;

use Vitrine\Commerce\Builtin\Database\Installer;
use Vitrine\Commerce\Builtin\Database\DatabaseSchema;
use Vitrine\Commerce\Builtin\Database\Tables;
use Vitrine\Commerce\Builtin\BuiltinEngine;
use Vitrine\Commerce\Builtin\BuiltinPages;
use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Commerce\Builtin\Products\ProductWriter;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\TestCase;

/**
 * Creates the tables and pages of a site.
 */
final class InstallerTest extends TestCase {

	/**
	 * Returns the engine's tables on this site.
	 *
	 * @return list<string>
	 */
	private static function tables(): array {
		global $wpdb;
		return array_map( static fn ( string $table ): string => substr( $table, strlen( $wpdb->prefix . 'vitrine_' ) ), $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix . 'vitrine_' ) . '%' ) ) );
	}

	/**
	 * @testdox Activation creates the tables and the pages with their blocks
	 */
	public function test_installed(): void {
		$this->assertEqualsCanonicalizing( array( 'attempts', 'products', 'product_words', 'product_attributes', 'variations', 'carts', 'counts', 'coupons', 'download_permissions', 'facets', 'facet_changes', 'facet_places', 'orders', 'order_items', 'order_notes', 'order_refunds', 'order_origins', 'outbox' ), self::tables() );
		$this->assertTrue( DatabaseSchema::is_current() );
		foreach ( array(
			'shop'     => 'product-listing',
			'cart'     => 'cart',
			'checkout' => 'checkout',
			'account'  => 'account',
		) as $page => $block ) {
			$post = get_post( BuiltinPages::ids()[ $page ] );
			$this->assertSame( array( 'publish', array( "vitrine/$block" ) ), array( $post->post_status, array_column( parse_blocks( $post->post_content ), 'blockName' ) ) );
			$this->assertSame( get_permalink( $post ), ( new BuiltinEngine() )->page_url( $page ) );
		}
	}

	/**
	 * @testdox Cart and checkout pages contain their parts as blocks, serialized as by the editor
	 */
	public function test_parts(): void {
		$names = static function ( array $blocks ) use ( &$names ): array {
			$found = array();
			foreach ( $blocks as $block ) {
				array_push( $found, $block['blockName'], ...$names( $block['innerBlocks'] ) );
			}
			return $found;
		};
		foreach ( array(
			'cart'     => array( 'cart-items', 'cart-coupon', 'cart-totals', 'proceed-to-checkout', 'cart-cross-sells', 'cart-empty' ),
			'checkout' => array( 'checkout-express', 'checkout-login', 'checkout-contact', 'checkout-billing-address', 'checkout-shipping-address', 'checkout-shipping-methods', 'checkout-additional-information', 'checkout-order-summary', 'checkout-payment', 'checkout-terms', 'checkout-place-order' ),
		) as $page => $parts ) {
			$content = (string) get_post_field( 'post_content', BuiltinPages::ids()[ $page ] );
			$blocks  = parse_blocks( $content );
			$found   = $names( $blocks );
			$this->assertSame( array(), array_diff( array_map( static fn ( string $part ): string => "vitrine/$part", $parts ), $found ) );
			$this->assertSame( serialize_blocks( $blocks ), $content );
			foreach ( array_filter( $found ) as $name ) {
				$this->assertTrue( \WP_Block_Type_Registry::get_instance()->is_registered( $name ), $name );
			}
		}
	}

	/**
	 * @testdox Installing again creates no second page and loses no row
	 */
	public function test_again(): void {
		global $wpdb;
		$wpdb->insert(
			$wpdb->prefix . 'vitrine_coupons',
			array(
				'code'        => 'kept',
				'product_ids' => '[]',
				'categories'  => '[]',
			)
		);
		$pages = BuiltinPages::ids();

		Installer::install();

		$this->assertSame( $pages, BuiltinPages::ids() );
		$this->assertSame( 'kept', $wpdb->get_var( "SELECT code FROM {$wpdb->prefix}vitrine_coupons" ) );
		$this->assertFalse( get_option( 'vitrine_install_lock' ) );
	}

	/**
	 * @testdox Upgrades an older schema unless another request holds the lock
	 */
	public function test_upgrade(): void {
		global $wpdb;
		update_option( DatabaseSchema::OPTION, 0 );
		$wpdb->insert(
			$wpdb->options,
			array(
				'option_name'  => 'vitrine_install_lock',
				'option_value' => (string) time(),
				'autoload'     => 'off',
			)
		);
		Installer::install_if_old();
		$this->assertFalse( DatabaseSchema::is_current() );

		$wpdb->update( $wpdb->options, array( 'option_value' => (string) ( time() - 3600 ) ), array( 'option_name' => 'vitrine_install_lock' ) );
		Installer::install_if_old();
		$this->assertTrue( DatabaseSchema::is_current(), 'An abandoned lock expires.' );
	}

	/**
	 * @testdox An upgrade adds the GTIN columns and keeps the products
	 */
	public function test_gtin_upgrade(): void {
		global $wpdb;
		$id = Shopper::product( array( 'sku' => 'O-1' ) );
		foreach ( array( Tables::products(), Tables::variations() ) as $table ) {
			$wpdb->query( $wpdb->prepare( 'ALTER TABLE %i DROP COLUMN global_unique_id', $table ) );
		}
		update_option( DatabaseSchema::OPTION, 14 );
		Installer::install_if_old();
		$this->assertSame( $id, ProductWriter::save( array( 'id' => $id, 'global_unique_id' => '12345670' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$row = ProductRows::product( $id );
		$this->assertSame( array( 'O-1', '12345670' ), array( $row->sku ?? '', $row->global_unique_id ?? '' ) );
	}

	/**
	 * @testdox An upgrade adds the table of download permissions
	 */
	public function test_download_upgrade(): void {
		global $wpdb;
		$wpdb->query( "DROP TABLE {$wpdb->prefix}vitrine_download_permissions" );
		update_option( DatabaseSchema::OPTION, 9 );
		Installer::install_if_old();
		$this->assertContains( 'download_permissions', self::tables() );
		$this->assertTrue( DatabaseSchema::is_current() );
	}

	/**
	 * @testdox An upgrade adds the index of featured products
	 */
	public function test_featured_upgrade(): void {
		global $wpdb;
		$table   = Tables::products();
		$indexes = static fn (): array => array_column( (array) $wpdb->get_results( $wpdb->prepare( 'SHOW INDEX FROM %i', $table ) ), 'Key_name' );
		$this->assertContains( 'featured', $indexes() );

		$wpdb->query( $wpdb->prepare( 'ALTER TABLE %i DROP KEY featured', $table ) );
		$this->assertNotContains( 'featured', $indexes() );
		update_option( DatabaseSchema::OPTION, 13 );
		Installer::install_if_old();
		$this->assertContains( 'featured', $indexes() );
		$this->assertTrue( DatabaseSchema::is_current() );
	}

	/**
	 * @testdox An upgrade adds the refund columns and table, and keeps orders and notes
	 */
	public function test_refund_upgrade(): void {
		global $wpdb;
		$orders = $wpdb->prefix . 'vitrine_orders';
		$old    = array();
		foreach ( array( 'processing', 'refunded' ) as $status ) {
			$order = ( new Shopper() )->with( Shopper::product() )->buy();
			$wpdb->update( $orders, array( 'status' => $status ), array( 'id' => $order->id ) );
			$old[] = $order;
		}
		$wpdb->query( "DROP TABLE {$wpdb->prefix}vitrine_order_refunds" );
		$wpdb->query( "ALTER TABLE {$wpdb->prefix}vitrine_order_notes DROP COLUMN for_customer" );
		$wpdb->query( $wpdb->prepare( 'ALTER TABLE %i DROP COLUMN refunded', $orders ) );
		$items = $wpdb->prefix . 'vitrine_order_items';
		$wpdb->query( $wpdb->prepare( 'ALTER TABLE %i DROP COLUMN restocked', $items ) );
		update_option( DatabaseSchema::OPTION, 3 );

		Installer::install_if_old();

		$this->assertTrue( DatabaseSchema::is_current() );
		$services = ( new Shopper() )->engine->order_services();
		$this->assertSame( array( 0, $old[1]->totals['total'] ), array_map( static fn ( $order ): int => $services->store->load( $order->id )->refunded, $old ) );
		$this->assertNotSame( array(), $services->notes->of( $old[0]->id ) );
		$this->assertSame( array( '0', '1' ), $wpdb->get_col( $wpdb->prepare( 'SELECT restocked FROM %i ORDER BY id', $items ) ), 'Items of a refunded order count as restocked.' );
		$services->updates()->paid( $old[0]->id, 'charge-1' );
		$this->assertSame( 'done', $services->refunds()->give( $old[0]->id, 100 )->status );
	}

	/**
	 * @testdox An upgrade sets the payment status of existing orders
	 */
	public function test_payment_upgrade(): void {
		global $wpdb;
		$orders = $wpdb->prefix . 'vitrine_orders';
		$made   = array();
		$rows   = array(
			array( 'processing', 'cod', '' ),
			array( 'completed', 'cod', '' ),
			array( 'processing', 'card', '' ),
			array( 'on-hold', 'transfer', '' ),
			array( 'refunded', 'card', '' ),
			array( 'failed', 'card', '' ),
			array( 'pending', 'card', '' ),
			array( 'pending', 'wallet', 'pay_1' ),
			array( 'cancelled', 'card', '' ),
		);
		foreach ( $rows as $index => [ $status, $method, $reference ] ) {
			$order = ( new Shopper() )->with( Shopper::product( array( 'name' => "Mug $index" ) ) )->buy();
			$wpdb->update(
				$orders,
				array(
					'status'         => $status,
					'payment_method' => $method,
					'reference'      => $reference,
				),
				array( 'id' => $order->id )
			);
			$made[] = $order->id;
		}
		// The table as in version 2.
		$wpdb->query( $wpdb->prepare( 'ALTER TABLE %i DROP KEY payment_status', $orders ) );
		foreach ( array( 'payment_status', 'payment_owner', 'payment_lease', 'accepted', 'cart' ) as $column ) {
			$wpdb->query( $wpdb->prepare( 'ALTER TABLE %i DROP COLUMN %i', $orders, $column ) );
		}
		$wpdb->query( "DROP TABLE {$wpdb->prefix}vitrine_outbox" );
		update_option( DatabaseSchema::OPTION, 2 );

		Installer::install_if_old();

		$this->assertTrue( DatabaseSchema::is_current() );
		$states = $wpdb->get_results( $wpdb->prepare( 'SELECT payment_status, accepted IS NOT NULL AS accepted FROM %i ORDER BY id', $orders ), ARRAY_N );
		$this->assertSame(
			array( array( 'unpaid', '1' ), array( 'paid', '1' ), array( 'paid', '1' ), array( 'unpaid', '1' ), array( 'refunded', '1' ), array( 'failed', '0' ), array( 'unpaid', '0' ), array( 'in-progress', '0' ), array( 'unpaid', '0' ) ),
			array_map( static fn ( array $row ): array => array_map( 'strval', $row ), $states )
		);
		$this->assertContains( 'outbox', self::tables() );
		$this->assertSame( 'processing', ( new Shopper() )->with( Shopper::product() )->buy()->status );
	}

	/**
	 * @testdox A deleted shop page links to the front page and is not created again
	 */
	public function test_deleted_page(): void {
		wp_trash_post( BuiltinPages::ids()['cart'] );
		Installer::install();

		$this->assertSame( home_url( '/' ), ( new BuiltinEngine() )->page_url( 'cart' ) );
		$this->assertSame( home_url( '/' ), ( new BuiltinEngine() )->page_url( 'no such page' ) );
		wp_untrash_post( BuiltinPages::ids()['cart'] );
		wp_publish_post( BuiltinPages::ids()['cart'] );
	}

	/**
	 * @testdox An upgrade indexes the attributes of existing products
	 */
	public function test_attributes(): void {
		global $wpdb;
		Shopper::product(
			array(
				'name'       => 'Shirt',
				'type'       => 'variable',
				'attributes' => array(
					array(
						'name'    => 'colour',
						'label'   => 'Colour',
						'options' => array( 'red' => 'Red' ),
					),
				),
				'variations' => array(
					array(
						'attributes'    => array( 'attribute_colour' => 'red' ),
						'regular_price' => 2000,
					),
				),
			)
		);
		$rows = static fn (): array => $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i ORDER BY product_id, variation_id, name, value', Tables::attributes() ), ARRAY_A );
		$kept = $rows();
		$this->assertNotSame( array(), $kept );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', Tables::attributes() ) );
		update_option( DatabaseSchema::OPTION, 10 );
		DatabaseSchema::install();

		$this->assertSame( $kept, $rows() );
	}
}
