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
			'the browser says same origin'              => array( array( 'HTTP_SEC_FETCH_SITE' => 'same-origin' ), true, true ),
			'the visitor typed the address'             => array( array( 'HTTP_SEC_FETCH_SITE' => 'none' ), true, true ),
			'the browser says another site'             => array(
				array(
					'HTTP_SEC_FETCH_SITE' => 'cross-site',
					'HTTP_ORIGIN'         => $cross,
				),
				false,
				false,
			),
			'the browser says another site and no more' => array( array( 'HTTP_SEC_FETCH_SITE' => 'cross-site' ), false, false ),
			'another site with our referer'             => array(
				array(
					'HTTP_SEC_FETCH_SITE' => 'cross-site',
					'HTTP_REFERER'        => self::OWN . '/',
				),
				false,
				false,
			),
			'a neighbour on a subdomain'                => array(
				array(
					'HTTP_SEC_FETCH_SITE' => 'same-site',
					'HTTP_ORIGIN'         => 'http://blog.shop.example',
				),
				false,
				false,
			),
			'own origin'                                => array( array( 'HTTP_ORIGIN' => self::OWN ), true, true ),
			'own host, another port'                    => array( array( 'HTTP_ORIGIN' => self::OWN . ':8080' ), false, false ),
			'own host, another scheme'                  => array( array( 'HTTP_ORIGIN' => 'https://shop.example' ), false, false ),
			'a host that begins like ours'              => array( array( 'HTTP_ORIGIN' => self::OWN . '.evil.example' ), false, false ),
			'a foreign origin'                          => array( array( 'HTTP_ORIGIN' => $cross ), false, false ),
			'a hidden origin'                           => array( array( 'HTTP_ORIGIN' => 'null' ), false, false ),
			'a foreign origin with our referer'         => array(
				array(
					'HTTP_ORIGIN'  => $cross,
					'HTTP_REFERER' => self::OWN . '/',
				),
				false,
				false,
			),
			'own referer'                               => array( array( 'HTTP_REFERER' => self::OWN . '/product/lamp/' ), true, true ),
			'a foreign referer'                         => array( array( 'HTTP_REFERER' => $cross . '/' . self::OWN ), false, false ),
			'nothing, a guest'                          => array( array(), false, true ),
			'nothing, a customer'                       => array( array(), true, false ),
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
