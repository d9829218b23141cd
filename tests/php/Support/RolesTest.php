<?php
/**
 * Tests of roles and permissions.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Support;

use Vitrine\Commerce\Builtin\Admin\Admin;
use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Support\Roles;
use Vitrine\Tests\Ajax\ShopTestCase;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;

/**
 * Five roles, and each action of a shop owner.
 */
final class RolesTest extends ShopTestCase {

	/** Roles that can manage the shop. */
	private const OWNERS = array( 'administrator', Roles::MANAGER );

	/**
	 * Data provider of roles.
	 *
	 * @return array<string, array{string}>
	 */
	public function roles(): array {
		return array(
			'administrator' => array( 'administrator' ),
			'manager'       => array( Roles::MANAGER ),
			'editor'        => array( 'editor' ),
			'author'        => array( 'author' ),
			'customer'      => array( Roles::CUSTOMER ),
		);
	}

	/**
	 * Creates a user.
	 *
	 * @param string $role Role of the user.
	 * @return int User ID.
	 */
	private static function somebody( string $role ): int {
		$id = wp_insert_user(
			array(
				'user_login' => 'somebody',
				'user_pass'  => 'password',
				'role'       => $role,
			)
		);
		self::assertIsInt( $id );
		return $id;
	}

	/**
	 * @testdox Grants or denies a $_dataName the shop's capabilities
	 * @dataProvider roles
	 *
	 * @param string $role Role of the user.
	 */
	public function test_capabilities( string $role ): void {
		$id      = self::somebody( $role );
		$product = $this->product();
		$has     = array();
		foreach ( array( Roles::ORDERS, Roles::COUPONS, Roles::SETTINGS, Roles::TERMS, 'edit_vitrine_products', 'edit_others_vitrine_products', 'publish_vitrine_products', 'delete_published_vitrine_products', 'read_private_vitrine_products' ) as $capability ) {
			$has[ $capability ] = user_can( $id, $capability );
		}
		$has['edit_post']   = user_can( $id, 'edit_post', $product );
		$has['delete_post'] = user_can( $id, 'delete_post', $product );
		$this->assertSame( array_fill_keys( array_keys( $has ), in_array( $role, self::OWNERS, true ) ), $has );
		// The role has no other capabilities of the site.
		$this->assertSame( 'administrator' === $role, user_can( $id, 'manage_options' ) );
		$this->assertFalse( user_can( $id, 'edit_vitrine_productsx' ) );
	}

	/**
	 * @testdox Grants or denies a $_dataName the shop's screens and publishing products
	 * @dataProvider roles
	 *
	 * @param string $role Role of the user.
	 */
	public function test_screens( string $role ): void {
		$somebody = $this->visitor_as( $role );
		$may      = in_array( $role, self::OWNERS, true );
		$customer = Roles::CUSTOMER === $role;
		foreach ( array( 'admin.php?page=vitrine-orders', 'admin.php?page=vitrine-orders&action=vitrine_new_order', 'admin.php?page=vitrine-customers', 'admin.php?page=vitrine-coupons', 'edit.php?post_type=vitrine_product&page=vitrine-import-products', 'edit.php?post_type=vitrine_product&page=vitrine-export-products', 'edit.php?post_type=vitrine_product', 'post-new.php?post_type=vitrine_product', 'edit-tags.php?taxonomy=vitrine_product_cat&post_type=vitrine_product' ) as $screen ) {
			$answer = $somebody->get( "/wp-admin/$screen" );
			$this->assertContains( $answer->status, $may ? array( 200 ) : array( 302, 403 ), $screen );
		}
		$admin = $somebody->get( '/wp-admin/profile.php' );
		$this->assertSame( $customer ? 302 : 200, $admin->status );
		if ( $customer ) {
			$this->assertStringContainsString( '/account/', (string) $admin->header( 'Location' ) );
		}
		$this->assertSame( ! $customer, str_contains( $somebody->get( '/shop/' )->body, 'id="wpadminbar"' ) );
		$this->assertSame( $may ? 201 : 403, $this->publish( $somebody )->status );
		$this->assertCount( $may ? 1 : 0, get_posts( array( 'post_type' => ContentTypes::PRODUCT ) ) );
	}

