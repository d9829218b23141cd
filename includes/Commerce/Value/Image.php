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
	 * @param string      $src    Address.
	 * @param string      $srcset As the attribute has it; may be empty.
	 * @param string      $sizes  As the attribute has it; may be empty.
	 * @param string      $alt    Text.
	 * @param int         $width  Pixels.
	 * @param int         $height Pixels.
	 * @param int         $id     Attachment; 0: none. Not on the wire.
	 * @param string|null $html   What others show in its place, as they print it. On the wire by itself.
	 */
	public function __construct(
		public readonly string $src,
		public readonly string $srcset,
		public readonly string $sizes,
		public readonly string $alt,
		public readonly int $width,
		public readonly int $height,
		public readonly int $id = 0,
		public readonly ?string $html = null,
	) {}

	/**
	 * How wide a line of a cart shows its picture at most, in pixels of a screen of three times the points.
	 */
	private const LINE_WIDTH = 288;

	/**
	 * A small picture, as a line of a cart has it. It comes in two sizes: a cart of
	 * many lines would send the addresses of all the others again and again.
	 *
	 * @param int    $attachment_id Attachment.
	 * @param string $alt           Text when the attachment has none.
	 */
	public static function of_line( int $attachment_id, string $alt ): ?self {
		add_filter( 'wp_calculate_image_srcset', array( self::class, 'for_line' ), PHP_INT_MAX, 2 );
		try {
			return self::of_attachment( $attachment_id, 'thumbnail', $alt );
		} finally {
			remove_filter( 'wp_calculate_image_srcset', array( self::class, 'for_line' ), PHP_INT_MAX );
		}
	}

	/**
	 * Leaves the picture itself and the next one that is wide enough for every screen. Hooked.
	 *
	 * @param mixed         $sources By their widths; false: there are none.
	 * @param array{0: int} $size    Width of the picture itself.
	 */
	public static function for_line( mixed $sources, array $size ): mixed {
		if ( ! is_array( $sources ) ) {
			return $sources;
		}
		$wide = array_filter( array_keys( $sources ), static fn ( int|string $width ): bool => (int) $width >= self::LINE_WIDTH );
		$kept = array( (int) $size[0], array() === $wide ? 0 : min( $wide ) );
		return array_intersect_key( $sources, array_flip( $kept ) );
	}

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
	 * The same picture as others show it.
	 *
	 * @param string|null $html As they print it; null: they leave it as it is.
	 */
	public function shown_as( ?string $html ): self {
		return new self( $this->src, $this->srcset, $this->sizes, $this->alt, $this->width, $this->height, $this->id, $html );
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
