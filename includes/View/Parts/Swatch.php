<?php
/**
 * What a value of an attribute looks like.
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
 * Its color or its picture: decoration, since its name stands beside it.
 */
final class Swatch {

	/**
	 * The colors and pictures of an attribute's values.
	 *
	 * @param string $facet Name of the attribute's field.
	 * @return array<string|int, array{color?: string, image?: string}> Slug to what it is shown with: `color` is `#rrggbb`, `image` an address, which comes before a color; what has none is absent.
	 */
	public static function looks( string $facet ): array {
		$catalogue = Plugin::engine()->catalogue();
		$has       = $catalogue instanceof HasSwatches;
		$colors    = array_map( static fn ( string $color ): array => array( 'color' => $color ), $has ? $catalogue->swatches( $facet ) : array() );
		return array_map( static fn ( string $image ): array => array( 'image' => $image ), $has ? $catalogue->swatch_images( $facet ) : array() ) + $colors;
	}

	/**
	 * One of them. Twin of Swatch in src/islands/loop/facets/boxes.tsx.
	 *
	 * @param array<string, mixed> $look  With its `image` or its `color`.
	 * @param string               $class Of the element.
	 * @param int                  $size  Of a picture, in pixels.
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
					// WordPress would add it, and React knows nothing of that.
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
