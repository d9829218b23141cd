<?php
/**
 * The files of a request.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Ajax\Routing;

use Vitrine\Ajax\Refusal;
use Vitrine\Ajax\Request;

defined( 'ABSPATH' ) || exit;

/**
 * Looks at the files. What PHP could not take whole is not passed over in silence.
 */
final class SentFiles {

	/**
	 * Refuses what may not be, or is not whole.
	 *
	 * @param bool $allowed Whether there may be any.
	 * @throws Refusal When there is one that may not be, or one is not whole.
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
			// An empty file input of a product form is no file.
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
