<?php
/**
 * Tests of the setup of a new shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Setup;

use Vitrine\Commerce\Builtin\BuiltinPages;
use Vitrine\Commerce\Builtin\Payment\Settings\PaymentSettings;
use Vitrine\Commerce\Builtin\Products\ProductWriter;
use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Settings\Shop\ShippingSettings;
use Vitrine\Settings\Settings;
use Vitrine\Setup\Admin\PageStates;
use Vitrine\Setup\Sample\SampleProducts;
use Vitrine\Setup\State\Checklist;
use Vitrine\Setup\State\LocaleCountry;
use Vitrine\Setup\State\SetupProgress;
use Vitrine\Setup\State\ShopPages;
use Vitrine\Tests\TestCase;

/**
 * Permissions, validation, and values read from the shop.
 */
final class SetupTest extends TestCase {

	/**
	 * @dataProvider refused
	 * @testdox Rejects setup requests: $_dataName
	 *
	 * @param string               $role   Role of the user; empty for a guest.
	 * @param string               $path   Path of the route.
	 * @param array<string, mixed> $body   Body of the request.
	 * @param int                  $status HTTP status.
	 */
	public function test_refuses( string $role, string $path, array $body, int $status ): void {
		self::be( $role );
		self::make_pages();
		wp_trash_post( BuiltinPages::ids()['cart'] );
		$before = array( get_option( SetupProgress::OPTION ), BuiltinPages::ids() );

		$this->assertSame( $status, $this->send( $path, $body )->get_status() );
		$this->assertSame( $before, array( get_option( SetupProgress::OPTION ), BuiltinPages::ids() ) );
		$this->assertSame( array(), SampleProducts::ids() );
	}

	/**
	 * Data provider of users without permission and invalid values.
	 *
	 * @return array<string, array{0: string, 1: string, 2: array<string, mixed>, 3: int}>
	 */
	public function refused(): array {
		$answer = array(
			'step'   => 'store',
			'answer' => 'done',
		);
		return array(
			'a guest'                        => array( '', '/setup', $answer, 401 ),
			'an editor'                      => array( 'editor', '/setup', $answer, 403 ),
			'an author'                      => array( 'author', '/setup', $answer, 403 ),
			'a customer creating pages'      => array( 'vitrine_customer', '/setup/pages', array(), 403 ),
			'an editor adding samples'       => array( 'editor', '/setup/samples', array( 'do' => 'add' ), 403 ),
			'an unknown step'                => array( 'administrator', '/setup', array( 'step' => 'moon' ) + $answer, 400 ),
			'an unknown answer'              => array( 'administrator', '/setup', array( 'answer' => 'perhaps' ) + $answer, 400 ),
			'a step without an answer'       => array( 'administrator', '/setup', array( 'step' => 'store' ), 400 ),
			'an answer that is not a string' => array( 'administrator', '/setup', array( 'answer' => array( 'done' ) ) + $answer, 400 ),
			'samples without an action'      => array( 'administrator', '/setup/samples', array(), 400 ),
			'samples with an unknown action' => array( 'administrator', '/setup/samples', array( 'do' => 'sell' ), 400 ),
		);
	}

