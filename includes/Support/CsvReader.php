<?php
/**
 * Files of spreadsheets, read.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support;

defined( 'ABSPATH' ) || exit;

/**
 * The way back from what Csv writes, record by record; it can go on where another
 * request has stopped. A record has the number that a spreadsheet shows beside it.
 */
final class CsvReader {

	private const BOM = "\xEF\xBB\xBF";

	/**
	 * The open file.
	 *
	 * @var resource
	 */
	private $handle;

	/**
	 * Number of the record that was read last; 0: none.
	 *
	 * @var int
	 */
	private int $line = 0;

	/**
	 * Opens a file.
	 *
	 * @param string $path      Of the file.
	 * @param string $delimiter One character.
	 * @throws \RuntimeException When it is not there.
	 */
	public function __construct( string $path, private readonly string $delimiter = ',' ) {
		$handle = is_readable( $path ) ? fopen( $path, 'rb' ) : false; // phpcs:ignore WordPress.WP.AlternativeFunctions -- Read by pieces: it may be large.
		if ( false === $handle ) {
			throw new \RuntimeException( esc_html__( 'The file could not be read.', 'vitrine' ) );
		}
		$this->handle = $handle;
		if ( self::BOM !== fread( $handle, 3 ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- As above.
			rewind( $handle );
		}
	}

	/**
	 * Closes the file.
	 */
	public function __destruct() {
		fclose( $this->handle ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- As above.
	}

	/**
	 * The next record that is not empty.
	 *
	 * @return list<string>|null Null: there is none.
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
	 * Number of the record that was read last, from 1.
	 */
	public function line(): int {
		return $this->line;
	}

	/**
	 * Where the next record begins, in bytes.
	 */
	public function offset(): int {
		return (int) ftell( $this->handle );
	}

	/**
	 * Goes to a place where another reader has stopped.
	 *
	 * @param int $offset Of offset().
	 * @param int $line   Of line().
	 */
	public function go_to( int $offset, int $line ): void {
		fseek( $this->handle, $offset );
		$this->line = $line;
	}

	/**
	 * Whether a record ends within a quotation mark: whatever follows it in the file
	 * was taken for its text.
	 *
	 * @param int $from Bytes, where it began.
	 * @param int $to   Bytes, where it ended.
	 */
	public function is_open_between( int $from, int $to ): bool {
		fseek( $this->handle, $from );
		$text   = (string) fread( $this->handle, max( 1, $to - $from ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- As above.
		$begin  = '(?:^|' . preg_quote( $this->delimiter, '/' ) . '|[\r\n])';
		$closed = preg_replace( '/(' . $begin . ')"(?:[^"]++|"")*+"/', '$1', $text );
		return 1 === preg_match( '/' . $begin . '"/', $closed ?? $text );
	}

	/**
	 * A cell as it was before Csv made its formula harmless.
	 *
	 * @param string $cell As it stands in the file.
	 */
	private static function plain( string $cell ): string {
		return 1 === preg_match( '/^\'+[=+\-@\t\r]/', $cell ) ? substr( $cell, 1 ) : $cell;
	}
}
