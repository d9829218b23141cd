<?php
/**
 * Image.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Value;

defined( 'ABSPATH' ) || exit;

/**
 * Image with its dimensions.
 */
final class Image {

	/**
	 * Creates the image, in the format of `Image` in src/contract/types/cart.ts.
	 *
	 * @param string      $src    URL.
	 * @param string      $srcset Value of `srcset`; may be empty.
	 * @param string      $sizes  Value of `sizes`; may be empty.
	 * @param string      $alt    Alternative text.
	 * @param int         $width  Width in pixels.
	 * @param int         $height Height in pixels.
	 * @param int         $id     Attachment ID; 0: none. Not sent to scripts.
	 * @param string|null $html   Plugins' HTML that replaces the image. Sent to scripts separately.
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
	 * Maximum display width in a cart line, in pixels at triple density.
	 */
	private const LINE_WIDTH = 288;

	/**
	 * Creates a small image for a cart line, with two sizes only, so that carts with
	 * many lines stay small.
	 *
	 * @param int    $attachment_id Attachment ID.
	 * @param string $alt           Alternative text if the attachment has none.
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
	 * Keeps only the image itself and the next size that is wide enough for every
	 * screen. Hooked.
	 *
	 * @param mixed         $sources Sources by width; false: none.
	 * @param array{0: int} $size    Size of the image itself, width first.
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
	 * Creates the image of an attachment, or null if it does not exist.
	 *
	 * @param int    $attachment_id Attachment ID.
	 * @param string $size          Registered image size.
	 * @param string $alt           Alternative text if the attachment has none.
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
	 * Returns a copy that is replaced with plugins' HTML.
	 *
	 * @param string|null $html HTML; null: not replaced.
	 */
	public function shown_as( ?string $html ): self {
		return new self( $this->src, $this->srcset, $this->sizes, $this->alt, $this->width, $this->height, $this->id, $html );
	}

	/**
	 * Returns the data for scripts.
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
