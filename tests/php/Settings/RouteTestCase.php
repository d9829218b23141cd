<?php
/**
 * Base class of tests of the settings endpoint.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Settings;

use Vitrine\Settings\Settings;
use Vitrine\Tests\TestCase;

/**
 * Sends requests as users with a role.
 */
abstract class RouteTestCase extends TestCase {

	protected const ROUTE = '/vitrine/v1/settings';

	/**
	 * Resets the settings.
	 */
	protected function setUp(): void {
		parent::setUp();
		Settings::reset();
	}

	/**
	 * Removes settings of other plugins.
	 */
	protected function tearDown(): void {
		unregister_setting( Settings::GROUP, 'acme_settings' );
		self::forget_routes();
		parent::tearDown();
	}

	/**
	 * Registers the routes again, which determines their arguments.
	 */
	protected static function forget_routes(): void {
		$GLOBALS['wp_rest_server'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As WordPress's own tests do.
	}

	/**
	 * Logs a user in.
	 *
	 * @param string $role Role of the user; empty for a guest.
	 */
	protected static function be( string $role ): void {
		$user = '' === $role ? 0 : wp_insert_user(
			array(
				'user_login' => 'somebody',
				'user_pass'  => 'password',
				'role'       => $role,
			)
		);
		self::assertIsInt( $user );
		wp_set_current_user( $user );
	}

	/**
	 * Sends a request as the screen does.
	 *
	 * @param array<array-key, mixed> $body   Values by option.
	 * @param string                  $method HTTP method.
	 */
	protected static function send( array $body, string $method = 'POST' ): \WP_REST_Response {
		$request = new \WP_REST_Request( $method, self::ROUTE );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( $body ) );
		return rest_do_request( $request );
	}
}
