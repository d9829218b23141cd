<?php
/**
 * Labels of sort orders.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules\Search;

defined( 'ABSPATH' ) || exit;

/**
 * The values of `orderby` known from WooCommerce.
 */
final class SortTexts {

	/**
	 * Returns the labels.
	 *
	 * @return array<string, string> Labels by value.
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
