<?php
/**
 * Downloadable files of a file.
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
 * Those that are among the uploads of this site. What lies elsewhere cannot be kept
 * from those who have not paid for it, so it is left out, and said by row.
 */
final class Files {

	/**
	 * The files of a row.
	 *
	 * @param ImportRow         $row Of a product or a variation.
	 * @param Downloadable|null $was As its downloads were; null: it is new.
	 * @return array{data: array<string, mixed>, notes: list<string>} For ProductWriter; all that is to be said of the row.
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
