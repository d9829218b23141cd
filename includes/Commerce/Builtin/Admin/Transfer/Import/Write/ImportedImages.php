<?php
/**
 * Images of an import.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Transfer\Import\Write;

defined( 'ABSPATH' ) || exit;

/**
 * Finds images in the media library by their URL or the URL that they were downloaded
 * from. Other images are downloaded by WordPress, only from public URLs. Must not run in a
 * transaction because a rollback does not delete files.
 */
final class ImportedImages {

	/** Download timeout in seconds. */
	private const PATIENCE = 15;

	/**
	 * Returns the attachments of URLs.
	 *
	 * @param list<string> $urls URLs of the images.
	 * @return array{ids: list<int>, fresh: list<int>, notes: list<string>} All attachment IDs, newly downloaded ones, and notes on images that could not be downloaded.
	 */
	public static function of( array $urls ): array {
		$found = array(
			'ids'   => array(),
			'fresh' => array(),
			'notes' => array(),
		);
		foreach ( $urls as $url ) {
			$id = self::known( $url );
			if ( 0 === $id ) {
				$made = self::fetch( $url );
				if ( is_wp_error( $made ) ) {
					/* translators: 1: address of a picture, 2: what went wrong. */
					$found['notes'][] = sprintf( __( 'Image %1$s was not imported: %2$s', 'vitrine' ), $url, wp_strip_all_tags( $made->get_error_message() ) );
					continue;
				}
				$id               = $made;
				$found['fresh'][] = $id;
			}
			$found['ids'][] = $id;
		}
		return $found;
	}

	/**
	 * Deletes the new attachments of a row that could not be written.
	 *
	 * @param list<int> $ids Attachment IDs.
	 */
	public static function forget( array $ids ): void {
		foreach ( $ids as $id ) {
			wp_delete_attachment( $id, true );
		}
	}

	/**
	 * Returns the attachment ID of a URL, 0 if there is none.
	 *
	 * @param string $url URL of the image.
	 */
	private static function known( string $url ): int {
		$id = attachment_url_to_postid( $url );
		if ( $id > 0 ) {
			return $id;
		}
		$found = get_posts(
			array(
				'post_type'   => 'attachment',
				'post_status' => 'inherit',
				'numberposts' => 1,
				'fields'      => 'ids',
				// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- WordPress stores the source URL of an image in this meta key.
				'meta_key'    => '_source_url',
				// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_value -- WordPress stores the source URL of an image in this meta key.
				'meta_value'  => $url,
			)
		);
		return (int) ( $found[0] ?? 0 );
	}

	/**
	 * Downloads an image.
	 *
	 * @param string $url URL of the image.
	 */
	private static function fetch( string $url ): int|\WP_Error {
		if ( ! current_user_can( 'upload_files' ) ) {
			return new \WP_Error( 'vitrine_import_picture', __( 'You are not allowed to upload files.', 'vitrine' ) );
		}
		if ( ! in_array( wp_parse_url( $url, PHP_URL_SCHEME ), array( 'http', 'https' ), true ) || false === wp_http_validate_url( $url ) ) {
			return new \WP_Error( 'vitrine_import_picture', __( 'It is not a valid public URL.', 'vitrine' ) );
		}
		require_once ABSPATH . 'wp-admin/includes/media.php';
		require_once ABSPATH . 'wp-admin/includes/file.php';
		require_once ABSPATH . 'wp-admin/includes/image.php';
		$hurry = static fn ( array $args ): array => array( 'timeout' => self::PATIENCE ) + $args;
		add_filter( 'http_request_args', $hurry );
		try {
			$id = media_sideload_image( $url, 0, null, 'id' );
		} finally {
			remove_filter( 'http_request_args', $hurry );
		}
		return is_wp_error( $id ) ? $id : (int) $id;
	}
}
