<?php
/**
 * Tests of counting views and purchases.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Modules\Analytics;

use Vitrine\Contract;
use Vitrine\Modules\Analytics\AnalyticsCounts;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\TestCase;
use Vitrine\Visit\Privacy\PrivacyPolicy;

/**
 * Sends batches over HTTP, and reads the totals from the database.
 */
final class AnalyticsCountsTest extends TestCase {

	private const ENDPOINT = '/?wc-ajax=vitrine_count';

	/**
	 * Enables analytics with consent.
	 */
	protected function setUp(): void {
		parent::setUp();
		self::settings();
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', AnalyticsCounts::table() ) );
	}

	/**
	 * Changes the settings.
	 *
	 * @param array<string, mixed> $settings Settings that replace the defaults.
	 */
	private static function settings( array $settings = array() ): void {
		update_option(
			'vitrine_settings',
			$settings + array(
				'store_analytics' => true,
				'consent_type'    => 'optin',
			)
		);
	}

	/**
	 * Sends a batch.
	 *
	 * @param mixed  $counts The counts.
	 * @param string $choice Consent choice of the visitor.
	 * @return array{0: int, 1: array<string, int>} HTTP status and totals.
	 */
	private function send( mixed $counts, string $choice = 'allow' ): array {
		$visitor = $this->visitor();

		$visitor->cookies['wp_consent_statistics'] = $choice;

		$answer = $visitor->post( self::ENDPOINT, array( 'counts' => is_string( $counts ) ? $counts : wp_json_encode( $counts ) ) );
		return array( $answer->status, AnalyticsCounts::totals( gmdate( 'Y-m-d' ), gmdate( 'Y-m-d' ) ) );
	}

	/**
	 * Adds to the cart with a form, without JavaScript.
	 *
	 * @param string               $choice   Consent choice of the visitor.
	 * @param array<string, mixed> $settings Settings that replace the defaults.
	 * @return int Total number of adds.
	 */
	private function add_by_form( string $choice, array $settings = array() ): int {
		self::settings( $settings );
		$visitor = $this->visitor();
		if ( '' !== $choice ) {
			$visitor->cookies['wp_consent_statistics'] = $choice;
		}
		$answer = $visitor->post( '/', array( 'add-to-cart' => Shopper::product() ) );
		$this->assertSame( 303, $answer->status );
		return AnalyticsCounts::totals( gmdate( 'Y-m-d' ), gmdate( 'Y-m-d' ) )['add'];
	}

	/**
	 * @testdox Counts an add by form only with consent and only if something was added
	 */
	public function test_form(): void {
		$this->assertSame( 0, $this->add_by_form( '' ) );
		$this->assertSame( 0, $this->add_by_form( 'deny' ) );
		$this->assertSame( 0, $this->add_by_form( 'allow', array( 'store_analytics' => false ) ) );
		$this->assertSame( 1, $this->add_by_form( 'allow' ) );
		$this->assertSame( 2, $this->add_by_form( '', array( 'consent_type' => 'optout' ) ) );
		$visitor = $this->visitor();

		$visitor->cookies['wp_consent_statistics'] = 'allow';
		$visitor->post( '/', array( 'add-to-cart' => 999999 ) );
		$this->assertSame( 2, AnalyticsCounts::totals( gmdate( 'Y-m-d' ), gmdate( 'Y-m-d' ) )['add'] );
	}

