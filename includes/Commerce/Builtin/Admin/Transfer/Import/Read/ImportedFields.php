<?php
/**
 * Product fields from cells.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Transfer\Import\Read;

use Vitrine\Commerce\Builtin\Products\Measures;
use Vitrine\Commerce\Builtin\Regions\Tax\TaxRate;
use Vitrine\Commerce\Builtin\Regions\Tax\TaxStatus;
use Vitrine\Commerce\Rules\Dimensions;
use Vitrine\Commerce\Value\Currency;

defined( 'ABSPATH' ) || exit;

/**
 * Converts cells to the fields of ProductWriter. An empty cell in an existing column
 * clears the value. Pure.
 */
final class ImportedFields {

	private const STATUSES = array(
		'1'  => 'publish',
		'0'  => 'private',
		'-1' => 'draft',
		'2'  => 'pending',
	);

	private const TEXTS = array( 'external_url', 'external_text' );

	/** Boolean fields that only products have. */
	private const BOOLEANS = array( 'featured', 'sold_individually', 'reviews' );

	/**
	 * @param CsvColumns               $columns  Columns of the file.
	 * @param Currency              $currency Currency of the shop.
	 * @param string                $weight   Weight unit of the shop.
	 * @param string                $length   Length unit of the shop.
	 * @param array<string, string> $classes  Shipping classes of the shop: slug to name.
	 * @param string                $today    Current date of the site as `Y-m-d`.
	 */
	public function __construct(
		private readonly CsvColumns $columns,
		private readonly Currency $currency,
		private readonly string $weight,
		private readonly string $length,
		private readonly array $classes,
		private readonly string $today,
	) {}

	/**
	 * Reads the fields of a row.
	 *
	 * @param array<string, string> $cells        Cells by column.
	 * @param bool                  $is_variation Whether the row is a variation.
	 * @return array{data: array<string, mixed>, notes: list<string>}
	 * @throws BadCell When a cell is not valid.
	 */
	public function read( array $cells, bool $is_variation ): array {
		$odd   = self::odd( $cells, $is_variation );
		$notes = '' === $odd ? array() : array( $odd );
		$data  = $this->prices( $cells, $notes ) + self::stock( $cells, $notes ) + $this->measures( $cells, $notes );
		$data += array_map( 'trim', array_intersect_key( $cells, array_flip( array( 'sku', 'global_unique_id' ) ) ) );
		if ( isset( $cells['description'] ) ) {
			$data['description'] = Cell::lines( $cells['description'] );
		}
		foreach ( array_intersect_key( $cells, array_flip( array( 'download_limit', 'download_expiry' ) ) ) as $key => $text ) {
			$number = Cell::number( $text, CsvColumns::heading( $key ) );
			// WooCommerce writes -1 for no limit.
			$data[ $key ] = null === $number || $number <= 0 ? null : $number;
		}
		$class = self::tax_class( $cells, $is_variation, $notes );
		$data += null === $class ? array() : array( 'tax_class' => $class );
		$value = '' === trim( $cells['published'] ?? '' ) ? null : self::published( $cells['published'] );
		if ( $is_variation ) {
			$data += null === $value ? array() : array( 'active' => 'publish' === $value );
		} else {
			$data += ( null === $value ? array() : array( 'status' => $value ) ) + $this->product( $cells, $notes );
		}
		return compact( 'data', 'notes' );
	}

