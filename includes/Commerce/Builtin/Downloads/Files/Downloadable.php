<?php
/**
 * Downloads of a product.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Downloads\Files;

defined( 'ABSPATH' ) || exit;

/**
 * Downloads of a simple product or variation; stored in its JSON column.
 */
final class Downloadable {

	/**
	 * @param bool               $enabled Whether it is downloadable; files are kept if not.
	 * @param list<DownloadFile> $files   Files in the owner's order.
	 * @param int|null           $limit   Downloads allowed per file and quantity; null: unlimited.
	 * @param int|null           $expiry  Days after the purchase; null: never.
	 */
	public function __construct(
		public readonly bool $enabled = false,
		public readonly array $files = array(),
		public readonly ?int $limit = null,
		public readonly ?int $expiry = null,
	) {}

	/**
	 * Reads the downloads of a product from the database.
	 *
	 * @param mixed $raw Decoded JSON.
	 */
	public static function of( mixed $raw ): self {
		$raw = is_array( $raw ) ? $raw : array();
		return new self(
			(bool) ( $raw['enabled'] ?? false ),
			array_map( static fn ( $file ): DownloadFile => DownloadFile::of( (array) $file ), array_values( (array) ( $raw['files'] ?? array() ) ) ),
			isset( $raw['limit'] ) ? (int) $raw['limit'] : null,
			isset( $raw['expiry'] ) ? (int) $raw['expiry'] : null,
		);
	}

	/**
	 * Returns the data for ProductWriter::save().
	 *
	 * @return array{downloadable: bool, downloads: list<array{id: string, name: string, file: string}>, download_limit: int|null, download_expiry: int|null}
	 */
	public function to_input(): array {
		return array(
			'downloadable'    => $this->enabled,
			'downloads'       => array_map( static fn ( DownloadFile $file ): array => $file->to_input(), $this->files ),
			'download_limit'  => $this->limit,
			'download_expiry' => $this->expiry,
		);
	}

	/**
	 * Returns a file by ID.
	 *
	 * @param string $id File ID.
	 */
	public function file( string $id ): ?DownloadFile {
		foreach ( $this->files as $file ) {
			if ( $file->id === $id ) {
				return $file;
			}
		}
		return null;
	}
}
