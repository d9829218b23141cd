<?php
/**
 * The ground of the contract tests.
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
 * Each test gets the fixture of every engine that is present.
 */
abstract class EngineContract extends TestCase {

	/**
	 * The shop of each engine, and what it is called in the tests' names.
	 */
	private const FIXTURES = array(
		'builtin'     => array( 'built-in', 'BuiltinFixture' ),
		'woocommerce' => array( 'WooCommerce', 'WooCommerceFixture' ),
		'downloads'   => array( 'Easy Digital Downloads', 'DownloadsFixture' ),
	);

	/**
	 * The engines that are present: the one that sells on the site of the tests.
	 *
	 * @return array<string, array{0: EngineFixture}>
	 */
	public static function engines(): array {
		[ $name, $class ] = self::FIXTURES[ Engines::active()->id() ];
		$class            = __NAMESPACE__ . '\\Fixtures\\' . $class;
		return array( $name => array( new $class() ) );
	}

	/**
	 * Whether the engine that is present has all of these. Providers leave out by
	 * it what cannot be; nothing passes for want of a part.
	 *
	 * @param Capability ...$parts What a case is about.
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
	 * Cases for every engine that is present. One that needs what the engine lacks
	 * is left out; a whole test that does is in a group `needs-…`, which
	 * tests/php/run.ts leaves out there, and says so.
	 *
	 * @param array<string, array<mixed>>     $cases By what they are called.
	 * @param array<string, list<Capability>> $needs What a case is about, by what it is called.
	 * @return iterable<string, array<mixed>>
	 */
	protected static function for_engines( array $cases, array $needs = array() ): iterable {
		foreach ( self::engines() as $engine => [ $shop ] ) {
			foreach ( $cases as $name => $case ) {
				if ( self::offers( ...( $needs[ $name ] ?? array() ) ) ) {
					yield "$engine: $name" => array_merge( array( $shop ), $case );
				}
			}
		}
	}

	/**
	 * A simple product.
	 *
	 * @param EngineFixture        $shop The shop.
	 * @param array<string, mixed> $data Instead of the usual.
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
	 * A shirt in two sizes and two colours: small red (5 left), small blue (sold
	 * out), large in any colour.
	 *
	 * @param EngineFixture        $shop The shop.
	 * @param array<string, mixed> $data Instead of the usual.
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
	 * A variation of the shirt.
	 *
	 * @param string               $size   Slug.
	 * @param string               $colour Slug; empty: any.
	 * @param int                  $price  Minor units.
	 * @param array<string, mixed> $data   More of it.
	 * @return array<string, mixed>
	 */
	protected static function variation( string $size, string $colour, int $price, array $data = array() ): array {
		return $data + array(
			'attributes'    => array(
				'size'   => $size,
				'colour' => $colour,
			),
			'regular_price' => $price,
		);
	}

	/**
	 * The ids of a product's variations, by their place.
	 *
	 * @param Engine $engine  Of any visitor.
	 * @param int    $product The product.
	 * @return list<int>
	 */
	protected static function variation_ids( Engine $engine, int $product ): array {
		return array_column( $engine->catalog()->find( $product )->variations ?? array(), 'id' );
	}

	/**
	 * Adds, and must be allowed to.
	 *
	 * @param Cart       $cart    The cart.
	 * @param AddRequest $request What.
	 * @return list<string> Keys.
	 */
	protected static function add( Cart $cart, AddRequest $request ): array {
		$keys = $cart->add( $request );
		self::assertIsArray( $keys, is_wp_error( $keys ) ? $keys->get_error_message() : '' );
		return $keys;
	}

	/**
	 * Quantities by name, in the order of the lines.
	 *
	 * @param Cart $cart The cart.
	 * @return list<array{0: string, 1: int}>
	 */
	protected static function contents( Cart $cart ): array {
		return array_map( static fn ( CartLine $line ): array => array( $line->name, $line->quantity ), $cart->snapshot()->lines );
	}

	/**
	 * Asserts that something was refused, with a reason that people understand.
	 *
	 * @param string $code   Key of the contract's error_codes.
	 * @param mixed  $answer The refusal.
	 * @param string $says   A part of the message.
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
