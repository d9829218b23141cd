<?php
/**
 * Tests of the origin check.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Ajax;

use Vitrine\Ajax\Routing\Origin;
use Vitrine\Tests\Support\Environment;
use Vitrine\Tests\TestCase;

/**
 * Tests requests of this site and of other sites.
 */
final class OriginTest extends TestCase {

	private const OWN = 'http://shop.example';

	/**
	 * Data provider: headers, whether the visitor is logged in, and whether the
	 * request belongs to this site.
	 *
	 * @return array<string, array{array<string, string>, bool, bool}>
	 */
	public function requests(): array {
		$cross = 'https://evil.example';
		return array(
			'Sec-Fetch-Site: same-origin'                  => array( array( 'HTTP_SEC_FETCH_SITE' => 'same-origin' ), true, true ),
			'Sec-Fetch-Site: none'                         => array( array( 'HTTP_SEC_FETCH_SITE' => 'none' ), true, true ),
			'Sec-Fetch-Site: cross-site with an origin'    => array(
				array(
					'HTTP_SEC_FETCH_SITE' => 'cross-site',
					'HTTP_ORIGIN'         => $cross,
				),
				false,
				false,
			),
			'Sec-Fetch-Site: cross-site without an origin' => array( array( 'HTTP_SEC_FETCH_SITE' => 'cross-site' ), false, false ),
			'Sec-Fetch-Site: cross-site with the site’s referrer' => array(
				array(
					'HTTP_SEC_FETCH_SITE' => 'cross-site',
					'HTTP_REFERER'        => self::OWN . '/',
				),
				false,
				false,
			),
			'Sec-Fetch-Site: same-site from a subdomain'   => array(
				array(
					'HTTP_SEC_FETCH_SITE' => 'same-site',
					'HTTP_ORIGIN'         => 'http://blog.shop.example',
				),
				false,
				false,
			),
			'the site’s origin'                            => array( array( 'HTTP_ORIGIN' => self::OWN ), true, true ),
			'the same host, another port'                  => array( array( 'HTTP_ORIGIN' => self::OWN . ':8080' ), false, false ),
			'the same host, another scheme'                => array( array( 'HTTP_ORIGIN' => 'https://shop.example' ), false, false ),
			'a host that starts like the site’s'           => array( array( 'HTTP_ORIGIN' => self::OWN . '.evil.example' ), false, false ),
			'another origin'                               => array( array( 'HTTP_ORIGIN' => $cross ), false, false ),
			'an opaque origin'                             => array( array( 'HTTP_ORIGIN' => 'null' ), false, false ),
			'another origin with the site’s referrer'      => array(
				array(
					'HTTP_ORIGIN'  => $cross,
					'HTTP_REFERER' => self::OWN . '/',
				),
				false,
				false,
			),
			'the site’s referrer'                          => array( array( 'HTTP_REFERER' => self::OWN . '/product/lamp/' ), true, true ),
			'another referrer'                             => array( array( 'HTTP_REFERER' => $cross . '/' . self::OWN ), false, false ),
			'no headers, guest'                            => array( array(), false, true ),
			'no headers, customer'                         => array( array(), true, false ),
		);
	}

	/**
	 * @testdox Tells same-origin from cross-site requests: $_dataName
	 *
	 * @dataProvider requests
	 *
	 * @param array<string, string> $headers   As in `$_SERVER`.
	 * @param bool                  $logged_in Whether the visitor is logged in.
	 * @param bool                  $own       Whether the request belongs to this site.
	 */
	public function test_origins( array $headers, bool $logged_in, bool $own ): void {
		$this->assertSame( $own, Origin::is_own( array( 'HTTP_HOST' => 'shop.example' ) + $headers, $logged_in ) );
	}

	/**
	 * @testdox Recognizes the site's own origin by its home URL, whatever the Host header
	 */
	public function test_home_is_own(): void {
		$headers = array(
			'HTTP_HOST'   => 'internal',
			'HTTP_ORIGIN' => Environment::url(),
		);

		$this->assertTrue( Origin::is_own( $headers, true ) );
	}

	/**
	 * @testdox A filter allows another origin
	 */
	public function test_a_filter_allows_origins(): void {
		add_filter( 'vitrine_allowed_origins', static fn( array $origins ): array => array_merge( $origins, array( 'https://front.example' ) ) );

		$this->assertTrue(
			Origin::is_own(
				array(
					'HTTP_SEC_FETCH_SITE' => 'cross-site',
					'HTTP_ORIGIN'         => 'https://front.example',
				),
				true
			)
		);
	}
}
