<?php
/**
 * Parser for rows of an import file.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Transfer\Import\Read;

use Vitrine\Commerce\Value\Product;

defined( 'ABSPATH' ) || exit;

/**
 * The inverse of ProductCells. Pure: the classes that write the row check whether the
 * referenced products exist.
 */
final class RowReader {

	private const TYPES = array( Product::SIMPLE, Product::VARIABLE, Product::GROUPED, Product::EXTERNAL, ImportRow::VARIATION );

	/** Maximum length of an SKU in the tables, in characters. */
	private const LONGEST_SKU = 100;

	private const LINKS = array( 'children', 'upsells', 'cross_sells' );

	/**
	 * @param CsvColumns $columns Columns of the file.
	 * @param ImportedFields  $fields  Reads the fields for ProductWriter.
	 */
	public function __construct( private readonly CsvColumns $columns, private readonly ImportedFields $fields ) {}

	/**
	 * Reads a record.
	 *
	 * @param list<string> $record Record of the file.
	 * @return ImportRow|\WP_Error Error if the record is not valid.
	 */
	public function read( array $record ): ImportRow|\WP_Error {
		if ( count( $record ) > $this->columns->count() && '' !== trim( implode( '', array_slice( $record, $this->columns->count() ) ) ) ) {
			return new \WP_Error( 'vitrine_import_row', __( 'The row has more cells than the file has columns.', 'vitrine' ) );
		}
		try {
			return $this->row( $this->columns->cells( $record ) );
		} catch ( BadCell $bad ) {
			return new \WP_Error( 'vitrine_import_row', $bad->getMessage() );
		}
	}

	/**
	 * Returns the title of a record that cannot be read.
	 *
	 * @param list<string> $record Record of the file.
	 */
	public function title( array $record ): string {
		$cells = array_map( 'trim', $this->columns->cells( $record ) );
		return ImportRow::called( $cells['name'] ?? '', $cells['sku'] ?? '' );
	}

	/**
	 * Reads cells.
	 *
	 * @param array<string, string> $cells Cells by column.
	 * @throws BadCell When a cell is not valid.
	 */
	private function row( array $cells ): ImportRow {
		$words = Cell::values( strtolower( $cells['type'] ?? '' ) );
		$types = array_values( array_intersect( self::TYPES, $words ) );
		$id    = Cell::number( $cells['id'] ?? '', 'ID' ) ?? 0;
		$sku   = trim( $cells['sku'] ?? '' );
		if ( array() !== array_diff( $words, self::TYPES, array( 'virtual', 'downloadable' ) ) || count( $types ) > 1 ) {
			throw new BadCell( 'Type', $cells['type'] );
		}
		if ( $id < 0 || mb_strlen( $sku ) > self::LONGEST_SKU ) {
			throw $id < 0 ? new BadCell( 'ID', $cells['id'] ) : new BadCell( 'SKU', $sku );
		}
		$type   = $types[0] ?? ( array() === $words ? '' : Product::SIMPLE );
		$read   = $this->fields->read( $cells, ImportRow::VARIATION === $type );
		$virtue = array() === $words || ! in_array( $type, array( Product::SIMPLE, ImportRow::VARIATION ), true ) ? array() : array(
			'needs_shipping' => ! in_array( 'virtual', $words, true ),
			'downloadable'   => in_array( 'downloadable', $words, true ),
		);
		return new ImportRow(
			$id,
			$type,
			$sku,
			trim( $cells['name'] ?? '' ),
			trim( $cells['parent'] ?? '' ),
			$read['data'] + $virtue,
			isset( $cells['categories'] ) ? Cell::paths( $cells['categories'] ) : null,
			isset( $cells['tags'] ) ? Cell::values( $cells['tags'] ) : null,
			isset( $cells['images'] ) ? Cell::values( $cells['images'] ) : null,
			array_map( array( Cell::class, 'values' ), array_intersect_key( $cells, array_flip( self::LINKS ) ) ),
			self::attributes( $cells ),
			self::downloads( $cells ),
			$read['notes'],
		);
	}

	/**
	 * Returns the downloadable files of a row in the order of their numbers.
	 *
	 * @param array<string, string> $cells Cells by column.
	 * @return list<array{id: string, name: string, file: string}>|null
	 */
	private static function downloads( array $cells ): ?array {
		$files = array();
		foreach ( self::numbers( $cells, '/^download:(\d+):url$/D' ) as $number ) {
			$file = array(
				'id'   => trim( $cells[ "download:$number:id" ] ?? '' ),
				'name' => trim( $cells[ "download:$number:name" ] ?? '' ),
				'file' => trim( $cells[ "download:$number:url" ] ),
			);
			if ( '' !== $file['file'] ) {
				$files[] = $file;
			}
		}
		return array() === self::numbers( $cells, '/^download:(\d+):url$/D' ) ? null : $files;
	}

	/**
	 * Returns the numbers of the columns that match a pattern, in ascending order.
	 *
	 * @param array<string, string> $cells   Cells by column.
	 * @param string                $pattern Pattern of the column keys; the first group is the number.
	 * @return list<int>
	 */
	private static function numbers( array $cells, string $pattern ): array {
		$numbers = array();
		foreach ( array_keys( $cells ) as $key ) {
			if ( 1 === preg_match( $pattern, $key, $parts ) ) {
				$numbers[] = (int) $parts[1];
			}
		}
		sort( $numbers );
		return $numbers;
	}

	/**
	 * Returns the attributes in the order of their numbers.
	 *
	 * @param array<string, string> $cells Cells by column.
	 * @return list<array{label: string, values: list<string>, default: string}>|null
	 */
	private static function attributes( array $cells ): ?array {
		$numbers    = self::numbers( $cells, '/^attribute:(\d+):name$/D' );
		$attributes = array();
		foreach ( $numbers as $number ) {
			$label = trim( $cells[ "attribute:$number:name" ] );
			if ( '' !== $label ) {
				$attributes[] = array(
					'label'   => $label,
					'values'  => Cell::values( $cells[ "attribute:$number:value(s)" ] ?? '' ),
					'default' => trim( $cells[ "attribute:$number:default" ] ?? '' ),
				);
			}
		}
		return array() === $numbers ? null : $attributes;
	}
}
