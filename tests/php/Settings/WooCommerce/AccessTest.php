<?php
/**
 * Who may change the settings beside WooCommerce.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Settings\WooCommerce;

use Vitrine\Settings\Settings;
use Vitrine\Support\Roles;
use Vitrine\Tests\TestCase;

/**
 * WooCommerce's shop managers manage this shop too.
 */
final class AccessTest extends TestCase {

	/**
	 * The built-in shop was here before, with a role of its own.
	 */
	protected function setUp(): void {
		parent::setUp();
		Roles::add();
	}

	/**
	 * Takes its roles away.
	 */
	protected function tearDown(): void {
		Roles::remove();
		parent::tearDown();
	}

	/**
	 * Each role, what the route answers it, and what the screen does.
	 *
	 * @return array<string, array{0: string, 1: int, 2: int}>
	 */
	public function roles(): array {
		return array(
			'administrator'            => array( 'administrator', 200, 200 ),
			'WooCommerce shop manager' => array( 'shop_manager', 200, 200 ),
			// WooCommerce keeps whoever writes no posts out of the administration.
			'shop manager of ours'     => array( 'vitrine_manager', 200, 302 ),
			'editor'                   => array( 'editor', 403, 403 ),
			'WooCommerce customer'     => array( 'customer', 403, 403 ),
			'guest'                    => array( '', 401, 302 ),
		);
	}

	/**
	 * @testdox A $_dataName reads, writes and opens the settings, or none of it
	 * @dataProvider roles
	 *
	 * @param string $role   Of the user.
	 * @param int    $status Of the route's answer.
	 * @param int    $screen Of the screen.
	 */
	public function test_who_may( string $role, int $status, int $screen ): void {
		$visitor = '' === $role ? $this->visitor() : $this->visitor_as( $role );
		$this->assertSame( $screen, $visitor->get( '/wp-admin/options-general.php?page=vitrine-settings' )->status );
		$menu = $visitor->get( '/wp-admin/profile.php' )->body;
		$this->assertSame( 200 === $screen, str_contains( $menu, 'page=vitrine-settings' ) );
		$this->assertSame( 'administrator' === $role, str_contains( $menu, 'page=vitrine-beside' ) );

		$user = get_user_by( 'login', $role );
		wp_set_current_user( $user instanceof \WP_User ? $user->ID : 0 );
		$request = new \WP_REST_Request( 'POST', '/vitrine/v1/settings' );
		$request->set_body_params( array( Settings::OPTION => array( 'break_point' => 640 ) ) );
		$this->assertSame( $status, rest_do_request( $request )->get_status() );
		Settings::reset();
		$this->assertSame( 200 === $status ? 640 : 920, Settings::number( 'break_point' ) );
	}
}
