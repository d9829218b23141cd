<?php
/**
 * Base class of tests that send requests to a shop.
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
 * Provides products of every kind, and reads carts from the database.
 */
abstract class ShopTestCase extends TestCase {

	public const FRAGMENTS = '/?wc-ajax=get_refreshed_fragments';
	public const ADMIN     = '/wp-admin/admin-ajax.php';

	/**
	 * Creates a product.
	 *
	 * @param array<string, mixed> $data Data for ProductWriter::save().
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
	 * Creates a product with one attribute, red or blue.
	 *
	 * @return array{0: int, 1: list<int>} The IDs of the product and its variations.
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
		$product = ( new \Vitrine\Commerce\Builtin\BuiltinEngine() )->catalog()->find( $id );
		return array( $id, array_map( static fn( $variation ): int => $variation->id, $product->variations ) );
	}

	/**
	 * Returns a visitor with a lamp in the cart.
	 *
	 * @param int|null $product Product in the cart; null for a new lamp.
	 * @return array{0: Visitor, 1: string, 2: int} The visitor, the cart item key and the product ID.
	 */
	protected function shopper( ?int $product = null ): array {
		$product ??= $this->product();
		$visitor   = $this->visitor();
		$answer    = $visitor->post( '/?wc-ajax=add_to_cart', array( 'product_id' => $product ) );
		$this->assertSame( 200, $answer->status );
		return array( $visitor, $this->cart( $answer )['lines'][0]['key'], $product );
	}

	/**
	 * Returns the nonces of a visitor.
	 *
	 * @param Visitor $visitor The visitor.
	 * @return array{qtyNonce: string, security: string}
	 */
	protected function nonces( Visitor $visitor ): array {
		return $visitor->post( '/?wc-ajax=vitrine_nonces' )->json();
	}

	/**
	 * Returns the cart in a response.
	 *
	 * @param Response $answer Response of an endpoint.
	 * @return array<string, mixed>
	 */
	protected function cart( Response $answer ): array {
		$script = $answer->json()['fragments']['#vitrine-cart-data'] ?? '';
		$this->assertMatchesRegularExpression( '#^<script type="application/json" id="vitrine-cart-data">[^<]*</script>$#', $script );
		return json_decode( substr( $script, strpos( $script, '>' ) + 1, -9 ), true );
	}

	/**
	 * Returns the quantities in a visitor's cart by product name.
	 *
	 * @param Visitor $visitor The visitor.
	 * @return array<string, int>
	 */
	protected function items( Visitor $visitor ): array {
		return array_column( $this->cart( $visitor->get( self::FRAGMENTS ) )['lines'], 'quantity', 'name' );
	}

	/**
	 * Returns the carts in the database.
	 *
	 * @return list<array<string, mixed>>
	 */
	protected function rows(): array {
		global $wpdb;
		return $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}vitrine_carts ORDER BY cart_id", ARRAY_A );
	}

	/**
	 * Returns the carts in the database without pending notices.
	 *
	 * @return list<array<string, mixed>>
	 */
	protected function contents(): array {
		$carts = array_map( static fn( array $row ): array => array_diff_key( json_decode( $row['data'], true ), array( 'notices' => 1 ) ), $this->rows() );
		return array_values( array_filter( $carts ) );
	}

	/**
	 * Asserts that a response is JSON and must not be cached.
	 *
	 * @param Response $answer Response of an endpoint.
	 */
	protected function assert_private_json( Response $answer ): void {
		$this->assertStringContainsString( 'no-store', $answer->header( 'cache-control' ) );
		$this->assertStringNotContainsString( 'public', $answer->header( 'cache-control' ) );
		$this->assertSame( 'application/json; charset=UTF-8', $answer->header( 'content-type' ) );
		$this->assertStringContainsString( 'noindex', $answer->header( 'x-robots-tag' ) );
	}

	/**
	 * Asserts that a request is refused with a message and that no cart changes,
	 * except for the notice of the product page.
	 *
	 * @param int                  $status   HTTP status.
	 * @param string               $code     Error code without its prefix.
	 * @param callable(): Response $send     Sends the request.
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
			$this->assertArrayHasKey( '#vitrine-cart-data', $body['fragments'], 'A rejected write returns the current cart.' );
		}
		$this->assertSame( $contents, $this->contents(), 'A rejected request changed the cart.' );
		if ( ! str_contains( $body['product_url'] ?? '', 'vitrine_notice' ) ) {
			$this->assertSame( $rows, $this->rows(), 'A rejected request wrote to the database.' );
		}
		return $answer;
	}
}
