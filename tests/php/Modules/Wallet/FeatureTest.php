<?php
/**
 * Tests of enabling and disabling direct checkout.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Modules\Wallet;

use Vitrine\Contract;
use Vitrine\Modules\Wallet\Config;
use Vitrine\Modules\Wallet\WalletSettings;
use Vitrine\Modules\Wallet\WalletStatus;
use Vitrine\Settings\Access;
use Vitrine\Settings\Field;
use Vitrine\Settings\Settings;
use Vitrine\Tests\Support\Visitor;

/**
 * Data on pages, endpoints, settings and notices.
 */
final class FeatureTest extends WalletTestCase {

	/**
	 * The data that a page prints.
	 *
	 * @testdox Page settings have switch, test mode, host and merchant, and nonces only on a visitor's own pages [3.17-04]
	 */
	public function test_settings(): void {
		list( $visitor, , $product ) = $this->shopper();
		$expected                    = array(
			'isWooPayDirectCheckoutEnabled' => true,
			'testMode'                      => true,
			'host'                          => 'http://localhost:9900',
			'merchantId'                    => WalletSide::MERCHANT,
			'blogId'                        => WalletSide::BLOG,
			'noncesUrl'                     => home_url( '/?wc-ajax=vitrine_nonces&for=wallet' ),
			'texts'                         => array( 'going' => 'Opening checkout…' ),
			'isProductPage'                 => false,
		);
		$shop                        = $this->printed( $visitor->get( '/shop/' )->body );
		$this->assertSame( $expected, $shop['parts']['wallet'] );
		$this->assertSame( 'http://localhost:9900', $shop['brands']['wallet_host'] );
		$page = $this->printed( $visitor->get( (string) wp_parse_url( (string) get_permalink( $product ), PHP_URL_PATH ) )->body );
		$this->assertTrue( $page['parts']['wallet']['isProductPage'] );
		$cart   = $visitor->get( '/cart/' );
		$nonces = $this->printed( $cart->body )['parts']['wallet']['nonces'];
		$this->assertSame( array( '_ajax_nonce', 'tracksNonce' ), array_keys( $nonces ) );
		$this->assertStringContainsString( 'private', $cart->header( 'cache-control' ) );
		$this->assertSame( 200, $visitor->post( self::SESSION, array( '_ajax_nonce' => $nonces['_ajax_nonce'] ) )->status );
		$this->assertArrayNotHasKey( 'nonces', $this->printed( ( new Visitor() )->get( '/cart/' )->body )['parts']['wallet'], 'A visitor without a cart gets no nonces.' );
	}

	/**
	 * Direct checkout is disabled.
	 *
	 * @testdox Sends no settings and answers no request while off or incompletely configured
	 * @dataProvider switches
	 * @param array<string, mixed> $settings Settings that replace the defaults.
	 */
	public function test_off( array $settings ): void {
		list( $visitor ) = $this->shopper();
		$nonce           = $this->wallet_nonces( $visitor );
		WalletSide::switch_on( $settings );
		foreach ( array( '/shop/', '/cart/', '/checkout/' ) as $path ) {
			$body = $visitor->get( $path )->body;
			$this->assertArrayNotHasKey( 'parts', $this->printed( $body ) );
			foreach ( array( 'localhost:9900', WalletSide::MERCHANT, 'DirectCheckout', 'vitrine-wallet', 'wallet', 'oopay', 'ooPay', WalletSide::KEY ) as $word ) {
				$this->assertStringNotContainsString( $word, $body );
			}
		}
		foreach ( array( self::SESSION, self::MINIMUM, WalletSide::ORDER ) as $path ) {
			$this->assertSame( 404, $visitor->post( $path, $nonce )->status );
		}
		$this->assertSame( '0', $visitor->post( self::ADMIN, array( 'action' => 'get_identity' ) + $nonce )->body );
		$visitor->get( '/checkout/?skip_woopay=1' );
		$this->assertArrayNotHasKey( 'skip_woopay', $visitor->cookies );
	}

	/**
	 * Data provider of settings that disable it.
	 *
	 * @return array<string, array{0: array<string, mixed>}>
	 */
	public static function switches(): array {
		return array(
			'turned off'     => array(
				array(
					'wallet_direct_checkout' => false,
					'wallet_host'            => '',
				),
			),
			'no merchant ID' => array(
				array(
					'wallet_merchant_id' => '',
					'wallet_host'        => '',
				),
			),
			'no key'         => array(
				array(
					'wallet_key'         => '',
					'wallet_host'        => '',
					'wallet_merchant_id' => '',
				),
			),
		);
	}

