<?php
/**
 * Tests of the endpoints for address suggestions.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Modules\AddressServices;

use Vitrine\Tests\Support\Response;
use Vitrine\Tests\TestCase;

/**
 * Uses the sandbox service, which sends no requests.
 */
final class EndpointsTest extends TestCase {

	private const SEARCH = '/?wc-ajax=vitrine_search_address';
	private const SELECT = '/?wc-ajax=vitrine_select_address';
	private const ASKED  = array(
		'provider' => 'sandbox',
		'text'     => '12 haz',
		'country'  => 'GB',
	);

	/**
	 * Enables the service.
	 */
	protected function setUp(): void {
		parent::setUp();
		update_option( 'vitrine_settings', array( 'address_service' => 'sandbox' ) );
	}

	/**
	 * Searches for an address.
	 *
	 * @param array<string, mixed>       $fields  Fields that replace the defaults.
	 * @param array<string, string|null> $headers Headers as for http().
	 */
	private function search( array $fields = array(), array $headers = array() ): Response {
		return $this->http( 'POST', self::SEARCH, $fields + self::ASKED, $headers );
	}

	/**
	 * @testdox Suggests labels with matching ranges, and returns the selected address [3.6-01]
	 */
	public function test_search_and_select(): void {
		$answer = $this->search();
		$this->assertSame( 200, $answer->status );
		$this->assertSame(
			array(
				'suggestions' => array(
					array(
						'id'                => 'GB-1',
						'label'             => '12 Hazel Lane, Flat 2, SW1A 1AA London',
						'matchedSubstrings' => array(
							array(
								'offset' => 0,
								'length' => 2,
							),
							array(
								'offset' => 3,
								'length' => 3,
							),
						),
					),
				),
			),
			$answer->json()
		);
		$this->assertStringContainsString( 'no-store', (string) $answer->header( 'cache-control' ) );

		$chosen = $this->http(
			'POST',
			self::SELECT,
			array(
				'provider'   => 'sandbox',
				'suggestion' => 'GB-1',
			)
		);
		$this->assertSame(
			array(
				'address' => array(
					'country'   => 'GB',
					'address_1' => '12 Hazel Lane',
					'address_2' => 'Flat 2',
					'postcode'  => 'SW1A 1AA',
					'city'      => 'London',
				),
			),
			$chosen->json()
		);
	}

	/**
	 * @testdox Suggests at most five addresses
	 */
	public function test_five(): void {
		$this->assertCount( 5, $this->search( array( 'text' => 'hazel' ) )->json()['suggestions'] );
	}

	/**
	 * @testdox Rejects a malformed request
	 * @dataProvider malformed
	 * @param array<string, mixed> $fields Fields that replace the defaults.
	 */
	public function test_malformed( array $fields ): void {
		$answer = $this->search( $fields );
		$this->assertSame( 400, $answer->status );
		$this->assertSame( 'vitrine_malformed', $answer->json()['code'] );
	}

	/**
	 * Data provider of invalid fields.
	 *
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function malformed(): array {
		return array(
			'empty text'                      => array( array( 'text' => '' ) ),
			'two characters'                  => array( array( 'text' => ' 12 ' ) ),
			'text that is too long'           => array( array( 'text' => str_repeat( 'a', 201 ) ) ),
			'an array of texts'               => array( array( 'text' => array( '12 haz' ) ) ),
			'no country'                      => array( array( 'country' => '' ) ),
			'a country code that is too long' => array( array( 'country' => 'GBR' ) ),
			'a lowercase country code'        => array( array( 'country' => 'gb' ) ),
			'a different service'             => array( array( 'provider' => 'photon' ) ),
			'no service'                      => array( array( 'provider' => '' ) ),
			'an invalid session'              => array( array( 'session' => "a\r\nb" ) ),
		);
	}

	/**
	 * @testdox Rejects cross-site requests, and all requests when the service is off
	 */
	public function test_guard(): void {
		$elsewhere = array(
			'Sec-Fetch-Site' => 'cross-site',
			'Origin'         => 'https://elsewhere.test',
		);
		$this->assertSame( 403, $this->search( array(), $elsewhere )->status );
		$this->assertSame( 405, $this->http( 'GET', self::SEARCH . '&provider=sandbox&text=hazel&country=GB' )->status );
		update_option( 'vitrine_settings', array( 'address_service' => 'none' ) );
		$this->assertSame( 404, $this->search()->status );
	}

	/**
	 * @testdox Answers 502 when the service fails, without its message
	 */
	public function test_unavailable(): void {
		$answer = $this->search( array( 'text' => 'broken' ) );
		$this->assertSame( 502, $answer->status );
		$this->assertSame( 'vitrine_address_service', $answer->json()['code'] );
		$this->assertStringNotContainsString( 'purpose', (string) wp_json_encode( $answer->json() ) );
		$gone = $this->http(
			'POST',
			self::SELECT,
			array(
				'provider'   => 'sandbox',
				'suggestion' => 'FR-9',
			)
		);
		$this->assertSame( 502, $gone->status );
	}

	/**
	 * @testdox Limits requests per visitor
	 */
	public function test_rate_limit(): void {
		$last = $this->http(
			'POST',
			self::SELECT,
			array(
				'provider'   => 'sandbox',
				'suggestion' => 'GB-1',
			)
		);
		for ( $i = 0; $i < 40 && 200 === $last->status; $i++ ) {
			$last = $this->http(
				'POST',
				self::SELECT,
				array(
					'provider'   => 'sandbox',
					'suggestion' => 'GB-1',
				)
			);
		}
		$this->assertSame( 40, $i );
		$this->assertSame( 429, $last->status );
		$this->assertSame( 'vitrine_too_many', $last->json()['code'] );
		$this->assertSame( 200, $this->search()->status );
	}
}
