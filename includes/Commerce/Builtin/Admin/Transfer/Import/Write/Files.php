<?php
/**
 * Downloadable files in an import.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Transfer\Import\Write;

use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Read\ImportRow;
use Vitrine\Commerce\Builtin\Downloads\Files\Downloadable;
use Vitrine\Commerce\Builtin\Downloads\Files\DownloadInput;

defined( 'ABSPATH' ) || exit;

/**
 * Only files in the uploads folder of this site are imported. Files on other servers
 * cannot be protected from visitors who have not paid, so they are skipped with a note.
 */
final class Files {

	/**
	 * Returns the files of a row.
	 *
	 * @param ImportRow         $row Row of a product or variation.
	 * @param Downloadable|null $was Current downloads, null for a new product.
	 * @return array{data: array<string, mixed>, notes: list<string>} Data for ProductWriter, and all notes on the row.
	 */
	public static function of( ImportRow $row, ?Downloadable $was ): array {
		$files = array();
		$notes = $row->notes;
		foreach ( $row->downloads ?? array() as $file ) {
			$problem = DownloadInput::problem( $file, $was );
			if ( null === $problem ) {
				$files[] = $file;
			} else {
				/* translators: 1: name or address of a file, 2: what is wrong with it. */
				$notes[] = sprintf( __( 'Downloadable file %1$s was not imported: %2$s', 'vitrine' ), '' === $file['name'] ? $file['file'] : $file['name'], $problem->get_error_message() );
			}
		}
		return array(
			'data'  => null === $row->downloads ? array() : array( 'downloads' => $files ),
			'notes' => $notes,
		);
	}
}
