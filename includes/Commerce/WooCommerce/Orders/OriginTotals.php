<?php
/**
 * Order totals by attribution.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Orders;

use Vitrine\Commerce\Optional\Orders\OriginReport;
use Vitrine\Commerce\WooCommerce\WooCommerceMoney;
use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the orders in batches, with WooCommerce's order query, so that both order
 * tables work.
 */
final class OriginTotals implements OriginReport {

	private const PAGE = 200;

	/**
	 * {@inheritDoc}
	 *
	 * @param string $from First day.
	 * @param string $to   Last day.
	 */
	public function totals( string $from, string $to ): array {
		$sums = array();
		$page = 1;
		do {
			$orders = wc_get_orders(
				array(
					'type'         => 'shop_order',
					'status'       => array_merge( wc_get_is_paid_statuses(), array( 'on-hold' ) ),
					'date_created' => strtotime( "$from 00:00:00 UTC" ) . '...' . strtotime( "$to 23:59:59 UTC" ),
					'limit'        => self::PAGE,
					'paged'        => $page++,
					'orderby'      => 'ID',
				)
			);
			$orders = is_array( $orders ) ? $orders : array();
			foreach ( $orders as $order ) {
				self::add( $sums, $order );
			}
			$is_full = count( $orders ) === self::PAGE;
		} while ( $is_full );
		$totals = array_values( $sums );
		usort( $totals, static fn ( array $a, array $b ): int => array( $b['revenue'], $b['orders'] ) <=> array( $a['revenue'], $a['orders'] ) );
		return $totals;
	}

	/**
	 * {@inheritDoc}
	 */
	public function menu(): array {
		return array(
			'parent'     => 'woocommerce',
			'capability' => 'view_woocommerce_reports',
		);
	}

	/**
	 * Adds an order to the totals of its origin.
	 *
	 * @param array<string, array{type: string, source: string, campaign: string, orders: int, revenue: int}> $sums  Totals by origin.
	 * @param \WC_Order                                                                                          $order The order.
	 */
	private static function add( array &$sums, \WC_Order $order ): void {
		$meta = static fn ( string $field ): string => (string) $order->get_meta( '_' . Contract::name( 'fields.attribution_prefix' ) . $field );
		$of   = array(
			'type'     => $meta( 'source_type' ),
			'source'   => $meta( 'utm_source' ),
			'campaign' => $meta( 'utm_campaign' ),
		);
		$key  = implode( "\n", $of );

		$sums[ $key ]           ??= $of + array(
			'orders'  => 0,
			'revenue' => 0,
		);
		$sums[ $key ]['orders']  += 1;
		$sums[ $key ]['revenue'] += WooCommerceMoney::minor( $order->get_total() );
	}
}
