<?php
/**
 * A catalogue whose archives a listing may show.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional;

defined( 'ABSPATH' ) || exit;

/**
 * Where a listing shows the products of an archive, nobody shows those of WordPress's
 * main query: the catalogue may answer it in a cheaper way from then on.
 */
interface ReplacesArchives {

	/**
	 * Notes that a listing shows the products of the page's archive.
	 *
	 * @param \WP_Query $query The main query.
	 */
	public function replace_archive( \WP_Query $query ): void;
}
