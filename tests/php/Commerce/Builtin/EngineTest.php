<?php
/**
 * Tests of the built-in engine.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin;

use Vitrine\Commerce\Builtin\BuiltinEngine;
use Vitrine\Commerce\Builtin\BuiltinPages;
use Vitrine\Commerce\Builtin\Products\ProductWriter;
use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Tests\TestCase;

/**
 * Pages, options, and the page of a request.
 */
final class EngineTest extends TestCase {

	/**
	 * Sets the page of this request.
	 *
	 * @param array<string, mixed> $query Arguments of WP_Query.
	 */
	private static function visit( array $query ): void {
		$GLOBALS['wp_query']->query( $query );
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query']; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Page of the test.
	}

	/**
	 * Returns the engine's pages that this request shows.
	 *
	 * @return list<string>
	 */
	private static function shown(): array {
		$engine = new BuiltinEngine();
		return array_values( array_filter( array( 'shop', 'cart', 'checkout', 'account', 'product', 'order_received', 'nothing' ), array( $engine, 'is_page' ) ) );
	}

	/**
	 * @testdox Recognizes the shop page a request shows
	 */
	public function test_is_page(): void {
		foreach ( BuiltinPages::ids() as $page => $id ) {
			self::visit( array( 'page_id' => $id ) );
			$this->assertSame( array( $page ), self::shown() );
		}
		$product = ProductWriter::save(
			array(
				'name'          => 'Lamp',
				'regular_price' => 100,
			)
		);
		self::visit(
			array(
				'p'         => $product,
				'post_type' => 'vitrine_product',
			)
		);
		$this->assertSame( array( 'product' ), self::shown() );

		self::visit(
			array(
				'page_id' => wp_insert_post(
					array(
						'post_type'   => 'page',
						'post_title'  => 'About',
						'post_status' => 'publish',
					)
				),
			)
		);
		$this->assertSame( array(), self::shown() );
	}

	/**
	 * @testdox The received URL leads to the receipt
	 */
	public function test_received(): void {
		$url = ( new BuiltinEngine() )->received_url( 12, 'a key&more' );
		$this->assertStringStartsWith( get_permalink( BuiltinPages::ids()['checkout'] ), $url );

		wp_parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
		$_GET = $query;
		self::visit( array( 'page_id' => BuiltinPages::ids()['checkout'] ) );

		$this->assertSame( array( 'checkout', 'order_received' ), self::shown() );
		$this->assertSame( 'a key&more', $query['key'] );
		self::visit( array( 'page_id' => BuiltinPages::ids()['shop'] ) );
		$this->assertSame( array( 'shop' ), self::shown() );
	}

	/**
	 * @testdox Invalid options fall back to their default, value by value
	 * @dataProvider options
	 *
	 * @param mixed                $stored   Stored options.
	 * @param array<string, mixed> $expected Expected values.
	 */
	public function test_options( mixed $stored, array $expected ): void {
		update_option( ShopOptions::OPTION, $stored );

		$options = ShopOptions::get();

		$this->assertSame(
			$expected + array(
				'code'     => 'EUR',
				'decimals' => 2,
				'position' => 'left',
				'tax'      => 0,
				'redirect' => 'no',
				'methods'  => array( 'flat_rate' ),
			),
			array_replace(
				$expected,
				array(
					'code'     => $options->currency->code,
					'decimals' => $options->currency->decimals,
					'position' => $options->currency->position,
					'tax'      => $options->tax_rate,
					'redirect' => ( new BuiltinEngine() )->cart_redirect_after_add(),
					'methods'  => array_column( $options->shipping, 'id' ),
				)
			)
		);
	}

	/**
	 * Data provider of options.
	 *
	 * @return array<string, array{0: mixed, 1: array<string, mixed>}>
	 */
	public static function options(): array {
		return array(
			'empty option'   => array( '', array() ),
			'not an array'   => array( 7, array() ),
			'a currency'     => array(
				array(
					'currency' => array(
						'code'     => 'JPY',
						'decimals' => 0,
						'position' => 'right_space',
					),
				),
				array(
					'code'     => 'JPY',
					'decimals' => 0,
					'position' => 'right_space',
				),
			),
			'invalid values' => array(
				array(
					'currency' => array(
						'code'     => array( 'x' ),
						'decimals' => 99,
						'position' => 'above',
					),
					'tax_rate' => -5,
					'shipping' => 'free',
				),
				array( 'decimals' => 4 ),
			),
			'shipping'       => array(
				array(
					'shipping' => array(
						array( 'id' => 'Fast!' ),
						'x',
						array( 'id' => '' ),
						array( 'id' => 'slow' ),
					),
				),
				array( 'methods' => array( 'fast', 'slow' ) ),
			),
			'no shipping'    => array( array( 'shipping' => array() ), array( 'methods' => array() ) ),
			'other options'  => array(
				array(
					'tax_rate'                => 1900,
					'cart_redirect_after_add' => 'yes',
				),
				array(
					'tax'      => 1900,
					'redirect' => 'yes',
				),
			),
		);
	}
}
