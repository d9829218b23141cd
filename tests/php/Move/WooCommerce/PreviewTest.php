<?php
/**
 * Tests of the migration preview.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Move\WooCommerce;

use Vitrine\Commerce\Builtin\Database\DatabaseSchema;
use Vitrine\Move\Preview;
use Vitrine\Move\MoveProgress;
use Vitrine\Move\ShopMove;

/**
 * Numbers, data that is not migrated, and required settings.
 */
final class PreviewTest extends OldShop {

	/**
	 * Returns the texts of the findings.
	 *
	 * @return array<string, string>
	 */
	private static function texts(): array {
		return array_column( Preview::findings(), 'text', 'id' );
	}

	/**
	 * @testdox The preview counts what will be moved and changes nothing
	 */
	public function test_counts(): void {
		global $wpdb;
		$this->assertFalse( ShopMove::has_anything() );
		self::product( array( 'categories' => array( 'Lighting' ) ) );
		self::shirt();
		self::coupon( 'ten' );
		self::order();
		self::close();
		$before = array( $wpdb->get_results( "SELECT * FROM $wpdb->posts", ARRAY_A ), $wpdb->get_results( "SELECT * FROM $wpdb->options WHERE option_name NOT LIKE '%transient%'", ARRAY_A ) );

		$this->assertTrue( ShopMove::has_anything() );
		$this->assertSame( array( 'categories' => 1, 'tags' => 0, 'products' => 2, 'grouped' => 0, 'coupons' => 1, 'customers' => 0, 'orders' => 1 ), array_column( Preview::counts(), 'left', 'id' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->assertSame( array( 'shipping', 'payments' ), array_keys( self::texts() ) );
		$this->assertFalse( Preview::is_blocked( Preview::findings() ) );
		$this->assertSame( $before, array( $wpdb->get_results( "SELECT * FROM $wpdb->posts", ARRAY_A ), $wpdb->get_results( "SELECT * FROM $wpdb->options WHERE option_name NOT LIKE '%transient%'", ARRAY_A ) ) );
		$this->assertSame( 0, MoveProgress::load()->started );
	}

	/**
	 * @testdox A shop with an older schema can be moved
	 */
	public function test_old_tables(): void {
		self::product();
		self::close();
		update_option( DatabaseSchema::OPTION, DatabaseSchema::VERSION - 1 );
		$this->assertTrue( ShopMove::has_anything() );
		$this->assertTrue( DatabaseSchema::is_current() );
		delete_option( DatabaseSchema::OPTION );
		$this->assertFalse( ShopMove::has_anything() );
		$this->assertFalse( get_option( DatabaseSchema::OPTION ) );
	}

	/**
	 * @testdox A different currency, decimals or tax setting blocks the move
	 */
	public function test_blocked(): void {
		update_option( 'woocommerce_currency', 'USD' );
		update_option( 'woocommerce_price_num_decimals', '0' );
		update_option( 'vitrine_shop', array( 'tax_rate' => 1900 ) );
		update_option( 'woocommerce_calc_taxes', 'no' );
		$texts = self::texts();
		$this->assertStringContainsString( 'EUR', $texts['currency'] );
		$this->assertArrayHasKey( 'decimals', $texts );
		$this->assertArrayHasKey( 'prices_include_tax', $texts );
		$this->assertStringContainsString( '1 tax rate', $texts['tax'] );
		$this->assertTrue( Preview::is_blocked( Preview::findings() ) );
	}

	/**
	 * @testdox Lists unsupported data with examples
	 */
	public function test_findings(): void {
		global $wpdb;
		$theirs = new \WC_Product_Simple();
		$theirs->set_slug( 'lamp' );
		$theirs->set_name( 'Theirs' );
		$theirs->set_sku( 'L-1' );
		$theirs->set_global_unique_id( '4006381333931' );
		$theirs->save();
		$coupon = new \WC_Coupon();
		$coupon->set_code( 'ten' );
		$coupon->save();
		$lamp = self::product( array( 'slug' => 'lamp', 'sku' => 'L-1', 'global_unique_id' => '4006381333931', 'min' => 2, 'dimensions' => 'large', 'attributes' => array( array( 'name' => 'year', 'label' => 'Year', 'options' => array( 'a' => 'A' ) ) ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		self::coupon( 'ten' );
		self::coupon( 'both', array( 'product_ids' => array( $lamp ), 'categories' => array( 'x' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		self::order( array( 'payment_method' => 'acme', 'payment_status' => 'authorized', 'billing' => array( 'country' => 'JP', 'state' => '13' ), 'shipping' => array( 'country' => 'US', 'state' => 'QQ' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		self::close();

		$texts = self::texts();
		foreach ( array( 'slugs' => 'Lamp', 'skus' => 'L-1', 'gtins' => '4006381333931', 'quantities' => 'Lamp', 'sizes' => 'Lamp', 'attributes' => 'Lamp', 'coupon_codes' => 'ten', 'coupon_choices' => 'both', 'gateway-acme' => 'acme', 'open' => '1 order', 'states' => 'US QQ', 'state_codes' => 'JP 13 → JP13'  ) as $id => $word ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			$this->assertStringContainsString( $word, $texts[ $id ] ?? "No $id" );
		}
	}
}