	/**
	 * No URL of a wallet is printed while direct checkout is disabled.
	 *
	 * @testdox Does not print the wallet host while off
	 */
	public function test_host_is_not_said(): void {
		WalletSide::switch_on( array( 'wallet_direct_checkout' => false ) );
		$this->assertStringNotContainsString( 'localhost:9900', ( new Visitor() )->get( '/shop/' )->body );
	}

	/**
	 * The identity of a visitor is stable and anonymous.
	 *
	 * @testdox Gives a visitor a stable opaque identity and requires its own nonce
	 */
	public function test_identity(): void {
		list( $visitor ) = $this->shopper();
		$ask             = fn ( Visitor $who ) => $who->post(
			self::ADMIN,
			array(
				'action'      => 'get_identity',
				'tracksNonce' => $this->wallet_nonces( $who )['tracksNonce'],
			)
		);
		$answer          = $ask( $visitor );
		$this->assert_private_json( $answer );
		$body = $answer->json();
		$this->assertTrue( $body['success'] );
		$this->assertSame( 'anon', $body['data']['_ut'] );
		$this->assertMatchesRegularExpression( '/^[0-9a-f]{32}$/', $body['data']['_ui'] );
		$this->assertSame( $body, $ask( $visitor )->json() );
		$this->assertNotSame( $body, $ask( new Visitor() )->json() );
		wp_create_user( 'anna', 'secret', 'anna@example.org' );
		$visitor->log_in( 'anna', 'secret' );
		$this->assertSame( 'customer', $ask( $visitor )->json()['data']['_ut'] );
		$session = $this->wallet_nonces( $visitor )['_ajax_nonce'];
		$this->assert_refused(
			403,
			'nonce_expired',
			fn () => $visitor->post(
				self::ADMIN,
				array(
					'action'      => 'get_identity',
					'tracksNonce' => $session,
				)
			)
		);
		$this->assert_refused( 403, 'nonce_expired', fn () => $visitor->post( self::ADMIN, array( 'action' => 'get_identity' ) ) );
	}

	/**
	 * After returning from the wallet, the shopper is not sent there again before a purchase.
	 *
	 * @testdox A shopper who returns from the wallet skips it until the next order
	 */
	public function test_opt_out(): void {
		list( $visitor ) = $this->shopper();
		$session         = $this->session( $visitor );
		$visitor->get( '/checkout/' );
		$this->assertArrayNotHasKey( 'skip_woopay', $visitor->cookies );
		$back = $visitor->get( str_replace( home_url(), '', $session['cancel_url'] ) );
		$this->assertSame( '1', $visitor->cookies['skip_woopay'] );
		$this->assertStringContainsString( 'skip_woopay=1; path=/', $back->header( 'set-cookie' ) );
		$this->assertStringNotContainsString( 'HttpOnly', $back->header( 'set-cookie' ) );
		$order = WalletSide::send( WalletSide::answer( $session ) )->json();
		$visitor->get( str_replace( home_url(), '', $order['redirect_url'] ) );
		$this->assertArrayNotHasKey( 'skip_woopay', $visitor->cookies );
		$this->assertArrayNotHasKey( 'woocommerce_items_in_cart', $visitor->cookies, 'The cart cookie is removed after the order.' );
	}

	/**
	 * Messages to the owner.
	 *
	 * @testdox The status reports missing encryption support only while direct checkout is on
	 */
	public function test_status(): void {
		$this->assertSame( array( WalletStatus::encryption( true ) ), WalletStatus::add( array() ) );
		$this->assertSame( array( 'good', 'critical' ), array( WalletStatus::encryption( true )['level'], WalletStatus::encryption( false )['level'] ) );
		$this->assertStringContainsString( 'sodium or openssl', WalletStatus::encryption( false )['text'] );
		$this->assertContains( WalletStatus::encryption( true ), apply_filters( 'vitrine_status_checks', array() ) );
		WalletSide::switch_on( array( 'wallet_direct_checkout' => false ) );
		$this->assertSame( array(), WalletStatus::add( array() ) );
	}