	/**
	 * Reads the fields that only products have.
	 *
	 * @param array<string, string> $cells Cells by column.
	 * @param list<string>          $notes Collects notes on values that are not imported.
	 * @return array<string, mixed>
	 * @throws BadCell When a cell is not valid.
	 */
	private function product( array $cells, array &$notes ): array {
		$data = array_map( 'trim', array_intersect_key( $cells, array_flip( self::TEXTS ) ) );
		if ( '' !== trim( $cells['name'] ?? '' ) ) {
			$data['name'] = $cells['name'];
		}
		if ( isset( $cells['short_description'] ) ) {
			$data['short_description'] = Cell::lines( $cells['short_description'] );
		}
		foreach ( array_intersect_key( $cells, array_flip( self::BOOLEANS ) ) as $key => $text ) {
			$is_on = Cell::boolean( $text, CsvColumns::heading( $key ) );
			$data += null === $is_on ? array() : array( $key => $is_on );
		}
		foreach ( array_intersect_key( $cells, array_flip( array( 'low_stock', 'max' ) ) ) as $key => $text ) {
			$data[ $key ] = Cell::number( $text, CsvColumns::heading( $key ) );
		}
		foreach ( array_intersect_key( $cells, array_flip( array( 'min', 'step' ) ) ) as $key => $text ) {
			$data[ $key ] = Cell::number( $text, CsvColumns::heading( $key ) ) ?? 1;
		}
		if ( isset( $cells['menu_order'] ) ) {
			$data['menu_order'] = Cell::number( $cells['menu_order'], 'Position' ) ?? 0;
		}
		if ( isset( $cells['tax_status'] ) ) {
			$status             = strtolower( trim( $cells['tax_status'] ) );
			$data['tax_status'] = in_array( $status, array( '', TaxStatus::TAXABLE ), true ) ? TaxStatus::TAXABLE : TaxStatus::NONE;
			if ( ! in_array( $status, array( '', TaxStatus::TAXABLE, TaxStatus::NONE ), true ) ) {
				/* translators: %s: tax status, as a file has it. */
				$notes[] = sprintf( __( 'Tax status “%s” is not supported, so it was set to “None”.', 'vitrine' ), $status );
			}
		}
		if ( isset( $cells['shipping_class'] ) ) {
			$name                   = trim( $cells['shipping_class'] );
			$known                  = array_search( $name, $this->classes, true );
			$data['shipping_class'] = is_string( $known ) ? $known : sanitize_title( $name );
		}
		return $data;
	}

	/**
	 * Reads the post status.
	 *
	 * @param string $text Text of the cell.
	 * @throws BadCell When the cell is not valid.
	 */
	private static function published( string $text ): string {
		return self::STATUSES[ (string) Cell::number( $text, 'Published' ) ] ?? throw new BadCell( 'Published', $text );
	}

	/**
	 * Returns notes on features that are not supported.
	 *
	 * @param array<string, string> $cells        Cells by column.
	 * @param bool                  $is_variation Whether the row is a variation.
	 */
	private static function odd( array $cells, bool $is_variation ): string {
		$notes      = array();
		$visibility = strtolower( trim( $cells['visibility'] ?? '' ) );
		if ( ! in_array( strtolower( trim( $cells['backorders'] ?? '' ) ), array( '', '0', 'no' ), true ) ) {
			$notes[] = __( 'Backorders are not supported and were not imported.', 'vitrine' );
		}
		if ( ! $is_variation && ! in_array( $visibility, array( '', 'visible' ), true ) ) {
			/* translators: %s: visibility in the catalog, as a file has it. */
			$notes[] = sprintf( __( 'Visibility “%s” is not supported: the product is shown in shop and search.', 'vitrine' ), $visibility );
		}
		return implode( ' ', $notes );
	}

	/**
	 * Reads prices and the dates of a sale that has not ended.
	 *
	 * @param array<string, string> $cells Cells by column.
	 * @param list<string>          $notes Collects notes on values that are not imported.
	 * @return array<string, int|string|null>
	 * @throws BadCell When a cell is not valid.
	 */
	private function prices( array $cells, array &$notes ): array {
		$data = array();
		foreach ( array_intersect_key( $cells, array_flip( array( 'regular_price', 'sale_price' ) ) ) as $key => $text ) {
			$data[ $key ] = Cell::price( $text, CsvColumns::heading( $key ), $this->currency );
		}
		foreach ( array_intersect_key( $cells, array_flip( array( 'sale_from', 'sale_to' ) ) ) as $key => $text ) {
			$data[ $key ] = Cell::date( $text, CsvColumns::heading( $key ) );
		}
		if ( '' !== ( $data['sale_to'] ?? '' ) && $data['sale_to'] < $this->today ) {
			$notes[] = __( 'The sale has ended and was not imported.', 'vitrine' );
			$data    = array_replace(
				$data,
				array(
					'sale_price' => null,
					'sale_from'  => '',
					'sale_to'    => '',
				)
			);
		}
		return $data;
	}

