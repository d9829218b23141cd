<?php
/**
 * Tests of the status with WooCommerce.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Modules\Status\WooCommerce;

use Vitrine\Settings\Settings;
use Vitrine\Tests\Commerce\WooCommerce\WooCommerceShop;

/**
 * Uses the REST API over HTTP.
 */
final class StatusTest extends WooCommerceShop {

	/**
	 * Returns the response of the route.
	 *
	 * @return array<string, mixed>
	 */
	private static function status(): array {
		wp_set_current_user( 1 );
		return rest_do_request( new \WP_REST_Request( 'GET', '/vitrine/v1/status' ) )->get_data();
	}

	/**
	 * @testdox A healthy shop's checks are good, and the status lists replaced WooCommerce scripts
	 */
	public function test_in_order(): void {
		$status = self::status();

		$this->assertSame( array( 'woocommerce', 'WooCommerce' ), array( $status['engine']['id'], $status['engine']['name'] ) );
		$this->assertNotSame( '', $status['engine']['reason'] );
		$this->assertNotSame( array(), $status['scripts'] );
		$this->assertSame( array( true ), array_values( array_unique( array_column( $status['scripts'], 'replaced' ) ) ) );
		$levels = array_column( $status['checks'], 'level', 'id' );
		unset( $levels['https'] );
		$this->assertSame( array( 'good' ), array_values( array_unique( $levels ) ), wp_json_encode( $status['checks'] ) );
	}

	/**
	 * @testdox Lists a script kept by setting as WooCommerce's, and reports a missing page
	 */
	public function test_faults(): void {
		$scripts = array_column( self::status()['scripts'], 'replaced', 'label' );
		update_option( Settings::OPTION, array( 'replace_add_to_cart' => false ) );
		$cart = wc_get_page_id( 'cart' );
		wp_trash_post( $cart );
		try {
			$status = self::status();
		} finally {
			wp_untrash_post( $cart );
			wp_publish_post( $cart );
		}
		$this->assertCount( 1, array_diff_assoc( array_map( 'intval', $scripts ), array_map( 'intval', array_column( $status['scripts'], 'replaced', 'label' ) ) ) );
		$this->assertSame( 'critical', array_column( $status['checks'], 'level', 'id' )['pages'] );
	}
}
