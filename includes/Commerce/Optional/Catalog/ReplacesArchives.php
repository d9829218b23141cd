<?php
/**
 * Catalog whose archives can be shown by a listing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional\Catalog;

defined( 'ABSPATH' ) || exit;

/**
 * If a listing shows the products of an archive, the results of WordPress's main query
 * are not used: the catalog can simplify that query, and provides the conditions of
 * other plugins.
 */
interface ReplacesArchives {

	/**
	 * Records that a listing shows the products of the page's archive.
	 *
	 * @param \WP_Query $query Main query.
	 */
	public function replace_archive( \WP_Query $query ): void;

	/**
	 * Returns the conditions of other plugins for an archive's products.
	 *
	 * @param array<string, string> $archive Query variables of the archive's URL; empty: the current request.
	 * @return array<string, mixed> Arguments of WP_Query with conditions only; may be empty.
	 */
	public function archive_arguments( array $archive ): array;
}
