<?php
/**
 * Downloads of a product in a line of a file.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Transfer;

use Vitrine\Commerce\Builtin\Downloads\Files\Downloadable;

defined( 'ABSPATH' ) || exit;

/**
 * The columns of WooCommerce's exporter.
 */
final class DownloadCells {

	/**
	 * The headings of files.
	 *
	 * @param int $files Columns for so many.
	 * @return list<string>
	 */
	public static function headings( int $files ): array {
		$headings = array();
		for ( $number = 1; $number <= $files; $number++ ) {
			array_push( $headings, "Download $number ID", "Download $number name", "Download $number URL" );
		}
		return $headings;
	}

	/**
	 * What a product is beside its type.
	 *
	 * @param Downloadable $downloads Its own.
	 * @param bool         $is_sent   Whether it is.
	 */
	public static function kinds( Downloadable $downloads, bool $is_sent ): string {
		return ( $downloads->enabled ? ', downloadable' : '' ) . ( $is_sent ? '' : ', virtual' );
	}

	/**
	 * What can be downloaded.
	 *
	 * @param Downloadable $downloads Of a product or a variation.
	 * @return array<string, string> By heading.
	 */
	public static function of( Downloadable $downloads ): array {
		if ( ! $downloads->enabled ) {
			return array();
		}
		$cells = array(
			'Download limit'       => (string) $downloads->limit,
			'Download expiry days' => (string) $downloads->expiry,
		);
		foreach ( $downloads->to_input()['downloads'] as $index => $file ) {
			$name   = 'Download ' . ( $index + 1 );
			$cells += array(
				"$name ID"   => $file['id'],
				"$name name" => $file['name'],
				"$name URL"  => $file['file'],
			);
		}
		return $cells;
	}
}
