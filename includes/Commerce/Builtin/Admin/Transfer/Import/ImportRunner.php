<?php
/**
 * Imports products in batches.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Transfer\Import;

use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Read\CsvColumns;
use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Read\ImportedFields;
use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Read\RowReader;
use Vitrine\Commerce\Builtin\Database\Changes;
use Vitrine\Commerce\Builtin\Database\Transaction;
use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Support\Files\CsvReader;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the file twice: first the products, then their variations and linked products,
 * which may come before them in the file. Each line is written in one transaction,
 * together with its result and the new position. A process may be terminated at any
 * time; the next one continues without duplicates.
 *
 * @phpstan-import-type Place from Results
 */
final class ImportRunner {

	/** Number of times the file is read. */
	public const PASSES = 2;

	/**
	 * @param Job $job The import.
	 */
	public function __construct( private readonly Job $job ) {}

	/**
	 * Imports a batch.
	 *
	 * @param float $seconds Time after which no further line is started.
	 * @param int   $most    Maximum number of lines.
	 * @return bool Whether the import is complete.
	 * @throws \RuntimeException When the file or the database is not available.
	 */
	public function run( float $seconds, int $most = PHP_INT_MAX ): bool {
		$until   = microtime( true ) + $seconds;
		$columns = CsvColumns::of( $this->job->headings );
		$options = ShopOptions::get();
		$fields  = new ImportedFields( $columns, $options->currency, $options->weight_unit, $options->dimension_unit, $options->delivery->classes, (string) wp_date( 'Y-m-d' ) );
		$lines   = new ImportLines( new RowReader( $columns, $fields ), $this->job->update );
		$file    = new CsvReader( Upload::path( $this->job->file ), $this->job->delimiter );
		$from    = Results::place();
		while ( null !== $from && $from['pass'] <= self::PASSES ) {
			$file->go_to( $from['offset'], $from['line'] );
			$from = $this->pass( $file, $lines, $from, $until, $most );
			if ( microtime( true ) >= $until || $most <= 0 ) {
				break;
			}
		}
		return null !== $from && $from['pass'] > self::PASSES;
	}

	/**
	 * Imports to the end of the file, the limits, or until another process takes over.
	 *
	 * @param CsvReader $file  Reader at the current position.
	 * @param ImportLines     $lines Creates the work for a line.
	 * @param Place     $from  Position in the database.
	 * @param float     $until Timestamp after which no further line is started.
	 * @param int       $most  Remaining number of lines; decreased.
	 * @return Place|null New position, null if the import no longer exists.
	 */
	private function pass( CsvReader $file, ImportLines $lines, array $from, float $until, int &$most ): ?array {
		$at = $from;
		while ( microtime( true ) < $until && $most > 0 ) {
			$record = $file->next();
			$at     = null === $record ? $this->next_pass( $from['pass'] ) : array(
				'pass'   => $from['pass'],
				'line'   => $file->line(),
				'offset' => $file->offset(),
			);
			$work   = null === $record ? null : $lines->work( $at['pass'], $at['line'], $record );
			if ( null !== $work ) {
				--$most;
				if ( ! self::write( $work, $from, $at ) ) {
					return Results::place();
				}
				$from = $at;
			}
			if ( null === $record ) {
				break;
			}
		}
		return $at === $from || true === Results::advance( $from, $at ) ? $at : Results::place();
	}

	/**
	 * Writes a line, or the reason why it cannot be written.
	 *
	 * @param Work  $work Work for the line.
	 * @param Place $from Position in the database.
	 * @param Place $to   New position.
	 * @return bool Whether this process has written it, not another one.
	 * @throws \RuntimeException When the database is not available.
	 */
	private static function write( Work $work, array $from, array $to ): bool {
		try {
			$done = self::commit( $from, $to, $work->write );
		} catch ( \Exception | \Error $broken ) {
			$done = new \WP_Error( 'vitrine_import_broken', $broken->getMessage() );
		}
		if ( ! is_wp_error( $done ) ) {
			return $done;
		}
		// The caches may contain data that was rolled back.
		wp_cache_flush();
		Changes::happened();
		( $work->undo )();
		if ( ! empty( ( (array) $done->get_error_data() )['conflict'] ) ) {
			throw new \RuntimeException( esc_html( $done->get_error_message() ) );
		}
		$noted = self::commit( $from, $to, static fn (): bool => ( $work->refuse )( $done->get_error_message() ) );
		if ( is_wp_error( $noted ) ) {
			throw new \RuntimeException( esc_html( $noted->get_error_message() ) );
		}
		return $noted;
	}

	/**
	 * Does the work and advances the position in one transaction.
	 *
	 * @param Place                        $from Position in the database.
	 * @param Place                        $to   New position.
	 * @param callable(): (bool|\WP_Error) $work Writes the line.
	 * @return bool|\WP_Error False: another process has advanced the position.
	 */
	private static function commit( array $from, array $to, callable $work ): bool|\WP_Error {
		return Transaction::run(
			static function () use ( $from, $to, $work ): bool|\WP_Error {
				// This comes first because it locks the row until the transaction ends.
				$mine = Results::advance( $from, $to );
				if ( true !== $mine ) {
					return $mine ?? Transaction::failed_statement();
				}
				// Another process may have changed data since it was cached.
				Changes::happened();
				$done = $work();
				// A deadlock rolls back the transaction, which other functions' writes may not report.
				return is_wp_error( $done ) || ( $done && Results::place() === $to ) ? $done : Transaction::failed_statement();
			}
		);
	}

	/**
	 * Returns the start position of the next pass.
	 *
	 * @param int $pass The finished pass.
	 * @return Place
	 */
	private function next_pass( int $pass ): array {
		return array(
			'pass'   => $pass + 1,
			'line'   => $this->job->line,
			'offset' => $this->job->offset,
		);
	}
}
