<?php
/**
 * Engine with its own reviews.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional;

defined( 'ABSPATH' ) || exit;

/**
 * Reviews with a form and rules of the engine.
 */
interface DrawsReviews {

	/**
	 * Returns the reviews on the product's own page.
	 *
	 * @param int $product_id Product ID.
	 * @return string HTML of the engine; empty if there are no reviews.
	 */
	public function reviews( int $product_id ): string;
}
