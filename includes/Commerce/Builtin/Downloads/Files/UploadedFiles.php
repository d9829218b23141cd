<?php
/**
 * Files among the uploads of the site.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Downloads\Files;

use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Upload;
use Vitrine\Support\ClosedFolder;

defined( 'ABSPATH' ) || exit;

/**
 * Between addresses and paths. Nothing but what lies below the uploads is ever
 * found: not the site's code, not its settings, not what the server has elsewhere.
 */
final class UploadedFiles {

	/** Where files lie that were uploaded to be sold. */
	public const FOLDER = 'vitrine-downloads';

	/** Folders of the plugin below the uploads whose files are nobody's to sell. */
	private const OTHERS = array( Upload::FOLDER );

	/**
	 * The file of an address.
	 *
	 * @param string $url Absolute, or from the site's root.
	 * @return string|\WP_Error Path below the uploads; `vitrine_download_file` (400).
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
	 * The address of a file.
	 *
	 * @param string $file Path below the uploads.
	 */
	public static function url( string $file ): string {
		return wp_upload_dir( null, false )['baseurl'] . '/' . implode( '/', array_map( 'rawurlencode', explode( '/', $file ) ) );
	}

	/**
	 * Where a file is.
	 *
	 * @param string $file Path below the uploads.
	 * @return string|null Absolute; null: there is none, or it lies elsewhere in truth.
	 */
	public static function path( string $file ): ?string {
		$folder = realpath( wp_upload_dir( null, false )['basedir'] );
		$path   = self::is_tidy( $file ) && false !== $folder ? realpath( "$folder/$file" ) : false;
		return false !== $path && str_starts_with( $path, $folder . DIRECTORY_SEPARATOR ) && is_file( $path ) ? $path : null;
	}

	/**
	 * Takes a file over that was sent, to be sold.
	 *
	 * @param array<string, mixed> $sent As PHP describes it.
	 * @return DownloadFile|\WP_Error Without an id, called as the file was.
	 */
	public static function take( array $sent ): DownloadFile|\WP_Error {
		$given = is_string( $sent['name'] ?? null ) ? sanitize_file_name( $sent['name'] ) : '';
		$taken = self::folder()->take( $sent, strtolower( pathinfo( $given, PATHINFO_EXTENSION ) ), true );
		return is_wp_error( $taken ) ? $taken : new DownloadFile( '', sanitize_text_field( (string) $sent['name'] ), self::FOLDER . "/$taken" );
	}

	/**
	 * The closed folder.
	 */
	public static function folder(): ClosedFolder {
		return new ClosedFolder( self::FOLDER );
	}

	/**
	 * What follows an address in another one. `http` and `https` are the same site.
	 *
	 * @param string $url  Absolute, or from the site's root.
	 * @param string $base Absolute.
	 * @return string|null Decoded; null: it lies elsewhere.
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
	 * Whether a path goes down only, past nothing hidden.
	 *
	 * @param string $file Path below the uploads.
	 */
	private static function is_tidy( string $file ): bool {
		$parts = explode( '/', $file );
		$odd   = array_filter( $parts, static fn ( string $part ): bool => '' === $part || str_starts_with( $part, '.' ) );
		return array() === $odd && 1 !== preg_match( '/[\x00-\x1F\x7F\\\\]/', $file ) && ! in_array( $parts[0], self::OTHERS, true );
	}

	/**
	 * A refusal.
	 *
	 * @param string $message For the owner.
	 */
	private static function refused( string $message ): \WP_Error {
		return new \WP_Error( 'vitrine_download_file', $message, array( 'status' => 400 ) );
	}
}
