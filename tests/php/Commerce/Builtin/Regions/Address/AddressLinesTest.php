<?php
/**
 * Tests of formatted addresses.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Regions\Address;

use Vitrine\Commerce\Builtin\Regions\Address\AddressLines;
use Vitrine\Commerce\Builtin\Regions\Address\States;
use Vitrine\Commerce\Builtin\Regions\Location;
use Vitrine\Commerce\Builtin\Regions\Shipping\ShippingZone;
use Vitrine\Tests\TestCase;

/**
 * Address formats by country, and states in any spelling.
 */
final class AddressLinesTest extends TestCase {

	private const PERSON = array(
		'first_name' => 'Ada',
		'last_name'  => 'Byron',
		'address_1'  => 'Street 1',
	);

	/**
	 * @dataProvider addresses
	 * @testdox Formats address lines by country
	 * @param array<string, string> $address Address without the name.
	 * @param list<string>          $lines   Lines below the street.
	 */
	public function test_lines( array $address, array $lines ): void {
		$this->assertSame( array( 'Ada Byron', 'Street 1', ...$lines ), AddressLines::of( $address + self::PERSON ) );
	}

	/**
	 * Data provider of addresses.
	 *
	 * @return array<string, array{0: array<string, string>, 1: list<string>}>
	 */
	public function addresses(): array {
		$at = static fn ( string $country, string $city, string $state, string $postcode ): array => compact( 'country', 'city', 'state', 'postcode' );
		return array(
			'the state code'               => array( $at( 'US', 'Beverly Hills', 'CA', '90210' ), array( 'Beverly Hills, CA 90210', 'United States' ) ),
			'without a state'              => array( $at( 'US', 'Beverly Hills', '', '90210' ), array( 'Beverly Hills, 90210', 'United States' ) ),
			'the state name'               => array( $at( 'ES', 'Getafe', 'M', '28901' ), array( '28901 Getafe Madrid', 'Spain' ) ),
			'the postcode before the city' => array( $at( 'DE', 'Berlin', '', '10115' ), array( '10115 Berlin', 'Germany' ) ),
			'the postcode below the city'  => array( $at( 'GB', 'London', '', 'SW1Y 4JH' ), array( 'London', 'SW1Y 4JH', 'United Kingdom' ) ),
			'an optional county'           => array( $at( 'GB', 'Dover', 'Kent', 'CT16 1AA' ), array( 'Dover', 'CT16 1AA', 'Kent', 'United Kingdom' ) ),
			'a state as free text'         => array( $at( 'US', 'Oldtown', 'Somewhere', '10001' ), array( 'Oldtown, Somewhere 10001', 'United States' ) ),
			'an unknown country'           => array( $at( 'ZQ', 'City', '', '1' ), array( 'City', '1', 'ZQ' ) ),
		);
	}

	/**
	 * @testdox Every state of a country has a code and a unique name
	 */
	public function test_lists(): void {
		foreach ( array( 'AE', 'AU', 'BR', 'CA', 'CN', 'ES', 'IE', 'IN', 'IT', 'JP', 'MX', 'TW', 'US' ) as $country ) {
			$states = States::of( $country );
			$this->assertNotSame( array(), $states, $country );
			$this->assertSame( count( $states ), count( array_filter( array_unique( $states ) ) ), $country );
			foreach ( array_keys( $states ) as $code ) {
				$this->assertSame( (string) $code, States::code( $country, (string) $code ) );
			}
		}
		$this->assertSame( array(), States::of( 'DE' ) );
		$this->assertSame( array(), States::of( 'ZQ' ) );
	}

	/**
	 * @testdox A filter changes a country's states
	 */
	public function test_filter(): void {
		add_filter( 'vitrine_states', static fn ( array $states, string $country ): array => 'DE' === $country ? array( 'BY' => 'Bavaria' ) : $states, 10, 2 );
		$this->assertSame( 'BY', States::code( 'DE', 'bavaria' ) );
		$this->assertSame( '', States::code( 'DE', 'Hesse' ) );
	}

	/**
	 * @testdox A shipping zone matches a state by code or name
	 */
	public function test_places(): void {
		$zone = ShippingZone::of( array( 'regions' => array( 'us:california', 'JP:13', 'DE' ) ) );
		$this->assertSame( array( 'US:CA', 'JP:13', 'DE' ), $zone->regions );
		foreach ( array( 'CA', 'ca', 'California', ' CALIFORNIA ' ) as $state ) {
			$this->assertTrue(
				$zone->has(
					Location::of(
						array(
							'country' => 'US',
							'state'   => $state,
						)
					)
				)
			);
		}
		$this->assertSame(
			'ELSEWHERE',
			Location::of(
				array(
					'country' => 'US',
					'state'   => 'Elsewhere',
				)
			)->state
		);
	}
}
