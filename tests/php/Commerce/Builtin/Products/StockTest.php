<?php
/**
 * Tests of stock.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Products;

use Vitrine\Commerce\Builtin\Database\Transaction;
use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Commerce\Builtin\Products\ProductWriter;
use Vitrine\Commerce\Builtin\Products\Stock;
use Vitrine\Tests\TestCase;

/**
 * Nothing is oversold.
 */
final class StockTest extends TestCase {

	/**
	 * Creates a product.
	 *
	 * @param array<string, mixed> $data Data for ProductWriter.
	 */
	private static function product( array $data ): int {
		$id = ProductWriter::save(
			$data + array(
				'name'          => 'Lamp',
				'regular_price' => 100,
			)
		);
		self::assertIsInt( $id );
		return $id;
	}

	/**
	 * Creates a shirt: small (4 in stock), medium (shares 6 with large), large.
	 *
	 * @return array{0: int, 1: list<int>} IDs of the product and its variations.
	 */
	private static function shirt(): array {
		$id = self::product(
			array(
				'type'       => 'variable',
				'stock'      => 6,
				'attributes' => array(
					array(
						'name'    => 'size',
						'label'   => 'Size',
						'options' => array(
							's' => 'S',
							'm' => 'M',
							'l' => 'L',
						),
					),
				),
				'variations' => array(
					array(
						'attributes'    => array( 'size' => 's' ),
						'regular_price' => 100,
						'stock'         => 4,
					),
					array(
						'attributes'    => array( 'size' => 'm' ),
						'regular_price' => 100,
					),
					array(
						'attributes'    => array( 'size' => 'l' ),
						'regular_price' => 100,
					),
				),
			)
		);
		return array( $id, array_keys( ProductRows::variations( array( $id ) )[ $id ] ) );
	}

	/**
	 * Takes stock; also run by the concurrent processes.
	 *
	 * @param array{0: int, 1: int, 2: int} ...$items Items for Stock::take().
	 */
	public static function take( array ...$items ): string {
		$taken = Transaction::run( static fn (): bool|\WP_Error => Stock::take( $items ) );
		return is_wp_error( $taken ) ? $taken->get_error_message() : 'taken';
	}

	/**
	 * @testdox Takes stock down to the last piece and counts sales
	 */
	public function test_take(): void {
		$id = self::product( array( 'stock' => 3 ) );

		$this->assertSame( 'taken', self::take( array( $id, 0, 2 ) ) );
		$this->assertSame( 'Only 1 of "Lamp" is left.', self::take( array( $id, 0, 2 ) ) );
		$this->assertSame( 'taken', self::take( array( $id, 0, 1 ) ) );
		$this->assertSame( '"Lamp" is sold out.', self::take( array( $id, 0, 1 ) ) );

		$row = ProductRows::product( $id );
		$this->assertSame( array( 0, 3, false ), array( $row->stock, $row->total_sales, $row->is_available() ) );
	}

	/**
	 * @testdox Insufficient stock reports the available quantity and undoes earlier items
	 */
	public function test_all_or_none(): void {
		$lamp = self::product( array( 'stock' => 5 ) );
		$mug  = self::product(
			array(
				'name'  => 'Mug',
				'stock' => 1,
			)
		);

		$refusal = Transaction::run( static fn (): bool|\WP_Error => Stock::take( array( array( $lamp, 0, 5 ), array( $mug, 0, 2 ) ) ) );

		$this->assertSame(
			array(
				'status'       => 409,
				'product_id'   => $mug,
				'variation_id' => 0,
				'available'    => 1,
			),
			$refusal->get_error_data()
		);
		$this->assertSame( array( 5, 0 ), array( ProductRows::product( $lamp )->stock, ProductRows::product( $lamp )->total_sales ) );
	}

	/**
	 * @testdox Adds up quantities of the same product in two items
	 */
	public function test_two_lines(): void {
		$id = self::product( array( 'stock' => 3 ) );

		$this->assertSame( 'Only 3 of "Lamp" are left.', self::take( array( $id, 0, 2 ), array( $id, 0, 2 ) ) );
	}

