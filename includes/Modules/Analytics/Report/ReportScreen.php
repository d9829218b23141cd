<?php
/**
 * Order attribution report.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Analytics\Report;

use Vitrine\Commerce\Optional\Orders\OriginReport;
use Vitrine\Commerce\Optional\Orders\ReportsOrigins;
use Vitrine\Commerce\Rules\Orders\OriginLabels;
use Vitrine\Commerce\Value\Currency;
use Vitrine\Modules\Analytics\AnalyticsCounts;
use Vitrine\Modules\Analytics\PageData;
use Vitrine\Plugin;
use Vitrine\Support\Build;

defined( 'ABSPATH' ) || exit;

/**
 * Orders and revenue by source and campaign in a period: chart, table and CSV file.
 *
 * @see spec 3.15
 */
final class ReportScreen {

	public const PAGE   = 'vitrine-origins';
	public const ACTION = 'vitrine_origins_csv';

	/** Maximum number of bars. */
	private const BARS = 8;

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// After the engines have added their menus.
		add_action( 'admin_menu', array( self::class, 'menu' ), 60 );
		add_action( 'admin_post_' . self::ACTION, array( Export::class, 'send' ) );
	}

	/**
	 * Adds the screen to the shop's menu.
	 */
	public static function menu(): void {
		$report = self::report();
		if ( null !== $report ) {
			$title = __( 'Order attribution', 'vitrine' );
			add_submenu_page( $report->menu()['parent'], $title, __( 'Order attribution', 'vitrine' ), $report->menu()['capability'], self::PAGE, array( self::class, 'render' ) );
		}
	}

	/**
	 * Returns the report of the active engine; null if it has none.
	 */
	public static function report(): ?OriginReport {
		$engine = Plugin::engine();
		return $engine instanceof ReportsOrigins ? $engine->origin_report() : null;
	}

	/**
	 * Returns the requested period.
	 */
	public static function period(): Period {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Read-only; Period accepts only dates.
		$asked = static fn ( string $name ): string => is_string( $_GET[ $name ] ?? null ) ? wp_unslash( $_GET[ $name ] ) : '';
		return Period::asked( $asked( 'from' ), $asked( 'to' ), time() );
	}

	/**
	 * Prints the screen.
	 */
	public static function render(): void {
		$report = self::report();
		if ( null === $report ) {
			return;
		}
		$period   = self::period();
		$totals   = $report->totals( $period->from, $period->to );
		$currency = Plugin::engine()->currency();
		Build::enqueue_admin_style();
		printf( '<div class="wrap vitrine-admin vitrine-origins"><h1>%s</h1>', esc_html__( 'Order attribution', 'vitrine' ) );
		self::form( $period );
		if ( array() === $totals ) {
			printf( '<p>%s</p>', esc_html__( 'No orders in this period.', 'vitrine' ) );
		} else {
			self::bars( $totals, $currency );
			self::table( $totals, $currency );
		}
		if ( PageData::is_on() ) {
			self::counts( AnalyticsCounts::totals( $period->from, $period->to ) );
		}
		echo '</div>';
	}

	/**
	 * Prints the event totals.
	 *
	 * @param array<string, int> $sums Totals by event.
	 */
	private static function counts( array $sums ): void {
		$labels = array(
			'view'     => __( 'Product views', 'vitrine' ),
			'add'      => __( 'Added to cart', 'vitrine' ),
			'checkout' => __( 'Checkouts started', 'vitrine' ),
			'purchase' => __( 'Purchases', 'vitrine' ),
		);
		printf( '<h2>%s</h2><table class="widefat striped vitrine-counts"><tbody>', esc_html__( 'Store activity (with consent)', 'vitrine' ) );
		foreach ( $labels as $event => $label ) {
			printf( '<tr><th scope="row">%s</th><td class="num">%s</td></tr>', esc_html( $label ), esc_html( number_format_i18n( $sums[ $event ] ?? 0 ) ) );
		}
		echo '</tbody></table>';
	}

	/**
	 * Prints the form to choose the period.
	 *
	 * @param Period $period Current period.
	 */
	private static function form( Period $period ): void {
		printf( '<form method="get" class="vitrine-period"><input type="hidden" name="page" value="%s">', esc_attr( self::PAGE ) );
		printf( '<label>%s <input type="date" name="from" value="%s"></label> ', esc_html__( 'From', 'vitrine' ), esc_attr( $period->from ) );
		printf( '<label>%s <input type="date" name="to" value="%s"></label> ', esc_html__( 'To', 'vitrine' ), esc_attr( $period->to ) );
		submit_button( __( 'Show', 'vitrine' ), 'primary', '', false );
		$url = add_query_arg(
			array(
				'action' => self::ACTION,
				'from'   => $period->from,
				'to'     => $period->to,
			),
			admin_url( 'admin-post.php' )
		);
		printf( ' <a class="button" href="%s">%s</a></form>', esc_url( wp_nonce_url( $url, self::ACTION ) ), esc_html__( 'Download as CSV', 'vitrine' ) );
	}

	/**
	 * Prints revenue by source as bars. The table has the same numbers.
	 *
	 * @param list<array{type: string, source: string, campaign: string, orders: int, revenue: int}> $totals   Totals of the report.
	 * @param Currency                                                                               $currency Currency of the shop.
	 */
	private static function bars( array $totals, Currency $currency ): void {
		$sums = array();
		foreach ( $totals as $row ) {
			$name          = OriginLabels::type( $row['type'] ) . ( '—' === OriginLabels::source( $row['source'] ) ? '' : ': ' . $row['source'] );
			$sums[ $name ] = ( $sums[ $name ] ?? 0 ) + $row['revenue'];
		}
		arsort( $sums );
		$most = max( 1, ...array_values( $sums ) );
		printf( '<figure class="vitrine-bars" aria-hidden="true"><figcaption>%s</figcaption>', esc_html__( 'Revenue by source', 'vitrine' ) );
		foreach ( array_slice( $sums, 0, self::BARS, true ) as $name => $revenue ) {
			printf(
				'<div class="vitrine-bar"><span class="vitrine-bar__name">%s</span><span class="vitrine-bar__track"><span class="vitrine-bar__fill" style="inline-size:%d%%"></span></span><span class="vitrine-bar__value">%s</span></div>',
				esc_html( (string) $name ),
				(int) round( 100 * $revenue / $most ),
				esc_html( $currency->format( $revenue ) )
			);
		}
		echo '</figure>';
	}

	/**
	 * Prints the table.
	 *
	 * @param list<array{type: string, source: string, campaign: string, orders: int, revenue: int}> $totals   Totals of the report.
	 * @param Currency                                                                               $currency Currency of the shop.
	 */
	private static function table( array $totals, Currency $currency ): void {
		printf( '<table class="widefat striped"><caption class="screen-reader-text">%s</caption><thead><tr>', esc_html__( 'Orders and revenue by source and campaign', 'vitrine' ) );
		foreach ( Export::headings() as $at => $heading ) {
			printf( '<th scope="col" class="%s">%s</th>', esc_attr( $at > 2 ? 'num' : '' ), esc_html( $heading ) );
		}
		echo '</tr></thead><tbody>';
		foreach ( $totals as $row ) {
			printf(
				'<tr><td>%s</td><td>%s</td><td>%s</td><td class="num">%s</td><td class="num">%s</td></tr>',
				esc_html( OriginLabels::type( $row['type'] ) ),
				esc_html( OriginLabels::source( $row['source'] ) ),
				esc_html( OriginLabels::source( $row['campaign'] ) ),
				esc_html( number_format_i18n( $row['orders'] ) ),
				esc_html( $currency->format( $row['revenue'] ) )
			);
		}
		printf(
			'</tbody><tfoot><tr><th scope="row" colspan="3">%s</th><td class="num">%s</td><td class="num">%s</td></tr></tfoot></table>',
			esc_html__( 'Total', 'vitrine' ),
			esc_html( number_format_i18n( array_sum( array_column( $totals, 'orders' ) ) ) ),
			esc_html( $currency->format( array_sum( array_column( $totals, 'revenue' ) ) ) )
		);
	}
}
