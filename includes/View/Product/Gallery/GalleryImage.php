<?php
/**
 * Image data of the gallery.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Product\Gallery;

defined( 'ABSPATH' ) || exit;

/**
 * Data of an attachment in the sizes of a gallery: the `image` of a variation, and each
 * slide.
 *
 * @see spec 3.18
 */
final class GalleryImage {

	/**
	 * Width of a slide: the full width of a narrow window, half of a wide one.
	 */
	private const SIZES = '(max-width: 781px) 92vw, 640px';

	/**
	 * Returns the image data, or null if there is no image.
	 *
	 * @param int    $attachment_id Attachment ID.
	 * @param string $alt           Alternative text if the attachment has none.
	 * @return array{src: string, src_w: int, src_h: int, srcset: string, sizes: string, title: string, caption: string, alt: string, full_src: string, full_src_w: int, full_src_h: int, gallery_thumbnail_src: string}|null
	 */
	public static function of( int $attachment_id, string $alt = '' ): ?array {
		$shown = $attachment_id > 0 ? wp_get_attachment_image_src( $attachment_id, 'medium_large' ) : false;
		$full  = $shown ? wp_get_attachment_image_src( $attachment_id, 'full' ) : false;
		if ( ! $shown || ! $full ) {
			return null;
		}
		$thumbnail = wp_get_attachment_image_src( $attachment_id, 'thumbnail' );
		$own       = trim( (string) get_post_meta( $attachment_id, '_wp_attachment_image_alt', true ) );
		return array(
			'src'                   => (string) $shown[0],
			'src_w'                 => (int) $shown[1],
			'src_h'                 => (int) $shown[2],
			'srcset'                => (string) wp_get_attachment_image_srcset( $attachment_id, 'medium_large' ),
			'sizes'                 => self::SIZES,
			'title'                 => get_the_title( $attachment_id ),
			'caption'               => (string) wp_get_attachment_caption( $attachment_id ),
			'alt'                   => '' === $own ? $alt : $own,
			'full_src'              => (string) $full[0],
			'full_src_w'            => (int) $full[1],
			'full_src_h'            => (int) $full[2],
			'gallery_thumbnail_src' => (string) ( $thumbnail ? $thumbnail[0] : $shown[0] ),
		);
	}
}
