<?php
/**
 * A picture.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Value;

defined( 'ABSPATH' ) || exit;

/**
 * A picture with the room it takes.
 */
final class Image {

	/**
	 * The shape of `Image` in src/contract/types/cart.ts.
	 *
	 * @param string $src    Address.
	 * @param string $srcset As the attribute has it; may be empty.
	 * @param string $sizes  As the attribute has it; may be empty.
	 * @param string $alt    Text.
	 * @param int    $width  Pixels.
	 * @param int    $height Pixels.
	 * @param int    $id     Attachment; 0: none. Not on the wire.
	 */
	public function __construct(
		public readonly string $src,
		public readonly string $srcset,
		public readonly string $sizes,
		public readonly string $alt,
		public readonly int $width,
		public readonly int $height,
		public readonly int $id = 0,
	) {}

	/**
	 * A picture of WordPress's media library, or null when there is none.
	 *
	 * @param int    $attachment_id Attachment.
	 * @param string $size          Registered size.
	 * @param string $alt           Text when the attachment has none.
	 */
	public static function of_attachment( int $attachment_id, string $size = 'medium_large', string $alt = '' ): ?self {
		$source = $attachment_id > 0 ? wp_get_attachment_image_src( $attachment_id, $size ) : false;
		if ( ! $source ) {
			return null;
		}
		$own = trim( (string) get_post_meta( $attachment_id, '_wp_attachment_image_alt', true ) );
		return new self(
			(string) $source[0],
			(string) wp_get_attachment_image_srcset( $attachment_id, $size ),
			(string) wp_get_attachment_image_sizes( $attachment_id, $size ),
			'' === $own ? $alt : $own,
			(int) $source[1],
			(int) $source[2],
			$attachment_id,
		);
	}

	/**
	 * For the wire.
	 *
	 * @return array{src: string, srcset: string, sizes: string, alt: string, width: int, height: int}
	 */
	public function to_array(): array {
		return array(
			'src'    => $this->src,
			'srcset' => $this->srcset,
			'sizes'  => $this->sizes,
			'alt'    => $this->alt,
			'width'  => $this->width,
			'height' => $this->height,
		);
	}
}
