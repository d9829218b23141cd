<?php
/**
 * The picture that a value of an attribute is shown with.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules\Search;

use Vitrine\Support\Build;

defined( 'ABSPATH' ) || exit;

/**
 * An image of the media library, chosen in the forms of both engines.
 */
final class SwatchImage {

	/** The smallest size that WordPress makes: it is shown smaller still. */
	private const SIZE = 'thumbnail';

	/**
	 * The image that was sent.
	 *
	 * @param mixed $sent As sent: the id of an attachment, or nothing.
	 * @return int|null 0: none is wanted; null: it is no image.
	 */
	public static function read( mixed $sent ): ?int {
		if ( '' === $sent || '0' === $sent ) {
			return 0;
		}
		return is_string( $sent ) && ctype_digit( $sent ) && wp_attachment_is_image( (int) $sent ) ? (int) $sent : null;
	}

	/**
	 * The addresses of images, by one query for all.
	 *
	 * @param array<string|int, int> $ids Slug to the id of an attachment.
	 * @return array<string|int, string> Slug to address; what is gone is absent.
	 */
	public static function urls( array $ids ): array {
		$ids = array_filter( $ids );
		_prime_post_caches( array_values( $ids ), false );
		return array_filter( array_map( static fn ( int $id ): string => (string) wp_get_attachment_image_url( $id, self::SIZE ), $ids ) );
	}

	/**
	 * The field of a form, which needs script().
	 *
	 * @param string $name  Of the field.
	 * @param int    $id    The image; 0: none.
	 * @param string $label What the value is called.
	 * @return string HTML.
	 */
	public static function field( string $name, int $id, string $label ): string {
		return sprintf( '<span data-vitrine-picture="%1$s" data-label="%2$s"><input type="hidden" name="%3$s" value="%4$s"></span>', esc_url( (string) ( self::urls( array( $id ) )[0] ?? '' ) ), esc_attr( $label ), esc_attr( $name ), $id > 0 ? $id : '' );
	}

	/**
	 * Asks for what lets an image be chosen.
	 */
	public static function enqueue(): void {
		wp_enqueue_media();
		Build::register_script( Build::ADMIN, 'admin' );
		wp_enqueue_script( Build::ADMIN );
		Build::enqueue_admin_style();
	}
}
