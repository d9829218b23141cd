<?php
/**
 * Tests of counting adds without JavaScript.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Modules\Analytics\WooCommerce;

use Vitrine\Modules\Analytics\AnalyticsCounts;
use Vitrine\Tests\Commerce\WooCommerce\WooCommerceShop;

/**
 * WooCommerce handles the form itself.
 */
final class FormAddsTest extends WooCommerceShop {

	/**
	 * Returns the number of adds.
	 */
	private static function adds(): int {
		return AnalyticsCounts::totals( gmdate( 'Y-m-d' ), gmdate( 'Y-m-d' ) )['add'];
	}

	/**
	 * @testdox Counts an add by WooCommerce's form handler once and with consent, and no AJAX add
	 */
	public function test_form(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', AnalyticsCounts::table() ) );
		update_option(
			'vitrine_settings',
			array(
				'store_analytics' => true,
				'consent_type'    => 'optin',
			)
		);
		$lamp    = $this->lamp();
		$visitor = $this->visitor();
		$visitor->post( '/', array( 'add-to-cart' => $lamp ) );
		$this->assertSame( 0, self::adds() );

		$visitor->cookies['wp_consent_statistics'] = 'allow';

		$visitor->post( '/', array( 'add-to-cart' => $lamp ) );
		$this->assertSame( 1, self::adds() );
		$answer = $visitor->post( '/?wc-ajax=add_to_cart', array( 'product_id' => $lamp ) );
		$this->assertSame( 200, $answer->status );
		$answer = $visitor->post(
			'/wp-admin/admin-ajax.php',
			array(
				'action'      => 'vitrine_add_cart_single_product',
				'add-to-cart' => $lamp,
			)
		);
		$this->assertSame( 200, $answer->status );
		$this->assertSame( 1, self::adds(), 'AJAX adds are counted in the browser.' );
		$this->assertArrayHasKey( 'cart_hash', $answer->json() );
	}
}
