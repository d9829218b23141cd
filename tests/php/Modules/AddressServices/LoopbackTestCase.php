<?php
/**
 * Base class of tests of address services.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Modules\AddressServices;

use Vitrine\Modules\AddressServices\Unavailable;
use Vitrine\Tests\TestCase;

/**
 * Provides a server with recorded responses.
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
	 * Stops the server.
	 */
	protected function tearDown(): void {
		$this->server->stop();
		parent::tearDown();
	}

	/**
	 * Asserts that a call reports the service as unavailable.
	 *
	 * @param \Closure(): mixed $call The call.
	 * @param string            $why  Part of the message.
	 */
	protected function assert_unavailable( \Closure $call, string $why = '' ): void {
		try {
			$call();
		} catch ( Unavailable $trouble ) {
			$this->assertStringContainsString( $why, $trouble->getMessage() );
			return;
		}
		$this->fail( 'No exception was thrown.' );
	}
}
