<?php
/**
 * Columns of an import file.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Transfer\Import\Read;

defined( 'ABSPATH' ) || exit;

/**
 * Matches headings with the English names of WooCommerce's product export, in any order,
 * case-insensitive. Pure.
 */
final class CsvColumns {

	/** Headings and the keys of their columns. */
	private const KNOWN = array(
		'ID'                           => 'id',
		'Type'                         => 'type',
		'SKU'                          => 'sku',
		'GTIN, UPC, EAN, or ISBN'      => 'global_unique_id',
		'Name'                         => 'name',
		'Published'                    => 'published',
		'Is featured?'                 => 'featured',
		'Visibility in catalog'        => 'visibility',
		'Short description'            => 'short_description',
		'Description'                  => 'description',
		'Date sale price starts'       => 'sale_from',
		'Date sale price ends'         => 'sale_to',
		'Tax status'                   => 'tax_status',
		'Tax class'                    => 'tax_class',
		'In stock?'                    => 'in_stock',
		'Stock'                        => 'stock',
		'Low stock amount'             => 'low_stock',
		'Backorders allowed?'          => 'backorders',
		'Sold individually?'           => 'sold_individually',
		'Allow customer reviews?'      => 'reviews',
		'Sale price'                   => 'sale_price',
		'Regular price'                => 'regular_price',
		'Categories'                   => 'categories',
		'Tags'                         => 'tags',
		'Shipping class'               => 'shipping_class',
		'Images'                       => 'images',
		'Download limit'               => 'download_limit',
		'Download expiry days'         => 'download_expiry',
		'Parent'                       => 'parent',
		'Grouped products'             => 'children',
		'Upsells'                      => 'upsells',
		'Cross-sells'                  => 'cross_sells',
		'External URL'                 => 'external_url',
		'Button text'                  => 'external_text',
		'Position'                     => 'menu_order',
		'Meta: _vitrine_min_quantity'  => 'min',
		'Meta: _vitrine_max_quantity'  => 'max',
		'Meta: _vitrine_step_quantity' => 'step',
	);

	/** Columns of which at least one is required to identify products. */
	private const NEEDED = array( 'id', 'sku', 'name' );

	/**
	 * @param list<string>          $keys     Keys of the columns; empty: unknown column.
	 * @param list<string>          $headings Headings as in the file.
	 * @param array<string, string> $units    Units of weight, length, width and height, if the heading contains one.
	 */
	private function __construct(
		private readonly array $keys,
		private readonly array $headings,
		public readonly array $units,
	) {}

	/**
	 * Creates the columns from headings.
	 *
	 * @param list<string> $headings Headings of the file.
	 */
	public static function of( array $headings ): self {
		$known = array_change_key_case( self::KNOWN );
		$keys  = array();
		$units = array();
		foreach ( $headings as $heading ) {
			$plain = strtolower( trim( (string) preg_replace( '/\s+/u', ' ', $heading ) ) );
			$key   = $known[ $plain ] ?? '';
			if ( 1 === preg_match( '/^(weight|length|width|height)(?: \(([a-z]+)\))?$/D', $plain, $parts ) ) {
				$key                = $parts[1];
				$units[ $parts[1] ] = $parts[2] ?? '';
			} elseif ( 1 === preg_match( '/^attribute (\d{1,3}) (name|value\(s\)|default)$/D', $plain, $parts ) ) {
				$key = 'attribute:' . (int) $parts[1] . ':' . $parts[2];
			} elseif ( 1 === preg_match( '/^download (\d{1,3}) (id|name|url)$/D', $plain, $parts ) ) {
				$key = 'download:' . (int) $parts[1] . ':' . $parts[2];
			}
			$keys[] = in_array( $key, $keys, true ) ? '' : $key;
		}
		return new self( $keys, $headings, array_filter( $units ) );
	}

	/**
	 * Whether these can be the headings of a product file.
	 */
	public function are_usable(): bool {
		return array() !== array_intersect( self::NEEDED, $this->keys );
	}

	/**
	 * Number of known columns.
	 */
	public function known(): int {
		return count( array_filter( $this->keys ) );
	}

	/**
	 * Number of columns.
	 */
	public function count(): int {
		return count( $this->keys );
	}

	/**
	 * Returns the headings of columns that are not imported.
	 *
	 * @return list<string>
	 */
	public function unknown(): array {
		$unknown = array();
		foreach ( $this->headings as $at => $heading ) {
			if ( '' === $this->keys[ $at ] && '' !== trim( $heading ) && 1 !== preg_match( '/^\s*attribute \d+ (?:visible|global)\s*$/i', $heading ) ) {
				$unknown[] = trim( $heading );
			}
		}
		return $unknown;
	}

	/**
	 * Returns the cells of a record keyed by column. If a record is shorter than the
	 * headings, the remaining cells are missing.
	 *
	 * @param list<string> $record Record of the file.
	 * @return array<string, string>
	 */
	public function cells( array $record ): array {
		$cells = array();
		foreach ( $record as $at => $text ) {
			$key = $this->keys[ $at ] ?? '';
			if ( '' !== $key ) {
				$cells[ $key ] = $text;
			}
		}
		return $cells;
	}

	/**
	 * Returns the usual heading of a column, for messages.
	 *
	 * @param string $key Key of the column.
	 */
	public static function heading( string $key ): string {
		$heading = array_search( $key, self::KNOWN, true );
		return ucfirst( is_string( $heading ) ? $heading : str_replace( ':', ' ', $key ) );
	}
}
