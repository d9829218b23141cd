<?php
/**
 * Summary of a finished import.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Transfer\Import;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;

defined( 'ABSPATH' ) || exit;

/**
 * Shows how many rows were imported, updated, skipped and failed, and the reasons.
 */
final class ImportSummary {

	/** Maximum number of rows listed per table; the rest is counted. */
	private const MOST = 200;

	/**
	 * Prints the summary.
	 *
	 * @param Job $job The import.
	 */
	public static function render( Job $job ): void {
		$counts = Results::counts();
		wp_admin_notice(
			/* translators: 1: name of a file, 2: such as "3 imported, 1 failed". */
			esc_html( sprintf( __( 'Import of %1$s complete: %2$s.', 'vitrine' ), $job->name, ImportProgress::counts() ) ),
			array( 'type' => $counts[ Results::FAILED ] > 0 ? 'warning' : 'success' )
		);
		self::table( __( 'Rows that failed', 'vitrine' ), array( Results::FAILED ), $counts[ Results::FAILED ] );
		self::table( __( 'Rows that were skipped', 'vitrine' ), array( Results::SKIPPED ), $counts[ Results::SKIPPED ] );
		self::table( __( 'Data that was not imported from other rows', 'vitrine' ), array( Results::IMPORTED, Results::UPDATED ), 0 );
		$unknown = $job->unknown();
		if ( array() !== $unknown ) {
			printf( '<h2>%s</h2><p>%s</p>', esc_html__( 'Columns that are not imported', 'vitrine' ), esc_html( implode( ', ', $unknown ) ) );
		}
		ImportScreen::open_form( Actions::CANCEL );
		printf(
			'<p><a class="button button-primary" href="%1$s">%2$s</a> <button type="submit" class="button">%3$s</button></p></form>',
			esc_url( admin_url( 'edit.php?post_type=' . ContentTypes::PRODUCT ) ),
			esc_html__( 'View products', 'vitrine' ),
			esc_html__( 'Import another file', 'vitrine' )
		);
	}

	/**
	 * Prints a table of rows and their notes.
	 *
	 * @param string       $title    Title of the table.
	 * @param list<string> $outcomes Constants of Results.
	 * @param int          $count    Total number of rows; 0: do not show how many more there are.
	 */
	private static function table( string $title, array $outcomes, int $count ): void {
		$rows = Results::notes( $outcomes, self::MOST );
		if ( array() === $rows ) {
			return;
		}
		printf( '<h2>%s</h2><table class="widefat striped"><caption class="screen-reader-text">%s</caption><thead><tr>', esc_html( $title ), esc_html( $title ) );
		foreach ( array( __( 'Row', 'vitrine' ), __( 'Product', 'vitrine' ), __( 'Reason', 'vitrine' ) ) as $heading ) {
			printf( '<th scope="col">%s</th>', esc_html( $heading ) );
		}
		echo '</tr></thead><tbody>';
		foreach ( $rows as $row ) {
			$link  = $row['product'] > 0 ? get_edit_post_link( $row['product'] ) : null;
			$title = '' === $row['title'] ? '–' : $row['title'];
			printf( '<tr><td>%s</td><td>', esc_html( number_format_i18n( $row['line'] ) ) );
			if ( is_string( $link ) ) {
				printf( '<a href="%s">%s</a>', esc_url( $link ), esc_html( $title ) );
			} else {
				echo esc_html( $title );
			}
			printf( '</td><td>%s</td></tr>', esc_html( $row['note'] ) );
		}
		echo '</tbody></table>';
		if ( $count > count( $rows ) ) {
			/* translators: %s: number of rows. */
			printf( '<p>%s</p>', esc_html( sprintf( _n( 'And %s more.', 'And %s more.', $count - count( $rows ), 'vitrine' ), number_format_i18n( $count - count( $rows ) ) ) ) );
		}
	}
}
