<?php
/**
 * Tests of scheduled sales.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Products;

use Vitrine\Commerce\Builtin\Admin\Products\ProductFormValues;
use Vitrine\Commerce\Builtin\Database\Tables;
use Vitrine\Commerce\Builtin\Products\ProductRow;
use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Commerce\Builtin\Products\ProductWriter;
use Vitrine\Commerce\Builtin\Products\Sale;
use Vitrine\Commerce\Builtin\Products\ScheduledSales;
use Vitrine\Plugin;
use Vitrine\Tests\TestCase;

/**
 * The price of a product before, during and after its sale.
 */
final class ScheduledSalesTest extends TestCase {

	/**
	 * Returns a date in the site's time zone.
	 *
	 * @param int $days Days from now; negative for the past.
	 */
	private static function day( int $days ): string {
		return ( new \DateTimeImmutable( 'today', wp_timezone() ) )->modify( "$days days" )->format( 'Y-m-d' );
	}

	/**
	 * Saves a product with a price of 10.00 and a sale price of 7.50.
	 *
	 * @param array<string, mixed> $data More data.
	 */
	private static function save( array $data ): int|\WP_Error {
		return ProductWriter::save(
			$data + array(
				'name'          => 'Lamp',
				'regular_price' => 1000,
				'sale_price'    => 750,
			)
		);
	}

	/**
	 * Returns the row of a product.
	 *
	 * @param int|\WP_Error $id Result of save().
	 */
	private static function row( int|\WP_Error $id ): ProductRow {
		self::assertIsInt( $id, is_wp_error( $id ) ? $id->get_error_message() : '' );
		$row = ProductRows::product( $id );
		self::assertNotNull( $row );
		return $row;
	}

	/**
	 * Moves every sale and scheduled event into the past.
	 *
	 * @param int $days Number of days.
	 */
	private static function pass( int $days ): void {
		global $wpdb;
		$seconds = $days * DAY_IN_SECONDS;
		foreach ( array(
			Tables::products()   => 'product_id',
			Tables::variations() => 'variation_id',
		) as $table => $key ) {
			foreach ( (array) $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i', $table ), ARRAY_A ) as $row ) {
				$data = (array) json_decode( (string) $row['data'], true );
				foreach ( array( 'from', 'to' ) as $end ) {
					if ( isset( $data['sale'][ $end ] ) ) {
						$data['sale'][ $end ] -= $seconds;
					}
				}
				$wpdb->update( $table, array( 'data' => wp_json_encode( $data ) ), array( $key => $row[ $key ] ) );
			}
		}
		$planned = (int) get_option( ScheduledSales::OPTION );
		update_option( ScheduledSales::OPTION, 0 === $planned ? 0 : $planned - $seconds );
		wp_cache_flush();
	}

	/**
	 * @testdox A scheduled sale starts and ends on its days, with the first request of the day
	 */
	public function test_days(): void {
		$id = self::save(
			array(
				'sale_from' => self::day( 2 ),
				'sale_to'   => self::day( 3 ),
			)
		);
		$this->assertSame( array( 1000, 1000, false ), array( self::row( $id )->price, self::row( $id )->max_price, self::row( $id )->on_sale ) );
		$this->assertGreaterThan( time(), (int) get_option( ScheduledSales::OPTION ) );

		ScheduledSales::apply_due();
		$this->assertSame( 1000, self::row( $id )->price, 'No sale is due.' );

		self::pass( 2 );
		$this->http( 'GET', '/' );
		wp_cache_flush();
		$this->assertSame( array( 750, 750, true ), array( self::row( $id )->price, self::row( $id )->max_price, self::row( $id )->on_sale ) );

		self::pass( 1 );
		ScheduledSales::apply_due();
		$this->assertSame( 750, self::row( $id )->price, 'The sale includes its last day.' );

		self::pass( 1 );
		$this->http( 'GET', '/' );
		wp_cache_flush();
		$this->assertSame( array( 1000, 1000, false, null ), array( self::row( $id )->price, self::row( $id )->max_price, self::row( $id )->on_sale, self::row( $id )->data->sale ) );
		$this->assertSame( 0, (int) get_option( ScheduledSales::OPTION ) );
	}

