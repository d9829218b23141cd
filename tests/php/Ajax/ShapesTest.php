<?php
/**
 * Tests of the fields and responses of each endpoint.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Ajax;

use Vitrine\Tests\Ajax\Account\AccountTestCase;
use Vitrine\Tests\Support\Response;

/**
 * Checks request fields, response shapes and access.
 */
final class ShapesTest extends AccountTestCase {

	/**
	 * @testdox Cart endpoints accept their fields and return their documented shape [7.20-01]
	 */
	public function test_cart_calls(): void {
		$lamp                  = $this->product();
		list( $visitor, $key ) = $this->shopper( $lamp );
		$calls                 = array(
			array( '/?wc-ajax=add_to_cart', array( 'product_id' => $lamp ) ),
			array(
				self::ADMIN,
				array(
					'action'      => 'vitrine_add_cart_single_product',
					'add-to-cart' => $lamp,
					'quantity'    => 2,
				),
			),
			array( self::FRAGMENTS, array( 'time' => 1700000000000 ) ),
			array(
				self::ADMIN,
				array(
					'action'   => 'vitrine_add_cart_single_product_quantity',
					'hash'     => $key,
					'quantity' => 3,
				) + $this->nonces( $visitor ),
			),
			array( '/?wc-ajax=remove_from_cart', array( 'cart_item_key' => $key ) ),
		);
		foreach ( $calls as list( $url, $fields ) ) {
			$answer = $visitor->post( $url, $fields );
			$this->assertSame( 200, $answer->status, $url );
			$this->assert_private_json( $answer );
			$body = $answer->json();
			$this->assertIsString( $body['cart_hash'], $url );
			$this->assertNotEmpty( $body['fragments'], $url );
			foreach ( $body['fragments'] as $selector => $html ) {
				$this->assertMatchesRegularExpression( '/^[.#]/', $selector );
				$this->assertStringStartsWith( '<', ltrim( $html ) );
			}
			$this->assertArrayNotHasKey( 'error', $body );
		}
		$refused = $visitor->post( '/?wc-ajax=add_to_cart', array( 'product_id' => 999999 ) )->json();
		$this->assertIsString( $refused['error'] );
	}

	/**
	 * @testdox Product endpoints accept their fields and return their documented shape [7.20-01]
	 */
	public function test_product_calls(): void {
		list( $shirt ) = $this->variable();
		$view          = $this->http(
			'POST',
			self::ADMIN,
			array(
				'action'     => 'ast_load_product_quick_view',
				'product_id' => $shirt,
			)
		);
		$this->assertSame( 200, $view->status );
		$this->assertStringStartsWith( 'text/html', $view->header( 'content-type' ) );

		$look_up = fn ( string $color ): Response => $this->http(
			'POST',
			'/?wc-ajax=get_variation',
			array(
				'product_id'       => $shirt,
				'custom_data'      => '',
				'attribute_colour' => $color,
			)
		);
		$this->assertIsInt( $look_up( 'red' )->json()['variation_id'] );
		$this->assertSame( 'false', $look_up( 'green' )->body );
	}

	/**
	 * @testdox Account endpoints accept their fields and return their documented shape [7.20-01]
	 */
	public function test_account_calls(): void {
		update_option( 'vitrine_settings', array( 'email_check' => true ) );
		list( $visitor, $nonces ) = $this->guest();
		$known                    = $this->ask( $visitor, $nonces['check_user_exist_nonce'], 'anna@example.org' )->json();
		$this->assertIsBool( $known['data']['success'] );
		$this->assertIsBool( $known['data']['is_login_allowed'] );

		$login = fn ( string $password ): array => $this->log_in( $visitor, $nonces['woocommerce_login_nonce'], 'anna', $password )->json();
		$wrong = $login( 'wrong' );
		$this->assertFalse( $wrong['data']['success'] );
		$this->assertIsString( $wrong['data']['error'] );
		$this->assertTrue( $login( 'secret word' )['data']['success'] );
	}

	/**
	 * @testdox Answers do not depend on the user's role, and a write with a wrong nonce is rejected for every role [6-15]
	 */
	public function test_roles(): void {
		$lamp    = $this->product();
		$answers = array();
		foreach ( array( '', 'subscriber', 'editor', 'administrator' ) as $role ) {
			$visitor = $this->visitor();
			if ( '' !== $role ) {
				wp_insert_user(
					array(
						'user_login' => "a-$role",
						'user_pass'  => 'word',
						'user_email' => "$role@example.org",
						'role'       => $role,
					)
				);
				$visitor->log_in( "a-$role", 'word' );
			}
			$added = $visitor->post(
				'/?wc-ajax=add_to_cart',
				array(
					'product_id' => $lamp,
					'quantity'   => 2,
				)
			);
			$cart  = $this->cart( $added );
			$key   = $cart['lines'][0]['key'];
			$this->assert_refused(
				403,
				'nonce_expired',
				static fn () => $visitor->post(
					self::ADMIN,
					array(
						'action'   => 'vitrine_add_cart_single_product_quantity',
						'hash'     => $key,
						'quantity' => 3,
						'qtyNonce' => 'wrong',
					)
				)
			);
			$answers[] = array(
				array_keys( $added->json()['fragments'] ),
				array_column( $cart['lines'], 'quantity', 'name' ),
				$cart['totals'],
				$this->items( $visitor ),
			);
		}
		$this->assertCount( 1, array_unique( array_map( 'wp_json_encode', $answers ) ) );
	}
}
