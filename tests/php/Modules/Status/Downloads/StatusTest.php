<?php
/**
 * Tests of the status with Easy Digital Downloads.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Modules\Status\Downloads;

use Vitrine\Tests\TestCase;

/**
 * Uses the REST API over HTTP.
 */
final class StatusTest extends TestCase {

	/**
	 * @testdox A healthy shop's checks are all good
	 */
	public function test_in_order(): void {
		wp_set_current_user( 1 );
		$status = rest_do_request( new \WP_REST_Request( 'GET', '/vitrine/v1/status' ) )->get_data();

		$this->assertSame( array( 'downloads', 'Easy Digital Downloads' ), array( $status['engine']['id'], $status['engine']['name'] ) );
		$this->assertSame( array(), $status['scripts'] );
		$levels = array_column( $status['checks'], 'level', 'id' );
		unset( $levels['https'] );
		$this->assertSame( array( 'good' ), array_values( array_unique( $levels ) ), wp_json_encode( $status['checks'] ) );
	}
}
