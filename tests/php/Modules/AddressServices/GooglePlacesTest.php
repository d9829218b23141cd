<?php
/**
 * Tests of the Google Places service.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Modules\AddressServices;

use Vitrine\Modules\AddressServices\GooglePlaces;
use Vitrine\Modules\AddressServices\AddressQuery;

/**
 * Uses responses as documented.
 */
final class GooglePlacesTest extends LoopbackTestCase {

	/**
	 * Returns the service.
	 *
	 * @param string $which Kind of response.
	 */
	private function service( string $which = 'google' ): GooglePlaces {
		return new GooglePlaces( 'secret-key', $this->server->url( $which ) );
	}

	/**
	 * @testdox Suggests places, with ranges in UTF-16 units
	 */
	public function test_search(): void {
		$found = array_map( static fn ( $suggestion ): array => $suggestion->to_array(), $this->service()->search( new AddressQuery( '12 Main', 'US', 'abc' ) ) );
		$this->assertSame(
			array(
				array(
					'id'                => 'ChIJ-sandbox_1',
					'label'             => '🏠 12 Main Street, San Francisco, CA, USA',
					'matchedSubstrings' => array(
						// The house counts two.
						array(
							'offset' => 3,
							'length' => 7,
						),
					),
				),
				array(
					'id'                => 'ChIJ-sandbox_2',
					'label'             => '12 Main Avenue, Oakland, CA, USA',
					'matchedSubstrings' => array(
						array(
							'offset' => 0,
							'length' => 7,
						),
					),
				),
			),
			$found
		);
	}

	/**
	 * @testdox Sends its key only in a header, and one session token for search and selection
	 */
	public function test_requests(): void {
		$this->service()->search( new AddressQuery( '12 Main', 'US', 'abc' ) );
		$this->service()->select( 'ChIJ/../x', 'abc' );
		list( $search, $select ) = $this->server->requests();
		$this->assertSame( array( 'POST', '/google/v1/places:autocomplete' ), array( $search['method'], $search['url'] ) );
		$this->assertSame(
			array(
				'input'                => '12 Main',
				'includedRegionCodes'  => array( 'us' ),
				'includedPrimaryTypes' => array( 'street_address', 'premise', 'subpremise', 'route' ),
				'languageCode'         => 'en',
				'sessionToken'         => 'abc',
			),
			json_decode( $search['body'], true )
		);
		$this->assertSame( array( 'GET', '/google/v1/places/ChIJ%2F..%2Fx?languageCode=en&sessionToken=abc' ), array( $select['method'], $select['url'] ) );
		foreach ( array( $search, $select ) as $asked ) {
			$this->assertSame( 'secret-key', $asked['headers']['x-goog-api-key'] );
			$this->assertStringNotContainsString( 'secret-key', $asked['url'] . $asked['body'] );
			$this->assertNotEmpty( $asked['headers']['x-goog-fieldmask'] );
		}
	}

	/**
	 * @testdox Converts a place's components to an address
	 */
	public function test_select(): void {
		$this->assertSame(
			array(
				'country'   => 'US',
				'address_1' => '12 Main Street',
				'address_2' => '4',
				'city'      => 'San Francisco',
				'postcode'  => '94105',
				'state'     => 'CA',
			),
			$this->service()->select( 'ChIJ-sandbox_1', '' )
		);
	}

	/**
	 * @testdox Returns nothing for an empty response, and an error for an invalid one
	 */
	public function test_other_answers(): void {
		$this->assertSame( array(), $this->service( 'empty' )->search( new AddressQuery( '12 Main', 'US' ) ) );
		foreach ( array( 'shape', 'html', 'huge', '403', '429' ) as $which ) {
			$this->assert_unavailable( fn () => $this->service( $which )->search( new AddressQuery( '12 Main', 'US' ) ) );
			$this->assert_unavailable( fn () => $this->service( $which )->select( 'x', '' ) );
		}
	}

	/**
	 * @testdox Is ready once it has a key
	 */
	public function test_key(): void {
		$this->assertFalse( ( new GooglePlaces() )->is_ready() );
		update_option( 'vitrine_settings', array( 'google_places_key' => 'abc' ) );
		$this->assertTrue( ( new GooglePlaces() )->is_ready() );
	}
}
