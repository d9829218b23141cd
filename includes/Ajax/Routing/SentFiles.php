<?php
/**
 * Uploaded files of a request.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Ajax\Routing;

use Vitrine\Ajax\Refusal;
use Vitrine\Ajax\Request;

defined( 'ABSPATH' ) || exit;

/**
 * Checks the files. Incomplete uploads are not ignored silently.
 */
final class SentFiles {

	/**
	 * Rejects files that are not allowed or incomplete.
	 *
	 * @param bool $allowed Whether files are allowed.
	 * @throws Refusal When a file is not allowed or incomplete.
	 */
	public static function check( bool $allowed ): void {
		foreach ( $_FILES as $name => $file ) {
			$errors = array();
			$codes  = (array) $file['error'];
			array_walk_recursive(
				$codes,
				static function ( int $error ) use ( &$errors ): void {
					$errors[] = $error;
				}
			);
			// An empty file input counts as no file.
			$errors = array_diff( $errors, array( UPLOAD_ERR_NO_FILE ) );
			if ( array_intersect( $errors, array( UPLOAD_ERR_INI_SIZE, UPLOAD_ERR_FORM_SIZE ) ) ) {
				throw Request::too_large();
			}
			if ( $allowed ? array_filter( $errors ) : $errors ) {
				throw Refusal::malformed( (string) $name );
			}
		}
	}
}
