<?php
/**
 * An import.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Transfer\Import;

use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Read\Columns;
use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Read\FileCheck;

defined( 'ABSPATH' ) || exit;

/**
 * One at a time, kept in an option from its file's upload until its owner has seen
 * what has become of it. How far it is stands in Results.
 */
final class Job {

	public const OPTION = 'vitrine_import';

	/** Deletes the file of an import that nobody goes on with. */
	public const EXPIRE = 'vitrine_import_expire';

	/**
	 * @param string       $file      Of Upload.
	 * @param string       $name      What its owner calls the file.
	 * @param string       $delimiter Of its cells.
	 * @param list<string> $headings  Of its columns.
	 * @param int          $offset    Where the first line below them begins, in bytes.
	 * @param int          $line      The headings' number.
	 * @param int          $rows      How many lines follow.
	 * @param bool         $update    Whether what is there is updated, else it is skipped.
	 * @param bool         $finished  Whether nothing is left.
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
	 * That of this site; null: there is none.
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
	 * Begins one, in place of the one before; its file is deleted where it cannot be.
	 *
	 * @param string $file   Of Upload.
	 * @param string $name   What its owner calls it.
	 * @param bool   $update Whether what is there is updated.
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
	 * Notes that nothing is left; the file is not needed any more.
	 */
	public function finish(): void {
		$done = new self( $this->file, $this->name, $this->delimiter, $this->headings, $this->offset, $this->line, $this->rows, $this->update, true );
		$done->save();
		Upload::clear();
		wp_clear_scheduled_hook( self::EXPIRE );
	}

	/**
	 * Forgets the import, its file and what became of its lines. What was written stays.
	 */
	public static function forget(): void {
		delete_option( self::OPTION );
		Upload::clear();
		Results::clear();
		wp_clear_scheduled_hook( self::EXPIRE );
	}

	/**
	 * Forgets an import that nobody went on with.
	 */
	public static function expire(): void {
		if ( false === self::current()?->finished ) {
			self::forget();
		}
	}

	/**
	 * How much is done.
	 *
	 * @return array{done: int, total: int} Lines of both passes.
	 */
	public function progress(): array {
		$place = Results::place();
		$total = $this->rows * Runner::PASSES;
		$done  = $this->finished || null === $place ? $total : ( $place['pass'] - 1 ) * $this->rows + $place['line'] - $this->line;
		return array(
			'done'  => min( $total, max( 0, $done ) ),
			'total' => $total,
		);
	}

	/**
	 * Headings of columns that are not imported.
	 *
	 * @return list<string>
	 */
	public function unknown(): array {
		return Columns::of( $this->headings )->unknown();
	}

	/**
	 * Saves the state.
	 */
	private function save(): void {
		update_option( self::OPTION, get_object_vars( $this ), false );
	}
}
