<?php
/**
 * The second images of products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional;

defined( 'ABSPATH' ) || exit;

/**
 * What a catalogue may offer beside the port: the image that a card shows while a
 * pointer rests on it. Cards do without the rest of the gallery.
 */
interface HasSecondImages {

	/**
	 * The first image of each product's gallery.
	 *
	 * @param list<int> $ids Products that this visitor may see.
	 * @return array<int, int> Product id to attachment id; what has none is absent.
	 */
	public function second_images( array $ids ): array;
}
