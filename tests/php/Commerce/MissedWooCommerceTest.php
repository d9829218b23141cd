<?php
/**
 * Tests of a shop whose WooCommerce is inactive.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce;

use Vitrine\Commerce\Engines;
use Vitrine\Commerce\Value\AddRequest;
use Vitrine\Commerce\WooCommerce\Health\Requirements;
use Vitrine\Tests\Support\Visitor;
use Vitrine\Tests\TestCase;

/**
 * The site used WooCommerce, which is no longer active.
 */
final class MissedWooCommerceTest extends TestCase {

	/**
	 * Resets the selected engine.
	 */
	protected function tearDown(): void {
		parent::tearDown();
		Engines::reset();
	}

	/**
	 * @testdox When WooCommerce is deactivated, the shop closes and the owner sees a notice
	 */
	public function test_closed(): void {
		update_option( Requirements::OPTION, 'woocommerce', true );

		foreach ( array( '/', '/?wc-ajax=vitrine_nonces', '/wp-admin/admin-ajax.php?action=vitrine_add_cart_single_product' ) as $path ) {
			$this->assertLessThan( 500, $this->http( 'GET', $path )->status, $path );
		}
		$page = $this->owner()->get( '/wp-admin/' )->body;
		$this->assertSame( 1, substr_count( $page, 'id="vitrine-woocommerce-notice"' ) );
		$this->assertStringContainsString( 'it is no longer active on this site', $page );
		$this->assertStringNotContainsString( 'edit.php?post_type=vitrine_product', $page, 'The built-in shop opened instead.' );
	}

	/**
	 * @testdox A closed shop lists nothing, sells nothing and says so
	 */
	public function test_port(): void {
		update_option( Requirements::OPTION, 'woocommerce', true );
		Engines::reset();
		$engine = Engines::active();

		$this->assertSame( 'closed', $engine->id() );
		$this->assertSame( array(), $engine->cart()->snapshot()->lines );
		$this->assertSame( 'The shop is closed at the moment. Please come back later.', $engine->cart()->add( new AddRequest( 1 ) )->get_error_message() );
		$this->assertNull( $engine->catalog()->find( 1 ) );
	}

	/**
	 * @testdox The owner can switch to the built-in shop
	 */
	public function test_let_go(): void {
		update_option( Requirements::OPTION, 'woocommerce', true );
		$owner = $this->owner();
		preg_match( '#href="([^"]+action=vitrine_sell_without_woocommerce[^"]+)"#', $owner->get( '/wp-admin/' )->body, $link );

		$this->assertSame( 403, $owner->get( '/wp-admin/admin-post.php?action=vitrine_sell_without_woocommerce' )->status, 'Rejected without a nonce.' );
		$owner->get( (string) preg_replace( '#^https?://[^/]+#', '', html_entity_decode( $link[1] ) ) );
		wp_cache_flush();

		$this->assertFalse( get_option( Requirements::OPTION ) );
		$this->assertStringContainsString( 'edit.php?post_type=vitrine_product', $owner->get( '/wp-admin/' )->body );
	}

	/**
	 * Returns the site's owner.
	 */
	private function owner(): Visitor {
		$owner = $this->visitor();
		$owner->log_in( 'admin', 'password' );
		return $owner;
	}
}
