<?php
/**
 * The report as a file.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Visit\Report;

use Vitrine\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Comma-separated values of the same numbers.
 */
final class Export {

	/**
	 * Sends the file to those who may see the report.
	 */
	public static function send(): never {
		$report = Screen::report();
		if ( null === $report || ! current_user_can( $report->menu()['capability'] ) ) {
			wp_die( esc_html__( 'You are not allowed to do this.', 'vitrine' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( Screen::ACTION );
		$period = Screen::period();
		nocache_headers();
		header( 'Content-Type: text/csv; charset=utf-8' );
		header( "Content-Disposition: attachment; filename=\"order-origins-{$period->from}-{$period->to}.csv\"" );
		echo self::csv( $report->totals( $period->from, $period->to ), Plugin::engine()->currency()->decimals ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A file, whose cells are made safe for spreadsheets.
		exit;
	}

	/**
	 * The headings of table and file.
	 *
	 * @return list<string>
	 */
	public static function headings(): array {
		return array( __( 'Type', 'vitrine' ), __( 'Source', 'vitrine' ), __( 'Campaign', 'vitrine' ), __( 'Orders', 'vitrine' ), __( 'Revenue', 'vitrine' ) );
	}

	/**
	 * The file's text.
	 *
	 * @param list<array{type: string, source: string, campaign: string, orders: int, revenue: int}> $totals   Of the report.
	 * @param int                                                                                       $decimals Of the shop's money.
	 */
	public static function csv( array $totals, int $decimals ): string {
		$lines = array( self::headings() );
		foreach ( $totals as $row ) {
			$lines[] = array( Labels::type( $row['type'] ), $row['source'], $row['campaign'], (string) $row['orders'], number_format( $row['revenue'] / 10 ** $decimals, $decimals, '.', '' ) );
		}
		return implode( '', array_map( static fn ( array $cells ): string => implode( ',', array_map( array( self::class, 'cell' ), $cells ) ) . "\r\n", $lines ) );
	}

	/**
	 * One cell. What anybody can write into an address may not become a formula in
	 * the owner's spreadsheet.
	 *
	 * @param string $text Its text.
	 */
	private static function cell( string $text ): string {
		$safe = preg_match( '/^[=+\-@\t\r]/', $text ) ? "'$text" : $text;
		return '"' . str_replace( '"', '""', $safe ) . '"';
	}
}
