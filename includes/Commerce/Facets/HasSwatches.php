<?php
/**
 * Colors and pictures of the values of attributes.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Facets;

defined( 'ABSPATH' ) || exit;

/**
 * What a catalog may offer beside its facets: the color or the picture that a value of an
 * attribute is shown with, beside its name. A picture comes before a color.
 */
interface HasSwatches {

	/** Meta of a term, and field of the forms in which it is edited. */
	public const COLOR = 'vitrine_color';

	/** The same of its picture: the id of an attachment. */
	public const IMAGE = 'vitrine_image';

	/**
	 * The colors of an attribute's values.
	 *
	 * @param string $facet One of FacetedProducts::attributes(); any other has none.
	 * @return array<string, string> Slug to `#rrggbb`, in small letters; what has none is absent.
	 */
	public function swatches( string $facet ): array;

	/**
	 * The pictures of an attribute's values.
	 *
	 * @param string $facet One of FacetedProducts::attributes(); any other has none.
	 * @return array<string|int, string> Slug to the address of a small picture; what has none is absent.
	 */
	public function swatch_images( string $facet ): array;
}
