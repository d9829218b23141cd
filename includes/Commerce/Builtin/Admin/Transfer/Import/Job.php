<?php
/**
 * State of a product import.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Transfer\Import;

use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Read\CsvColumns;
use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Read\FileCheck;

defined( 'ABSPATH' ) || exit;

/**
 * Only one import exists at a time. It is stored in an option from the upload of the
 * file until the user has dismissed the results. Results stores the progress.
 */
final class Job {

	public const OPTION = 'vitrine_import';

	/** Cron hook that deletes the file of an abandoned import. */
	public const EXPIRE = 'vitrine_import_expire';

	/**
	 * @param string       $file      Name of the file in the folder of Upload.
	 * @param string       $name      Original file name.
	 * @param string       $delimiter Cell delimiter.
	 * @param list<string> $headings  Column headings.
	 * @param int          $offset    Offset of the first line after the headings, in bytes.
	 * @param int          $line      Line number of the headings.
	 * @param int          $rows      Number of lines after the headings.
	 * @param bool         $update    Whether existing products are updated; otherwise they are skipped.
	 * @param bool         $finished  Whether the import is complete.
	 */
	private function __construct(
		public readonly string $file,
		public readonly string $name,
		public readonly string $delimiter,
		public readonly array $headings,
		public readonly int $offset,
		public readonly int $line,
		public readonly int $rows,
		public readonly bool $update,
		public readonly bool $finished = false,
	) {}

	/**
	 * Returns the current import, null if there is none.
	 */
	public static function current(): ?self {
		$raw = get_option( self::OPTION );
		if ( ! is_array( $raw ) || ! is_string( $raw['file'] ?? null ) ) {
			return null;
		}
		$number = static fn ( string $key ): int => (int) ( $raw[ $key ] ?? 0 );
		$text   = static fn ( string $key ): string => (string) ( $raw[ $key ] ?? '' );
		return new self( $raw['file'], $text( 'name' ), $text( 'delimiter' ), array_values( array_map( 'strval', (array) ( $raw['headings'] ?? array() ) ) ), $number( 'offset' ), $number( 'line' ), $number( 'rows' ), ! empty( $raw['update'] ), ! empty( $raw['finished'] ) );
	}

	/**
	 * Starts an import, which replaces the previous one. Deletes the file if that fails.
	 *
	 * @param string $file   Name of the file in the folder of Upload.
	 * @param string $name   Original file name.
	 * @param bool   $update Whether existing products are updated.
	 */
	public static function begin( string $file, string $name, bool $update ): self|\WP_Error {
		$path  = Upload::path( $file );
		$check = FileCheck::of( $path );
		if ( ! is_wp_error( $check ) && ! Results::begin( $check['offset'], $check['line'] ) ) {
			$check = new \WP_Error( 'vitrine_import_table', __( 'The database table could not be created.', 'vitrine' ) );
		}
		if ( is_wp_error( $check ) ) {
			wp_delete_file( $path );
			return $check;
		}
		$job = new self( $file, sanitize_text_field( $name ), $check['delimiter'], $check['headings'], $check['offset'], $check['line'], $check['rows'], $update );
		$job->save();
		wp_clear_scheduled_hook( self::EXPIRE );
		wp_schedule_single_event( time() + DAY_IN_SECONDS, self::EXPIRE );
		return $job;
	}

	/**
	 * Marks the import as finished and deletes the file.
	 */
	public function finish(): void {
		$done = new self( $this->file, $this->name, $this->delimiter, $this->headings, $this->offset, $this->line, $this->rows, $this->update, true );
		$done->save();
		Upload::clear();
		wp_clear_scheduled_hook( self::EXPIRE );
	}

	/**
	 * Deletes the import, its file and its results. Imported products are kept.
	 */
	public static function forget(): void {
		delete_option( self::OPTION );
		Upload::clear();
		Results::clear();
		wp_clear_scheduled_hook( self::EXPIRE );
	}

	/**
	 * Deletes an abandoned import.
	 */
	public static function expire(): void {
		if ( false === self::current()?->finished ) {
			self::forget();
		}
	}

	/**
	 * Returns the progress.
	 *
	 * @return array{done: int, total: int} Lines of both passes.
	 */
	public function progress(): array {
		$place = Results::place();
		$total = $this->rows * ImportRunner::PASSES;
		$done  = $this->finished || null === $place ? $total : ( $place['pass'] - 1 ) * $this->rows + $place['line'] - $this->line;
		return array(
			'done'  => min( $total, max( 0, $done ) ),
			'total' => $total,
		);
	}

	/**
	 * Returns the headings of columns that are not imported.
	 *
	 * @return list<string>
	 */
	public function unknown(): array {
		return CsvColumns::of( $this->headings )->unknown();
	}

	/**
	 * Saves the state.
	 */
	private function save(): void {
		update_option( self::OPTION, get_object_vars( $this ), false );
	}
}
