<?php
/**
 * Tests of parsing CSV cells.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Admin\Transfer;

use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Read\BadCell;
use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Read\Cell;
use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Read\CsvColumns;
use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Read\ImportedFields;
use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Read\RowReader;
use Vitrine\Commerce\Value\Currency;
use Vitrine\Tests\TestCase;

/**
 * Valid and invalid values of cells.
 */
final class ImportCellsTest extends TestCase {

	/**
	 * Data provider of cells and their values.
	 *
	 * @return iterable<string, array{string, string, mixed}>
	 */
	public static function cells(): iterable {
		$cells = array(
			'price'   => array( '12.5' => 1250, '12,50' => 1250, '1234.5600' => 123456, '1,234.50' => 123450, '7' => 700, '7.0' => 700, '' => null, 'cheap' => false, '-1' => false, '1.234' => false, '12.345' => false, '1 000,00' => 100000 ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Table of test data.
			'boolean' => array( '1' => true, 'YES' => true, 'false' => false, '0' => false, ' ' => null, 'maybe' => 'bad' ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Table of test data.
			'number'  => array( '5' => 5, '-3' => -3, '4.00' => 4, '' => null, '4.5' => 'bad', 'x' => 'bad', '99999999999' => 'bad' ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Table of test data.
			'date'    => array( '2026-03-05' => '2026-03-05', '2026-03-05 00:00:00' => '2026-03-05', '2026-03-05T10:00:00+02:00' => '2026-03-05', '' => '', '2026-02-30' => 'bad', '5.3.2026' => 'bad' ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Table of test data.
			'values'  => array( 'a, b' => array( 'a', 'b' ), 'a\\, b,c,, ' => array( 'a, b', 'c' ), '' => array() ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Table of test data.
			'paths'   => array( 'A > B, C' => array( array( 'A', 'B' ), array( 'C' ) ), ' > ' => array() ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Table of test data.
			'lines'   => array( 'a\\nb' => "a\nb", 'C:\\\\new' => 'C:\\new', "a\r\nb" => "a\r\nb" ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Table of test data.
		);
		foreach ( $cells as $kind => $table ) {
			foreach ( $table as $text => $value ) {
				yield "$kind \"$text\"" => array( $kind, (string) $text, $value );
			}
		}
	}

	/**
	 * @testdox Parses a cell or rejects it: $_dataName
	 * @dataProvider cells
	 * @param string $kind  Method of Cell.
	 * @param string $text  Content of the cell.
	 * @param mixed  $value Expected value; `bad`, or `false` for a price, if it is invalid.
	 */
	public function test_cell( string $kind, string $text, mixed $value ): void {
		if ( 'bad' === $value || ( 'price' === $kind && false === $value ) ) {
			$this->expectException( BadCell::class );
			$this->expectExceptionMessage( "“Column”: “{$text}”" );
		}
		$arguments = array_slice( array( $text, 'Column', new Currency() ), 0, ( new \ReflectionMethod( Cell::class, $kind ) )->getNumberOfParameters() );
		$this->assertSame( $value, Cell::$kind( ...$arguments ) );
	}

	/**
	 * @testdox Recognizes columns in any order, case and unit, and names unknown ones
	 */
	public function test_columns(): void {
		$columns = CsvColumns::of( array( ' NAME', 'sku', 'Weight (lbs)', 'Length (in)', 'Meta: other', 'attribute 12 VALUE(S)', 'Attribute 12 global', 'Name' ) );
		$this->assertTrue( $columns->are_usable() );
		$this->assertSame( array( 'weight' => 'lbs', 'length' => 'in' ), $columns->units ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->assertSame( array( 'Meta: other', 'Name' ), $columns->unknown() );
		$this->assertSame( array( 'name' => 'A', 'sku' => 'B' ), $columns->cells( array( 'A', 'B' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->assertFalse( CsvColumns::of( array( 'Regular price', 'Stock' ) )->are_usable() );
	}

	/**
	 * @testdox Converts units to the shop's, notes unsupported values, and leaves absent fields alone
	 */
	public function test_fields(): void {
		$read = $this->read(
			array(
				'ID'                    => '7',
				'Type'                  => 'Simple',
				'Weight (lbs)'          => '2',
				'Length (in)'           => '10',
				'Width (in)'            => '5',
				'Height (in)'           => '',
				'Sale price'            => '5',
				'Date sale price ends'  => '2020-01-01',
				'Stock'                 => '-2',
				'Visibility in catalog' => 'hidden',
				'Tax class'             => 'luxury',
				'Tax status'            => 'shipping',
				'Shipping class'        => 'Bulky goods',
			)
		);
		$this->assertSame( array( '0.9072', '25.4 × 12.7', null, 0, 'standard', 'none', 'bulky' ), array( $read->data['weight'], $read->data['dimensions'], $read->data['sale_price'], $read->data['stock'], $read->data['tax_class'], $read->data['tax_status'], $read->data['shipping_class'] ) );
		$this->assertCount( 5, $read->notes );
		$this->assertArrayNotHasKey( 'regular_price', $read->data );
		$this->assertSame( array( null, null, null ), array( $read->categories, $read->images, $read->attributes ) );
	}

	/**
	 * @testdox Rejects a row with an unsupported type, too many cells or an invalid SKU, with a message
	 */
	public function test_refused(): void {
		$this->assertStringContainsString( '“subscription”', $this->read( array( 'Name' => 'A', 'Type' => 'subscription' ) )->get_error_message() ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->assertStringContainsString( 'SKU', $this->read( array( 'SKU' => str_repeat( 'x', 101 ) ) )->get_error_message() );
		$columns = CsvColumns::of( array( 'Name' ) );
		$this->assertStringContainsString( 'more cells', ( new RowReader( $columns, self::fields( $columns ) ) )->read( array( 'A', 'B' ) )->get_error_message() );
	}

	/**
	 * Parses a row.
	 *
	 * @param array<string, string> $cells Values by heading.
	 */
	private function read( array $cells ): mixed {
		$columns = CsvColumns::of( array_keys( $cells ) );
		return ( new RowReader( $columns, self::fields( $columns ) ) )->read( array_values( $cells ) );
	}

	/**
	 * Returns the fields for a shop.
	 *
	 * @param CsvColumns $columns Columns of the file.
	 */
	private static function fields( CsvColumns $columns ): ImportedFields {
		return new ImportedFields( $columns, new Currency(), 'kg', 'cm', array( 'bulky' => 'Bulky goods' ), '2026-03-05' );
	}
}
