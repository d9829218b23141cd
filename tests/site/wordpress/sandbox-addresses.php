<?php
/**
 * Plugin Name: Sandbox addresses
 * Description: Suggests fixed addresses, without requests to a service.
 *
 * @package Vitrine
 */

declare(strict_types=1);

use Vitrine\Modules\AddressServices\AddressQuery;
use Vitrine\Modules\AddressServices\Service;
use Vitrine\Modules\AddressServices\Suggestion;
use Vitrine\Modules\AddressServices\Text;
use Vitrine\Modules\AddressServices\Unavailable;

add_filter(
	'vitrine_address_services',
	/**
	 * Adds the service. Its classes extend this plugin's, so they are declared
	 * later.
	 *
	 * @param list<Service> $services Registered services.
	 */
	static fn ( array $services ): array => array(
		...$services,
		new class() implements Service {

			/**
			 * Addresses by country: first line, second line, postcode, city,
			 * state.
			 */
			private const ADDRESSES = array(
				'DE' => array(
					array( 'Haselweg 1', '', '10115', 'Berlin', 'Berlin' ),
					array( 'Haselweg 12', 'Hinterhaus', '10115', 'Berlin', 'Berlin' ),
					array( 'Herdstraße 7', '', '50667', 'Köln', 'Nordrhein-Westfalen' ),
				),
				'GB' => array(
					array( '1 Hazel Lane', '', 'SW1A 1AA', 'London', '' ),
					array( '12 Hazel Lane', 'Flat 2', 'SW1A 1AA', 'London', '' ),
					array( '3 Hazel Mews', '', 'BS1 5TR', 'Bristol', '' ),
					array( '40 Hazel Road', '', 'M1 1AE', 'Manchester', '' ),
					array( '52 Hazel Street', '', 'EH1 1YZ', 'Edinburgh', '' ),
					array( '6 Hazel Terrace', '', 'CF10 1EP', 'Cardiff', '' ),
					array( '9 Hearth Row', '', 'YO1 7HH', 'York', '' ),
				),
				'US' => array(
					array( '12 Hazel Ave', 'Apt 4', '94105', 'San Francisco', 'CA' ),
					array( '77 Hearth Blvd', '', '10001', 'New York', 'NY' ),
				),
			);

			public function id(): string {
				return 'sandbox';
			}

			public function name(): string {
				return 'Sandbox (sample addresses)';
			}

			public function is_ready(): bool {
				return true;
			}

			public function branding(): string {
				return '<b>Sandbox</b> addresses';
			}

			public function countries(): ?array {
				return array_keys( self::ADDRESSES );
			}

			public function search( AddressQuery $query ): array {
				if ( 'broken' === $query->text ) {
					throw new Unavailable( 'Broken on purpose' );
				}
				$found = array();
				foreach ( self::ADDRESSES[ $query->country ] ?? array() as $index => $address ) {
					$label   = implode( ', ', array_filter( array( $address[0], $address[1], trim( "$address[2] $address[3]" ) ) ) );
					$matches = Text::matches( $label, $query->text );
					if ( count( $matches ) >= count( preg_split( '/[\s,]+/', trim( $query->text ) ) ) ) {
						$found[] = new Suggestion( "$query->country-$index", $label, $matches );
					}
				}
				return $found;
			}

			public function select( string $id, string $session ): array {
				list( $country, $index ) = explode( '-', $id ) + array( '', '' );

				$address = self::ADDRESSES[ $country ][ $index ] ?? throw new Unavailable( 'No such address' );
				return array_filter(
					array(
						'country'   => $country,
						'address_1' => $address[0],
						'address_2' => $address[1],
						'postcode'  => $address[2],
						'city'      => $address[3],
						'state'     => $address[4],
					)
				);
			}
		},
	)
);
