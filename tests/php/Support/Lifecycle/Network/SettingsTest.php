<?php
/**
 * Tests of settings in a multisite network.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Support\Lifecycle\Network;

use Vitrine\Settings\Access;
use Vitrine\Settings\Settings;

/**
 * A user who manages one shop cannot manage the others.
 */
final class SettingsTest extends NetworkTestCase {

	/**
	 * Data provider of roles, and whether they can manage a site of the network.
	 *
	 * @return array<string, array{0: string, 1: bool}>
	 */
	public function roles(): array {
		return array(
			'administrator' => array( 'administrator', true ),
			'shop manager'  => array( 'vitrine_manager', true ),
			'editor'        => array( 'editor', false ),
		);
	}

	/**
	 * @testdox The $_dataName of one site can or cannot change its settings, and never another site's
	 * @dataProvider roles
	 *
	 * @param string $role Role of the user on the second site.
	 * @param bool   $may  Whether the user can change the settings of that site.
	 */
	public function test_who_may( string $role, bool $may ): void {
		$site = $this->site( 'two' );
		$user = wp_insert_user(
			array(
				'user_login' => 'somebody',
				'user_pass'  => 'password',
				'role'       => '',
			)
		);
		$this->assertIsInt( $user );
		add_user_to_blog( $site, $user, $role );
		wp_set_current_user( $user );
		$send = static function (): int {
			$request = new \WP_REST_Request( 'POST', '/vitrine/v1/settings' );
			$request->set_body_params( array( Settings::OPTION => array( 'break_point' => 640 ) ) );
			return rest_do_request( $request )->get_status();
		};

		$this->assertSame( array( 403, false ), array( $send(), current_user_can( Access::SETTINGS ) ) );
		$this->assertSame( array( $may ? 200 : 403, $may ), self::inside( $site, static fn (): array => array( $send(), current_user_can( Access::SETTINGS ) ) ) );
		$this->assertSame( 920, Settings::number( 'break_point' ) );
		$this->assertSame( $may ? 640 : 920, self::inside( $site, static fn (): int => Settings::number( 'break_point' ) ) );
	}
}
