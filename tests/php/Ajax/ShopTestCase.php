<?php
/**
 * A shop to send requests to.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Ajax;

use Vitrine\Commerce\Builtin\Products\ProductWriter;
use Vitrine\Tests\Support\Response;
use Vitrine\Tests\Support\Visitor;
use Vitrine\Tests\TestCase;

/**
 * Products of every kind, and a look at carts as they lie in the database.
 */
abstract class ShopTestCase extends TestCase {

	public const FRAGMENTS = '/?wc-ajax=get_refreshed_fragments';
	public const ADMIN     = '/wp-admin/admin-ajax.php';

	/**
	 * Makes a product.
	 *
	 * @param array<string, mixed> $data As for ProductWriter::save().
	 */
	protected function product( array $data = array() ): int {
		$id = ProductWriter::save(
			$data + array(
				'name'          => 'Lamp',
				'regular_price' => 1000,
			)
		);
		$this->assertIsInt( $id );
		return $id;
	}

	/**
	 * A product with one attribute, red or blue.
	 *
	 * @return array{0: int, 1: list<int>} Its id and those of its variations.
	 */
	protected function variable(): array {
		$id      = $this->product(
			array(
				'name'       => 'Shirt',
				'type'       => 'variable',
				'attributes' => array(
					array(
						'name'    => 'colour',
						'label'   => 'Colour',
						'options' => array(
							'red'  => 'Red',
							'blue' => 'Blue',
						),
					),
				),
				'variations' => array(
					array(
						'attributes'    => array( 'colour' => 'red' ),
						'regular_price' => 1500,
					),
					array(
						'attributes'    => array( 'colour' => 'blue' ),
						'regular_price' => 1700,
						'stock'         => 0,
					),
				),
			)
		);
		$product = ( new \Vitrine\Commerce\Builtin\Engine() )->catalog()->find( $id );
		return array( $id, array_map( static fn( $variation ): int => $variation->id, $product->variations ) );
	}

	/**
	 * A visitor with a lamp in the cart.
	 *
	 * @param int|null $product What is in it; null: a new lamp.
	 * @return array{0: Visitor, 1: string, 2: int} The visitor, the line's key, the product.
	 */
	protected function shopper( ?int $product = null ): array {
		$product ??= $this->product();
		$visitor   = $this->visitor();
		$answer    = $visitor->post( '/?wc-ajax=add_to_cart', array( 'product_id' => $product ) );
		$this->assertSame( 200, $answer->status );
		return array( $visitor, $this->cart( $answer )['lines'][0]['key'], $product );
	}

	/**
	 * The nonces of a visitor.
	 *
	 * @param Visitor $visitor Who.
	 * @return array{qtyNonce: string, security: string}
	 */
	protected function nonces( Visitor $visitor ): array {
		return $visitor->post( '/?wc-ajax=vitrine_nonces' )->json();
	}

	/**
	 * The cart that an answer carries.
	 *
	 * @param Response $answer Of an endpoint.
	 * @return array<string, mixed>
	 */
	protected function cart( Response $answer ): array {
		$script = $answer->json()['fragments']['#vitrine-cart-data'] ?? '';
		$this->assertMatchesRegularExpression( '#^<script type="application/json" id="vitrine-cart-data">[^<]*</script>$#', $script );
		return json_decode( substr( $script, strpos( $script, '>' ) + 1, -9 ), true );
	}

	/**
	 * What a visitor has in the cart: name to quantity.
	 *
	 * @param Visitor $visitor Who.
	 * @return array<string, int>
	 */
	protected function items( Visitor $visitor ): array {
		return array_column( $this->cart( $visitor->get( self::FRAGMENTS ) )['lines'], 'quantity', 'name' );
	}

	/**
	 * The carts as they lie in the database.
	 *
	 * @return list<array<string, mixed>>
	 */
	protected function rows(): array {
		global $wpdb;
		return $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}vitrine_carts ORDER BY cart_id", ARRAY_A );
	}

	/**
	 * What is in the carts, without a message that waits for a page.
	 *
	 * @return list<array<string, mixed>>
	 */
	protected function contents(): array {
		$carts = array_map( static fn( array $row ): array => array_diff_key( json_decode( $row['data'], true ), array( 'notices' => 1 ) ), $this->rows() );
		return array_values( array_filter( $carts ) );
	}

	/**
	 * No cache may keep an answer, and it is JSON.
	 *
	 * @param Response $answer Of an endpoint.
	 */
	protected function assert_private_json( Response $answer ): void {
		$this->assertStringContainsString( 'no-store', $answer->header( 'cache-control' ) );
		$this->assertStringNotContainsString( 'public', $answer->header( 'cache-control' ) );
		$this->assertSame( 'application/json; charset=UTF-8', $answer->header( 'content-type' ) );
		$this->assertStringContainsString( 'noindex', $answer->header( 'x-robots-tag' ) );
	}

	/**
	 * A request is refused with a clear message, and no cart has changed. Not a
	 * byte of it is written, but for the message that the product's page will show.
	 *
	 * @param int                  $status   HTTP.
	 * @param string               $code     Of the error, without its prefix.
	 * @param callable(): Response $send     Sends it.
	 */
	protected function assert_refused( int $status, string $code, callable $send ): Response {
		$contents = $this->contents();
		$rows     = $this->rows();
		$answer   = $send();
		$this->assertSame( $status, $answer->status, $answer->body );
		$this->assert_private_json( $answer );
		$body = $answer->json();
		$this->assertSame( 'vitrine_' . $code, $body['code'] ?? '' );
		$this->assertMatchesRegularExpression( '/^\p{Lu}|^[“"].*[.]/u', $body['error'] );
		$this->assertGreaterThan( 15, strlen( $body['error'] ) );
		if ( 'cross_site' !== $code ) {
			$this->assertArrayHasKey( '#vitrine-cart-data', $body['fragments'], 'A refused write answers with the current state.' );
		}
		$this->assertSame( $contents, $this->contents(), 'A refused request has changed a cart.' );
		if ( ! str_contains( $body['product_url'] ?? '', 'vitrine_notice' ) ) {
			$this->assertSame( $rows, $this->rows(), 'A refused request has written.' );
		}
		return $answer;
	}
}
