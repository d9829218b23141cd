<?php
/**
 * The orders that products can be sorted in.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalogue;

use Vitrine\Commerce\Rules\Search\SortTexts;

defined( 'ABSPATH' ) || exit;

/**
 * Values of `orderby`, what people read, and what the database sorts by. Each
 * ends in the id, so that pages never show a product twice.
 */
final class SortOrders {

	public const DEFAULT = 'menu_order';

	/** Of the table `l` (products), which has an index for each. A product without a price comes last. */
	private const SQL = array(
		'menu_order' => 'l.menu_order ASC, l.name ASC, l.product_id ASC',
		'popularity' => 'l.total_sales DESC, l.product_id DESC',
		'rating'     => 'l.rating DESC, l.rating_count DESC, l.product_id DESC',
		'date'       => 'l.created DESC, l.product_id DESC',
		'price'      => 'l.price IS NULL, l.price ASC, l.product_id ASC',
		'price-desc' => 'l.max_price DESC, l.product_id DESC',
	);

	/**
	 * The orders, the default first.
	 *
	 * @return array<string, string> Value to label.
	 */
	public static function labels(): array {
		return array_intersect_key( SortTexts::all(), self::SQL );
	}

	/**
	 * An order that exists.
	 *
	 * @param string $orderby As asked for.
	 */
	public static function valid( string $orderby ): string {
		return isset( self::SQL[ $orderby ] ) ? $orderby : self::DEFAULT;
	}

	/**
	 * What stands after ORDER BY.
	 *
	 * @param string $orderby A valid order.
	 */
	public static function sql( string $orderby ): string {
		return self::SQL[ self::valid( $orderby ) ];
	}
}
