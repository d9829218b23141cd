<?php
/**
 * Tests of the account lookup at the checkout.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Ajax\Account;

/**
 * Sends real requests.
 */
final class CheckUserExistsTest extends AccountTestCase {

	/**
	 * Enables the lookup as the owner.
	 */
	protected function setUp(): void {
		parent::setUp();
		update_option( 'vitrine_settings', array( 'email_check' => true ) );
	}

	/**
	 * The response has two booleans.
	 *
	 * @testdox Reports whether an account exists and whether logging in is allowed [3.10-01]
	 */
	public function test_result(): void {
		list( $visitor, $nonces ) = $this->guest();
		$said                     = fn ( string $name ): array => $this->ask( $visitor, $nonces['check_user_exist_nonce'], $name )->json()['data'];
		$known                    = array(
			'success'          => true,
			'is_login_allowed' => true,
		);
		$this->assertSame( $known, $said( 'anna@example.org' ) );
		$this->assertSame( $known, $said( 'ANNA@example.org' ) );
		$this->assertSame( $known, $said( 'anna' ) );
		$nobody = array(
			'success'          => false,
			'is_login_allowed' => false,
		);
		$this->assertSame( $nobody, $said( 'nobody@example.org' ) );
		update_option(
			'vitrine_settings',
			array(
				'email_check'    => true,
				'checkout_login' => false,
			)
		);
		$this->assertFalse( $said( 'anna@example.org' )['is_login_allowed'] );
		$this->assertTrue( $said( 'anna@example.org' )['success'] );
	}

	/**
	 * @testdox Without the owner's opt-in, the response reveals nothing
	 */
	public function test_disabled(): void {
		list( $visitor, $nonces ) = $this->guest();
		update_option( 'vitrine_settings', array( 'email_check' => false ) );
		$answer = $this->ask( $visitor, $nonces['check_user_exist_nonce'], 'anna@example.org' );
		$this->assertSame( 404, $answer->status );
		$this->assertSame( $answer->body, $this->ask( $visitor, $nonces['check_user_exist_nonce'], 'nobody@example.org' )->body );
	}

	/**
	 * @testdox Rejects another visitor's nonce
	 */
	public function test_foreign_nonce(): void {
		list( , $others ) = $this->guest();
		list( $visitor )  = $this->guest();
		$answer           = $this->ask( $visitor, $others['check_user_exist_nonce'], 'anna@example.org' );
		$this->assertSame( 403, $answer->status );
		$this->assertSame( 'vitrine_nonce_expired', $answer->json()['data']['code'] );
		$this->assertStringContainsString( 'no-store', (string) $answer->header( 'Cache-Control' ) );
	}

	/**
	 * @testdox Limits lookups of one email address to ten, for all visitors and clients together
	 */
	public function test_rate_limit_per_address(): void {
		$statuses = array();
		foreach ( array( 6, 6 ) as $times ) {
			list( $visitor, $nonces ) = $this->guest();
			for ( $asked = 0; $asked < $times; $asked++ ) {
				$statuses[] = $this->ask( $visitor, $nonces['check_user_exist_nonce'], 'anna@example.org' )->status;
			}
		}
		$this->assertSame( array_merge( array_fill( 0, 10, 200 ), array( 429, 429 ) ), $statuses );

		$nonce   = $nonces['check_user_exist_nonce'];
		$refused = $this->ask( $visitor, $nonce, 'ANNA@example.org', '203.0.113.9' );
		$this->assertSame( 429, $refused->status );
		$data = $refused->json()['data'];
		$this->assertSame( array( false, 'vitrine_too_many' ), array( $data['success'], $data['code'] ) );
		$this->assertNotSame( '', $data['error'] );
		$this->assertArrayNotHasKey( 'is_login_allowed', $data, 'Reveals nothing about the account.' );
		$this->assertSame( 200, $this->ask( $visitor, $nonce, 'nobody@example.org' )->status, 'Other addresses have limits of their own.' );
	}

	/**
	 * @testdox Limits lookups of one client to twenty, for all addresses together
	 */
	public function test_rate_limit_per_client(): void {
		list( $visitor, $nonces ) = $this->guest();
		$statuses                 = array_map( fn ( int $i ): int => $this->ask( $visitor, $nonces['check_user_exist_nonce'], "guest$i@example.org" )->status, range( 1, 21 ) );
		$this->assertSame( array_merge( array_fill( 0, 20, 200 ), array( 429 ) ), $statuses );
		$this->assertSame( 200, $this->ask( $visitor, $nonces['check_user_exist_nonce'], 'anna@example.org', '203.0.113.9' )->status, 'Another client behind the same proxy.' );
	}
}