	/**
	 * Reads the stock.
	 *
	 * @param array<string, string> $cells Cells by column.
	 * @param list<string>          $notes Collects notes on values that are not imported.
	 * @return array<string, bool|int>
	 * @throws BadCell When a cell is not valid.
	 */
	private static function stock( array $cells, array &$notes ): array {
		$value = strtolower( trim( $cells['in_stock'] ?? '' ) );
		$is    = 'backorder' === $value ? true : Cell::boolean( $value, 'In stock?' );
		$data  = null === $is ? array() : array( 'in_stock' => $is );
		$text  = trim( $cells['stock'] ?? '' );
		if ( ! isset( $cells['stock'] ) ) {
			return $data;
		}
		$stock = 'parent' === strtolower( $text ) ? null : Cell::number( $text, 'Stock' );
		if ( null === $stock ) {
			return $data + array( 'manage_stock' => false );
		}
		if ( $stock < 0 ) {
			$notes[] = __( 'Stock below 0 was set to 0.', 'vitrine' );
		}
		// The stock status follows from the quantity.
		return array(
			'manage_stock' => true,
			'stock'        => max( 0, $stock ),
		);
	}

	/**
	 * Reads weight and dimensions, converted to the shop's units.
	 *
	 * @param array<string, string> $cells Cells by column.
	 * @param list<string>          $notes Collects notes on values that are not imported.
	 * @return array<string, string>
	 * @throws BadCell When a cell is not valid.
	 */
	private function measures( array $cells, array &$notes ): array {
		$data = array();
		if ( isset( $cells['weight'] ) ) {
			$text           = trim( $cells['weight'] );
			$unit           = rtrim( $this->columns->units['weight'] ?? $this->weight, 's' );
			$mass           = Measures::milligrams( $text, $unit );
			$data['weight'] = 0 === $mass ? '' : Measures::number( $mass, $this->weight );
			if ( 0 === $mass && 1 !== preg_match( '/^0*[.,]?0*$/D', $text ) ) {
				throw new BadCell( 'Weight', $text );
			}
		}
		$sides = array_map( 'trim', array_intersect_key( $cells, array_flip( array( 'length', 'width', 'height' ) ) ) );
		if ( array() === $sides ) {
			return $data;
		}
		$sides = array_replace( array_fill_keys( array( 'length', 'width', 'height' ), '' ), $sides );
		$sides = array_values( array_map( static fn ( string $side ): string => 1 === preg_match( '/^0*[.,]?0*$/D', $side ) ? '' : $side, $sides ) );
		$given = array_values( array_filter( $sides ) );
		if ( array_slice( $sides, 0, count( $given ) ) !== $given ) {
			$notes[] = __( 'Dimensions need a length, a width and a height, so they were not imported.', 'vitrine' );
			return $data;
		}
		$unit = $this->columns->units['length'] ?? $this->length;
		$read = Dimensions::of( implode( ' × ', $given ), $unit, $this->length );
		if ( null === $read ) {
			throw new BadCell( 'Length', implode( ' × ', $given ) );
		}
		return $data + array( 'dimensions' => implode( ' × ', array_filter( $read ) ) );
	}

	/**
	 * Reads the tax class, null if there is no such column.
	 *
	 * @param array<string, string> $cells        Cells by column.
	 * @param bool                  $is_variation Whether the row is a variation.
	 * @param list<string>          $notes        Collects notes on values that are not imported.
	 */
	private static function tax_class( array $cells, bool $is_variation, array &$notes ): ?string {
		if ( ! isset( $cells['tax_class'] ) ) {
			return null;
		}
		$class = strtolower( trim( $cells['tax_class'] ) );
		if ( $is_variation && 'parent' === $class ) {
			return '';
		}
		if ( '' === $class || in_array( $class, TaxRate::CLASSES, true ) ) {
			return '' === $class ? TaxRate::STANDARD : $class;
		}
		/* translators: %s: tax class, as a file has it. */
		$notes[] = sprintf( __( 'Tax class “%s” is not supported, so the standard rate is used.', 'vitrine' ), $class );
		return TaxRate::STANDARD;
	}
}
