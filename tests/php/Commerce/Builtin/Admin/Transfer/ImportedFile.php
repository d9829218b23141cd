<?php
/**
 * Files to import.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Admin\Transfer;

use PHPUnit\Framework\Assert;
use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Job;
use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Results;
use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Runner;
use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Upload;
use Vitrine\Commerce\Builtin\Admin\Transfer\ProductsExport;
use Vitrine\Support\Csv;

/**
 * Puts texts where uploads are, and imports them.
 */
final class ImportedFile {

	/**
	 * The file that the shop exports.
	 */
	public static function of_shop(): string {
		return implode( '', array_map( array( Csv::class, 'line' ), iterator_to_array( ProductsExport::lines(), false ) ) );
	}

	/**
	 * A file of cells.
	 *
	 * @param list<list<string>> $records The headings first.
	 */
	public static function text( array $records ): string {
		return implode( '', array_map( array( Csv::class, 'line' ), $records ) );
	}

	/**
	 * Takes the table away that the first import has made.
	 */
	public static function drop_table(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $wpdb->prefix . 'vitrine_import' ) );
	}

	/**
	 * Begins an import.
	 *
	 * @param string $text   Of the file.
	 * @param bool   $update Whether what is there is updated.
	 */
	public static function begin( string $text, bool $update = false ): Job|\WP_Error {
		$name = bin2hex( random_bytes( 16 ) ) . '.csv';
		wp_mkdir_p( dirname( Upload::path( $name ) ) );
		file_put_contents( Upload::path( $name ), $text );
		return Job::begin( $name, 'products.csv', $update );
	}

	/**
	 * Imports the whole of it.
	 *
	 * @param string $text   Of the file.
	 * @param bool   $update Whether what is there is updated.
	 * @return array<string, int> How many lines there are of each outcome.
	 */
	public static function import( string $text, bool $update = false ): array {
		$job = self::begin( $text, $update );
		Assert::assertInstanceOf( Job::class, $job, is_wp_error( $job ) ? $job->get_error_message() : '' );
		Assert::assertTrue( ( new Runner( $job ) )->run( 60.0 ) );
		$job->finish();
		return array_filter( Results::counts() );
	}

	/**
	 * What is said of lines.
	 *
	 * @return array<int, string> By their numbers.
	 */
	public static function notes(): array {
		return array_column( Results::told( array( Results::IMPORTED, Results::UPDATED, Results::SKIPPED, Results::FAILED ), 1000 ), 'note', 'line' );
	}
}
