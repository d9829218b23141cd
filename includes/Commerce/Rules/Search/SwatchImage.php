<?php
/**
 * Image of an attribute value.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules\Search;

use Vitrine\Support\Build;

defined( 'ABSPATH' ) || exit;

/**
 * Image from the media library, chosen in the forms of both engines.
 */
final class SwatchImage {

	/** The smallest size of WordPress; it is displayed even smaller. */
	private const SIZE = 'thumbnail';

	/**
	 * Returns the submitted image.
	 *
	 * @param mixed $sent Submitted attachment ID, or empty.
	 * @return int|null 0: no image; null: invalid.
	 */
	public static function read( mixed $sent ): ?int {
		if ( '' === $sent || '0' === $sent ) {
			return 0;
		}
		return is_string( $sent ) && ctype_digit( $sent ) && wp_attachment_is_image( (int) $sent ) ? (int) $sent : null;
	}

	/**
	 * Returns the URLs of images with a single query.
	 *
	 * @param array<string|int, int> $ids Attachment IDs by slug.
	 * @return array<string|int, string> URLs by slug; deleted images are absent.
	 */
	public static function urls( array $ids ): array {
		$ids = array_filter( $ids );
		_prime_post_caches( array_values( $ids ), false );
		return array_filter( array_map( static fn ( int $id ): string => (string) wp_get_attachment_image_url( $id, self::SIZE ), $ids ) );
	}

	/**
	 * Returns the form field, which needs enqueue().
	 *
	 * @param string $name  Field name.
	 * @param int    $id    Attachment ID; 0: none.
	 * @param string $label Label of the attribute value.
	 * @return string HTML.
	 */
	public static function field( string $name, int $id, string $label ): string {
		return sprintf( '<span data-vitrine-picture="%1$s" data-label="%2$s"><input type="hidden" name="%3$s" value="%4$s"></span>', esc_url( (string) ( self::urls( array( $id ) )[0] ?? '' ) ), esc_attr( $label ), esc_attr( $name ), $id > 0 ? $id : '' );
	}

	/**
	 * Enqueues the media library.
	 */
	public static function enqueue(): void {
		wp_enqueue_media();
		Build::register_script( Build::ADMIN, 'admin' );
		wp_enqueue_script( Build::ADMIN );
		Build::enqueue_admin_style();
	}
}
