<?php
/**
 * Tests of the Server-Timing header.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Instant;

use Vitrine\Instant\ServerTiming;
use Vitrine\Tests\TestCase;

/**
 * The header `Server-Timing`.
 */
final class ServerTimingTest extends TestCase {

	/**
	 * @testdox Sends Server-Timing to administrators only
	 */
	public function test_who(): void {
		$told = $this->visitor_as( 'administrator' )->get( '/' )->headers['server-timing'][0] ?? '';
		self::assertMatchesRegularExpression( '/^before;desc="Before the template";dur=\d+\.\d, template;desc="Template";dur=\d+\.\d, total;desc="Total";dur=\d+\.\d, db;desc="\d+ SQL queries", memory;desc="\d+\.\d MB"$/', $told );
		self::assertArrayNotHasKey( 'server-timing', $this->visitor_as( 'subscriber' )->get( '/' )->headers );
		self::assertArrayNotHasKey( 'server-timing', $this->http( 'GET', '/' )->headers );
	}

	/**
	 * @testdox The parts of Server-Timing add up
	 */
	public function test_parts(): void {
		self::assertSame(
			'before;desc="Before the template";dur=40.1, template;desc="Template";dur=60.1, total;desc="Total";dur=100.2, db;desc="58 SQL queries", memory;desc="12.5 MB"',
			ServerTiming::header( 40.1, 100.2, 58, 13107200 )
		);
	}
}
