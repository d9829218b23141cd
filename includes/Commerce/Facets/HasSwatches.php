<?php
/**
 * Catalog with swatches.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Facets;

defined( 'ABSPATH' ) || exit;

/**
 * Colors or images shown with attribute values. An image takes precedence over a color.
 */
interface HasSwatches {

	/** Term meta key of the color, also its form field. */
	public const COLOR = 'vitrine_color';

	/** Term meta key of the image: attachment ID. */
	public const IMAGE = 'vitrine_image';

	/**
	 * Returns the colors of an attribute's values.
	 *
	 * @param string $facet One of FacetedProducts::attributes(); others have none.
	 * @return array<string, string> Colors as lowercase `#rrggbb` by slug; values without are absent.
	 */
	public function swatches( string $facet ): array;

	/**
	 * Returns the images of an attribute's values.
	 *
	 * @param string $facet One of FacetedProducts::attributes(); others have none.
	 * @return array<string|int, string> URLs of thumbnails by slug; values without are absent.
	 */
	public function swatch_images( string $facet ): array;
}