	/**
	 * @testdox A completed step stays completed when skipped later, and remaining steps are open
	 */
	public function test_progress(): void {
		self::be( 'administrator' );
		$this->assertTrue( SetupProgress::get()->is_open( SetupProgress::NOTICE ) );
		$answer = fn ( string $step, string $answer ): array => (array) $this->send( '/setup', compact( 'step', 'answer' ) )->get_data()['answers'];

		$this->assertSame( array( 'store' => 'done' ), $answer( 'store', 'done' ) );
		$this->assertSame( array( 'engine' => 'skipped', 'store' => 'done' ), $answer( 'engine', 'skipped' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->assertSame( 'done', $answer( 'store', 'skipped' )['store'] );
		$this->assertSame( 'done', $answer( 'engine', 'done' )['engine'] );
		$this->assertFalse( SetupProgress::get()->is_finished() );
		foreach ( SetupProgress::STEPS as $step ) {
			$answer( $step, 'skipped' );
		}
		$this->assertTrue( SetupProgress::get()->is_finished() );
		$this->assertFalse( SetupProgress::get()->is_open( SetupProgress::NOTICE ) );
		$this->assertTrue( SetupProgress::get()->is_open( SetupProgress::CHECKLIST ) );
		SetupProgress::get()->close( SetupProgress::CHECKLIST );
		$this->assertFalse( SetupProgress::get()->is_open( SetupProgress::CHECKLIST ) );
		$this->assertTrue( SetupProgress::get()->is_finished() );
	}

	/**
	 * @testdox An older shop, or one with products, has no setup notice
	 */
	public function test_older_shops(): void {
		delete_option( SetupProgress::OPTION );
		$this->assertFalse( SetupProgress::get()->is_open( SetupProgress::NOTICE ) );
		$this->assertFalse( SetupProgress::get()->is_open( SetupProgress::CHECKLIST ) );
		self::product();
		do_action( 'vitrine_activate' );
		$this->assertFalse( SetupProgress::get()->is_open( SetupProgress::NOTICE ) );
		update_option( SetupProgress::OPTION, 'broken' );
		$this->assertSame( array(), SetupProgress::get()->answers );
	}

	/**
	 * @testdox Checklist items follow the state of the shop
	 */
	public function test_checklist(): void {
		self::be( 'administrator' );
		self::make_pages();
		$done = static fn (): array => array_keys( array_filter( array_column( Checklist::items(), 'done', 'id' ) ) );
		$this->assertSame( array( 'payments', 'shipping', 'pages' ), $done() );
		$this->assertSame( array( '', 'Cash on delivery', 'Standard shipping (€4.90)' ), array_slice( array_column( Checklist::items(), 'detail' ), 0, 3 ) );

		SampleProducts::add();
		$this->assertNotContains( 'products', $done() );
		$product = self::product();
		$this->assertContains( 'products', $done() );
		wp_trash_post( $product );
		$this->assertNotContains( 'products', $done() );

		update_option( PaymentSettings::OPTION, array( 'methods' => array( 'cod' => array( 'enabled' => false ) ) ) );
		$this->assertNotContains( 'payments', $done() );
		update_option( ShopOptions::OPTION, array( ShippingSettings::PART => array( 'zones' => array() ) ) );
		$this->assertNotContains( 'shipping', $done() );
		wp_update_post( array( 'ID' => BuiltinPages::ids()['cart'], 'post_status' => 'draft' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->assertNotContains( 'pages', $done() );
		update_option( Settings::OPTION, array( 'header_mini_cart' => 'off' ) );
		$this->assertSame( array( 'look' ), $done() );
	}

	/**
	 * @testdox Missing or trashed pages are created on request; drafts are kept
	 */
	public function test_pages(): void {
		self::be( 'administrator' );
		self::make_pages();
		$before = BuiltinPages::ids();
		wp_trash_post( $before['cart'] );
		wp_delete_post( $before['shop'], true );
		wp_update_post( array( 'ID' => $before['account'], 'post_status' => 'draft' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$status = static fn (): array => array_column( ShopPages::all(), 'status', 'id' );
		$this->assertSame( array( 'missing', 'trash', 'publish', 'draft' ), array_values( $status() ) );
		// The automatic creation does not restore deleted pages.
		BuiltinPages::create();
		$this->assertSame( $before, BuiltinPages::ids() );

		$this->assertSame( 200, $this->send( '/setup/pages', array() )->get_status() );
		$this->assertSame( array( 'publish', 'publish', 'publish', 'draft' ), array_values( $status() ) );
		$this->assertSame( array( $before['checkout'], $before['account'] ), array( BuiltinPages::ids()['checkout'], BuiltinPages::ids()['account'] ) );
		$this->assertSame( get_permalink( BuiltinPages::ids()['shop'] ), BuiltinPages::url( 'shop' ) );
		$this->assertSame( array( 'vitrine_cart' => 'Cart page' ), PageStates::add( array(), get_post( BuiltinPages::ids()['cart'] ) ) );
		$this->assertSame( array(), PageStates::add( array(), get_post( $before['cart'] ) ) );
	}

	/**
	 * @testdox Saving the country keeps the single tax rate
	 */
	public function test_country_keeps_the_single_rate(): void {
		self::be( 'administrator' );
		update_option( ShopOptions::OPTION, array( 'tax_rate' => 1900 ) );
		$request = new \WP_REST_Request( 'POST', '/wp/v2/settings' );
		$request->set_body_params( array( 'vitrine_tax' => array( 'base' => array( 'country' => 'DE' ) ) ) );
		$this->assertSame( 200, rest_do_request( $request )->get_status() );

		$this->assertSame( array( 'DE', 190000 ), array( ShopOptions::get()->tax->base->country, ShopOptions::get()->tax->rates[0]->rate ) );
		update_option( ShopOptions::OPTION, array( 'tax_rate' => 700 ) + (array) get_option( ShopOptions::OPTION ) );
		$this->assertSame( 70000, ShopOptions::get()->tax->rates[0]->rate );
	}

	/**
	 * @testdox Suggests the country by the site's language
	 */
	public function test_country_of_locale(): void {
		$locales = array(
			'de_DE_formal' => 'DE',
			'pt_BR'        => 'BR',
			'en_US'        => 'US',
			'ja'           => 'JP',
			'uk'           => 'UA',
			'ar'           => '',
			'es_XX'        => '',
			''             => '',
		);
		$this->assertSame( $locales, array_combine( array_keys( $locales ), array_map( array( LocaleCountry::class, 'of' ), array_keys( $locales ) ) ) );
	}

	/**
	 * @testdox Detects the shop in a menu with a page list or a link
	 */
	public function test_menu(): void {
		$this->assertTrue( ShopPages::is_in_menu() );
		$menu = static function ( string $content ): void {
			foreach ( get_posts( array( 'post_type' => 'wp_navigation' ) ) as $post ) {
				wp_delete_post( $post->ID, true );
			}
			wp_insert_post( array( 'post_type' => 'wp_navigation', 'post_status' => 'publish', 'post_title' => 'Menu', 'post_content' => $content ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		};
		$menu( '<!-- wp:navigation-link {"label":"About","url":"/about/"} /-->' );
		$this->assertFalse( ShopPages::is_in_menu() );
		$menu( '<!-- wp:page-list /-->' );
		$this->assertTrue( ShopPages::is_in_menu() );
		$menu( sprintf( '<!-- wp:navigation-link {"label":"Buy","type":"page","id":%d,"url":"http://elsewhere.test/?page_id=1"} /-->', BuiltinPages::ids()['shop'] ) );
		$this->assertTrue( ShopPages::is_in_menu() );
	}

	/**
	 * Logs in as a user with a role.
	 *
	 * @param string $role Role; empty for a guest.
	 */
	private static function be( string $role ): void {
		$user = '' === $role ? 0 : wp_insert_user( array( 'user_login' => "a-$role", 'user_pass' => 'password', 'role' => $role ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		wp_set_current_user( is_int( $user ) ? $user : 0 );
	}

	/**
	 * Creates pages for this test, since all tests share those of the initial site.
	 */
	private static function make_pages(): void {
		update_option( BuiltinPages::OPTION, array() );
		BuiltinPages::create();
	}

	/**
	 * Creates a product of the owner.
	 */
	private static function product(): int {
		$id = ProductWriter::save( array( 'name' => 'My lamp', 'regular_price' => 1000 ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		self::assertIsInt( $id );
		return $id;
	}

	/**
	 * Sends a request as the setup screen does.
	 *
	 * @param string               $path Path of the route.
	 * @param array<string, mixed> $body Body of the request.
	 */
	private function send( string $path, array $body ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'POST', "/vitrine/v1$path" );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( (object) $body ) );
		return rest_do_request( $request );
	}
}
