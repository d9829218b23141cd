<?php
/**
 * Tests of login at the checkout.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Ajax\Account;

use Vitrine\Ajax\Account\LogIn;
use Vitrine\Ajax\Nonces;
use Vitrine\Ajax\Request;
use Vitrine\Plugin;

/**
 * Uses real requests and WordPress's hooks.
 */
final class LogInTest extends AccountTestCase {

	private const NONCE = 'woocommerce_login_nonce';

	/**
	 * Success and error responses.
	 *
	 * @testdox Reports whether the login worked and why it failed [3.11-01]
	 */
	public function test_result(): void {
		list( $visitor, $nonces ) = $this->guest();
		$failed                   = $this->log_in( $visitor, $nonces[ self::NONCE ], 'anna@example.org', 'wrong' )->json()['data'];
		$this->assertFalse( $failed['success'] );
		$this->assertStringContainsString( 'Incorrect username', $failed['error'] );
		$this->assertSame( array( 'success' => true ), $this->log_in( $visitor, $nonces[ self::NONCE ], 'anna@example.org', 'secret word' )->json()['data'] );
		$this->assertStringContainsString( 'logged-in', $visitor->get( '/' )->body );
		$this->assertSame( array( 'Lamp' => 1 ), $this->items( $visitor ) );
	}

	/**
	 * @testdox The error does not reveal whether the account exists
	 */
	public function test_error_hides_account(): void {
		list( $visitor, $nonces ) = $this->guest();
		$answers                  = array_map(
			fn ( string $name ) => $this->log_in( $visitor, $nonces[ self::NONCE ], $name, 'wrong' ),
			array( 'anna', 'anna@example.org', 'nobody', 'nobody@example.org' )
		);
		$this->assertCount( 1, array_unique( array_map( static fn ( $answer ): string => $answer->status . $answer->body, $answers ) ) );
	}

	/**
	 * @testdox An unknown name takes as long as a wrong password
	 */
	public function test_time_hides_account(): void {
		$hashes = 0;
		add_filter(
			'wp_hash_password_algorithm',
			static function ( $algorithm ) use ( &$hashes ) {
				++$hashes;
				return $algorithm;
			}
		);
		$this->signon( 'nobody@example.org', 'wrong' );
		$this->assertSame( 1, $hashes );
	}

	/**
	 * @testdox Counts failed logins by user name and by email address of one account together
	 */
	public function test_rate_limit_by_account(): void {
		list( $visitor, $nonces ) = $this->guest();
		$statuses                 = array_map( fn ( int $at ): int => $this->log_in( $visitor, $nonces[ self::NONCE ], 0 === $at % 2 ? 'anna' : 'Anna@example.org', 'wrong' )->status, range( 1, 11 ) );
		$this->assertSame( array_merge( array_fill( 0, 10, 200 ), array( 429 ) ), $statuses );
	}

	/**
	 * @testdox Rejects logins after ten failed attempts
	 */
	public function test_rate_limit(): void {
		list( $visitor, $nonces ) = $this->guest();
		$statuses                 = array_map( fn (): int => $this->log_in( $visitor, $nonces[ self::NONCE ], 'anna', 'wrong' )->status, range( 1, 11 ) );
		$this->assertSame( array_merge( array_fill( 0, 10, 200 ), array( 429 ) ), $statuses );
		$refused = $this->log_in( $visitor, $nonces[ self::NONCE ], 'Anna', 'secret word' );
		$this->assertSame( 'vitrine_too_many', $refused->json()['data']['code'] );
		$this->assertNotSame( '', $refused->json()['data']['error'] );
	}

	/**
	 * @testdox Login attempts run WordPress's hooks, so security plugins can block them
	 */
	public function test_hooks(): void {
		$failed = array();
		add_action(
			'wp_login_failed',
			static function ( string $name ) use ( &$failed ): void {
				$failed[] = $name;
			}
		);
		$this->signon( 'anna', 'wrong' );
		$this->assertSame( array( 'anna' ), $failed );
		add_filter( 'authenticate', static fn () => new \WP_Error( 'guard', '<strong>Stop:</strong> not from here.' ), 99 );
		$this->assertSame( 'Stop: not from here.', $this->signon( 'anna', 'secret word' )['data']['error'] );
	}

