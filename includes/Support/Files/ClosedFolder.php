<?php
/**
 * Folder without public access.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support\Files;

defined( 'ABSPATH' ) || exit;

/**
 * Folder in uploads, closed with .htaccess if the server supports it. Files get
 * unguessable names for servers that do not.
 */
final class ClosedFolder {

	private const CLOSED = "<IfModule mod_authz_core.c>\nRequire all denied\n</IfModule>\n<IfModule !mod_authz_core.c>\nDeny from all\n</IfModule>\n";

	/** @param string $name Path in uploads, without slashes at start and end. */
	public function __construct( public readonly string $name ) {}

	/**
	 * Returns the path of the folder.
	 */
	public function path(): string {
		return wp_upload_dir( null, false )['basedir'] . '/' . $this->name;
	}

	/**
	 * Moves an uploaded file to the folder, with an unguessable name.
	 *
	 * @param array<string, mixed> $file      Entry of `$_FILES`.
	 * @param string               $extension Extension of the new file name, without dot.
	 * @param bool                 $checked   Whether WordPress checks that the file type is allowed.
	 * @return string|\WP_Error New file name, or an error of WordPress.
	 */
	public function take( array $file, string $extension, bool $checked ): string|\WP_Error {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		add_filter( 'upload_dir', array( $this, 'into' ) );
		try {
			$this->close();
			$moved = wp_handle_upload(
				$file,
				array(
					'test_form'                => false,
					'test_type'                => $checked,
					'unique_filename_callback' => static fn (): string => bin2hex( random_bytes( 16 ) ) . ".$extension",
				)
			);
		} finally {
			remove_filter( 'upload_dir', array( $this, 'into' ) );
		}
		return isset( $moved['file'] ) ? basename( $moved['file'] ) : new \WP_Error( 'vitrine_upload', (string) $moved['error'], array( 'status' => 400 ) );
	}

	/**
	 * Filters the upload directory.
	 *
	 * @param array<string, mixed> $dir Result of wp_upload_dir().
	 * @return array<string, mixed>
	 */
	public function into( array $dir ): array {
		return array(
			'path'   => $dir['basedir'] . '/' . $this->name,
			'url'    => $dir['baseurl'] . '/' . $this->name,
			'subdir' => '/' . $this->name,
		) + $dir;
	}

	/**
	 * Deletes files from the folder.
	 *
	 * @param string $names File name pattern for glob().
	 */
	public function clear( string $names ): void {
		foreach ( glob( $this->path() . '/' . $names ) ?: array() as $path ) {
			wp_delete_file( $path );
		}
	}

	/**
	 * Deletes the folder and its files.
	 */
	public function delete(): void {
		foreach ( array( '.htaccess', 'index.html', '*' ) as $names ) {
			$this->clear( $names );
		}
		if ( is_dir( $this->path() ) ) {
			rmdir( $this->path() ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_rmdir -- In the uploads folder, which PHP can write to.
		}
	}

	/**
	 * Creates the folder and denies access to it.
	 */
	public function close(): void {
		$folder = $this->path();
		if ( ! wp_mkdir_p( $folder ) ) {
			return;
		}
		foreach ( array(
			'.htaccess'  => self::CLOSED,
			'index.html' => '',
		) as $name => $text ) {
			if ( ! file_exists( "$folder/$name" ) ) {
				file_put_contents( "$folder/$name", $text ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- In the uploads folder, which PHP can write to.
			}
		}
	}
}
