<?php
/**
 * Imports in batches.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Transfer\Import;

use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Read\Columns;
use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Read\Fields;
use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Read\RowReader;
use Vitrine\Commerce\Builtin\Database\Changes;
use Vitrine\Commerce\Builtin\Database\Transaction;
use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Support\CsvReader;

defined( 'ABSPATH' ) || exit;

/**
 * Goes through the file twice: first come the products, then their variations and
 * what they are linked with, which may stand above them. Each line is written in one
 * transaction with the place that is reached by it and with what is to be said of it:
 * a process may die at any moment, and the next one goes on without doubles.
 *
 * @phpstan-import-type Place from Results
 */
final class Runner {

	/** How often the file is gone through. */
	public const PASSES = 2;

	/**
	 * @param Job $job What is imported.
	 */
	public function __construct( private readonly Job $job ) {}

	/**
	 * Imports a batch.
	 *
	 * @param float $seconds No line is begun after so many.
	 * @param int   $most    Lines at most.
	 * @return bool Whether nothing is left.
	 * @throws \RuntimeException When the file or the database is not there.
	 */
	public function run( float $seconds, int $most = PHP_INT_MAX ): bool {
		$until   = microtime( true ) + $seconds;
		$columns = Columns::of( $this->job->headings );
		$options = ShopOptions::get();
		$fields  = new Fields( $columns, $options->currency, $options->weight_unit, $options->dimension_unit, $options->delivery->classes, (string) wp_date( 'Y-m-d' ) );
		$lines   = new Lines( new RowReader( $columns, $fields ), $this->job->update );
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
	 * Goes on to the end of the file, or until somebody else has.
	 *
	 * @param CsvReader $file  At the place.
	 * @param Lines     $lines Writes them.
	 * @param Place     $from  What the database says.
	 * @param float     $until Time at which no other line is begun.
	 * @param int       $most  Lines at most; counted down.
	 * @return Place|null Where the import is; null: there is none any more.
	 */
	private function pass( CsvReader $file, Lines $lines, array $from, float $until, int &$most ): ?array {
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
	 * Writes a line, or why it cannot be.
	 *
	 * @param Work  $work Of the line.
	 * @param Place $from What the database says.
	 * @param Place $to   What it says then.
	 * @return bool Whether it was this process that did.
	 * @throws \RuntimeException When the database is not there.
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
		// What was undone in the database must not stay in memory.
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
	 * Does work and goes on, both or neither.
	 *
	 * @param Place                        $from What the database says.
	 * @param Place                        $to   What it says then.
	 * @param callable(): (bool|\WP_Error) $work Writes.
	 * @return bool|\WP_Error False: somebody else has gone on.
	 */
	private static function commit( array $from, array $to, callable $work ): bool|\WP_Error {
		return Transaction::run(
			static function () use ( $from, $to, $work ): bool|\WP_Error {
				// First, since it keeps others out until all is written.
				$mine = Results::advance( $from, $to );
				if ( true !== $mine ) {
					return $mine ?? Transaction::failed_statement();
				}
				// Somebody else may have written since this process last looked.
				Changes::happened();
				$done = $work();
				// A deadlock undoes a transaction without a word to whoever writes by other functions.
				return is_wp_error( $done ) || ( $done && Results::place() === $to ) ? $done : Transaction::failed_statement();
			}
		);
	}

	/**
	 * Where a pass begins.
	 *
	 * @param int $pass That is done.
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