	/**
	 * @testdox Adds up counts of several batches by event
	 */
	public function test_sums(): void {
		$mug = Shopper::product();
		$this->send( array( array( 'view', $mug, 2 ), array( 'add', $mug, 1 ) ) );
		$this->assertSame(
			array(
				200,
				array(
					'view'     => 5,
					'add'      => 1,
					'checkout' => 1,
					'purchase' => 0,
				),
			),
			$this->send( array( array( 'view', $mug, 3 ), array( 'checkout', 0, 1 ) ) )
		);
		global $wpdb;
		$this->assertSame( array( 'day', 'event', 'product_id', 'hits' ), array_keys( (array) $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i', AnalyticsCounts::table() ), ARRAY_A ) ), 'The table holds nothing else.' );
	}

	/**
	 * @testdox Counts nothing without consent or with counting off [6-09]
	 */
	public function test_consent(): void {
		$mug = Shopper::product();
		foreach ( array( 'deny', '', 'maybe' ) as $choice ) {
			$this->assertSame( 0, $this->send( array( array( 'view', $mug, 1 ) ), $choice )[1]['view'] );
		}
		self::settings( array( 'store_analytics' => false ) );
		$this->assertSame( 0, $this->send( array( array( 'view', $mug, 1 ) ) )[1]['view'] );
	}

	/**
	 * Data provider of invalid batches.
	 *
	 * @return array<string, array{mixed}>
	 */
	public function bad_batches(): array {
		return array(
			'not JSON'                 => array( '{' ),
			'not a list'               => array( array( 'view' => 1 ) ),
			'an unknown event'         => array( array( array( 'steal', 0, 1 ) ) ),
			'a string as product ID'   => array( array( array( 'view', '1', 1 ) ) ),
			'a negative count'         => array( array( array( 'view', 0, -1 ) ) ),
			'a count that is too high' => array( array( array( 'view', 0, 1000 ) ) ),
			'too many events'          => array( array_fill( 0, 51, array( 'view', 0, 1 ) ) ),
			'an extra value'           => array( array( array( 'view', 0, 1, 'Ada' ) ) ),
			'too long'                 => array( str_repeat( ' ', 6000 ) ),
		);
	}

	/**
	 * @testdox Rejects a malformed batch and counts nothing: $_dataName
	 *
	 * @dataProvider bad_batches
	 *
	 * @param mixed $batch The batch.
	 */
	public function test_bad( mixed $batch ): void {
		list( $status, $sums ) = $this->send( $batch );
		$this->assertSame( array( 400, 0 ), array( $status, array_sum( $sums ) ) );
	}

	/**
	 * @testdox Ignores unknown products and rejects cross-site requests
	 */
	public function test_strangers(): void {
		$page = self::factory_page();
		$this->assertSame( 0, array_sum( $this->send( array( array( 'view', 999999, 1 ), array( 'view', $page, 1 ) ) )[1] ) );
		$mug    = Shopper::product();
		$cross  = array(
			'Origin'         => 'https://evil.example',
			'Sec-Fetch-Site' => 'cross-site',
		);
		$answer = $this->http( 'POST', self::ENDPOINT, array( 'counts' => "[[\"view\",$mug,1]]" ), $cross );
		$this->assertSame( 403, $answer->status );
	}

	/**
	 * @testdox Pages name the counting script and its consent category, unless counting is off
	 */
	public function test_page(): void {
		self::settings( array( 'order_attribution' => false ) );
		$marker = preg_quote( Contract::name( 'markers.visit' ), '/' );
		$this->assertSame( 1, preg_match( "/id=[\"']{$marker}[\"'][^>]*>(.*?)<\\/script>/s", $this->http( 'GET', '/' )->body, $found ) );
		$visit = json_decode( $found[1], true );
		$this->assertSame( array( 'statistics' ), array_column( $visit['parts'], 'category' ) );
		$this->assertStringContainsString( 'wc-ajax=vitrine_count', $visit['parts'][0]['settings']['url'] );
		$script = $this->http( 'GET', (string) wp_make_link_relative( $visit['parts'][0]['script'] ) );
		$this->assertSame( 200, $script->status );
		$this->assertMatchesRegularExpression( '/export\s*\{[^}]*\bas start\b/', $script->body );
		self::settings(
			array(
				'order_attribution' => false,
				'store_analytics'   => false,
			)
		);
		$this->assertDoesNotMatchRegularExpression( "/id=[\"']{$marker}[\"']/", $this->http( 'GET', '/' )->body );
	}

	/**
	 * @testdox Deletes counts older than the retention setting
	 */
	public function test_retention(): void {
		global $wpdb;
		self::settings( array( 'analytics_months' => 2 ) );
		foreach ( array( '-3 months', '-1 month' ) as $ago ) {
			$wpdb->insert(
				AnalyticsCounts::table(),
				array(
					'day'   => gmdate( 'Y-m-d', (int) strtotime( $ago ) ),
					'event' => 'view',
					'hits'  => 1,
				)
			);
		}
		do_action( 'wp_scheduled_delete' );
		$this->assertSame( 1, AnalyticsCounts::totals( '2000-01-01', gmdate( 'Y-m-d' ) )['view'] );
	}

	/**
	 * @testdox The counts table is in the list of tables that the status checks
	 */
	public function test_table(): void {
		$this->assertContains( AnalyticsCounts::table(), apply_filters( 'vitrine_tables', array() ) );
	}

	/**
	 * @testdox The privacy policy text covers only enabled features
	 */
	public function test_policy(): void {
		$this->assertStringContainsString( 'for 24 months', PrivacyPolicy::text() );
		$this->assertStringContainsString( 'for up to 6 months', PrivacyPolicy::text() );
		self::settings(
			array(
				'order_attribution' => false,
				'store_analytics'   => false,
			)
		);
		$this->assertSame( '', PrivacyPolicy::text() );
	}

	/**
	 * A page without a product.
	 */
	private static function factory_page(): int {
		return (int) wp_insert_post(
			array(
				'post_type'   => 'page',
				'post_title'  => 'Page',
				'post_status' => 'publish',
			)
		);
	}
}
