<?php
/**
 * Related products, up-sells and cross-sells, filtered by plugins.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Catalog;

use Vitrine\Commerce\WooCommerce\Products\Names;

defined( 'ABSPATH' ) || exit;

/**
 * Runs WooCommerce's filters for heading, columns, number and order of related
 * products, up-sells and cross-sells. Without filters the settings of our blocks apply.
 */
final class Arrangement {

	public const CROSS_SELLS = 'cross-sells';

	/** Collection to its settings and WooCommerce's filters, in the order in which WooCommerce runs them. */
	private const FILTERS = array(
		'related'         => array(
			'all'     => 'woocommerce_output_related_products_args',
			'columns' => 'woocommerce_related_products_columns',
			'title'   => 'woocommerce_product_related_products_heading',
		),
		'upsells'         => array(
			'all'     => 'woocommerce_upsell_display_args',
			'columns' => 'woocommerce_upsells_columns',
			'orderby' => 'woocommerce_upsells_orderby',
			'order'   => 'woocommerce_upsells_order',
			'number'  => 'woocommerce_upsells_total',
			'title'   => 'woocommerce_product_upsells_products_heading',
		),
		self::CROSS_SELLS => array(
			'columns' => 'woocommerce_cross_sells_columns',
			'orderby' => 'woocommerce_cross_sells_orderby',
			'order'   => 'woocommerce_cross_sells_order',
			'number'  => 'woocommerce_cross_sells_total',
			'title'   => 'woocommerce_product_cross_sells_products_heading',
		),
	);

	/** WooCommerce's default order, which cannot be cached. */
	private const CHANCE = 'rand';

	/** Maximum number of columns, and of products in an unlimited list. */
	private const MOST_COLUMNS = 6;
	private const ALL          = 50;

	/**
	 * Filters the settings of a list. Hooked.
	 *
	 * @param array{title: string, columns: int, number: int} $list       Settings of the block.
	 * @param string                                          $collection `related`, `upsells` or `cross-sells`.
	 * @return array{title: string, columns: int, number: int}
	 */
	public static function arrange( array $list, string $collection ): array {
		$filtered = self::filtered( $list, $collection );
		$number   = is_numeric( $filtered['number'] ) ? (int) $filtered['number'] : $list['number'];
		return array(
			'title'   => $list['title'] === $filtered['title'] ? $list['title'] : Names::plain( is_string( $filtered['title'] ) ? $filtered['title'] : '' ),
			'columns' => is_numeric( $filtered['columns'] ) && $filtered['columns'] >= 1 ? min( self::MOST_COLUMNS, (int) $filtered['columns'] ) : $list['columns'],
			'number'  => $number > 0 ? $number : self::ALL,
		);
	}

	/**
	 * Sorts the products of a list. Hooked.
	 *
	 * @param list<int> $ids        Product IDs.
	 * @param string    $collection `related`, `upsells` or `cross-sells`.
	 * @return list<int>
	 */
	public static function sort( array $ids, string $collection ): array {
		$filtered = self::filtered(
			array(
				'title'   => '',
				'columns' => 4,
				'number'  => 4,
			),
			$collection
		);
		$orderby  = is_string( $filtered['orderby'] ) ? $filtered['orderby'] : self::CHANCE;
		if ( array() === $ids || self::CHANCE === $orderby ) {
			return $ids;
		}
		_prime_post_caches( $ids );
		$products = array_filter( array_map( 'wc_get_product', $ids ) );
		$sorted   = wc_products_array_orderby( $products, $orderby, is_string( $filtered['order'] ) ? $filtered['order'] : 'desc' );
		return array_values( array_map( static fn ( \WC_Product $product ): int => $product->get_id(), $sorted ) );
	}

	/**
	 * Returns the filtered settings of a list.
	 *
	 * @param array{title: string, columns: int, number: int} $list       Settings of the block.
	 * @param string                                          $collection `related`, `upsells` or `cross-sells`.
	 * @return array{title: mixed, columns: mixed, number: mixed, orderby: mixed, order: mixed}
	 */
	private static function filtered( array $list, string $collection ): array {
		$filters  = array_filter( self::FILTERS[ $collection ] ?? array(), 'has_filter' );
		$filtered = $list + array(
			'orderby' => self::CHANCE,
			'order'   => 'desc',
		);
		if ( isset( $filters['all'] ) ) {
			$given    = array( 'posts_per_page' => $list['number'] ) + array_diff_key( $filtered, array_flip( array( 'title', 'number' ) ) );
			$answer   = apply_filters( $filters['all'], $given ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WooCommerce hook.
			$answer   = ( is_array( $answer ) ? $answer : array() ) + $given;
			$filtered = array(
				'number'  => $answer['posts_per_page'],
				'columns' => $answer['columns'],
				'orderby' => $answer['orderby'],
				'order'   => $answer['order'],
			) + $filtered;
		}
		foreach ( $filtered as $name => $value ) {
			// A list without heading stays without one.
			if ( isset( $filters[ $name ] ) && ( 'title' !== $name || '' !== $list['title'] ) ) {
				$filtered[ $name ] = apply_filters( $filters[ $name ], $value ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WooCommerce hook.
			}
		}
		return $filtered;
	}
}
