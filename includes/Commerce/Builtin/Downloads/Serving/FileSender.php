<?php
/**
 * Sends files.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Downloads\Serving;

defined( 'ABSPATH' ) || exit;

/**
 * By the web server if configured, else in chunks with PHP.
 */
final class FileSender {

	private const X_SENDFILE = 'x-sendfile';
	private const X_ACCEL    = 'x-accel-redirect';

	/** Chunk size in bytes. */
	private const PIECE = 1024 * 1024;

	/**
	 * Returns the headers of a file.
	 *
	 * @param string $path Absolute path.
	 * @param string $name File name for the download.
	 * @return array<string, string>
	 */
	public static function headers( string $path, string $name ): array {
		$type = wp_check_filetype( $path, wp_get_mime_types() )['type'];
		return array(
			'Content-Type'           => $type ? $type : 'application/octet-stream',
			'Content-Disposition'    => self::disposition( $name ),
			'X-Content-Type-Options' => 'nosniff',
			'X-Robots-Tag'           => 'noindex, nofollow',
			'Accept-Ranges'          => 'bytes',
			'ETag'                   => self::etag( $path ),
		);
	}

	/**
	 * Returns the header with the file name in ASCII and UTF-8 (RFC 6266, RFC 8187).
	 *
	 * @param string $name File name.
	 */
	public static function disposition( string $name ): string {
		$plain = (string) preg_replace( '/[^A-Za-z0-9 ._()-]+/', '_', remove_accents( $name ) );
		return "attachment; filename=\"$plain\"; filename*=UTF-8''" . rawurlencode( $name );
	}

	/**
	 * Returns the ETag of a file.
	 *
	 * @param string $path Absolute path.
	 */
	private static function etag( string $path ): string {
		return sprintf( '"%x-%x"', (int) filesize( $path ), (int) filemtime( $path ) );
	}

	/**
	 * Returns the requested range; with `If-Range` only if the file is unchanged.
	 *
	 * @param string $path     Absolute path.
	 * @param string $range    `Range` header; may be empty.
	 * @param string $if_range `If-Range` header; may be empty.
	 */
	public static function part( string $path, string $range, string $if_range ): ?ByteRange {
		return ByteRange::of( '' === $if_range || self::etag( $path ) === $if_range ? $range : '', (int) filesize( $path ) );
	}

	/**
	 * Sends a file, or only its headers.
	 *
	 * @param string    $path  Absolute path.
	 * @param string    $name  File name for the download.
	 * @param ByteRange $part  Range to send.
	 * @param bool      $whole Whether to send the contents.
	 */
	public static function send( string $path, string $name, ByteRange $part, bool $whole ): void {
		/**
		 * Filters how downloads are sent: `php`; `x-sendfile` (Apache with
		 * mod_xsendfile, LiteSpeed, Lighttpd); or `x-accel-redirect` (nginx, where
		 * uploads must be an internal location).
		 *
		 * @param string $method `php`, `x-sendfile` or `x-accel-redirect`.
		 * @param string $path   Path of the file.
		 *
		 * @example
		 * add_filter( 'vitrine_download_method', fn( $method, $path ) => filesize( $path ) > 10 * MB_IN_BYTES ? 'x-sendfile' : $method, 10, 2 );
		 */
		$method = (string) apply_filters( 'vitrine_download_method', 'php', $path );
		self::quiet();
		foreach ( self::headers( $path, $name ) as $header => $value ) {
			header( "$header: $value" );
		}
		if ( self::X_SENDFILE === $method ) {
			header( 'X-Sendfile: ' . $path );
			return;
		}
		if ( self::X_ACCEL === $method ) {
			header( 'X-Accel-Redirect: ' . self::location( $path ) );
			return;
		}
		if ( $part->part ) {
			status_header( 206 );
			header( sprintf( 'Content-Range: bytes %d-%d/%d', $part->start, $part->end, (int) filesize( $path ) ) );
		}
		header( 'Content-Length: ' . $part->length() );
		if ( $whole ) {
			self::stream( $path, $part );
		}
	}

	/**
	 * Returns the URL path of a file.
	 *
	 * @param string $path Absolute path in uploads.
	 */
	private static function location( string $path ): string {
		$uploads = wp_upload_dir( null, false );
		$below   = substr( $path, strlen( (string) realpath( $uploads['basedir'] ) ) );
		return wp_parse_url( $uploads['baseurl'], PHP_URL_PATH ) . implode( '/', array_map( 'rawurlencode', explode( '/', str_replace( '\\', '/', $below ) ) ) );
	}

	/**
	 * Disables output buffers and compression.
	 */
	private static function quiet(): void {
		while ( ob_get_level() > 0 && ob_end_clean() ) {
			continue;
		}
		// phpcs:disable WordPress.PHP.IniSet.Risky, WordPress.PHP.NoSilencedErrors.Discouraged, WordPress.PHP.DiscouragedPHPFunctions, Squiz.PHP.DiscouragedFunctions.Discouraged -- Compression would change the length; large files take time; hosts may disable both functions.
		@ini_set( 'zlib.output_compression', 'Off' );
		if ( function_exists( 'apache_setenv' ) ) {
			@apache_setenv( 'no-gzip', '1' );
		}
		if ( function_exists( 'set_time_limit' ) ) {
			@set_time_limit( 0 );
		}
		// phpcs:enable
	}

	/**
	 * Prints the range until it is complete or the connection is closed.
	 *
	 * @param string    $path Absolute path.
	 * @param ByteRange $part Range to print.
	 */
	private static function stream( string $path, ByteRange $part ): void {
		// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress cannot send a file in chunks; the output is binary.
		$file = fopen( $path, 'rb' );
		if ( false === $file ) {
			return;
		}
		fseek( $file, $part->start );
		$left = $part->length();
		while ( $left > 0 && ! feof( $file ) && 0 === connection_status() ) {
			$bytes = (string) fread( $file, min( self::PIECE, $left ) );
			$left -= strlen( $bytes );
			echo $bytes;
			flush();
			if ( '' === $bytes ) {
				break;
			}
		}
		fclose( $file );
		// phpcs:enable
	}
}
