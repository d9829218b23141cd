<?php
/**
 * Services that find addresses, asked on this machine.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Modules\AddressServices;

use Vitrine\Modules\AddressServices\Unavailable;
use Vitrine\Tests\TestCase;

/**
 * With a server of recorded answers.
 */
abstract class LoopbackTestCase extends TestCase {

	protected Loopback $server;

	/**
	 * Starts the server.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->server = new Loopback();
		$this->server->allow();
	}

	/**
	 * Ends it.
	 */
	protected function tearDown(): void {
		$this->server->stop();
		parent::tearDown();
	}

	/**
	 * Sees that a call says that the service is not there.
	 *
	 * @param \Closure(): mixed $call The call.
	 * @param string            $why  Part of the reason.
	 */
	protected function assert_unavailable( \Closure $call, string $why = '' ): void {
		try {
			$call();
		} catch ( Unavailable $trouble ) {
			$this->assertStringContainsString( $why, $trouble->getMessage() );
			return;
		}
		$this->fail( 'It gave an answer.' );
	}
}