	/**
	 * Resets the request, since the next test does not run in the admin.
	 */
	protected function tearDown(): void {
		unset( $GLOBALS['current_screen'], $_REQUEST['_wpnonce'], $_POST['_wpnonce'] ); // phpcs:ignore WordPress.Security.NonceVerification -- Removed, not read.
		parent::tearDown();
	}

	/**
	 * @testdox Denies a $_dataName every action of the shop's screens unless it is an owner, even with a nonce
	 * @dataProvider roles
	 *
	 * @param string $role Role of the user.
	 */
	public function test_actions( string $role ): void {
		wp_set_current_user( self::somebody( $role ) );
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		set_current_screen( 'dashboard' );
		( new Admin( ( new Shopper() )->engine->order_services() ) )->boot();
		add_filter(
			'wp_die_handler',
			static fn (): \Closure => static function ( mixed $message ): never {
				throw new \RuntimeException( is_string( $message ) ? wp_strip_all_tags( $message ) : 'died' );
			}
		);
		// A successful action redirects and ends the request.
		add_filter(
			'wp_redirect',
			static function (): never {
				throw new \RuntimeException( 'done' );
			}
		);
		$actions = array_filter( array_map( 'strval', array_keys( $GLOBALS['wp_filter'] ) ), static fn ( string $hook ): bool => str_starts_with( $hook, 'admin_post_vitrine_' ) );
		$this->assertGreaterThan( 12, count( $actions ) );
		if ( in_array( $role, self::OWNERS, true ) ) {
			// Other tests cover each action for owners.
			return;
		}
		foreach ( $actions as $hook ) {
			$nonce                = wp_create_nonce( substr( $hook, strlen( 'admin_post_' ) ) );
			$_REQUEST['_wpnonce'] = $nonce;
			$_POST['_wpnonce']    = $nonce;
			try {
				do_action( $hook ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WordPress hook.
				$said = 'done';
			} catch ( \RuntimeException $refused ) {
				$said = $refused->getMessage();
			}
			$this->assertMatchesRegularExpression( '/not allowed/i', $said, $hook );
		}
	}

	/**
	 * @testdox Grants or denies a $_dataName the shop's REST routes
	 * @dataProvider roles
	 *
	 * @param string $role Role of the user.
	 */
	public function test_routes( string $role ): void {
		$open = array( 'vitrine/v1/webhooks' );
		wp_set_current_user( self::somebody( $role ) );
		$asked = 0;
		foreach ( rest_get_server()->get_routes( 'vitrine/v1' ) as $route => $handlers ) {
			foreach ( $handlers as $handler ) {
				$is_open = array() !== array_filter( $open, static fn ( string $begin ): bool => str_contains( $route, $begin ) );
				if ( ! isset( $handler['permission_callback'] ) || $is_open || '/vitrine/v1' === $route ) {
					continue;
				}
				$may = $handler['permission_callback']( new \WP_REST_Request( 'POST', $route ) );
				++$asked;
				if ( 'administrator' === $role ) {
					$this->assertTrue( $may, $route );
				} elseif ( ! in_array( $role, array( Roles::MANAGER, 'editor', 'author' ), true ) || ! str_contains( $route, '/editor/' ) ) {
					$this->assertSame( Roles::MANAGER === $role && 1 === preg_match( '#/(?:products/|settings$|setup)#', $route ), true === $may, $route );
				}
			}
		}
		$this->assertGreaterThan( 3, $asked );
	}

	/**
	 * Publishes a product as the block editor does.
	 *
	 * @param Visitor $somebody The user.
	 */
	private function publish( Visitor $somebody ): Response {
		$nonce = $somebody->get( '/wp-admin/admin-ajax.php?action=rest-nonce' )->body;
		return $somebody->post(
			'/wp-json/wp/v2/vitrine_product',
			(string) wp_json_encode(
				array(
					'title'  => 'Cheap',
					'status' => 'publish',
				)
			),
			array(
				'Content-Type' => 'application/json',
				'X-WP-Nonce'   => $nonce,
			)
		);
	}
}
