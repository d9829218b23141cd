<?php
/**
 * The file of an import.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Transfer\Import;

use Vitrine\Support\ClosedFolder;

defined( 'ABSPATH' ) || exit;

/**
 * Kept among the uploads, where every web server of the site finds it, under a name
 * that nobody can guess, in a folder that is closed where the server lets us.
 */
final class Upload {

	public const FOLDER = 'vitrine-import';

	/** Bytes of the largest file. */
	public const MOST = 64 * 1024 * 1024;

	/**
	 * Moves an uploaded file into the folder of the import.
	 *
	 * @param array<string, mixed> $file As PHP describes what was sent.
	 * @return string|\WP_Error Its name there.
	 */
	public static function take( array $file ): string|\WP_Error {
		$given = is_string( $file['name'] ?? null ) ? $file['name'] : '';
		$error = $file['error'] ?? UPLOAD_ERR_NO_FILE;
		if ( '' === $given || UPLOAD_ERR_NO_FILE === $error ) {
			return new \WP_Error( 'vitrine_import_file', __( 'Please choose a CSV file.', 'vitrine' ) );
		}
		if ( in_array( $error, array( UPLOAD_ERR_INI_SIZE, UPLOAD_ERR_FORM_SIZE ), true ) || (int) ( $file['size'] ?? 0 ) > self::MOST ) {
			/* translators: %s: size, such as 2 MB. */
			return new \WP_Error( 'vitrine_import_file', sprintf( __( 'The file is too large: at most %s can be uploaded. Please split it.', 'vitrine' ), size_format( self::limit() ) ) );
		}
		if ( ! in_array( strtolower( pathinfo( $given, PATHINFO_EXTENSION ) ), array( 'csv', 'txt' ), true ) ) {
			return new \WP_Error( 'vitrine_import_file', __( 'The file is not a CSV file.', 'vitrine' ) );
		}
		// A file with HTML in it looks like HTML: FileCheck reads what it is.
		$taken = self::folder()->take( $file, 'csv', false );
		return is_wp_error( $taken ) ? new \WP_Error( 'vitrine_import_file', $taken->get_error_message() ) : $taken;
	}

	/**
	 * Bytes of the largest file that can be uploaded here.
	 */
	public static function limit(): int {
		return min( self::MOST, wp_max_upload_size() );
	}

	/**
	 * Where a file is.
	 *
	 * @param string $name Of take().
	 */
	public static function path( string $name ): string {
		return self::folder()->path() . '/' . basename( $name );
	}

	/**
	 * Deletes every file, of imports that are over and of broken ones.
	 */
	public static function clear(): void {
		self::folder()->clear( '*.csv' );
	}

	/**
	 * The folder.
	 */
	private static function folder(): ClosedFolder {
		return new ClosedFolder( self::FOLDER );
	}
}
