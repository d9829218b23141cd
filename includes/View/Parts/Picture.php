<?php
/**
 * A picture.
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
	 * The picture, or a drawn stand-in of the same room when there is none.
	 *
	 * @param array{src: string, srcset: string, sizes: string, alt: string, width: int, height: int}|null $image   Wire shape.
	 * @param string                                                                                        $sizes   How wide it is shown; empty: as the image says.
	 * @param string                                                                                        $loading `lazy`, `eager`, or `first` for the largest paint of the page.
	 * @param string|null                                                                                   $alt     Null: the image's own.
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
