<?php
/**
 * Files in uploads.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Downloads\Files;

use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Upload;
use Vitrine\Support\Files\ClosedFolder;

defined( 'ABSPATH' ) || exit;

/**
 * Converts URLs and paths. Only files in uploads are accepted: not the site's code or
 * configuration, or other files of the server.
 */
final class UploadedFiles {

	/** Folder for files uploaded as downloads. */
	public const FOLDER = 'vitrine-downloads';

	/** Folders of the plugin in uploads with files that must not be sold. */
	private const OTHERS = array( Upload::FOLDER );

	/**
	 * Returns the path for a URL.
	 *
	 * @param string $url URL, absolute or relative to the site's root.
	 * @return string|\WP_Error Path in uploads; `vitrine_download_file` (400).
	 */
	public static function of_url( string $url ): string|\WP_Error {
		$url  = trim( $url );
		$file = self::below( $url, wp_upload_dir( null, false )['baseurl'] );
		if ( null === $file || ! self::is_tidy( $file ) ) {
			/* translators: %s: address of a file. */
			return self::refused( sprintf( __( '"%s" is not one of this site’s uploads. Please choose the file from the media library or upload it.', 'vitrine' ), $url ) );
		}
		if ( ! wp_check_filetype( basename( $file ) )['type'] ) {
			/* translators: %s: address of a file. */
			return self::refused( sprintf( __( '"%s" is not of an allowed file type.', 'vitrine' ), $url ) );
		}
		/* translators: %s: address of a file. */
		return null === self::path( $file ) ? self::refused( sprintf( __( 'The file "%s" does not exist on the server.', 'vitrine' ), $url ) ) : $file;
	}

	/**
	 * Returns the URL of a file.
	 *
	 * @param string $file Path in uploads.
	 */
	public static function url( string $file ): string {
		return wp_upload_dir( null, false )['baseurl'] . '/' . implode( '/', array_map( 'rawurlencode', explode( '/', $file ) ) );
	}

	/**
	 * Returns the absolute path of a file.
	 *
	 * @param string $file Path in uploads.
	 * @return string|null Absolute path; null if it does not exist or is a link to another folder.
	 */
	public static function path( string $file ): ?string {
		$folder = realpath( wp_upload_dir( null, false )['basedir'] );
		$path   = self::is_tidy( $file ) && false !== $folder ? realpath( "$folder/$file" ) : false;
		return false !== $path && str_starts_with( $path, $folder . DIRECTORY_SEPARATOR ) && is_file( $path ) ? $path : null;
	}

	/**
	 * Moves an uploaded file to the closed folder.
	 *
	 * @param array<string, mixed> $sent Entry of `$_FILES`.
	 * @return DownloadFile|\WP_Error File without ID, with the original name.
	 */
	public static function take( array $sent ): DownloadFile|\WP_Error {
		$given = is_string( $sent['name'] ?? null ) ? sanitize_file_name( $sent['name'] ) : '';
		$taken = self::folder()->take( $sent, strtolower( pathinfo( $given, PATHINFO_EXTENSION ) ), true );
		return is_wp_error( $taken ) ? $taken : new DownloadFile( '', sanitize_text_field( (string) $sent['name'] ), self::FOLDER . "/$taken" );
	}

	/**
	 * Returns the closed folder.
	 */
	public static function folder(): ClosedFolder {
		return new ClosedFolder( self::FOLDER );
	}

	/**
	 * Returns the part of a URL after a base URL. `http` and `https` are treated as
	 * equal.
	 *
	 * @param string $url  URL, absolute or relative to the site's root.
	 * @param string $base Absolute base URL.
	 * @return string|null Decoded path; null if the URL is elsewhere.
	 */
	private static function below( string $url, string $base ): ?string {
		$parts = wp_parse_url( $url );
		$bases = (array) wp_parse_url( $base );
		if ( ! is_array( $parts ) || ! isset( $parts['path'] ) || isset( $parts['user'] ) || ! in_array( $parts['scheme'] ?? 'https', array( 'http', 'https' ), true ) ) {
			return null;
		}
		if ( isset( $parts['host'] ) && array( strtolower( $parts['host'] ), $parts['port'] ?? 0 ) !== array( strtolower( (string) ( $bases['host'] ?? '' ) ), $bases['port'] ?? 0 ) ) {
			return null;
		}
		$root = rtrim( (string) ( $bases['path'] ?? '' ), '/' ) . '/';
		return str_starts_with( $parts['path'], $root ) ? rawurldecode( substr( $parts['path'], strlen( $root ) ) ) : null;
	}

	/**
	 * Whether a path has no `..` and no hidden parts.
	 *
	 * @param string $file Path in uploads.
	 */
	private static function is_tidy( string $file ): bool {
		$parts = explode( '/', $file );
		$odd   = array_filter( $parts, static fn ( string $part ): bool => '' === $part || str_starts_with( $part, '.' ) );
		return array() === $odd && 1 !== preg_match( '/[\x00-\x1F\x7F\\\\]/', $file ) && ! in_array( $parts[0], self::OTHERS, true );
	}

	/**
	 * Returns an error.
	 *
	 * @param string $message Message for the owner.
	 */
	private static function refused( string $message ): \WP_Error {
		return new \WP_Error( 'vitrine_download_file', $message, array( 'status' => 400 ) );
	}
}
