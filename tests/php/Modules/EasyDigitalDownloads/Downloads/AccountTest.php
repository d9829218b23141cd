<?php
/**
 * Tests of the account of Easy Digital Downloads customers.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Modules\EasyDigitalDownloads\Downloads;

use Vitrine\Tests\TestCase;
use Vitrine\Tests\View\Blocks;

/**
 * Our account block on the plugin's own account page.
 */
final class AccountTest extends TestCase {

	use Blocks;

	/**
	 * @testdox Customers edit their details in Easy Digital Downloads' form, which links back to the account
	 */
	public function test_details(): void {
		$page = (int) wp_insert_post(
			array(
				'post_type'   => 'page',
				'post_title'  => 'Account',
				'post_name'   => 'downloads-account',
				'post_status' => 'publish',
			)
		);
		edd_update_option( 'purchase_history_page', $page );
		$user = (int) wp_insert_user(
			array(
				'user_login' => 'ann',
				'user_pass'  => 'password',
				'user_email' => 'ann@shop.test',
				'first_name' => 'Ann',
			)
		);
		wp_set_current_user( $user );
		$GLOBALS['wp']->main( "page_id=$page" );
		$account = $this->block( 'account' );
		$links   = $this->find( $account, '//a[text()="Account details"]' );
		$this->assertCount( 1, $links );
		$address = $links[0]->getAttribute( 'href' );
		$this->assertStringContainsString( 'edit-account', $address );

		$_GET['edit-account'] = '1'; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- URL parameter of the test.
		$details              = $this->block( 'account' );
		unset( $_GET['edit-account'] ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- URL parameter of the test.
		$this->assertCount( 1, $this->find( $details, '//input[@name="edd_first_name" and @value="Ann"]' ) );
		$this->assertCount( 1, $this->find( $details, sprintf( '//form[@id="edd_profile_editor_form" and @action="%s"]', $address ) ) );
		$this->assertCount( 1, $this->find( $details, sprintf( '//a[@href="%s" and text()="Back to your account"]', get_permalink( $page ) ) ) );
		wp_set_current_user( 0 );
	}
}
