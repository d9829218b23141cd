<?php
/**
 * A file of a downloadable product.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Downloads\Files;

defined( 'ABSPATH' ) || exit;

/**
 * What customers may download. Its id stays when the owner puts a newer file in
 * its place, so that whoever has bought it gets that one.
 */
final class DownloadFile {

	/**
	 * @param string $id   Unique within its product; 36 letters at most.
	 * @param string $name As customers see it.
	 * @param string $file Path below the site's uploads.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $name,
		public readonly string $file,
	) {}

	/**
	 * Reads a file from the database.
	 *
	 * @param array<mixed> $raw As JSON has it.
	 */
	public static function of( array $raw ): self {
		return new self( (string) ( $raw['id'] ?? '' ), (string) ( $raw['name'] ?? '' ), (string) ( $raw['file'] ?? '' ) );
	}

	/**
	 * As ProductWriter::save() takes it.
	 *
	 * @return array{id: string, name: string, file: string} `file` is an address.
	 */
	public function to_input(): array {
		return array(
			'id'   => $this->id,
			'name' => $this->name,
			'file' => UploadedFiles::url( $this->file ),
		);
	}

	/**
	 * The name that it has on the customer's disk: the one that the owner gave it,
	 * since files in the closed folder have none that says anything.
	 */
	public function filename(): string {
		$extension = pathinfo( $this->file, PATHINFO_EXTENSION );
		$name      = trim( (string) preg_replace( '#[\x00-\x20\x7F/\\\\:*?"<>|]+#u', ' ', $this->name ), ' .' );
		$name      = '' === $name ? 'download' : $name;
		return str_ends_with( strtolower( $name ), '.' . strtolower( $extension ) ) ? $name : "$name.$extension";
	}
}
