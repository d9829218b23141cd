<?php
/**
 * Files for spreadsheets.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Comma-separated values, as RFC 4180 has them.
 */
final class Csv {

	/**
	 * Sends the headers of a file.
	 *
	 * @param string $name Of the file, with its ending.
	 */
	public static function begin( string $name ): void {
		nocache_headers();
		header( 'Content-Type: text/csv; charset=utf-8' );
		header( "Content-Disposition: attachment; filename=\"$name\"" );
	}

	/**
	 * A line.
	 *
	 * @param list<string> $cells Their texts.
	 */
	public static function line( array $cells ): string {
		return implode( ',', array_map( array( self::class, 'cell' ), $cells ) ) . "\r\n";
	}

	/**
	 * One cell. What anybody can write into a form or an address may not become a
	 * formula in the owner's spreadsheet; one that looks harmless already is marked
	 * once more, so that CsvReader gives back the very text.
	 *
	 * @param string $text Its text.
	 */
	private static function cell( string $text ): string {
		$safe = preg_match( '/^\'*[=+\-@\t\r]/', $text ) && ! is_numeric( $text ) ? "'$text" : $text;
		return '"' . str_replace( '"', '""', $safe ) . '"';
	}
}
