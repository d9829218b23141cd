<?php
/**
 * Tests of the product form in the editor.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\View\WooCommerce;

use Vitrine\Tests\Commerce\WooCommerce\WooCommerceShop;

/**
 * It is rendered in the REST API, with WooCommerce's actions.
 */
final class PreviewedFormTest extends WooCommerceShop {

	/**
	 * @testdox The editor previews Vitrine's form
	 */
	public function test_form(): void {
		$lamp  = $this->lamp();
		$owner = $this->visitor();
		$owner->log_in( 'admin', 'password' );
		$nonce = $owner->get( '/wp-admin/admin-ajax.php?action=rest-nonce' )->body;
		$drawn = static fn (): string => (string) $owner->get( "/wp-json/wp/v2/block-renderer/vitrine/product-form?context=edit&post_id=$lamp", array( 'X-WP-Nonce' => $nonce ) )->json()['rendered'];
		self::assertStringContainsString( 'single_add_to_cart_button', $drawn() );
	}
}