	/**
	 * Validation of the settings.
	 *
	 * @testdox Accepts only an HTTPS or local host, valid IDs and a key that is long enough
	 */
	public function test_bounds(): void {
		$good = array(
			'wallet_host'        => array(
				'https://pay.example.com'       => 'https://pay.example.com',
				'https://pay.example.com:8443/' => 'https://pay.example.com:8443',
				'http://localhost:9901'         => 'http://localhost:9901',
				'http://127.0.0.1'              => 'http://127.0.0.1',
				''                              => '',
			),
			'wallet_merchant_id' => array( 'acct_1-B' => 'acct_1-B' ),
			'wallet_key'         => array( str_repeat( 'k', 32 ) => str_repeat( 'k', 32 ) ),
		);
		foreach ( $good as $key => $values ) {
			foreach ( $values as $sent => $kept ) {
				$this->assertSame( $kept, Settings::sanitize( array( $key => $sent ) )[ $key ] );
			}
		}
		$bad = array(
			'wallet_host'        => array( 'http://pay.example.com', 'https://pay.example.com/connect', 'https://user@pay.example.com', 'javascript:alert(1)', 'ftp://localhost', 'http://localhost.example.com', 'https://pay.example.com:99999', 'https://', 'pay.example.com', 'https://pay.example.com?x=1' ),
			'wallet_merchant_id' => array( 'a b', '<b>', str_repeat( 'x', 65 ) ),
			'wallet_key'         => array( 'short', str_repeat( 'k', 31 ), str_repeat( 'k', 32 ) . '<b>', '********' ),
		);
		foreach ( $bad as $key => $values ) {
			foreach ( $values as $sent ) {
				$this->assertSame( Settings::get( $key ), Settings::sanitize( array( $key => $sent ) )[ $key ], "$key: $sent" );
			}
		}
	}

	/**
	 * Only administrators may change the wallet's settings.
	 *
	 * @testdox Only administrators, not shop managers, can change the wallet settings
	 */
	public function test_access(): void {
		wp_set_current_user( wp_insert_user( array( 'user_login' => 'berta', 'user_pass' => 'secret', 'role' => 'vitrine_manager' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->assertTrue( current_user_can( Access::SETTINGS ) );
		$fields = WalletSettings::all();
		$this->assertSame( array(), array_filter( $fields, static fn ( Field $field, string $key ): bool => Access::may_change( $key, $field ), ARRAY_FILTER_USE_BOTH ) );
		wp_set_current_user( 1 );
		$this->assertTrue( Access::may_change( 'wallet_host', $fields['wallet_host'] ) );
	}

	/**
	 * The merchant's key is never disclosed.
	 *
	 * @testdox Never exposes the merchant key, neither by REST nor on the settings screen
	 */
	public function test_secret(): void {
		wp_set_current_user( 1 );
		do_action( 'rest_api_init' );
		$read = rest_do_request( new \WP_REST_Request( 'GET', '/wp/v2/settings' ) );
		$this->assertSame( 200, $read->get_status() );
		$this->assertStringNotContainsString( WalletSide::KEY, (string) wp_json_encode( $read->get_data() ) );
		$kept  = $read->get_data()[ Settings::OPTION ];
		$write = new \WP_REST_Request( 'POST', '/wp/v2/settings' );
		$write->set_param( Settings::OPTION, array( 'wallet_test_mode' => false ) + $kept );
		$this->assertSame( 200, rest_do_request( $write )->get_status() );
		$this->assertFalse( Settings::on( 'wallet_test_mode' ) );
		$this->assertSame( WalletSide::KEY, Config::current()?->key, 'Sending back the masked key keeps the stored one.' );
		$admin = $this->visitor();
		$admin->log_in( 'admin', 'password' );
		$screen = $admin->get( '/wp-admin/options-general.php?page=vitrine-settings&tab=wallet' )->body;
		$this->assertStringContainsString( 'wallet_key', $screen );
		$this->assertStringNotContainsString( WalletSide::KEY, $screen );
	}

	/**
	 * Returns the script data that a page prints.
	 *
	 * @param string $body HTML.
	 * @return array<string, mixed>
	 */
	private function printed( string $body ): array {
		$this->assertSame( 1, preg_match( '#<script type="application/json" id="' . Contract::name( 'markers.settings' ) . '">(.*?)</script>#s', $body, $found ) );
		return json_decode( $found[1], true, 32, JSON_THROW_ON_ERROR );
	}
}
