<?php
/**
 * Uploaded file of an import.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Transfer\Import;

use Vitrine\Support\Files\ClosedFolder;

defined( 'ABSPATH' ) || exit;

/**
 * Stored in the uploads folder, which all web servers of the site share, with an
 * unguessable name, in a folder that is protected where the server supports it.
 */
final class Upload {

	public const FOLDER = 'vitrine-import';

	/** Maximum file size in bytes. */
	public const MOST = 64 * 1024 * 1024;

	/**
	 * Moves an uploaded file into the folder of the import.
	 *
	 * @param array<string, mixed> $file Entry of $_FILES.
	 * @return string|\WP_Error Name of the file in the folder.
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
		// WordPress takes a CSV file with HTML for HTML, so FileCheck checks the content.
		$taken = self::folder()->take( $file, 'csv', false );
		return is_wp_error( $taken ) ? new \WP_Error( 'vitrine_import_file', $taken->get_error_message() ) : $taken;
	}

	/**
	 * Maximum size in bytes of a file that can be uploaded on this site.
	 */
	public static function limit(): int {
		return min( self::MOST, wp_max_upload_size() );
	}

	/**
	 * Returns the path of a file.
	 *
	 * @param string $name File name from take().
	 */
	public static function path( string $name ): string {
		return self::folder()->path() . '/' . basename( $name );
	}

	/**
	 * Deletes all import files, including those of failed imports.
	 */
	public static function clear(): void {
		self::folder()->clear( '*.csv' );
	}

	/**
	 * Returns the folder.
	 */
	private static function folder(): ClosedFolder {
		return new ClosedFolder( self::FOLDER );
	}
}
