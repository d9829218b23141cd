<?php
/**
 * What of a product can be downloaded.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Downloads\Files;

defined( 'ABSPATH' ) || exit;

/**
 * Of a simple product or of a variation; kept within its JSON column.
 */
final class Downloadable {

	/**
	 * @param bool               $enabled Whether it is downloadable; its files stay where it is not.
	 * @param list<DownloadFile> $files   In the owner's order.
	 * @param int|null           $limit   How often each file may be downloaded for each piece; null: without end.
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
	 * @param mixed $raw As JSON has it.
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
	 * As ProductWriter::save() takes it.
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
	 * A file by its id.
	 *
	 * @param string $id Of the file.
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
