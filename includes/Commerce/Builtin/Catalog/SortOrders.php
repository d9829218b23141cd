<?php
/**
 * Sort orders of products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalog;

use Vitrine\Commerce\Rules\Search\SortTexts;

defined( 'ABSPATH' ) || exit;

/**
 * Values of `orderby` with labels and SQL. Each ends with the ID, so that no product
 * appears on two pages.
 */
final class SortOrders {

	public const DEFAULT = 'menu_order';

	/**
	 * SQL on the table `l` (products), which has an index for each. Products without
	 * price come last.
	 */
	private const SQL = array(
		'menu_order' => 'l.menu_order ASC, l.name ASC, l.product_id ASC',
		'popularity' => 'l.total_sales DESC, l.product_id DESC',
		'rating'     => 'l.rating DESC, l.rating_count DESC, l.product_id DESC',
		'date'       => 'l.created DESC, l.product_id DESC',
		'price'      => 'l.price IS NULL, l.price ASC, l.product_id ASC',
		'price-desc' => 'l.max_price DESC, l.product_id DESC',
	);

	/**
	 * Returns the sort orders, the default first.
	 *
	 * @return array<string, string> Labels by value.
	 */
	public static function labels(): array {
		return array_intersect_key( SortTexts::all(), self::SQL );
	}

	/**
	 * Returns a valid sort order.
	 *
	 * @param string $orderby Requested sort order.
	 */
	public static function valid( string $orderby ): string {
		return isset( self::SQL[ $orderby ] ) ? $orderby : self::DEFAULT;
	}

	/**
	 * Returns the ORDER BY expression.
	 *
	 * @param string $orderby Sort order.
	 */
	public static function sql( string $orderby ): string {
		return self::SQL[ self::valid( $orderby ) ];
	}
}
