<?php
/**
 * Tests of the migration in the REST API, on its screen and in WP-CLI.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Move\WooCommerce;

use Vitrine\Move\Admin\MoveRoute;
use Vitrine\Move\Admin\MoveScreen;
use Vitrine\Move\MoveProgress;

/**
 * Permissions and responses.
 */
final class RouteTest extends OldShop {

	/**
	 * Requests a batch.
	 *
	 * @param array<string, mixed> $fields Fields of the request.
	 */
	private static function ask( array $fields = array() ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'POST', '/vitrine/v1/move' );
		$request->set_body_params( $fields );
		return rest_get_server()->dispatch( $request );
	}

	/**
	 * Returns an administrator.
	 */
	private static function owner(): void {
		wp_set_current_user( 1 );
		self::assertTrue( current_user_can( 'manage_options' ) );
	}

	/**
	 * @testdox Moving requires the capability and valid fields
	 */
	public function test_permission(): void {
		self::product();
		self::close();
		$this->assertSame( 401, self::ask()->get_status() );
		$shop_manager = wp_insert_user(
			array(
				'user_login' => 'manager',
				'user_pass'  => 'password',
				'role'       => 'shop_manager',
			)
		);
		wp_set_current_user( (int) $shop_manager );
		$this->assertSame( 403, self::ask()->get_status() );
		self::owner();
		$this->assertSame( 400, self::ask( array( 'again' => 'perhaps' ) )->get_status() );
		$this->assertSame( 0, MoveProgress::load()->started );
	}

	/**
	 * @testdox A request without a nonce moves nothing
	 */
	public function test_nonce(): void {
		self::product();
		self::close();
		$owner = $this->visitor();
		$owner->log_in( 'admin', 'password' );
		$this->assertSame( 401, $owner->request( 'POST', '/wp-json/vitrine/v1/move' )->status );
		wp_cache_flush();
		$this->assertSame( 0, MoveProgress::load()->started );
	}

	/**
	 * @testdox Moves batches with progress, and after completion runs again only when told to
	 */
	public function test_moves(): void {
		self::product();
		self::order();
		self::close();
		self::owner();
		do {
			$state = self::ask()->get_data();
		} while ( 'more' === $state['outcome'] );
		$this->assertSame( array( 'done', true, true, 0 ), array( $state['outcome'], $state['started'], $state['finished'], $state['failed'] ) );
		$this->assertSame( array( 1, 1, 1 ), array( self::part( $state, 'products' )['done'], self::part( $state, 'products' )['moved'], self::part( $state, 'products' )['total'] ) );

		\Vitrine\Commerce\Builtin\Catalog\ContentTypes::register();
		self::order();
		self::close();
		$this->assertSame( 1, self::part( self::ask()->get_data(), 'orders' )['done'] );
		$again = self::ask( array( 'again' => true ) )->get_data();
		$this->assertSame( array( 1, 1 ), array( self::part( $again, 'orders' )['done'], self::part( $again, 'orders' )['moved'] ) );
	}

	/**
	 * @testdox Answers 409 while a setting blocks the move
	 */
	public function test_blocked(): void {
		self::product();
		self::close();
		self::owner();
		update_option( 'woocommerce_currency', 'USD' );
		$this->assertSame( 409, self::ask()->get_status() );
		$this->assertSame( 0, MoveProgress::load()->started );
	}

	/**
	 * @testdox The screen is in the menu when there is something to move
	 */
	public function test_menu(): void {
		global $submenu;
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		self::owner();
		self::close();
		$submenu = array(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As in a separate request.
		MoveScreen::add();
		$this->assertSame( array(), $submenu );
		self::order();
		MoveScreen::add();
		$this->assertSame( 'vitrine-move', $submenu['vitrine-beside'][0][2] );
		ob_start();
		MoveScreen::render();
		$this->assertStringContainsString( '"label":"Orders","left":1', (string) ob_get_clean() );
		$this->assertSame( '', MoveRoute::state( '' )['outcome'] );
	}

	/**
	 * Returns the progress of a part.
	 *
	 * @param array<string, mixed> $state State in the response.
	 * @param string               $id    ID of the part.
	 * @return array<string, mixed>
	 */
	private static function part( array $state, string $id ): array {
		return array_column( $state['parts'], null, 'id' )[ $id ];
	}
}