	/**
	 * @testdox A variation's scheduled sale updates its product's price range
	 */
	public function test_variation(): void {
		$id = self::save(
			array(
				'type'          => 'variable',
				'regular_price' => null,
				'sale_price'    => null,
				'attributes'    => array(
					array(
						'name'    => 'size',
						'label'   => 'Size',
						'options' => array(
							's' => 'S',
							'l' => 'L',
						),
					),
				),
				'variations'    => array(
					array(
						'attributes'    => array( 'size' => 's' ),
						'regular_price' => 1000,
						'sale_price'    => 0,
						'sale_from'     => self::day( 1 ),
					),
					array(
						'attributes'    => array( 'size' => 'l' ),
						'regular_price' => 1200,
					),
				),
			)
		);
		$this->assertSame( array( 1000, 1200, false ), array( self::row( $id )->price, self::row( $id )->max_price, self::row( $id )->on_sale ) );
		self::pass( 1 );
		ScheduledSales::apply_due();
		$this->assertSame( array( 0, 1200, true ), array( self::row( $id )->price, self::row( $id )->max_price, self::row( $id )->on_sale ) );
		$this->assertSame( 0, (int) get_option( ScheduledSales::OPTION ), 'The sale has no end.' );
	}

	/**
	 * @testdox The next run is scheduled for the soonest sale
	 */
	public function test_soonest(): void {
		self::save( array( 'sale_from' => self::day( 5 ) ) );
		$late = (int) get_option( ScheduledSales::OPTION );
		self::save( array( 'sale_to' => self::day( 1 ) ) );
		$soon = (int) get_option( ScheduledSales::OPTION );
		$this->assertSame( 3 * DAY_IN_SECONDS, $late - $soon );
		self::pass( 2 );
		ScheduledSales::apply_due();
		$this->assertSame( $late - 2 * DAY_IN_SECONDS, (int) get_option( ScheduledSales::OPTION ) );
	}

	/**
	 * @testdox Omitted sale fields are kept, and the form shows a future sale
	 */
	public function test_kept(): void {
		$id = self::row( self::save( array( 'sale_from' => self::day( 2 ) ) ) )->id;
		self::save(
			array(
				'id'            => $id,
				'regular_price' => 1100,
			)
		);
		$currency = Plugin::engine()->cart()->snapshot()->currency;
		$values   = ProductFormValues::of( $id, $currency );
		$this->assertSame( array( '11.00', '7.50', self::day( 2 ), '' ), array( $values['regular_price'], $values['sale_price'], $values['sale_from'], $values['sale_to'] ) );
		self::save(
			array(
				'id'        => $id,
				'sale_from' => '',
			)
		);
		$this->assertSame( array( 750, null ), array( self::row( $id )->price, self::row( $id )->data->sale ) );
		ProductWriter::save(
			array(
				'id'         => $id,
				'sale_price' => null,
			)
		);
		$this->assertSame( 1000, self::row( $id )->price );
	}

	/**
	 * Data provider of invalid dates and their fields.
	 *
	 * @return array<string, array{array<string, mixed>, string}>
	 */
	public function bad_dates(): array {
		return array(
			'an invalid date'  => array( array( 'sale_from' => '2030-02-30' ), 'sale_from' ),
			'text'             => array( array( 'sale_to' => 'soon' ), 'sale_to' ),
			'end before start' => array(
				array(
					'sale_from' => self::day( 3 ),
					'sale_to'   => self::day( 2 ),
				),
				'sale_to',
			),
			'ended'            => array( array( 'sale_to' => self::day( -1 ) ), 'sale_to' ),
			'without a price'  => array(
				array(
					'sale_price' => null,
					'sale_from'  => self::day( 1 ),
				),
				'sale_price',
			),
		);
	}

	/**
	 * @testdox Rejects invalid sale dates: $_dataName
	 *
	 * @dataProvider bad_dates
	 *
	 * @param array<string, mixed> $data  Dates.
	 * @param string               $field Invalid field.
	 */
	public function test_bad( array $data, string $field ): void {
		$refusal = self::save( $data );
		$this->assertInstanceOf( \WP_Error::class, $refusal );
		$this->assertSame( $field, $refusal->get_error_data()['field'] );
	}

	/**
	 * @testdox A sale is active from its first second until its last
	 */
	public function test_moments(): void {
		$sale = new Sale( 5, 100, 200 );
		$this->assertSame( array( false, true, true, false ), array_map( array( $sale, 'is_on' ), array( 99, 100, 199, 200 ) ) );
		$this->assertSame( array( 100, 200, null ), array_map( array( $sale, 'next_change' ), array( 99, 100, 200 ) ) );
		$this->assertNull( Sale::of( array( 'price' => '5' ) ) );
	}
}
