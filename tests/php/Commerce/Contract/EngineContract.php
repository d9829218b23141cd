<?php
/**
 * Base class of the contract tests.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Contract;

use Vitrine\Commerce\Capability;
use Vitrine\Commerce\Cart;
use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Engines;
use Vitrine\Commerce\Value\AddRequest;
use Vitrine\Commerce\Value\CartLine;
use Vitrine\Contract;
use Vitrine\Tests\TestCase;

/**
 * Passes the fixture of the active engine to each test.
 */
abstract class EngineContract extends TestCase {

	/**
	 * Test label and fixture class of each engine.
	 */
	private const FIXTURES = array(
		'builtin'     => array( 'built-in', 'BuiltinFixture' ),
		'woocommerce' => array( 'WooCommerce', 'WooCommerceFixture' ),
		'downloads'   => array( 'Easy Digital Downloads', 'DownloadsFixture' ),
	);

	/**
	 * Returns the engines under test: the active engine of the test site.
	 *
	 * @return array<string, array{0: EngineFixture}>
	 */
	public static function engines(): array {
		[ $name, $class ] = self::FIXTURES[ Engines::active()->id() ];
		$class            = __NAMESPACE__ . '\\Fixtures\\' . $class;
		return array( $name => array( new $class() ) );
	}

	/**
	 * Whether the active engine has all of these capabilities. Data providers
	 * leave out unsupported cases; no test passes because a capability is
	 * missing.
	 *
	 * @param Capability ...$parts Capabilities that a case needs.
	 */
	protected static function offers( Capability ...$parts ): bool {
		$there = Engines::active()->capabilities();
		foreach ( $parts as $part ) {
			if ( ! in_array( $part, $there, true ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Returns the cases for the active engine. Leaves out cases that need a
	 * missing capability; whole tests that do are in a group `needs-…`, which
	 * tests/php/run.ts excludes with a message.
	 *
	 * @param array<string, array<mixed>>     $cases Cases by name.
	 * @param array<string, list<Capability>> $needs Required capabilities by case name.
	 * @return iterable<string, array<mixed>>
	 */
	protected static function for_engines( array $cases, array $needs = array() ): iterable {
		$unknown = array_diff_key( $needs, $cases );
		if ( array() !== $unknown ) {
			throw new \LogicException( 'Capabilities are required by unknown cases: ' . implode( ', ', array_keys( $unknown ) ) );
		}
		foreach ( self::engines() as $engine => [ $shop ] ) {
			foreach ( $cases as $name => $case ) {
				if ( self::offers( ...( $needs[ $name ] ?? array() ) ) ) {
					yield "$engine: $name" => array_merge( array( $shop ), $case );
				}
			}
		}
	}

	/**
	 * Creates a simple product.
	 *
	 * @param EngineFixture        $shop The shop.
	 * @param array<string, mixed> $data Data that replace the defaults.
	 */
	protected static function lamp( EngineFixture $shop, array $data = array() ): int {
		return $shop->product(
			$data + array(
				'name'          => 'Lamp',
				'regular_price' => 1000,
			)
		);
	}

	/**
	 * Creates a shirt in two sizes and two colors: small red (5 in stock), small
	 * blue (out of stock), large in any color.
	 *
	 * @param EngineFixture        $shop The shop.
	 * @param array<string, mixed> $data Data that replace the defaults.
	 */
	protected static function shirt( EngineFixture $shop, array $data = array() ): int {
		return $shop->product(
			$data + array(
				'name'       => 'Shirt',
				'type'       => 'variable',
				'attributes' => array(
					array(
						'name'    => 'size',
						'label'   => 'Size',
						'options' => array(
							'small' => 'Small',
							'large' => 'Large',
						),
					),
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
					self::variation( 'small', 'red', 1500, array( 'stock' => 5 ) ),
					self::variation( 'small', 'blue', 1500, array( 'stock' => 0 ) ),
					self::variation( 'large', '', 1800 ),
				),
			)
		);
	}

	/**
	 * Returns a variation of the shirt.
	 *
	 * @param string               $size   Slug.
	 * @param string               $color  Slug; empty for any.
	 * @param int                  $price  Price in minor units.
	 * @param array<string, mixed> $data   More data.
	 * @return array<string, mixed>
	 */
	protected static function variation( string $size, string $color, int $price, array $data = array() ): array {
		return $data + array(
			'attributes'    => array(
				'size'   => $size,
				'colour' => $color,
			),
			'regular_price' => $price,
		);
	}

	/**
	 * Returns the IDs of a product's variations in order.
	 *
	 * @param Engine $engine  Engine of any visitor.
	 * @param int    $product The product.
	 * @return list<int>
	 */
	protected static function variation_ids( Engine $engine, int $product ): array {
		return array_column( $engine->catalog()->find( $product )->variations ?? array(), 'id' );
	}

	/**
	 * Adds to the cart, and asserts success.
	 *
	 * @param Cart       $cart    The cart.
	 * @param AddRequest $request The request.
	 * @return list<string> Cart item keys.
	 */
	protected static function add( Cart $cart, AddRequest $request ): array {
		$keys = $cart->add( $request );
		self::assertIsArray( $keys, is_wp_error( $keys ) ? $keys->get_error_message() : '' );
		return $keys;
	}

	/**
	 * Returns names and quantities in the order of the cart items.
	 *
	 * @param Cart $cart The cart.
	 * @return list<array{0: string, 1: int}>
	 */
	protected static function contents( Cart $cart ): array {
		return array_map( static fn ( CartLine $line ): array => array( $line->name, $line->quantity ), $cart->snapshot()->lines );
	}

	/**
	 * Asserts that something was refused with a readable message.
	 *
	 * @param string $code   Key in the contract's error_codes.
	 * @param mixed  $answer The result.
	 * @param string $says   Part of the message.
	 */
	protected static function assert_refused( string $code, mixed $answer, string $says = '' ): void {
		self::assertInstanceOf( \WP_Error::class, $answer );
		self::assertSame( Contract::name( "error_codes.$code" ), $answer->get_error_code(), $answer->get_error_message() );
		self::assertNotSame( '', $answer->get_error_message() );
		self::assertIsInt( $answer->get_error_data()['status'] );
		if ( '' !== $says ) {
			self::assertStringContainsString( $says, $answer->get_error_message() );
		}
	}
}
