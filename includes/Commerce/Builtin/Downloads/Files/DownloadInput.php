<?php
/**
 * Validation of downloads.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Downloads\Files;

use Vitrine\Commerce\Builtin\Products\Input\ProductInput;

defined( 'ABSPATH' ) || exit;

/**
 * Converts files, limit and expiry of a product or variation for storage, or returns an
 * error.
 */
final class DownloadInput {

	/** Maximum number of files per product. */
	private const MOST_FILES = 100;

	/** Maximum limit, and maximum expiry in days. */
	private const MOST = 99999;

	/** Maximum length of a name in characters. */
	private const LONGEST_NAME = 200;

	/**
	 * Validates the downloads.
	 *
	 * @param array<mixed>      $data `downloadable`, `downloads`, `download_limit` and `download_expiry`, in the format of ProductWriter::save().
	 * @param Downloadable|null $was  Downloads before the change.
	 */
	public static function read( array $data, ?Downloadable $was ): Downloadable|\WP_Error {
		$was  ??= new Downloadable();
		$limit  = array_key_exists( 'download_limit', $data ) ? self::number( $data['download_limit'] ) : $was->limit;
		$expiry = array_key_exists( 'download_expiry', $data ) ? self::number( $data['download_expiry'] ) : $was->expiry;
		if ( false === $limit ) {
			return ProductInput::error( 'download_limit', __( 'The download limit must be a whole number, 1 or more. Leave it empty for unlimited downloads.', 'vitrine' ) );
		}
		if ( false === $expiry ) {
			return ProductInput::error( 'download_expiry', __( 'The download expiry must be a whole number of days, 1 or more. Leave it empty for downloads that never expire.', 'vitrine' ) );
		}
		$files = isset( $data['downloads'] ) ? self::files( (array) $data['downloads'], $was ) : $was->files;
		return is_wp_error( $files ) ? $files : new Downloadable( (bool) ( $data['downloadable'] ?? $was->enabled ), $files, $limit, $expiry );
	}

	/**
	 * Returns why a file is invalid; null if it is valid.
	 *
	 * @param array{id: string, name: string, file: string} $one Entered file.
	 * @param Downloadable|null                             $was Downloads before the change.
	 */
	public static function problem( array $one, ?Downloadable $was ): ?\WP_Error {
		$file = self::file( $one, trim( $one['file'] ), $was ?? new Downloadable(), array() );
		return is_wp_error( $file ) ? $file : null;
	}

	/**
	 * Validates the files.
	 *
	 * @param array<mixed> $raw List of `{ id?, name?, file }`.
	 * @param Downloadable $was Downloads before the change.
	 * @return list<DownloadFile>|\WP_Error
	 */
	private static function files( array $raw, Downloadable $was ): array|\WP_Error {
		$files = array();
		foreach ( $raw as $one ) {
			$one = (array) $one;
			$url = trim( (string) ( $one['file'] ?? '' ) );
			if ( '' === $url && '' === trim( (string) ( $one['name'] ?? '' ) ) ) {
				continue;
			}
			$file = self::file( $one, $url, $was, array_map( static fn ( DownloadFile $file ): string => $file->id, $files ) );
			if ( is_wp_error( $file ) ) {
				return $file;
			}
			$files[] = $file;
		}
		return count( $files ) > self::MOST_FILES
			/* translators: %d: number of files. */
			? ProductInput::error( 'downloads', sprintf( __( 'A product can have at most %d downloadable files.', 'vitrine' ), self::MOST_FILES ) )
			: $files;
	}

	/**
	 * Validates a file.
	 *
	 * @param array<mixed> $one   Entered file.
	 * @param string       $url   URL of the file; may be empty.
	 * @param Downloadable $was   Downloads before the change.
	 * @param list<string> $taken IDs of previous files.
	 */
	private static function file( array $one, string $url, Downloadable $was, array $taken ): DownloadFile|\WP_Error {
		$name = mb_substr( sanitize_text_field( (string) ( $one['name'] ?? '' ) ), 0, self::LONGEST_NAME );
		if ( '' === $url ) {
			/* translators: %s: name of a file. */
			return ProductInput::error( 'downloads', sprintf( __( 'The downloadable file "%s" has no file URL.', 'vitrine' ), $name ) );
		}
		$id   = (string) ( $one['id'] ?? '' );
		$id   = 1 === preg_match( '/^[A-Za-z0-9_-]{1,36}$/D', $id ) ? $id : self::id_of( $url, $was );
		$old  = $was->file( $id );
		$kept = null !== $old && UploadedFiles::url( $old->file ) === $url;
		// A missing file does not prevent saving the rest of the product.
		$file = $kept ? $old->file : UploadedFiles::of_url( $url );
		if ( is_wp_error( $file ) ) {
			return ProductInput::error( 'downloads', $file->get_error_message() );
		}
		return new DownloadFile( '' === $id || in_array( $id, $taken, true ) ? wp_generate_uuid4() : $id, '' === $name ? basename( $file ) : $name, $file );
	}

	/**
	 * Returns the ID of an existing file by its URL.
	 *
	 * @param string       $url URL of the file.
	 * @param Downloadable $was Downloads before the change.
	 * @return string Empty if it is new.
	 */
	private static function id_of( string $url, Downloadable $was ): string {
		foreach ( $was->files as $file ) {
			if ( UploadedFiles::url( $file->file ) === $url ) {
				return $file->id;
			}
		}
		return '';
	}

	/**
	 * Validates an integer from 1, or null for none.
	 *
	 * @param mixed $value Entered value.
	 * @return int|null|false False if it is invalid.
	 */
	private static function number( mixed $value ): int|null|false {
		if ( null === $value || ( is_string( $value ) && '' === trim( $value ) ) ) {
			return null;
		}
		$number = is_int( $value ) ? $value : ( is_string( $value ) && 1 === preg_match( '/^\d{1,6}$/D', trim( $value ) ) ? (int) trim( $value ) : 0 );
		return $number >= 1 && $number <= self::MOST ? $number : false;
	}
}
