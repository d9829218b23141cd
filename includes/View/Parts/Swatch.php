<?php
/**
 * Swatch of an attribute value.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Parts;

use Vitrine\Commerce\Facets\HasSwatches;
use Vitrine\Plugin;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Color or image of a value, which is decorative, since the name is beside it.
 */
final class Swatch {

	/**
	 * Returns the colors and images of an attribute's values.
	 *
	 * @param string $facet Field name of the attribute.
	 * @return array<string|int, array{color?: string, image?: string}> Swatches by slug: `color` is `#rrggbb`, `image` a URL, which takes precedence; values without a swatch are missing.
	 */
	public static function looks( string $facet ): array {
		$catalog = Plugin::engine()->catalog();
		$has     = $catalog instanceof HasSwatches;
		$colors  = array_map( static fn ( string $color ): array => array( 'color' => $color ), $has ? $catalog->swatches( $facet ) : array() );
		return array_map( static fn ( string $image ): array => array( 'image' => $image ), $has ? $catalog->swatch_images( $facet ) : array() ) + $colors;
	}

	/**
	 * Renders a swatch. Twin of Swatch in src/islands/loop/facets/boxes.tsx.
	 *
	 * @param array<string, mixed> $look  Swatch with `image` or `color`.
	 * @param string               $class Class of the element.
	 * @param int                  $size  Size of an image, in pixels.
	 */
	public static function render( array $look, string $class, int $size ): ?Markup {
		if ( isset( $look['image'] ) ) {
			return Markup::tag(
				'img',
				array(
					'class'    => $class,
					'src'      => $look['image'],
					'alt'      => '',
					'width'    => $size,
					'height'   => $size,
					'loading'  => 'lazy',
					// Otherwise WordPress adds it and the markup differs from React's.
					'decoding' => 'async',
				)
			);
		}
		return isset( $look['color'] ) ? Markup::tag(
			'span',
			array(
				'class' => $class,
				'style' => '--vitrine-swatch:' . $look['color'],
			)
		) : null;
	}
}
