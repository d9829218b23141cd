<?php
/**
 * What the orders of a listing are called.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules\Search;

defined( 'ABSPATH' ) || exit;

/**
 * The well-known values of `orderby`.
 */
final class SortTexts {

	/**
	 * Their names.
	 *
	 * @return array<string, string> Value to label.
	 */
	public static function all(): array {
		return array(
			'menu_order' => __( 'Default sorting', 'vitrine' ),
			'popularity' => __( 'Sort by popularity', 'vitrine' ),
			'rating'     => __( 'Sort by average rating', 'vitrine' ),
			'date'       => __( 'Sort by latest', 'vitrine' ),
			'price'      => __( 'Sort by price: low to high', 'vitrine' ),
			'price-desc' => __( 'Sort by price: high to low', 'vitrine' ),
		);
	}
}
