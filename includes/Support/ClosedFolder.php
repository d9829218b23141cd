<?php
/**
 * A folder that visitors cannot look into.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support;

defined( 'ABSPATH' ) || exit;

/**
 * A folder below the uploads of this site, closed where the server lets us. What
 * lies in it bears names that nobody can guess, for servers that do not.
 */
final class ClosedFolder {

	private const CLOSED = "<IfModule mod_authz_core.c>\nRequire all denied\n</IfModule>\n<IfModule !mod_authz_core.c>\nDeny from all\n</IfModule>\n";

	/**
	 * @param string $name Below the uploads, without slashes.
	 */
	public function __construct( public readonly string $name ) {}

	/**
	 * Path of the folder on this site.
	 */
	public function path(): string {
		return wp_upload_dir( null, false )['basedir'] . '/' . $this->name;
	}

	/**
	 * Takes a file that was sent over, under a name that nobody can guess.
	 *
	 * @param array<string, mixed> $file      As PHP describes what was sent.
	 * @param string               $extension That its name gets, without point.
	 * @param bool                 $checked   Whether WordPress checks that it is of a type that it allows.
	 * @return string|\WP_Error Its name there; WordPress's own words.
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
	 * Leads an upload into the folder.
	 *
	 * @param array<string, mixed> $dir As wp_upload_dir() has it.
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
	 * Deletes files of the folder.
	 *
	 * @param string $names Pattern of their names, as glob() has it.
	 */
	public function clear( string $names ): void {
		foreach ( glob( $this->path() . '/' . $names ) ?: array() as $path ) {
			wp_delete_file( $path );
		}
	}

	/**
	 * Deletes it with all that lies in it.
	 */
	public function delete(): void {
		foreach ( array( '.htaccess', 'index.html', '*' ) as $names ) {
			$this->clear( $names );
		}
		if ( is_dir( $this->path() ) ) {
			rmdir( $this->path() ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_rmdir -- Among the uploads, which PHP writes anyway.
		}
	}

	/**
	 * Makes the folder, and closes it to visitors.
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
				file_put_contents( "$folder/$name", $text ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Among the uploads, which PHP writes anyway.
			}
		}
	}
}
