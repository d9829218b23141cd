<?php
/**
 * CSV cells for the downloadable files of a product.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Transfer;

use Vitrine\Commerce\Builtin\Downloads\Files\Downloadable;

defined( 'ABSPATH' ) || exit;

/**
 * Uses the columns of WooCommerce's product export.
 */
final class DownloadCells {

	/**
	 * Returns the column headings for downloadable files.
	 *
	 * @param int $files Number of files that need columns.
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
	 * Returns the additions to the "Type" cell: downloadable, virtual.
	 *
	 * @param Downloadable $downloads Downloads of the product or variation.
	 * @param bool         $is_sent   Whether the product is shipped.
	 */
	public static function kinds( Downloadable $downloads, bool $is_sent ): string {
		return ( $downloads->enabled ? ', downloadable' : '' ) . ( $is_sent ? '' : ', virtual' );
	}

	/**
	 * Returns the cells for downloads.
	 *
	 * @param Downloadable $downloads Downloads of a product or variation.
	 * @return array<string, string> Keyed by heading.
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