	/**
	 * @testdox Variations use their own stock or share their product's
	 */
	public function test_variations(): void {
		[ $id, [ $small, $medium, $large ] ] = self::shirt();

		$this->assertSame( 'taken', self::take( array( $id, $small, 4 ), array( $id, $medium, 3 ), array( $id, $large, 2 ) ) );
		$this->assertSame( '"Lamp – S" is sold out.', self::take( array( $id, $small, 1 ) ) );
		$this->assertSame( 'Only 1 of "Lamp" is left.', self::take( array( $id, $large, 1 ), array( $id, $medium, 1 ) ) );
		$this->assertSame( 9, ProductRows::product( $id )->total_sales, 'A value read in a rolled-back transaction is still cached.' );
	}

	/**
	 * @testdox A variable product is out of stock when its last variation is
	 */
	public function test_variable_row(): void {
		$id    = self::product(
			array(
				'type'       => 'variable',
				'attributes' => array(
					array(
						'name'    => 'size',
						'options' => array( 's' => 'S' ),
					),
				),
				'variations' => array(
					array(
						'attributes'    => array( 'size' => 's' ),
						'regular_price' => 100,
						'stock'         => 1,
					),
				),
			)
		);
		$small = array_key_first( ProductRows::variations( array( $id ) )[ $id ] );
		$this->assertTrue( ProductRows::product( $id )->is_available() );

		self::take( array( $id, $small, 1 ) );
		$this->assertFalse( ProductRows::product( $id )->is_available() );

		Stock::release( array( array( $id, $small, 1 ) ) );
		$this->assertTrue( ProductRows::product( $id )->is_available() );
	}

	/**
	 * @testdox Unmanaged stock is always available, unless marked out of stock
	 */
	public function test_uncounted(): void {
		$lamp = self::product( array() );
		$mug  = self::product(
			array(
				'name'     => 'Mug',
				'in_stock' => false,
			)
		);

		$this->assertSame( 'taken', self::take( array( $lamp, 0, 5000 ) ) );
		$this->assertSame( '"Mug" is sold out.', self::take( array( $mug, 0, 1 ) ) );
	}

	/**
	 * @testdox Rejects taking stock of a deleted product or variation
	 */
	public function test_gone(): void {
		[ $id ] = self::shirt();

		$this->assertSame( 'This product is no longer available.', self::take( array( 999999, 0, 1 ) ) );
		$this->assertStringContainsString( 'no longer available', self::take( array( $id, 999999, 1 ) ) );
	}

	/**
	 * @testdox Releasing stock restores it
	 */
	public function test_release(): void {
		[ $id, [ $small, $medium ] ] = self::shirt();
		$items                       = array( array( $id, $small, 2 ), array( $id, $medium, 5 ) );
		self::take( ...$items );

		$this->assertTrue( Stock::release( $items ) );

		$row = ProductRows::product( $id );
		$this->assertSame( array( 6, 0 ), array( $row->stock, $row->total_sales ) );
		$this->assertSame( 4, ProductRows::variations( array( $id ) )[ $id ][ $small ]->stock );
	}

	/**
	 * @testdox 24 concurrent processes take 10 pieces exactly, without deadlock between two products
	 */
	public function test_race(): void {
		$lamp  = self::product( array( 'stock' => 10 ) );
		$mug   = self::product(
			array(
				'name'  => 'Mug',
				'stock' => 500,
			)
		);
		$carts = array();
		for ( $process = 0; $process < 24; $process++ ) {
			$items   = array( array( $lamp, 0, 1 ), array( $mug, 0, 1 ) );
			$carts[] = $process % 2 ? $items : array_reverse( $items );
		}

		$answers = array_count_values( $this->concurrently( self::class . '::take', $carts ) );

		$this->assertEquals(
			array(
				'taken'               => 10,
				'"Lamp" is sold out.' => 14,
			),
			$answers
		);
		wp_cache_flush();
		$this->assertSame( array( 0, 490 ), array( ProductRows::product( $lamp )->stock, ProductRows::product( $mug )->stock ) );
	}
}
