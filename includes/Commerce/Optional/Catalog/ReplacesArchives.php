<?php
/**
 * A catalog whose archives a listing may show.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional\Catalog;

defined( 'ABSPATH' ) || exit;

/**
 * Where a listing shows the products of an archive, nobody shows those of WordPress's
 * main query: the catalog may answer it in a cheaper way from then on, and says what
 * other plugins want of it.
 */
interface ReplacesArchives {

	/**
	 * Notes that a listing shows the products of the page's archive.
	 *
	 * @param \WP_Query $query The main query.
	 */
	public function replace_archive( \WP_Query $query ): void;

	/**
	 * What other plugins want of an archive's products.
	 *
	 * @param array<string, string> $archive Query variables of its address; empty: that of this request.
	 * @return array<string, mixed> Arguments of WP_Query, conditions alone; empty: nothing.
	 */
	public function archive_arguments( array $archive ): array;
}
