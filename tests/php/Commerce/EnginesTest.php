<?php
/**
 * Tests of the engine selection.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce;

use Vitrine\Commerce\Builtin\BuiltinEngine;
use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Engines;
use Vitrine\Tests\TestCase;

/**
 * Which engine is active.
 */
final class EnginesTest extends TestCase {

	/**
	 * Resets the selected engine.
	 */
	protected function tearDown(): void {
		parent::tearDown();
		Engines::reset();
	}

	/**
	 * @testdox Without another plugin the built-in engine is active, as a single instance
	 */
	public function test_builtin(): void {
		Engines::reset();

		$this->assertSame( 'builtin', Engines::active()->id() );
		$this->assertSame( Engines::active(), Engines::active() );
		$this->assertSame( 'woocommerce', Engines::active()->cart_kind() );
		$this->assertSame(
			array(
				'post_type' => 'vitrine_product',
				'category'  => 'vitrine_product_cat',
				'tag'       => 'vitrine_product_tag',
			),
			Engines::active()->content_types()
		);
	}

	/**
	 * @testdox A plugin can register an engine; an unavailable one is skipped
	 */
	public function test_filter(): void {
		Engines::reset();
		$mine = new BuiltinEngine();
		add_filter(
			'vitrine_engines',
			static fn ( array $engines ): array => array(
				'absent' => array(
					'available' => static fn (): bool => false,
					'make'      => static fn (): never => self::fail( 'The unavailable engine was created.' ),
				),
				'mine'   => array(
					'available' => static fn (): bool => true,
					'make'      => static fn (): Engine => $mine,
				),
			) + $engines
		);

		$this->assertSame( $mine, Engines::active() );
	}

	/**
	 * @testdox A filter that removes all engines leaves the built-in one
	 */
	public function test_nothing_left(): void {
		Engines::reset();
		add_filter( 'vitrine_engines', '__return_empty_array' );

		$this->assertSame( 'builtin', Engines::active()->id() );
	}
}
