<?php
/**
 * The file of an import.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Transfer\Import;

defined( 'ABSPATH' ) || exit;

/**
 * Kept among the uploads, where every web server of the site finds it, under a name
 * that nobody can guess, in a folder that is closed where the server lets us.
 */
final class Upload {

	private const FOLDER = 'vitrine-import';

	/** Bytes of the largest file. */
	public const MOST = 64 * 1024 * 1024;

	/**
	 * Takes a file over.
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
		require_once ABSPATH . 'wp-admin/includes/file.php';
		add_filter( 'upload_dir', array( self::class, 'into_folder' ) );
		try {
			self::close_folder();
			$moved = wp_handle_upload(
				$file,
				array(
					'test_form'                => false,
					// A file with HTML in it looks like HTML: FileCheck reads what it is.
					'test_type'                => false,
					'unique_filename_callback' => static fn (): string => bin2hex( random_bytes( 16 ) ) . '.csv',
				)
			);
		} finally {
			remove_filter( 'upload_dir', array( self::class, 'into_folder' ) );
		}
		return isset( $moved['file'] ) ? basename( $moved['file'] ) : new \WP_Error( 'vitrine_import_file', $moved['error'] );
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
		return self::folder() . '/' . basename( $name );
	}

	/**
	 * Deletes every file, of imports that are over and of broken ones.
	 */
	public static function clear(): void {
		foreach ( glob( self::folder() . '/*.csv' ) ?: array() as $path ) {
			wp_delete_file( $path );
		}
	}

	/**
	 * Leads an upload into the folder.
	 *
	 * @param array<string, mixed> $dir As wp_upload_dir() has it.
	 * @return array<string, mixed>
	 */
	public static function into_folder( array $dir ): array {
		return array(
			'path'   => $dir['basedir'] . '/' . self::FOLDER,
			'url'    => $dir['baseurl'] . '/' . self::FOLDER,
			'subdir' => '/' . self::FOLDER,
		) + $dir;
	}

	/**
	 * Makes the folder, and closes it to visitors.
	 */
	private static function close_folder(): void {
		$folder = self::folder();
		if ( ! wp_mkdir_p( $folder ) ) {
			return;
		}
		foreach ( array(
			'.htaccess'  => "<IfModule mod_authz_core.c>\nRequire all denied\n</IfModule>\n<IfModule !mod_authz_core.c>\nDeny from all\n</IfModule>\n",
			'index.html' => '',
		) as $name => $text ) {
			if ( ! file_exists( "$folder/$name" ) ) {
				file_put_contents( "$folder/$name", $text ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Among the uploads, which PHP writes anyway.
			}
		}
	}

	/**
	 * The folder of this site.
	 */
	private static function folder(): string {
		return wp_upload_dir( null, false )['basedir'] . '/' . self::FOLDER;
	}
}
