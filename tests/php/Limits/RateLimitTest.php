<?php
/**
 * Tests of rate limits.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Limits;

use Vitrine\Support\RateLimit;
use Vitrine\Support\RateTable;
use Vitrine\Tests\TestCase;

/**
 * Uses the real database, with concurrent processes.
 */
final class RateLimitTest extends TestCase {

	private const DAY = 86400;

	/**
	 * Makes one attempt; runs in a separate process.
	 */
	public static function try_once(): bool {
		return RateLimit::take( 'test', 'somebody', 5, self::DAY );
	}

	/**
	 * @testdox Rejects attempts over the limit, by subject and purpose
	 */
	public function test_refuses_what_is_over_the_limit_and_nobody_else(): void {
		$tried = array_map( static fn (): bool => RateLimit::take( 'test', 'a', 3, self::DAY ), range( 1, 5 ) );
		$this->assertSame( array( true, true, true, false, false ), $tried );
		$this->assertTrue( RateLimit::take( 'test', 'b', 3, self::DAY ) );
		$this->assertTrue( RateLimit::take( 'other', 'a', 3, self::DAY ) );
	}

	/**
	 * @testdox The count restarts after the time window
	 */
	public function test_counts_anew_when_the_span_is_over(): void {
		global $wpdb;
		$this->assertTrue( RateLimit::take( 'test', 'a', 1, self::DAY ) );
		$this->assertFalse( RateLimit::take( 'test', 'a', 1, self::DAY ) );
		$wpdb->query( "UPDATE {$wpdb->prefix}vitrine_attempts SET expires = 5" );
		$this->assertTrue( RateLimit::take( 'test', 'a', 1, self::DAY ) );
		$this->assertFalse( RateLimit::take( 'test', 'a', 1, self::DAY ) );
	}

	/**
	 * @testdox The limit holds for concurrent attempts
	 */
	public function test_counts_each_of_many_at_once(): void {
		$tried = $this->concurrently( self::class . '::try_once', array_fill( 0, 8, array() ) );
		$this->assertLessThanOrEqual( 5, count( array_filter( $tried ) ) );
		$this->assertSame( '8', $this->counted() );
	}

	/**
	 * @testdox Stored attempts do not identify the client, and are deleted when they expire
	 */
	public function test_keeps_no_word_of_who_tried_and_nothing_for_ever(): void {
		global $wpdb;
		// A name that cannot occur in a hexadecimal hash.
		RateLimit::take( 'test', 'wilma@example.org', 3, self::DAY );
		$this->assertStringNotContainsString( 'wilma', (string) wp_json_encode( $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}vitrine_attempts" ) ) );
		RateTable::delete_expired();
		$this->assertSame( '1', $this->counted() );
		$wpdb->query( "UPDATE {$wpdb->prefix}vitrine_attempts SET expires = 5" );
		RateTable::delete_expired();
		$this->assertNull( $this->counted() );
	}

	/**
	 * @testdox Rejects attempts when the count cannot be stored
	 */
	public function test_refuses_when_nothing_can_be_counted(): void {
		global $wpdb;
		$quiet = $wpdb->suppress_errors();
		add_filter( 'query', static fn ( string $query ): string => str_contains( $query, 'vitrine_attempts' ) ? 'SELECT FROM' : $query );
		$this->assertFalse( RateLimit::take( 'test', 'a', 3, self::DAY ) );
		$wpdb->suppress_errors( $quiet );
	}

	/**
	 * Returns the value of the only counter.
	 */
	private function counted(): ?string {
		global $wpdb;
		return $wpdb->get_var( "SELECT SUM(hits) FROM {$wpdb->prefix}vitrine_attempts" );
	}
}
