<?php
/**
 * Catalog with spelling correction.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional\Catalog;

defined( 'ABSPATH' ) || exit;

/**
 * A search without results is replaced with the closest one that has some, in queries
 * of the catalog and of WordPress. The view tells the shopper.
 */
interface CorrectsSearches {

	/**
	 * Returns the corrected search term.
	 *
	 * @param string $search Search term.
	 * @return ?string Null if it is not corrected.
	 */
	public function corrected_search( string $search ): ?string;
}