	/**
	 * @testdox Rejects a nonce of another action with an error
	 */
	public function test_nonce_of_another_action(): void {
		list( $visitor, $nonces ) = $this->guest();
		$answer                   = $this->log_in( $visitor, $nonces['check_user_exist_nonce'], 'anna', 'secret word' );
		$this->assertSame( 403, $answer->status );
		$this->assertSame( 'vitrine_nonce_expired', $answer->json()['data']['code'] );
		$this->assertNotSame( '', $answer->json()['data']['error'] );
	}

	/**
	 * @testdox Rejects another visitor's nonce, even with the right password
	 */
	public function test_foreign_nonce(): void {
		list( , $others )         = $this->guest();
		list( $visitor, $nonces ) = $this->guest();
		$answer                   = $this->log_in( $visitor, $others[ self::NONCE ], 'anna', 'secret word' );
		$this->assertSame( array( 403, 'vitrine_nonce_expired' ), array( $answer->status, $answer->json()['data']['code'] ) );
		$this->assertStringNotContainsString( 'logged-in', $visitor->get( '/' )->body );
		$this->assertTrue( $this->log_in( $visitor, $nonces[ self::NONCE ], 'anna', 'secret word' )->json()['data']['success'] );
	}

	/**
	 * @testdox Rejects a nonce older than a day
	 */
	public function test_expired_nonce(): void {
		// The same hash as in wp_create_nonce(), for a guest, some half days ago.
		$old = static fn ( int $half_days ): string => substr( wp_hash( ( (int) wp_nonce_tick() - $half_days ) . '|' . Nonces::LOGIN . Plugin::engine()->cart()->session_token() . '|0|', 'nonce' ), -12, 10 );
		$this->assertSame( 'vitrine_nonce_expired', $this->signon( 'anna', 'secret word', $old( 2 ) )['data']['code'] );
		$this->assertFalse( is_user_logged_in() );
		$this->assertTrue( $this->signon( 'anna', 'secret word', $old( 1 ) )['success'] );
	}

	/**
	 * @testdox A name with too many failed attempts is locked for every client, and no other name
	 */
	public function test_rate_limit_per_name(): void {
		list( $visitor, $nonces ) = $this->guest();
		$status                   = fn ( string $name, string $client ): int => $this->log_in( $visitor, $nonces[ self::NONCE ], $name, 'wrong', $client )->status;
		$this->assertSame( array_fill( 0, 10, 200 ), array_map( static fn (): int => $status( 'anna', '203.0.113.1' ), range( 1, 10 ) ) );
		$this->assertSame( array( 429, 200 ), array( $status( 'anna', '203.0.113.2' ), $status( 'berta', '203.0.113.1' ) ) );
	}

	/**
	 * @testdox A client with twenty attempts is locked for every name, and no other client
	 */
	public function test_rate_limit_per_client(): void {
		list( $visitor, $nonces ) = $this->guest();
		$status                   = fn ( string $name, string $client ): int => $this->log_in( $visitor, $nonces[ self::NONCE ], $name, 'wrong', $client )->status;
		$this->assertSame( array_fill( 0, 20, 200 ), array_map( static fn ( int $at ): int => $status( "guest$at", '203.0.113.1' ), range( 1, 20 ) ) );
		$this->assertSame( array( 429, 200 ), array( $status( 'anna', '203.0.113.1' ), $status( 'anna', '203.0.113.2' ) ) );
	}

	/**
	 * Runs the endpoint in this process to observe hooks.
	 *
	 * @param string      $name     Login name or email address.
	 * @param string      $password The password.
	 * @param string|null $nonce    The nonce; null for a new one.
	 * @return array<string, mixed>
	 */
	private function signon( string $name, string $password, ?string $nonce = null ): array {
		$engine = Plugin::engine();
		$answer = LogIn::run(
			new Request(
				'POST',
				array(
					'user_name_email' => $name,
					'password'        => $password,
					'security'        => $nonce ?? Nonces::create( Nonces::LOGIN, $engine ),
				)
			),
			$engine
		);
		return (array) $answer->body;
	}
}
