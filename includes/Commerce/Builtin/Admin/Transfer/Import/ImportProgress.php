<?php
/**
 * Progress of an import.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Transfer\Import;

defined( 'ABSPATH' ) || exit;

/**
 * Progress of an import as numbers and text, for the screen and its script.
 */
final class ImportProgress {

	/**
	 * Continues the import.
	 *
	 * @param float $seconds Time after which no further line is started.
	 * @return \WP_Error|null Error, null on success.
	 */
	public static function go_on( float $seconds ): ?\WP_Error {
		$job = Job::current();
		if ( null === $job || $job->finished ) {
			return null;
		}
		try {
			if ( ( new ImportRunner( $job ) )->run( $seconds ) ) {
				$job->finish();
			}
		} catch ( \RuntimeException $broken ) {
			return new \WP_Error( 'vitrine_import_failed', $broken->getMessage(), array( 'status' => 503 ) );
		}
		return null;
	}

	/**
	 * Returns the progress of the import, for the screen.
	 *
	 * @param Job $job The import.
	 * @return array{done: int, total: int, finished: bool, text: string}
	 */
	public static function of( Job $job ): array {
		$progress = $job->progress();
		$percent  = $progress['total'] > 0 ? (int) floor( 100 * $progress['done'] / $progress['total'] ) : 100;
		return $progress + array(
			'finished' => $job->finished,
			/* translators: 1: percentage, 2: such as "3 imported, 1 failed". */
			'text'     => sprintf( __( 'Importing… %1$s%% done: %2$s.', 'vitrine' ), number_format_i18n( $percent ), self::counts() ),
		);
	}

	/**
	 * Returns the number of rows of each outcome as text.
	 */
	public static function counts(): string {
		$counts = Results::counts();
		return implode(
			', ',
			array(
				/* translators: %s: number of rows. */
				sprintf( __( '%s imported', 'vitrine' ), number_format_i18n( $counts[ Results::IMPORTED ] ) ),
				/* translators: %s: number of rows. */
				sprintf( __( '%s updated', 'vitrine' ), number_format_i18n( $counts[ Results::UPDATED ] ) ),
				/* translators: %s: number of rows. */
				sprintf( __( '%s skipped', 'vitrine' ), number_format_i18n( $counts[ Results::SKIPPED ] ) ),
				/* translators: %s: number of rows. */
				sprintf( __( '%s failed', 'vitrine' ), number_format_i18n( $counts[ Results::FAILED ] ) ),
			)
		);
	}
}
