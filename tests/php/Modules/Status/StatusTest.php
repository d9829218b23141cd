<?php
/**
 * Tests of the status of a real shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Modules\Status;

use Vitrine\Commerce\Builtin\BuiltinPages;
use Vitrine\Commerce\Builtin\Session\Cleaner;
use Vitrine\Modules\Status\Checks;
use Vitrine\Modules\Status\SiteHealth;
use Vitrine\Modules\Status\Verdict;
use Vitrine\Plugin;
use Vitrine\Support\RateTable;
use Vitrine\Tests\TestCase;

/**
 * In the REST API and in WordPress's Site Health.
 */
final class StatusTest extends TestCase {

	/**
	 * Returns the response of a route.
	 *
	 * @param string $path Path below the namespace.
	 */
	private static function ask( string $path ): \WP_REST_Response {
		return rest_do_request( new \WP_REST_Request( 'GET', '/vitrine/v1' . $path ) );
	}

	/**
	 * Returns the levels of the checks.
	 *
	 * @return array<string, string> Levels by ID.
	 */
	private static function levels(): array {
		return array_column( self::ask( '/status' )->get_data()['checks'], 'level', 'id' );
	}

	/**
	 * @testdox The status requires the capability to change settings
	 */
	public function test_permission(): void {
		foreach ( array( '/status', '/status/reach' ) as $path ) {
			wp_set_current_user( 0 );
			$this->assertSame( 401, self::ask( $path )->get_status() );
			wp_set_current_user( (int) wp_insert_user( array( 'user_login' => 'editor' . md5( $path ), 'user_pass' => 'x', 'role' => 'editor' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			$this->assertSame( 403, self::ask( $path )->get_status() );
			wp_set_current_user( 1 );
			$this->assertSame( 200, self::ask( $path )->get_status() );
		}
	}

	/**
	 * @testdox A healthy shop passes each check, including HTTP requests to itself
	 */
	public function test_in_order(): void {
		wp_set_current_user( 1 );
		$status = self::ask( '/status' )->get_data();

		$this->assertSame( 'builtin', $status['engine']['id'] );
		$this->assertStringContainsString( 'neither', $status['engine']['reason'] );
		$this->assertSame( array(), $status['scripts'] );
		$expected          = array_fill_keys( array( 'engine', 'tables', 'pages', 'payments', 'index', 'permalinks', 'https', 'tasks', 'shop', 'rest', 'cache', 'cookies' ), 'good' );
		$expected['https'] = 'recommended';
		$this->assertSame( $expected, array_column( $status['checks'], 'level', 'id' ) );
	}

	/**
	 * @testdox Reports trashed pages, pages without their block, late tasks, missing tables and plain permalinks
	 */
	public function test_faults(): void {
		global $wpdb;
		wp_set_current_user( 1 );
		$checkout = BuiltinPages::ids()['checkout'];
		$content  = get_post( $checkout )->post_content;
		wp_update_post(
			array(
				'ID'           => $checkout,
				'post_content' => '<!-- wp:vitrine/checkout-something-else /-->',
			)
		);
		wp_trash_post( BuiltinPages::ids()['cart'] );
		update_option( 'permalink_structure', '' );
		wp_clear_scheduled_hook( Cleaner::HOOK );
		wp_schedule_event( time() - 3 * DAY_IN_SECONDS, 'daily', Cleaner::HOOK );
		$wpdb->query( $wpdb->prepare( 'DROP TABLE %i', RateTable::name() ) );
		try {
			$levels = self::levels();
		} finally {
			RateTable::install();
			wp_untrash_post( BuiltinPages::ids()['cart'] );
			wp_publish_post( BuiltinPages::ids()['cart'] );
			wp_update_post(
				array(
					'ID'           => $checkout,
					'post_content' => $content,
				)
			);
		}
		foreach ( array( 'tables' => 'critical', 'pages' => 'critical', 'permalinks' => 'recommended', 'tasks' => 'recommended' ) as $id => $level ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			$this->assertSame( $level, $levels[ $id ], $id );
		}
		$this->assertSame( 'good', $levels['cache'], 'A missing cart page cannot be cached.' );
	}

	/**
	 * @testdox Names a missing table of a module or another plugin
	 */
	public function test_tables_of_others(): void {
		wp_set_current_user( 1 );
		add_filter( 'vitrine_tables', static fn ( array $tables ): array => array( ...$tables, 'wp_vitrine_acme' ) );
		$verdicts = array_values( array_filter( Checks::of_site( Plugin::engine() ), static fn ( Verdict $verdict ): bool => 'tables' === $verdict->id ) );
		$this->assertStringContainsString( 'wp_vitrine_acme', $verdicts[0]->text );
		$this->assertStringNotContainsString( 'vitrine_counts', $verdicts[0]->text );
	}

	/**
	 * @testdox When loopback requests fail, checks are recommended, not good
	 */
	public function test_not_known(): void {
		wp_set_current_user( 1 );
		add_filter( 'pre_http_request', static fn (): \WP_Error => new \WP_Error( 'http', 'Operation timed out' ) );
		$this->assertSame( array_fill_keys( array( 'shop', 'rest', 'cache', 'cookies' ), 'recommended' ), array_intersect_key( self::levels(), array_flip( array( 'shop', 'rest', 'cache', 'cookies' ) ) ) );
	}

	/**
	 * @testdox Site Health has the same verdicts and debug information
	 */
	public function test_site_health(): void {
		wp_set_current_user( 1 );
		$tests = SiteHealth::add_tests( array() );
		$this->assertSame( rest_url( 'vitrine/v1/status/reach' ), $tests['async']['vitrine_reach']['test'] );
		$shop = $tests['direct']['vitrine_shop']['test']();
		$this->assertSame( array( 'recommended', 'vitrine_shop' ), array( $shop['status'], $shop['test'] ) );
		$this->assertStringContainsString( 'does not use HTTPS', $shop['description'] );
		$reach = self::ask( '/status/reach' )->get_data();
		$this->assertSame( array( 'good', 'vitrine_reach' ), array( $reach['status'], $reach['test'] ) );

		$fields = SiteHealth::add_information( array() )['vitrine']['fields'];
		$this->assertSame( array( VITRINE_VERSION, 'builtin', 'good' ), array( $fields['version']['value'], $fields['engine']['debug'], $fields['check_tables']['value'] ) );
	}
}
