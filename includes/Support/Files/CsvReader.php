<?php
/**
 * CSV reader.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support\Files;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the files that Csv writes, record by record. Another request can continue where
 * one stopped. Record numbers match the row numbers of a spreadsheet.
 */
final class CsvReader {

	private const BOM = "\xEF\xBB\xBF";

	/**
	 * Handle of the open file.
	 *
	 * @var resource
	 */
	private $handle;

	/**
	 * Number of the last record read; 0: none.
	 *
	 * @var int
	 */
	private int $line = 0;

	/**
	 * Opens a file.
	 *
	 * @param string $path      Path of the file.
	 * @param string $delimiter Delimiter, one character.
	 * @throws \RuntimeException If the file cannot be read.
	 */
	public function __construct( string $path, private readonly string $delimiter = ',' ) {
		$handle = is_readable( $path ) ? fopen( $path, 'rb' ) : false; // phpcs:ignore WordPress.WP.AlternativeFunctions -- Read in chunks because it may be large.
		if ( false === $handle ) {
			throw new \RuntimeException( esc_html__( 'The file could not be read.', 'vitrine' ) );
		}
		$this->handle = $handle;
		if ( self::BOM !== fread( $handle, 3 ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- Read in chunks because it may be large.
			rewind( $handle );
		}
	}

	/**
	 * Closes the file.
	 */
	public function __destruct() {
		fclose( $this->handle ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Read in chunks because it may be large.
	}

	/**
	 * Returns the next record that is not empty.
	 *
	 * @return list<string>|null Null if there is none.
	 */
	public function next(): ?array {
		do {
			$cells = fgetcsv( $this->handle, null, $this->delimiter, '"', '' );
			if ( ! is_array( $cells ) ) {
				return null;
			}
			++$this->line;
		} while ( array( null ) === $cells );
		return array_map( static fn ( ?string $cell ): string => self::plain( (string) $cell ), $cells );
	}

	/**
	 * Returns the number of the last record read, from 1.
	 */
	public function line(): int {
		return $this->line;
	}

	/**
	 * Returns the offset of the next record in bytes.
	 */
	public function offset(): int {
		return (int) ftell( $this->handle );
	}

	/**
	 * Moves to the position where another reader stopped.
	 *
	 * @param int $offset Offset from offset().
	 * @param int $line   Number from line().
	 */
	public function go_to( int $offset, int $line ): void {
		fseek( $this->handle, $offset );
		$this->line = $line;
	}

	/**
	 * Whether a record ends in an unclosed quotation mark, so that the rest of the file
	 * was read as its text.
	 *
	 * @param int $from Start of the record in bytes.
	 * @param int $to   End of the record in bytes.
	 */
	public function is_open_between( int $from, int $to ): bool {
		fseek( $this->handle, $from );
		$text   = (string) fread( $this->handle, max( 1, $to - $from ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Read in chunks because it may be large.
		$begin  = '(?:^|' . preg_quote( $this->delimiter, '/' ) . '|[\r\n])';
		$closed = preg_replace( '/(' . $begin . ')"(?:[^"]++|"")*+"/', '$1', $text );
		return 1 === preg_match( '/' . $begin . '"/', $closed ?? $text );
	}

	/**
	 * Returns a cell without the apostrophe that Csv adds to formulas.
	 *
	 * @param string $cell Cell in the file.
	 */
	private static function plain( string $cell ): string {
		return 1 === preg_match( '/^\'+[=+\-@\t\r]/', $cell ) ? substr( $cell, 1 ) : $cell;
	}
}
