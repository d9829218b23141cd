<?php
/**
 * Tests of settings permissions on WooCommerce.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Settings\WooCommerce;

use Vitrine\Settings\Settings;
use Vitrine\Support\Roles;
use Vitrine\Tests\TestCase;

/**
 * WooCommerce's shop managers may manage this shop, too.
 */
final class AccessTest extends TestCase {

	/**
	 * Adds the roles of the built-in shop, which was used before.
	 */
	protected function setUp(): void {
		parent::setUp();
		Roles::add();
	}

	/**
	 * Removes its roles.
	 */
	protected function tearDown(): void {
		Roles::remove();
		parent::tearDown();
	}

	/**
	 * Data provider of roles, and the statuses of the route and the screen.
	 *
	 * @return array<string, array{0: string, 1: int, 2: int}>
	 */
	public function roles(): array {
		return array(
			'administrator'            => array( 'administrator', 200, 200 ),
			'WooCommerce shop manager' => array( 'shop_manager', 200, 200 ),
			// WooCommerce keeps users who cannot edit posts out of the admin.
			'Vitrine shop manager'     => array( 'vitrine_manager', 200, 302 ),
			'editor'                   => array( 'editor', 403, 403 ),
			'WooCommerce customer'     => array( 'customer', 403, 403 ),
			'guest'                    => array( '', 401, 302 ),
		);
	}

	/**
	 * @testdox Grants or denies a $_dataName access to the settings
	 * @dataProvider roles
	 *
	 * @param string $role   Role of the user.
	 * @param int    $status Status of the route.
	 * @param int    $screen Status of the screen.
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
