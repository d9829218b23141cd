<?php
/**
 * CSV export of the report.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Analytics\Report;

use Vitrine\Commerce\Rules\Orders\OriginLabels;
use Vitrine\Plugin;
use Vitrine\Support\Files\Csv;

defined( 'ABSPATH' ) || exit;

/**
 * CSV file with the numbers of the report.
 */
final class Export {

	/**
	 * Sends the file to users who can see the report.
	 */
	public static function send(): never {
		$report = ReportScreen::report();
		if ( null === $report || ! current_user_can( $report->menu()['capability'] ) ) {
			wp_die( esc_html__( 'You are not allowed to do this.', 'vitrine' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( ReportScreen::ACTION );
		$period = ReportScreen::period();
		Csv::begin( "order-origins-{$period->from}-{$period->to}.csv" );
		echo self::csv( $report->totals( $period->from, $period->to ), Plugin::engine()->currency()->decimals ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- CSV output; cells are escaped for spreadsheets.
		exit;
	}

	/**
	 * Returns the column headings of table and file.
	 *
	 * @return list<string>
	 */
	public static function headings(): array {
		return array( __( 'Type', 'vitrine' ), __( 'Source', 'vitrine' ), __( 'Campaign', 'vitrine' ), __( 'Orders', 'vitrine' ), __( 'Revenue', 'vitrine' ) );
	}

	/**
	 * Returns the contents of the file.
	 *
	 * @param list<array{type: string, source: string, campaign: string, orders: int, revenue: int}> $totals   Totals of the report.
	 * @param int                                                                                    $decimals Number of decimals of the currency.
	 */
	public static function csv( array $totals, int $decimals ): string {
		$lines = array( self::headings() );
		foreach ( $totals as $row ) {
			$lines[] = array( OriginLabels::type( $row['type'] ), $row['source'], $row['campaign'], (string) $row['orders'], number_format( $row['revenue'] / 10 ** $decimals, $decimals, '.', '' ) );
		}
		return implode( '', array_map( array( Csv::class, 'line' ), $lines ) );
	}
}
