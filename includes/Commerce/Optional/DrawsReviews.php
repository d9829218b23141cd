<?php
/**
 * Reviews of the engine's own.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional;

defined( 'ABSPATH' ) || exit;

/**
 * Beside the port: an engine may keep reviews of products, with a form and with
 * rules of its own.
 */
interface DrawsReviews {

	/**
	 * The reviews of a product, on the product's own page.
	 *
	 * @param int $product_id Product ID.
	 * @return string HTML of the engine's own; empty where it takes none.
	 */
	public function reviews( int $product_id ): string;
}
