<?php
/**
 * Tests of adding to the cart with a product form.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Ajax\Cart;

use Vitrine\Tests\Ajax\ShopTestCase;

/**
 * Calls `action=vitrine_add_cart_single_product` over HTTP.
 *
 * @see spec 7.2
 */
final class AddSingleProductTest extends ShopTestCase {

	/**
	 * Submits a product form.
	 *
	 * @param array<string, string> $fields  Values by full field name.
	 */
	private function send( array $fields ): \Vitrine\Tests\Support\Response {
		return $this->visitor()->post_multipart( self::ADMIN, array( 'action' => 'vitrine_add_cart_single_product' ) + $fields );
	}

	/**
	 * @testdox Adds the quantity from a simple product's form and ignores other fields
	 */
	public function test_adds(): void {
		$answer = $this->send(
			array(
				'add-to-cart' => (string) $this->product(),
				'quantity'    => '3',
				'engraving'   => 'For you',
			)
		);

		$this->assertSame( 200, $answer->status );
		$this->assert_private_json( $answer );
		$this->assertSame( 3, $this->cart( $answer )['count'] );
		$this->assertArrayNotHasKey( 'error', $answer->json() );
	}

	/**
	 * @testdox Adds the children of a grouped product that have a quantity, all or none
	 */
	public function test_grouped(): void {
		$lamp  = $this->product();
		$vase  = $this->product(
			array(
				'name'  => 'Vase',
				'stock' => 1,
			)
		);
		$bowl  = $this->product( array( 'name' => 'Bowl' ) );
		$group = $this->product(
			array(
				'name'     => 'Set',
				'type'     => 'grouped',
				'children' => array( $lamp, $vase, $bowl ),
			)
		);

		$answer = $this->send(
			array(
				'add-to-cart'     => (string) $group,
				"quantity[$lamp]" => '2',
				"quantity[$vase]" => '0',
				"quantity[$bowl]" => '',
			)
		);
		$this->assertSame( array( 'Lamp' => 2 ), array_column( $this->cart( $answer )['lines'], 'quantity', 'name' ) );

		$this->assert_refused(
			200,
			'out_of_stock',
			fn() => $this->send(
				array(
					'add-to-cart'     => (string) $group,
					"quantity[$lamp]" => '1',
					"quantity[$vase]" => '2',
				)
			)
		);
		$this->assert_refused(
			200,
			'invalid_quantity',
			fn() => $this->send(
				array(
					'add-to-cart'     => (string) $group,
					"quantity[$lamp]" => '0',
				)
			)
		);
	}

	/**
	 * @testdox Adds a chosen variation and treats an empty variation_id as no choice
	 */
	public function test_variation(): void {
		list( $shirt, $variations ) = $this->variable();
		$answer                     = $this->send(
			array(
				'add-to-cart'      => (string) $shirt,
				'variation_id'     => (string) $variations[0],
				'attribute_colour' => 'red',
				'quantity'         => '1',
			)
		);
		$this->assertSame( $variations[0], $this->cart( $answer )['lines'][0]['variation_id'] );

		$this->assert_refused(
			200,
			'variation_required',
			fn() => $this->send(
				array(
					'add-to-cart'      => (string) $shirt,
					'variation_id'     => '',
					'attribute_colour' => '',
				)
			)
		);
	}

