<?php
/**
 * Sends a file.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Downloads\Serving;

defined( 'ABSPATH' ) || exit;

/**
 * By the web server where it is told how, else piece by piece.
 */
final class FileSender {

	private const X_SENDFILE = 'x-sendfile';
	private const X_ACCEL    = 'x-accel-redirect';

	/** Bytes that are in memory at a time. */
	private const PIECE = 1024 * 1024;

	/**
	 * The headers that say what a file is.
	 *
	 * @param string $path Absolute path.
	 * @param string $name On the customer's disk.
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
	 * The file's name for every browser: in ASCII, and as it is (RFC 6266, RFC 8187).
	 *
	 * @param string $name File name.
	 */
	public static function disposition( string $name ): string {
		$plain = (string) preg_replace( '/[^A-Za-z0-9 ._()-]+/', '_', remove_accents( $name ) );
		return "attachment; filename=\"$plain\"; filename*=UTF-8''" . rawurlencode( $name );
	}

	/**
	 * By what a file is known that has not changed.
	 *
	 * @param string $path Absolute path.
	 */
	private static function etag( string $path ): string {
		return sprintf( '"%x-%x"', (int) filesize( $path ), (int) filemtime( $path ) );
	}

	/**
	 * The part that a request asks for, which counts only of the file that it knows.
	 *
	 * @param string $path     Absolute path.
	 * @param string $range    `Range` of the request; may be empty.
	 * @param string $if_range `If-Range` of the request; may be empty.
	 */
	public static function part( string $path, string $range, string $if_range ): ?ByteRange {
		return ByteRange::of( '' === $if_range || self::etag( $path ) === $if_range ? $range : '', (int) filesize( $path ) );
	}

	/**
	 * Sends it, or its headers alone.
	 *
	 * @param string    $path  Absolute path.
	 * @param string    $name  On the customer's disk.
	 * @param ByteRange $part  Which part.
	 * @param bool      $whole Whether its bytes are sent too.
	 */
	public static function send( string $path, string $name, ByteRange $part, bool $whole ): void {
		/**
		 * How files are sent that were bought: `php`; `x-sendfile` (Apache's mod_xsendfile,
		 * LiteSpeed, Lighttpd); or `x-accel-redirect` (nginx, which needs the address of
		 * the uploads to be an internal location).
		 *
		 * @param string $method One of these.
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
	 * The address of a file below the site's root.
	 *
	 * @param string $path Absolute, below the uploads.
	 */
	private static function location( string $path ): string {
		$uploads = wp_upload_dir( null, false );
		$below   = substr( $path, strlen( (string) realpath( $uploads['basedir'] ) ) );
		return wp_parse_url( $uploads['baseurl'], PHP_URL_PATH ) . implode( '/', array_map( 'rawurlencode', explode( '/', str_replace( '\\', '/', $below ) ) ) );
	}

	/**
	 * Takes away whatever would change or hold the bytes.
	 */
	private static function quiet(): void {
		while ( ob_get_level() > 0 && ob_end_clean() ) {
			continue;
		}
		// phpcs:disable WordPress.PHP.IniSet.Risky, WordPress.PHP.NoSilencedErrors.Discouraged, WordPress.PHP.DiscouragedPHPFunctions, Squiz.PHP.DiscouragedFunctions.Discouraged -- A compressed answer has another length; a long one needs its time; hosts may forbid either.
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
	 * Prints bytes until there is no more, or nobody listens.
	 *
	 * @param string    $path Absolute path.
	 * @param ByteRange $part Which.
	 */
	private static function stream( string $path, ByteRange $part ): void {
		// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress has no word for pieces of files, and these are bytes.
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
