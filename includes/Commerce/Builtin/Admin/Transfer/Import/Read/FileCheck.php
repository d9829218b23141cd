<?php
/**
 * Checks whether a file can be imported.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Transfer\Import\Read;

use Vitrine\Support\Files\CsvReader;

defined( 'ABSPATH' ) || exit;

/**
 * Checks the whole file before anything is imported.
 */
final class FileCheck {

	private const DELIMITERS = array( ',', ';', "\t" );

	/** Bytes read at a time. */
	private const PIECE = 65536;

	/**
	 * Checks a file.
	 *
	 * @param string $path Path of the file.
	 * @return array{delimiter: string, headings: list<string>, offset: int, line: int, rows: int}|\WP_Error Offset of the first line after the headings, line number of the headings, and number of lines after them.
	 */
	public static function of( string $path ): array|\WP_Error {
		$wrong = self::encoding( $path );
		if ( '' !== $wrong ) {
			return self::error( $wrong );
		}
		$found = null;
		foreach ( self::DELIMITERS as $delimiter ) {
			$reader   = new CsvReader( $path, $delimiter );
			$headings = $reader->next();
			$columns  = CsvColumns::of( $headings ?? array() );
			if ( null !== $headings && $columns->are_usable() && ( null === $found || $columns->known() > $found['known'] ) ) {
				$found = array(
					'known'     => $columns->known(),
					'delimiter' => $delimiter,
					'headings'  => $headings,
					'offset'    => $reader->offset(),
					'line'      => $reader->line(),
				);
			}
		}
		if ( null === $found ) {
			return self::error( __( 'The first line of the file must have the headings of WooCommerce’s product export, in English, at least “ID”, “SKU” or “Name”.', 'vitrine' ) );
		}
		$rows = self::rows( $path, $found['delimiter'], $found['offset'], $found['line'] );
		unset( $found['known'] );
		return is_wp_error( $rows ) ? $rows : $found + array( 'rows' => $rows );
	}

	/**
	 * Counts the lines after the headings.
	 *
	 * @param string $path      Path of the file.
	 * @param string $delimiter Cell delimiter.
	 * @param int    $offset    Offset of the first line after the headings.
	 * @param int    $line      Line number of the headings.
	 */
	private static function rows( string $path, string $delimiter, int $offset, int $line ): int|\WP_Error {
		$reader = new CsvReader( $path, $delimiter );
		$reader->go_to( $offset, $line );
		$rows = 0;
		$last = $offset;
		$from = $offset;
		while ( null !== $reader->next() ) {
			++$rows;
			$last = $from;
			$from = $reader->offset();
		}
		if ( 0 === $rows ) {
			return self::error( __( 'The file has no products.', 'vitrine' ) );
		}
		if ( $reader->is_open_between( $last, $from ) ) {
			return self::error( __( 'The file ends inside a quoted value, so it is damaged or incomplete.', 'vitrine' ) );
		}
		return $rows;
	}

	/**
	 * Checks the encoding. Returns an error message, empty if it is valid.
	 *
	 * @param string $path Path of the file.
	 */
	private static function encoding( string $path ): string {
		$handle = is_readable( $path ) ? fopen( $path, 'rb' ) : false; // phpcs:ignore WordPress.WP.AlternativeFunctions -- Read in chunks because it may be large.
		if ( false === $handle ) {
			return __( 'The file could not be read.', 'vitrine' );
		}
		$text  = '';
		$wrong = __( 'The file is empty.', 'vitrine' );
		while ( ! feof( $handle ) ) {
			$text .= (string) fread( $handle, self::PIECE ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Read in chunks because it may be large.
			if ( str_starts_with( $text, "\xFF\xFE" ) || str_starts_with( $text, "\xFE\xFF" ) ) {
				$wrong = __( 'The file is not in UTF-8. Please save it as “CSV UTF-8”.', 'vitrine' );
				break;
			}
			if ( str_contains( $text, "\0" ) ) {
				$wrong = __( 'The file is not a CSV file.', 'vitrine' );
				break;
			}
			// The last character may be incomplete.
			$whole = feof( $handle ) ? strlen( $text ) : self::whole( $text );
			if ( ! mb_check_encoding( substr( $text, 0, $whole ), 'UTF-8' ) ) {
				$wrong = __( 'The file is not in UTF-8. Please save it as “CSV UTF-8”.', 'vitrine' );
				break;
			}
			$wrong = '' !== $wrong && '' === trim( $text, " \t\r\n\xEF\xBB\xBF" ) ? $wrong : '';
			$text  = substr( $text, $whole );
		}
		fclose( $handle ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Read in chunks because it may be large.
		return $wrong;
	}

	/**
	 * Returns the length in bytes of a text without an incomplete last character.
	 *
	 * @param string $text Text in UTF-8.
	 */
	private static function whole( string $text ): int {
		$length = strlen( $text );
		$most   = min( 4, $length );
		for ( $back = 1; $back <= $most; $back++ ) {
			$byte = ord( $text[ $length - $back ] );
			if ( $byte < 0x80 || $byte >= 0xC0 ) {
				return $byte >= 0xC0 ? $length - $back : $length;
			}
		}
		return $length;
	}

	/**
	 * Creates the error of an invalid file.
	 *
	 * @param string $text Error message.
	 */
	private static function error( string $text ): \WP_Error {
		return new \WP_Error( 'vitrine_import_file', $text );
	}
}
