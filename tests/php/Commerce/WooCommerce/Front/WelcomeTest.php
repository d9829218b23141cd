<?php
/**
 * Tests of the account lookup on WooCommerce's own checkout.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Commerce\WooCommerce\Front;

use Vitrine\Page\Assets;
use Vitrine\Page\ViewScripts;
use Vitrine\Plugin;
use Vitrine\Settings\Settings;
use Vitrine\Tests\TestCase;

/**
 * The page loads its island only if the owner has enabled the lookup.
 */
final class WelcomeTest extends TestCase {

	/**
	 * @testdox WooCommerce's checkout loads the welcome scripts for a guest with email lookup, and for nobody else
	 */
	public function test_scripts(): void {
		$scripts = static fn (): array => array_column( ViewScripts::all( Plugin::engine() )['checkout'] ?? array(), 'handle' );
		add_filter( 'woocommerce_is_checkout', '__return_true' );
		self::assertSame( array(), $scripts(), 'Email lookup is off by default.' );
		update_option( Settings::OPTION, array( 'email_check' => true ) );
		$handles = $scripts();
		self::assertSame( Assets::view( 'checkout' ), end( $handles ) );
		wp_set_current_user( 1 );
		self::assertSame( array(), $scripts(), 'Logged-in customers need no welcome.' );
		wp_set_current_user( 0 );
		remove_filter( 'woocommerce_is_checkout', '__return_true' );
		self::assertStringNotContainsString( Assets::view( 'checkout' ), $this->visitor()->get( '/' )->body, 'Other pages have no email field.' );
	}
}
