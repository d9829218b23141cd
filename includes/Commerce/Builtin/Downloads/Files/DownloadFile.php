<?php
/**
 * File of a downloadable product.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Downloads\Files;

defined( 'ABSPATH' ) || exit;

/**
 * Its ID stays the same when the owner replaces the file, so that customers get the new
 * one.
 */
final class DownloadFile {

	/**
	 * @param string $id   ID, unique within the product; up to 36 characters.
	 * @param string $name Name shown to customers.
	 * @param string $file Path in uploads.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $name,
		public readonly string $file,
	) {}

	/**
	 * Reads a file from the database.
	 *
	 * @param array<mixed> $raw Decoded JSON.
	 */
	public static function of( array $raw ): self {
		return new self( (string) ( $raw['id'] ?? '' ), (string) ( $raw['name'] ?? '' ), (string) ( $raw['file'] ?? '' ) );
	}

	/**
	 * Returns the data for ProductWriter::save().
	 *
	 * @return array{id: string, name: string, file: string} `file` is a URL.
	 */
	public function to_input(): array {
		return array(
			'id'   => $this->id,
			'name' => $this->name,
			'file' => UploadedFiles::url( $this->file ),
		);
	}

	/**
	 * Returns the file name for the download: the name set by the owner, since files in
	 * the closed folder have random names.
	 */
	public function filename(): string {
		$extension = pathinfo( $this->file, PATHINFO_EXTENSION );
		$name      = trim( (string) preg_replace( '#[\x00-\x20\x7F/\\\\:*?"<>|]+#u', ' ', $this->name ), ' .' );
		$name      = '' === $name ? 'download' : $name;
		return str_ends_with( strtolower( $name ), '.' . strtolower( $extension ) ) ? $name : "$name.$extension";
	}
}
