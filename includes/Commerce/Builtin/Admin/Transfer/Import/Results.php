<?php
/**
 * Results of an import, row by row.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Transfer\Import;

use Vitrine\Commerce\Builtin\Database\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * A table with one row per line of the file, written in the same transaction as the
 * product. Row 0 holds the position of the import and is updated by compare-and-swap:
 * only one of two processes at the same line writes it, and a process that is
 * terminated has written the whole line or nothing.
 *
 * @phpstan-type Place array{pass: int, line: int, offset: int}
 * @phpstan-type Result array{line: int, outcome: string, product: int, title: string, note: string}
 */
final class Results {

	public const IMPORTED = 'imported';
	public const UPDATED  = 'updated';
	public const SKIPPED  = 'skipped';
	public const FAILED   = 'failed';

	/** Outcome of row 0, which is not a line of the file. */
	private const PLACE = 'place';

	/**
	 * Creates and empties the table. Must not run in a transaction, since that would commit it.
	 *
	 * @param int $offset Offset of the first line after the headings, in bytes.
	 * @param int $line   Line number of the headings.
	 */
	public static function begin( int $offset, int $line ): bool {
		global $wpdb;
		$made = $wpdb->query( $wpdb->prepare( 'CREATE TABLE IF NOT EXISTS %i ( line_no int(11) unsigned NOT NULL, pass tinyint(1) NOT NULL DEFAULT 0, at_line int(11) unsigned NOT NULL DEFAULT 0, at_byte bigint(20) unsigned NOT NULL DEFAULT 0, outcome varchar(10) NOT NULL, source_id bigint(20) unsigned NOT NULL DEFAULT 0, product_id bigint(20) unsigned NOT NULL DEFAULT 0, variation_id bigint(20) unsigned NOT NULL DEFAULT 0, title varchar(255) NOT NULL DEFAULT \'\', note text NOT NULL, PRIMARY KEY (line_no), KEY outcome (outcome, line_no), KEY source_id (source_id), KEY product_id (product_id) ) ', self::table() ) . $wpdb->get_charset_collate() ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Provided by WordPress.
		if ( false === $made ) {
			return false;
		}
		self::clear();
		return 1 === $wpdb->insert(
			self::table(),
			array(
				'line_no' => 0,
				'pass'    => 1,
				'at_line' => $line,
				'at_byte' => $offset,
				'outcome' => self::PLACE,
				'note'    => '',
			)
		);
	}

	/**
	 * Empties the table. A running process finds no position and stops.
	 */
	public static function clear(): void {
		global $wpdb;
		$quiet = $wpdb->suppress_errors();
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', self::table() ) );
		$wpdb->suppress_errors( $quiet );
	}

	/**
	 * Returns the position of the import, null if there is no import.
	 *
	 * @return Place|null
	 */
	public static function place(): ?array {
		global $wpdb;
		$row = $wpdb->get_row( $wpdb->prepare( 'SELECT pass, at_line, at_byte FROM %i WHERE line_no = 0', self::table() ), ARRAY_A );
		return is_array( $row ) ? array(
			'pass'   => (int) $row['pass'],
			'line'   => (int) $row['at_line'],
			'offset' => (int) $row['at_byte'],
		) : null;
	}

	/**
	 * Advances the position, unless another process has.
	 *
	 * @param Place $from Position that this process has read.
	 * @param Place $to   New position.
	 * @return bool|null False: another process has advanced it, or the import was canceled; null: the statement failed.
	 */
	public static function advance( array $from, array $to ): ?bool {
		global $wpdb;
		$done = $wpdb->update(
			self::table(),
			array(
				'pass'    => $to['pass'],
				'at_line' => $to['line'],
				'at_byte' => $to['offset'],
			),
			array(
				'line_no' => 0,
				'pass'    => $from['pass'],
				'at_line' => $from['line'],
				'at_byte' => $from['offset'],
			)
		);
		return false === $done ? null : 1 === $done;
	}

	/**
	 * Saves the result of a line.
	 *
	 * @param int     $line   Line number.
	 * @param Outcome $result Outcome of the line.
	 */
	public static function add( int $line, Outcome $result ): bool {
		global $wpdb;
		return 1 === $wpdb->replace(
			self::table(),
			array(
				'line_no'      => $line,
				'outcome'      => $result->outcome,
				'source_id'    => $result->source_id,
				'product_id'   => $result->product_id,
				'variation_id' => $result->variation_id,
				'title'        => mb_substr( $result->title, 0, 250 ),
				'note'         => $result->note,
			)
		);
	}

	/**
	 * Adds a note to the result of a line.
	 *
	 * @param int    $line Line number.
	 * @param string $note Note for the user.
	 */
	public static function note( int $line, string $note ): bool {
		global $wpdb;
		return false !== $wpdb->query( $wpdb->prepare( 'UPDATE %i SET note = %s WHERE line_no = %d', self::table(), trim( (string) $wpdb->get_var( $wpdb->prepare( 'SELECT note FROM %i WHERE line_no = %d', self::table(), $line ) ) . ' ' . $note ), $line ) );
	}

	/**
	 * Returns the ID of the product imported or updated by a line, 0 if there is none.
	 *
	 * @param int $line Line number.
	 */
	public static function product_of( int $line ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT product_id FROM %i WHERE line_no = %d AND outcome IN ( %s, %s )', self::table(), $line, self::IMPORTED, self::UPDATED ) );
	}

	/**
	 * Returns the ID of the product with an ID in the file, null if the file has no such ID.
	 *
	 * @param int $source_id ID in the file.
	 */
	public static function product_called( int $source_id ): ?int {
		global $wpdb;
		$id = $wpdb->get_var( $wpdb->prepare( 'SELECT product_id FROM %i WHERE source_id = %d AND variation_id = 0 AND line_no > 0 ORDER BY product_id DESC LIMIT 1', self::table(), $source_id ) );
		return null === $id ? null : (int) $id;
	}

	/**
	 * Whether this import has created a product or variation. If so, its ID has nothing to do with the IDs in the file.
	 *
	 * @param int  $id           Product or variation ID.
	 * @param bool $is_variation Whether it is a variation.
	 */
	public static function has_made( int $id, bool $is_variation ): bool {
		global $wpdb;
		return null !== $wpdb->get_var( $wpdb->prepare( 'SELECT line_no FROM %i WHERE outcome = %s AND %i = %d AND ( 1 = %d OR variation_id = 0 ) LIMIT 1', self::table(), self::IMPORTED, $is_variation ? 'variation_id' : 'product_id', $id, (int) $is_variation ) );
	}

	/**
	 * Counts the lines of each outcome.
	 *
	 * @return array<string, int>
	 */
	public static function counts(): array {
		global $wpdb;
		$counts = array_fill_keys( array( self::IMPORTED, self::UPDATED, self::SKIPPED, self::FAILED ), 0 );
		foreach ( (array) $wpdb->get_results( $wpdb->prepare( 'SELECT outcome, COUNT(*) AS lines_of FROM %i WHERE line_no > 0 GROUP BY outcome', self::table() ), ARRAY_A ) as $row ) {
			$counts[ (string) $row['outcome'] ] = (int) $row['lines_of'];
		}
		return $counts;
	}

	/**
	 * Returns the first lines that have a note.
	 *
	 * @param list<string> $outcomes Constants of this class.
	 * @param int          $most     Maximum number of lines.
	 * @return list<Result>
	 */
	public static function notes( array $outcomes, int $most ): array {
		global $wpdb;
		$marks = implode( ',', array_fill( 0, count( $outcomes ), '%s' ) );
		// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- Interpolates only placeholders.
		$rows = (array) $wpdb->get_results( $wpdb->prepare( "SELECT line_no, outcome, product_id, title, note FROM %i WHERE outcome IN ( $marks ) AND note <> '' ORDER BY line_no LIMIT %d", self::table(), ...array( ...$outcomes, $most ) ), ARRAY_A );
		return array_values(
			array_map(
				static fn ( array $row ): array => array(
					'line'    => (int) $row['line_no'],
					'outcome' => (string) $row['outcome'],
					'product' => (int) $row['product_id'],
					'title'   => (string) $row['title'],
					'note'    => (string) $row['note'],
				),
				$rows
			)
		);
	}

	/**
	 * Returns the table name of this site.
	 */
	private static function table(): string {
		return Tables::name( 'import' );
	}
}
