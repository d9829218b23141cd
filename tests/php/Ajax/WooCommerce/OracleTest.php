<?php
/**
 * Good and bad input of the endpoints, on WooCommerce.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Ajax\WooCommerce;

use Vitrine\Tests\Support\Response;
use Vitrine\Tests\Support\Visitor;
use Vitrine\Tests\TestCase;

/**
 * Holds what our endpoints make of a call against what WooCommerce's own made of
 * it, as it was observed. Each difference stands in the fixture, with its reason.
 *
 * @see spec 7.1, 7.3, 7.4
 */
final class OracleTest extends TestCase {

	private const FRAGMENTS = '/?wc-ajax=get_refreshed_fragments';

	/**
	 * @testdox Answers as WooCommerce does, or better and says why
	 */
	public function test_calls(): void {
		$ids     = $this->products();
		$visitor = $this->visitor();
		$ours    = array();
		$wanted  = array();
		foreach ( self::rows() as $row ) {
			$visitor                = empty( $row['continues'] ) ? $this->visitor() : $visitor;
			$ours[ $row['case'] ]   = self::call( $visitor, $row, $ids );
			$wanted[ $row['case'] ] = $row['ours'] ?? $row['oracle'];
		}
		$this->assertSame( $wanted, $ours );
	}

	/**
	 * @testdox Says of each difference why it is one
	 */
	public function test_reasons(): void {
		$different = array_filter( self::rows(), static fn ( array $row ): bool => isset( $row['ours'] ) );
		$this->assertNotEmpty( $different );
		foreach ( $different as $row ) {
			$this->assertNotSame( $row['oracle'], $row['ours'], $row['case'] );
			$this->assertNotEmpty( $row['why'] ?? '', $row['case'] );
		}
	}

	/**
	 * Makes one call.
	 *
	 * @param Visitor               $visitor Who.
	 * @param array<string, mixed>  $row     Of the fixture.
	 * @param array<string, string> $ids     Name in the fixture to id.
	 * @return array{outcome: string, count: int}
	 */
	private static function call( Visitor $visitor, array $row, array $ids ): array {
		// The key of a line is made of its product.
		$ids['{key}'] = md5( strtr( $row['fill']['product_id'] ?? '{mug}', $ids ) );
		$named        = static fn ( array $form ): array => array_combine(
			array_map( static fn ( string $name ): string => strtr( $name, $ids ), array_keys( $form ) ),
			array_map( static fn ( string $value ): string => strtr( $value, $ids ), $form )
		);
		if ( isset( $row['fill'] ) ) {
			$visitor->post( '/?wc-ajax=add_to_cart', $named( $row['fill'] ) );
		}
		$said = self::send( $visitor, $row, $named( $row['form'] ) );
		$body = $said->json();
		self::assertStringContainsString( 'no-store', (string) $said->header( 'cache-control' ), $row['case'] );
		return array(
			'outcome' => isset( $body['error'] ) ? 'refused' : 'done',
			'count'   => self::count_of( $visitor ),
		);
	}

	/**
	 * Sends a call to the endpoint that the table names.
	 *
	 * @param Visitor               $visitor Who.
	 * @param array<string, mixed>  $row     Of the fixture.
	 * @param array<string, string> $form    What is sent.
	 */
	private static function send( Visitor $visitor, array $row, array $form ): Response {
		parse_str( http_build_query( $form ), $fields );
		return match ( $row['endpoint'] ) {
			'form'   => $visitor->post( '/wp-admin/admin-ajax.php', array( 'action' => 'vitrine_add_cart_single_product' ) + $fields ),
			'update' => $visitor->post( '/?wc-ajax=vitrine_update_cart', array( 'security' => $visitor->get( '/?wc-ajax=vitrine_nonces' )->json()['security'] ) + $fields ),
			default  => 'POST' === $row['method']
				? $visitor->post( '/?wc-ajax=' . $row['endpoint'], $fields )
				: $visitor->get( '/?wc-ajax=' . $row['endpoint'] . '&' . http_build_query( $fields ) ),
		};
	}

	/**
	 * The pieces in a visitor's cart.
	 *
	 * @param Visitor $visitor Whose.
	 */
	private static function count_of( Visitor $visitor ): int {
		$fragments = $visitor->get( self::FRAGMENTS )->json()['fragments'];
		preg_match( '#>(.*)</script>#s', $fragments['#vitrine-cart-data'], $found );
		return json_decode( $found[1], true )['count'];
	}

	/**
	 * The table.
	 *
	 * @return list<array<string, mixed>>
	 */
	private static function rows(): array {
		return json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/fixtures/woocommerce/calls.json' ), true, 16, JSON_THROW_ON_ERROR );
	}

	/**
	 * The products that the table names.
	 *
	 * @return array<string, string> Name to id.
	 */
	private function products(): array {
		$mug       = $this->save( new \WC_Product_Simple() );
		$few       = $this->save(
			new \WC_Product_Simple(),
			array(
				'manage_stock'   => true,
				'stock_quantity' => 5,
			)
		);
		$other     = $this->save( new \WC_Product_Simple() );
		$variable  = $this->variable();
		$external  = $this->save( new \WC_Product_External(), array( 'product_url' => 'https://example.org/' ) );
		$grouped   = $this->save( new \WC_Product_Grouped(), array( 'children' => array( $mug, $few, $other ) ) );
		$variation = $variable->get_children();
		return array_map(
			'strval',
			array(
				'{mug}'                => $mug,
				'{other}'              => $other,
				'{few}'                => $few,
				'{sold_out}'           => $this->save( new \WC_Product_Simple(), array( 'stock_status' => 'outofstock' ) ),
				'{variable}'           => $variable->get_id(),
				'{variation}'          => $variation[0],
				'{sold_out_variation}' => $variation[1],
				'{grouped}'            => $grouped,
				'{external}'           => $external,
				'{page}'               => wp_insert_post(
					array(
						'post_type'   => 'page',
						'post_status' => 'publish',
						'post_title'  => 'Page',
					)
				),
				'{unknown}'            => 999999,
			)
		);
	}

	/**
	 * A variable product of two variations, the second sold out.
	 */
	private function variable(): \WC_Product_Variable {
		$attribute = new \WC_Product_Attribute();
		$attribute->set_name( 'Size' );
		$attribute->set_options( array( 'small', 'large' ) );
		$attribute->set_visible( true );
		$attribute->set_variation( true );
		$product = new \WC_Product_Variable();
		$this->save( $product, array( 'attributes' => array( $attribute ) ) );
		foreach ( array(
			'small' => 'instock',
			'large' => 'outofstock',
		) as $size => $status ) {
			$this->save(
				new \WC_Product_Variation(),
				array(
					'parent_id'    => $product->get_id(),
					'attributes'   => array( 'size' => $size ),
					'stock_status' => $status,
				)
			);
		}
		return new \WC_Product_Variable( $product->get_id() );
	}

	/**
	 * Saves a product.
	 *
	 * @param \WC_Product          $product New.
	 * @param array<string, mixed> $more    Its properties.
	 */
	private function save( \WC_Product $product, array $more = array() ): int {
		$product->set_props(
			$more + array(
				'name'          => 'Thing',
				'status'        => 'publish',
				'regular_price' => '12',
			)
		);
		return $product->save();
	}
}
