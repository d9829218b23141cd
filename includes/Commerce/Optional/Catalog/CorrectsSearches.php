<?php
/**
 * A catalog that understands small typing errors.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional\Catalog;

defined( 'ABSPATH' ) || exit;

/**
 * A search that finds nothing is answered as the nearest one that finds something, by
 * the catalog's queries and by WordPress's. Whoever shows the results says so.
 */
interface CorrectsSearches {

	/**
	 * What a search is answered as.
	 *
	 * @param string $search Search term.
	 * @return ?string Null: as it was typed.
	 */
	public function corrected_search( string $search ): ?string;
}
