<?php
/**
 * Image.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Parts;

use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Twin of src/islands/parts/picture.tsx.
 */
final class Picture {

	/**
	 * Renders the image, or a placeholder of the same size if there is none.
	 *
	 * @param array{src: string, srcset: string, sizes: string, alt: string, width: int, height: int}|null $image   Image data.
	 * @param string                                                                                        $sizes   Value of `sizes`; empty: that of the image.
	 * @param string                                                                                        $loading `lazy`, `eager`, or `first` for the largest contentful paint.
	 * @param string|null                                                                                   $alt     Alternative text; null: that of the image.
	 */
	public static function render( ?array $image, string $sizes = '', string $loading = 'lazy', ?string $alt = null ): Markup {
		if ( null === $image ) {
			return Markup::tag(
				'span',
				array(
					'class'       => 'vitrine-no-image',
					'aria-hidden' => 'true',
				),
				Icon::render( 'image' )
			);
		}
		return Markup::tag(
			'img',
			array(
				'src'           => $image['src'],
				'srcset'        => '' === $image['srcset'] ? null : $image['srcset'],
				'sizes'         => '' === $image['srcset'] ? null : ( '' === $sizes ? $image['sizes'] : $sizes ),
				'alt'           => $alt ?? $image['alt'],
				'width'         => $image['width'],
				'height'        => $image['height'],
				'loading'       => 'lazy' === $loading ? 'lazy' : 'eager',
				'fetchpriority' => 'first' === $loading ? 'high' : null,
				'decoding'      => 'async',
			)
		);
	}
}
