<?php
/**
 * CSV files.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support\Files;

defined( 'ABSPATH' ) || exit;

/**
 * Writes comma-separated values as defined by RFC 4180.
 */
final class Csv {

	/**
	 * Sends the headers of a file download.
	 *
	 * @param string $name File name with extension.
	 */
	public static function begin( string $name ): void {
		nocache_headers();
		header( 'Content-Type: text/csv; charset=utf-8' );
		header( "Content-Disposition: attachment; filename=\"$name\"" );
	}

	/**
	 * Returns a line.
	 *
	 * @param list<string> $cells Text of each cell.
	 */
	public static function line( array $cells ): string {
		return implode( ',', array_map( array( self::class, 'cell' ), $cells ) ) . "\r\n";
	}

	/**
	 * Returns a cell. Text that spreadsheets would run as a formula is prefixed with an
	 * apostrophe. Text that already has one gets another, so that CsvReader can restore
	 * the original.
	 *
	 * @param string $text Text of the cell.
	 */
	private static function cell( string $text ): string {
		$safe = preg_match( '/^\'*[=+\-@\t\r]/', $text ) && ! is_numeric( $text ) ? "'$text" : $text;
		return '"' . str_replace( '"', '""', $safe ) . '"';
	}
}
