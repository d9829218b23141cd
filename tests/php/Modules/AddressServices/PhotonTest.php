<?php
/**
 * Tests of the Photon service.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Modules\AddressServices;

use Vitrine\Modules\AddressServices\Photon;
use Vitrine\Modules\AddressServices\AddressQuery;

/**
 * Uses responses as documented.
 */
final class PhotonTest extends LoopbackTestCase {

	/**
	 * @testdox Suggests complete addresses of the country, each once, with matching words
	 */
	public function test_search(): void {
		$found = ( new Photon( $this->server->url( 'photon' ) . '/' ) )->search( new AddressQuery( 'Tor 12', 'DE' ) );
		$this->assertSame( array( 'Torstraße 12, 10119 Berlin, Berlin', 'Am Tor 12, 80331 München, Bayern' ), array_column( $found, 'label' ) );
		$this->assertSame(
			array(
				'country'   => 'DE',
				'address_1' => 'Torstraße 12',
				'city'      => 'Berlin',
				'postcode'  => '10119',
				'state'     => 'Berlin',
			),
			$found[0]->address
		);
		$this->assertSame(
			array(
				array(
					'offset' => 0,
					'length' => 3,
				),
				array(
					'offset' => 10,
					'length' => 2,
				),
			),
			$found[0]->matches
		);
		$this->assertNotSame( $found[0]->id, $found[1]->id );
	}

	/**
	 * @testdox Requests houses and streets of the country in the page's language
	 */
	public function test_request(): void {
		( new Photon( $this->server->url( 'photon' ) ) )->search( new AddressQuery( 'Tor & Weg/3', 'DE' ) );
		$asked = $this->server->requests()[0];
		$this->assertSame( 'GET', $asked['method'] );
		$this->assertSame( '/photon/api?q=Tor%20%26%20Weg%2F3&limit=10&lang=en&countrycode=DE&layer=house&layer=street', $asked['url'] );
	}

	/**
	 * @testdox Returns nothing for an empty response, and an error for an invalid one
	 */
	public function test_other_answers(): void {
		$found = ( new Photon( $this->server->url( 'photon' ) ) )->search( new AddressQuery( 'Tor', 'FR' ) );
		$this->assertSame( array(), $found );
		foreach ( array( 'empty', 'shape', 'html', 'huge', '500' ) as $which ) {
			$this->assert_unavailable( fn () => ( new Photon( $this->server->url( $which ) ) )->search( new AddressQuery( 'Tor', 'DE' ) ) );
		}
	}
}
