<?php
/**
 * Tests of requests to other servers.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Modules\AddressServices;

use Vitrine\Modules\AddressServices\Remote;

/**
 * Servers that are broken, slow or malicious.
 */
final class RemoteTest extends LoopbackTestCase {

	/**
	 * @testdox Rejects responses that are invalid JSON, too large, too deep, redirects or errors
	 * @dataProvider broken
	 * @param string $which Kind of response.
	 * @param string $why   Part of the message.
	 */
	public function test_broken_answers( string $which, string $why ): void {
		$this->assert_unavailable( fn () => ( new Remote() )->get( $this->server->url( $which ) ), $why );
		$this->assertCount( 1, $this->server->requests() );
	}

	/**
	 * Data provider of responses and error messages.
	 *
	 * @return array<string, array{string, string}>
	 */
	public static function broken(): array {
		return array(
			'HTML'                => array( 'html', 'Not JSON' ),
			'too large'           => array( 'huge', 'Not JSON' ),
			'nested too deeply'   => array( 'deep', 'Not JSON' ),
			'redirected'          => array( 'redirect', 'Status 302' ),
			'forbidden'           => array( '403', 'Status 403' ),
			'too many requests'   => array( '429', 'Status 429' ),
			'service unavailable' => array( '503', 'Status 503' ),
		);
	}

	/**
	 * @testdox Makes no requests to the local network unless allowed
	 */
	public function test_own_network(): void {
		remove_all_filters( 'http_request_host_is_external' );
		remove_all_filters( 'http_allowed_safe_ports' );
		foreach ( array( $this->server->url( 'photon' ), 'http://10.0.0.1/api', 'http://192.168.1.1/api', 'file:///etc/passwd', 'ftp://example.org/' ) as $url ) {
			$this->assert_unavailable( static fn () => ( new Remote( 0.5 ) )->get( $url ) );
		}
		$this->assertSame( array(), $this->server->requests() );
	}

	/**
	 * @testdox Times out on a server that accepts and never responds
	 */
	public function test_silence(): void {
		$silent = stream_socket_server( 'tcp://127.0.0.1:0' );
		$port   = (int) substr( strrchr( (string) stream_socket_get_name( $silent, false ), ':' ), 1 );
		add_filter( 'http_allowed_safe_ports', static fn ( array $ports ): array => array( ...$ports, $port ) );
		$begun = microtime( true );
		$this->assert_unavailable( static fn () => ( new Remote( 0.3 ) )->get( "http://127.0.0.1:$port/" ) );
		$this->assertGreaterThan( 0.25, microtime( true ) - $begun );
		$this->assertLessThan( 5.0, microtime( true ) - $begun );
		fclose( $silent );
	}
}
