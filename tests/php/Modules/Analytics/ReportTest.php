<?php
/**
 * Tests of the attribution report.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Modules\Analytics;

use Vitrine\Commerce\Builtin\Admin\Orders\OriginBox;
use Vitrine\Commerce\Builtin\Orders\Origins\OrderOrigins;
use Vitrine\Commerce\Value\Order;
use Vitrine\Modules\Analytics\Report\Export;
use Vitrine\Modules\Analytics\Report\Period;
use Vitrine\Modules\Analytics\Report\ReportScreen;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\TestCase;

/**
 * Orders by source, on the built-in engine.
 */
final class ReportTest extends TestCase {

	/**
	 * Orders a mug.
	 *
	 * @param array<string, string> $origin Attribution data.
	 */
	private static function order( array $origin ): Order {
		$order = ( new Shopper() )->with( Shopper::product() )->buy( '', array(), array( 'origin' => $origin ) );
		self::assertInstanceOf( Order::class, $order, is_wp_error( $order ) ? $order->get_error_message() : '' );
		return $order;
	}

	/**
	 * Returns the attribution data of a campaign.
	 *
	 * @param string $source   Source of the campaign.
	 * @param string $campaign Name of the campaign.
	 * @return array<string, string>
	 */
	private static function campaign( string $source, string $campaign ): array {
		return array(
			'source_type'   => 'utm',
			'utm_source'    => $source,
			'utm_campaign'  => $campaign,
			'session_pages' => '4',
			'user_agent'    => 'Mozilla/5.0 (iPhone) Mobile',
		);
	}

	/**
	 * @testdox Sums orders and revenue by source and campaign, highest first
	 */
	public function test_totals(): void {
		self::order( self::campaign( 'news', 'spring' ) );
		self::order( self::campaign( 'news', 'spring' ) );
		self::order( self::campaign( 'news', 'autumn' ) );
		$lost = self::order( array() );
		$gone = self::order( self::campaign( 'gone', 'x' ) );
		global $wpdb;
		$wpdb->update( $wpdb->prefix . 'vitrine_orders', array( 'status' => 'cancelled' ), array( 'id' => $gone->id ) );
		$wpdb->update( $wpdb->prefix . 'vitrine_orders', array( 'total' => 1 ), array( 'id' => $lost->id ) );
		$today  = gmdate( 'Y-m-d' );
		$totals = ReportScreen::report()->totals( $today, $today );
		$this->assertSame(
			array( array( 'utm', 'news', 'spring', 2 ), array( 'utm', 'news', 'autumn', 1 ), array( '', '', '', 1 ) ),
			array_map( static fn ( array $row ): array => array( $row['type'], $row['source'], $row['campaign'], $row['orders'] ), $totals )
		);
		$this->assertSame( 2 * $totals[1]['revenue'], $totals[0]['revenue'] );
		$this->assertSame( array(), ReportScreen::report()->totals( '2020-01-01', '2020-12-31' ) );
	}

	/**
	 * @testdox The CSV export quotes values and escapes formulas
	 */
	public function test_csv(): void {
		$csv = Export::csv(
			array(
				array(
					'type'     => 'utm',
					'source'   => '=HYPERLINK("http://evil")',
					'campaign' => 'a, "b"',
					'orders'   => 2,
					'revenue'  => 123456,
				),
			),
			2
		);
		$this->assertSame( "\"Type\",\"Source\",\"Campaign\",\"Orders\",\"Revenue\"\r\n\"Campaign\",\"'=HYPERLINK(\"\"http://evil\"\")\",\"a, \"\"b\"\"\",\"2\",\"1234.56\"\r\n", $csv );
	}

	/**
	 * @testdox An invalid period falls back to the last thirty days, and reversed dates are swapped
	 */
	public function test_period(): void {
		$today = (int) strtotime( '2026-11-21 12:00 UTC' );
		$days  = static function ( string $from, string $to ) use ( $today ): array {
			$period = Period::asked( $from, $to, $today );
			return array( $period->from, $period->to );
		};
		$this->assertSame( array( '2026-10-23', '2026-11-21' ), $days( '', '' ) );
		$this->assertSame( array( '2026-01-01', '2026-01-31' ), $days( '2026-01-01', '2026-01-31' ) );
		$this->assertSame( array( '2026-01-01', '2026-01-31' ), $days( '2026-01-31', '2026-01-01' ) );
		$this->assertSame( array( '2026-10-23', '2026-11-21' ), $days( '2026-02-31', "1' OR 1" ) );
	}

	/**
	 * @testdox The report shows bars and a table, and an order shows its source, campaign, device and page views
	 */
	public function test_screens(): void {
		$order = self::order( self::campaign( 'news', 'spring' ) );
		wp_set_current_user( 1 );
		require_once ABSPATH . 'wp-admin/includes/template.php';
		ob_start();
		ReportScreen::render();
		$screen = (string) ob_get_clean();
		foreach ( array( 'Campaign: news', '<td>spring</td>', 'inline-size:100%', 'Download as CSV' ) as $part ) {
			$this->assertStringContainsString( $part, $screen );
		}
		ob_start();
		OriginBox::render( $order->id );
		$box = (string) ob_get_clean();
		foreach ( array( 'news', 'spring', 'Mobile', '<dt>Session page views</dt><dd>4</dd>' ) as $part ) {
			$this->assertStringContainsString( $part, $box );
		}
		OrderOrigins::forget( array( $order->id ) );
		$this->assertSame( array(), OrderOrigins::of( $order->id ) );
	}
}
