<?php
/**
 * Tests of sanitizing order attribution.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Commerce\Rules\Orders;

use Vitrine\Commerce\Rules\Orders\OrderOrigin;
use Vitrine\Tests\TestCase;

/**
 * The data come from the browser and cannot be trusted.
 */
final class OrderOriginTest extends TestCase {

	/**
	 * Data provider of sent data and stored data.
	 *
	 * @return array<string, array{array<string, mixed>, array<string, string>}>
	 */
	public function words(): array {
		return array(
			'a campaign'                       => array(
				array(
					'utm_source'   => 'news',
					'utm_campaign' => ' spring  sale ',
				),
				array(
					'utm_campaign' => 'spring sale',
					'utm_source'   => 'news',
				),
			),
			'missing values'                   => array(
				array(
					'utm_term'    => '(none)',
					'utm_content' => '',
				),
				array(),
			),
			'markup'                           => array( array( 'utm_source' => '<script>alert(1)</script>a<b>b</b>' ), array( 'utm_source' => 'ab' ) ),
			'not a string'                     => array( array( 'utm_source' => array( 'a' ) ), array() ),
			'invalid UTF-8'                    => array( array( 'utm_source' => "a\xff\0b" ), array( 'utm_source' => 'a?b' ) ),
			'direction override characters'    => array( array( 'utm_source' => "a\u{202e}b" ), array( 'utm_source' => 'ab' ) ),
			'an unknown field'                 => array( array( 'price' => '0' ), array() ),
			'a script URL'                     => array( array( 'referrer' => 'javascript:alert(1)' ), array() ),
			'a URL'                            => array( array( 'session_entry' => 'https://shop.test/?a=b' ), array( 'session_entry' => 'https://shop.test/?a=b' ) ),
			'page counts that are not numbers' => array(
				array(
					'session_pages' => '3 or so',
					'session_count' => '-1',
				),
				array(),
			),
			'a page count'                     => array( array( 'session_pages' => '3' ), array( 'session_pages' => '3' ) ),
			'an invalid date'                  => array( array( 'session_start_time' => 'yesterday' ), array() ),
		);
	}

	/**
	 * @testdox Sanitizes an order origin: $_dataName
	 *
	 * @dataProvider words
	 *
	 * @param array<string, mixed>  $sent Sent data.
	 * @param array<string, string> $kept Stored data.
	 */
	public function test_clean( array $sent, array $kept ): void {
		$this->assertEquals( array( 'source_type' => 'utm' ) + $kept, OrderOrigin::clean( array( 'source_type' => 'utm' ) + $sent ) );
	}

	/**
	 * @testdox Discards an origin without one of the four source types
	 */
	public function test_types(): void {
		foreach ( array( 'utm', 'organic', 'referral', 'typein' ) as $type ) {
			$this->assertSame( array( 'source_type' => $type ), OrderOrigin::clean( array( 'source_type' => $type ) ) );
		}
		foreach ( array( '', 'admin', null, array( 'utm' ) ) as $type ) {
			$this->assertSame(
				array(),
				OrderOrigin::clean(
					array(
						'source_type' => $type,
						'utm_source'  => 'a',
					)
				)
			);
		}
	}

	/**
	 * @testdox Truncates origin fields to their maximum length
	 */
	public function test_length(): void {
		$clean = OrderOrigin::clean(
			array(
				'source_type' => 'utm',
				'utm_source'  => str_repeat( 'ü', 3000 ),
				'user_agent'  => str_repeat( 'x', 3000 ),
			)
		);
		$this->assertSame( array( 1000, 500 ), array( mb_strlen( $clean['utm_source'] ), strlen( $clean['user_agent'] ) ) );
	}

	/**
	 * @testdox Detects phones, tablets and desktops
	 */
	public function test_device(): void {
		$this->assertSame( 'Mobile', OrderOrigin::device( 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130 Mobile Safari/537.36' ) );
		$this->assertSame( 'Mobile', OrderOrigin::device( 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Mobile/15E148' ) );
		$this->assertSame( 'Tablet', OrderOrigin::device( 'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605 Mobile/15E148' ) );
		$this->assertSame( 'Tablet', OrderOrigin::device( 'Mozilla/5.0 (Linux; Android 14; SM-X910) AppleWebKit/537.36 Chrome/130 Safari/537.36' ) );
		$this->assertSame( 'Desktop', OrderOrigin::device( 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130' ) );
		$this->assertSame( '', OrderOrigin::device( '' ) );
	}
}
