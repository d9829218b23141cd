<?php
/**
 * CSV files for import tests.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Admin\Transfer;

use PHPUnit\Framework\Assert;
use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Job;
use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Results;
use Vitrine\Commerce\Builtin\Admin\Transfer\Import\ImportRunner;
use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Upload;
use Vitrine\Commerce\Builtin\Admin\Transfer\ProductsExport;
use Vitrine\Support\Files\Csv;

/**
 * Writes files to the uploads folder and imports them.
 */
final class ImportedFile {

	/**
	 * Returns the shop's export.
	 */
	public static function of_shop(): string {
		return implode( '', array_map( array( Csv::class, 'line' ), iterator_to_array( ProductsExport::lines(), false ) ) );
	}

	/**
	 * Returns a CSV file of the given cells.
	 *
	 * @param list<list<string>> $records The records, headings first.
	 */
	public static function text( array $records ): string {
		return implode( '', array_map( array( Csv::class, 'line' ), $records ) );
	}

	/**
	 * Drops the table that the first import creates.
	 */
	public static function drop_table(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $wpdb->prefix . 'vitrine_import' ) );
	}

	/**
	 * Starts an import.
	 *
	 * @param string $text   Content of the file.
	 * @param bool   $update Whether to update existing products.
	 */
	public static function begin( string $text, bool $update = false ): Job|\WP_Error {
		$name = bin2hex( random_bytes( 16 ) ) . '.csv';
		wp_mkdir_p( dirname( Upload::path( $name ) ) );
		file_put_contents( Upload::path( $name ), $text );
		return Job::begin( $name, 'products.csv', $update );
	}

	/**
	 * Imports a whole file.
	 *
	 * @param string $text   Content of the file.
	 * @param bool   $update Whether to update existing products.
	 * @return array<string, int> Number of lines by outcome.
	 */
	public static function import( string $text, bool $update = false ): array {
		$job = self::begin( $text, $update );
		Assert::assertInstanceOf( Job::class, $job, is_wp_error( $job ) ? $job->get_error_message() : '' );
		Assert::assertTrue( ( new ImportRunner( $job ) )->run( 60.0 ) );
		$job->finish();
		return array_filter( Results::counts() );
	}

	/**
	 * Returns the messages about lines.
	 *
	 * @return array<int, string> Messages by line number.
	 */
	public static function notes(): array {
		return array_column( Results::notes( array( Results::IMPORTED, Results::UPDATED, Results::SKIPPED, Results::FAILED ), 1000 ), 'note', 'line' );
	}
}