	/**
	 * Data provider of invalid forms.
	 *
	 * @return array<string, array{array<string, string>, int, string}>
	 */
	public function bad(): array {
		return array(
			'no product'                      => array( array( 'quantity' => '1' ), 400, 'malformed' ),
			'an array of products'            => array( array( 'add-to-cart[]' => '1' ), 400, 'malformed' ),
			'unknown product'                 => array( array( 'add-to-cart' => '999999' ), 200, 'unknown_product' ),
			'quantity 0'                      => array(
				array(
					'add-to-cart' => '1',
					'quantity'    => '0',
				),
				200,
				'invalid_quantity',
			),
			'negative'                        => array(
				array(
					'add-to-cart' => '1',
					'quantity'    => '-3',
				),
				200,
				'invalid_quantity',
			),
			'a fraction'                      => array(
				array(
					'add-to-cart' => '1',
					'quantity'    => '2.5',
				),
				200,
				'invalid_quantity',
			),
			'too large'                       => array(
				array(
					'add-to-cart' => '1',
					'quantity'    => '99999999999',
				),
				200,
				'invalid_quantity',
			),
			'a child ID that is not a number' => array(
				array(
					'add-to-cart'     => '1',
					'quantity[lamps]' => '1',
				),
				400,
				'malformed',
			),
			'an array as child quantity'      => array(
				array(
					'add-to-cart'   => '1',
					'quantity[2][]' => '1',
				),
				400,
				'malformed',
			),
			'a body that is too large'        => array(
				array(
					'add-to-cart' => '1',
					'note'        => str_repeat( 'x', 3_000_000 ),
				),
				413,
				'too_large',
			),
			'a body over PHP’s limit'         => array(
				array(
					'add-to-cart' => '1',
					'note'        => str_repeat( 'x', 9_000_000 ),
				),
				413,
				'too_large',
			),
		);
	}

	/**
	 * @testdox Rejects an invalid form and leaves the cart unchanged: $_dataName
	 *
	 * @dataProvider bad
	 *
	 * @param array<string, string> $fields Fields of the request.
	 * @param int                   $status HTTP status.
	 * @param string                $code   Error code.
	 */
	public function test_bad( array $fields, int $status, string $code ): void {
		$this->assert_refused( $status, $code, fn() => $this->send( $fields ) );
	}

	/**
	 * @testdox Accepts a form with a file
	 */
	public function test_files(): void {
		$answer = $this->send_file( 'vitrine_add_cart_single_product', array( 'add-to-cart' => (string) $this->product() ) );
		self::assertSame( 200, $answer->status );
		self::assertSame( 1, $this->cart( $answer )['count'] );
	}

	/**
	 * @testdox Rejects an upload that exceeds PHP's size limit and leaves the cart unchanged
	 */
	public function test_broken_file(): void {
		$fields = array(
			'MAX_FILE_SIZE' => '1',
			'add-to-cart'   => (string) $this->product(),
		);
		$this->assert_refused( 413, 'too_large', fn() => $this->send_file( 'vitrine_add_cart_single_product', $fields ) );
	}

	/**
	 * @testdox Rejects a file upload on an endpoint that takes none
	 */
	public function test_foreign_file(): void {
		$fields = array( 'product_id' => (string) $this->product() );
		$this->assert_refused( 400, 'malformed', fn() => $this->send_file( 'vitrine_get_variation', $fields, '/?wc-ajax=add_to_cart' ) );
	}

	/**
	 * Submits a form with a file.
	 *
	 * @param string                $action Name of the action.
	 * @param array<string, string> $fields Fields of the form.
	 * @param string                $path   Path of the endpoint.
	 */
	private function send_file( string $action, array $fields, string $path = self::ADMIN ): \Vitrine\Tests\Support\Response {
		$body = '';
		foreach ( array( 'action' => $action ) + $fields as $name => $value ) {
			$body .= "--b\r\nContent-Disposition: form-data; name=\"$name\"\r\n\r\n$value\r\n";
		}
		$body .= "--b\r\nContent-Disposition: form-data; name=\"art\"; filename=\"a.txt\"\r\n\r\nFor you\r\n--b--\r\n";
		return $this->http( 'POST', $path, $body, array( 'Content-Type' => 'multipart/form-data; boundary=b' ) );
	}

	/**
	 * @testdox Rejects a cross-site form, even from a logged-in customer
	 */
	public function test_cross_site(): void {
		$admin = $this->visitor();
		$admin->log_in( 'admin', 'password' );
		$fields  = array(
			'action'      => 'vitrine_add_cart_single_product',
			'add-to-cart' => (string) $this->product(),
		);
		$foreign = array(
			array(
				'Origin'         => 'https://evil.example',
				'Sec-Fetch-Site' => 'cross-site',
			),
			array(
				'Origin'         => 'null',
				'Sec-Fetch-Site' => null,
			),
			array(
				'Origin'         => null,
				'Sec-Fetch-Site' => null,
			),
		);
		foreach ( $foreign as $headers ) {
			$this->assert_refused( 403, 'cross_site', static fn() => $admin->post( self::ADMIN, $fields, $headers ) );
		}
	}
}
