<?php
/**
 * Photon.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\AddressServices;

use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Searches OpenStreetMap data. Anyone can run a Photon server; no API key is needed.
 * Searches return whole addresses, so there is no second request.
 *
 * @phpstan-type Place array{street: string, number: string, city: string, postcode: string, state: string, country: string}
 *
 * @see spec 7.12
 */
final class Photon implements Service {

	public const PUBLIC_SERVER = 'https://photon.komoot.io';

	/**
	 * Number of results requested: more than are shown, since some are the same
	 * address.
	 */
	private const ASKED = 10;

	/**
	 * Languages supported by every server; others cause an error.
	 */
	private const LANGUAGES = array( 'en', 'de', 'fr' );

	/**
	 * @param ?string $server URL of the server; null: the setting.
	 * @param Remote  $remote HTTP client.
	 */
	public function __construct( private readonly ?string $server = null, private readonly Remote $remote = new Remote() ) {}

	/**
	 * ID of the service.
	 */
	public function id(): string {
		return 'photon';
	}

	/**
	 * Name of the service to display.
	 */
	public function name(): string {
		return __( 'Photon (OpenStreetMap)', 'vitrine' );
	}

	/**
	 * Whether a server is set.
	 */
	public function is_ready(): bool {
		return '' !== $this->server();
	}

	/**
	 * Returns the URL of the server.
	 */
	private function server(): string {
		return untrailingslashit( $this->server ?? ( Settings::text( 'photon_url' ) ?: self::PUBLIC_SERVER ) );
	}

	/**
	 * Attribution, required by OpenStreetMap's license.
	 */
	public function branding(): string {
		return '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">© OpenStreetMap</a>';
	}

	/**
	 * All countries.
	 */
	public function countries(): ?array {
		return null;
	}

	/**
	 * Searches addresses.
	 *
	 * @param AddressQuery $query Search.
	 * @return list<Suggestion>
	 * @throws Unavailable If the request fails or the response is invalid.
	 */
	public function search( AddressQuery $query ): array {
		$answer = $this->remote->get( $this->server() . '/api?' . $this->parameters( $query ) );
		if ( ! is_array( $answer['features'] ?? null ) ) {
			throw new Unavailable( 'No features' );
		}
		$found = array();
		foreach ( array_slice( $answer['features'], 0, self::ASKED ) as $feature ) {
			$place = self::place( $feature );
			// Older servers ignore the country filter.
			if ( '' !== $place['street'] && $place['country'] === $query->country ) {
				$suggestion                 = self::suggestion( $place, $query );
				$found[ $suggestion->id ] ??= $suggestion;
			}
		}
		return array_values( $found );
	}

	/**
	 * Not used: searches return whole addresses.
	 *
	 * @param string $id      ID of the suggestion.
	 * @param string $session Session token; not used.
	 * @return array<string, string>
	 * @throws Unavailable Always.
	 */
	public function select( string $id, string $session ): array {
		throw new Unavailable( 'A search of Photon gives whole addresses' );
	}

	/**
	 * Returns the query string. Some parameters occur twice, which PHP arrays cannot
	 * represent.
	 *
	 * @param AddressQuery $query Search.
	 */
	private function parameters( AddressQuery $query ): string {
		$language = AddressQuery::language();
		return http_build_query(
			array(
				'q'           => $query->text,
				'limit'       => self::ASKED,
				'lang'        => in_array( $language, self::LANGUAGES, true ) ? $language : 'default',
				'countrycode' => $query->country,
			),
			'',
			'&',
			PHP_QUERY_RFC3986
		) . '&layer=house&layer=street';
	}

	/**
	 * Returns the data of a place.
	 *
	 * @param mixed $feature Feature in the response.
	 * @return Place
	 */
	private static function place( mixed $feature ): array {
		$properties = is_array( $feature ) && is_array( $feature['properties'] ?? null ) ? $feature['properties'] : array();
		$text       = static fn ( string $name ): string => Text::line( $properties[ $name ] ?? '' );
		return array(
			// The name of a street is the street's; the name of a house may be
			// anything.
			'street'   => 'street' === $text( 'type' ) ? $text( 'name' ) : $text( 'street' ),
			'number'   => $text( 'housenumber' ),
			'city'     => $text( 'city' ),
			'postcode' => $text( 'postcode' ),
			'state'    => $text( 'state' ),
			'country'  => strtoupper( $text( 'countrycode' ) ),
		);
	}

	/**
	 * Converts a place to a suggestion. If only the street is found, the entered house
	 * number is kept.
	 *
	 * @param array $place Place from place().
	 * @param AddressQuery $query Search.
	 * @phpstan-param Place $place
	 */
	private static function suggestion( array $place, AddressQuery $query ): Suggestion {
		$number  = '' === $place['number'] ? Text::number( $query->text ) : $place['number'];
		$line    = Text::street( $place['street'], $number, $place['country'] );
		$label   = implode( ', ', array_filter( array( $line, trim( $place['postcode'] . ' ' . $place['city'] ), $place['state'] ), static fn ( string $part ): bool => '' !== $part ) );
		$address = array(
			'country'   => $place['country'],
			'address_1' => $line,
			'city'      => $place['city'],
			'postcode'  => $place['postcode'],
			'state'     => $place['state'],
		);
		return new Suggestion( md5( $label ), $label, Text::matches( $label, $query->text ), array_filter( $address, static fn ( string $part ): bool => '' !== $part ) );
	}
}
