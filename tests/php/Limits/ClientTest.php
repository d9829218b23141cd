<?php
/**
 * Tests of identifying clients.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Limits;

use Vitrine\Support\Client;
use Vitrine\Tests\TestCase;

/**
 * With and without a proxy, and with forged headers.
 */
final class ClientTest extends TestCase {

	/**
	 * Data provider of remote addresses, headers and clients.
	 *
	 * @return array<string, array{string, string|null, string}>
	 */
	public static function requests(): array {
		return array(
			'no proxy'                        => array( '203.0.113.9', null, '203.0.113.9' ),
			'a forged header without a proxy' => array( '203.0.113.9', '198.51.100.1', '203.0.113.9' ),
			'a local proxy'                   => array( '10.0.0.3', '203.0.113.9', '203.0.113.9' ),
			'a forged header behind a proxy'  => array( '10.0.0.3', '198.51.100.1, 203.0.113.9', '203.0.113.9' ),
			'two local proxies'               => array( '127.0.0.1', '198.51.100.1, 203.0.113.9, 192.168.4.4', '203.0.113.9' ),
			'a proxy without the header'      => array( '10.0.0.3', null, '10.0.0.3' ),
			'a proxy with an invalid header'  => array( '10.0.0.3', '<b>, 1.2.3', '10.0.0.3' ),
			'a port'                          => array( '10.0.0.3', '203.0.113.9:4711', '203.0.113.9' ),
			'IPv6 with a port'                => array( '::1', '[2001:db8::7]:4711', '2001:db8::7' ),
			'IPv4-mapped IPv6'                => array( '::ffff:10.0.0.3', '203.0.113.9', '203.0.113.9' ),
			'no address'                      => array( '', null, '0.0.0.0' ),
		);
	}

	/**
	 * @dataProvider requests
	 * @testdox Determines the client address: $_dataName
	 *
	 * @param string      $remote    Remote address.
	 * @param string|null $forwarded Forwarded header.
	 * @param string      $client    Expected client.
	 */
	public function test_finds_the_client( string $remote, ?string $forwarded, string $client ): void {
		$this->assertSame(
			$client,
			Client::address(
				array(
					'REMOTE_ADDR'          => $remote,
					'HTTP_X_FORWARDED_FOR' => $forwarded,
				)
			)
		);
	}

	/**
	 * @testdox Trusts only the configured proxies
	 */
	public function test_believes_those_that_the_owner_names(): void {
		$heard = array(
			'REMOTE_ADDR'          => '198.51.100.77',
			'HTTP_X_FORWARDED_FOR' => '203.0.113.9',
		);
		$this->assertSame( '198.51.100.77', Client::address( $heard ) );
		update_option( 'vitrine_settings', array( 'trusted_proxies' => '198.51.100.0/24, 2001:db8::/32' ) );
		$this->assertSame( '203.0.113.9', Client::address( $heard ) );
		update_option( 'vitrine_settings', array( 'trusted_proxies' => 'none' ) );
		$this->assertSame( '10.0.0.3', Client::address( array( 'REMOTE_ADDR' => '10.0.0.3' ) + $heard ) );
	}

	/**
	 * @testdox IPv6 addresses of one network count as one client
	 */
	public function test_counts_a_home_of_ipv6_addresses_as_one_client(): void {
		$key = static function ( string $address ): string {
			$_SERVER['REMOTE_ADDR'] = $address;
			return Client::key();
		};
		$this->assertSame( $key( '2001:db8:1:2::1' ), $key( '2001:db8:1:2:ffff::9' ) );
		$this->assertNotSame( $key( '2001:db8:1:2::1' ), $key( '2001:db8:1:3::1' ) );
		$this->assertNotSame( $key( '203.0.113.9' ), $key( '203.0.113.10' ) );
	}
}
