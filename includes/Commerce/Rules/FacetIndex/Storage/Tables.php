<?php
/**
 * The tables of an index of facets.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules\FacetIndex\Storage;

defined( 'ABSPATH' ) || exit;

/**
 * Their full names and their schema.
 */
final class Tables {

	/**
	 * @param string $sets    One row for the values of a facet, on one layer, in one chunk of products.
	 * @param string $places  One row for each product that has a place in the sets.
	 * @param string $changes One row for each product that has changed since it was read, or will by itself.
	 */
	public function __construct(
		public readonly string $sets,
		public readonly string $places,
		public readonly string $changes,
	) {}

	/**
	 * Returns the SQL that creates the tables.
	 *
	 * @param string $collation Result of `wpdb::get_charset_collate()`.
	 * @return array<string, string> `CREATE TABLE` statements by table name, for dbDelta().
	 */
	public function schema( string $collation ): array {
		return array(
			$this->sets    => "CREATE TABLE $this->sets (
				facet varchar(190) NOT NULL,
				layer int(11) NOT NULL DEFAULT 0,
				chunk int(11) NOT NULL DEFAULT 0,
				names longtext NOT NULL,
				bits longtext NOT NULL,
				PRIMARY KEY  (facet,layer,chunk),
				KEY chunk (chunk)
			) $collation;",
			$this->places  => "CREATE TABLE $this->places (
				product_id bigint(20) unsigned NOT NULL,
				place int(11) NOT NULL,
				PRIMARY KEY  (product_id),
				UNIQUE KEY place (place)
			) $collation;",
			$this->changes => "CREATE TABLE $this->changes (
				product_id bigint(20) unsigned NOT NULL,
				changes int(11) NOT NULL DEFAULT 1,
				due bigint(20) unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (product_id),
				KEY due (due)
			) $collation;",
		);
	}
}
