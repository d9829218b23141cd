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
 * Searches the data of OpenStreetMap. Anybody may run a server of it; it needs no
 * key. An answer holds whole addresses, so nothing is asked again.
 *
 * @phpstan-type Place array{street: string, number: string, city: string, postcode: string, state: string, country: string}
 *
 * @see spec 7.12
 */
final class Photon implements Service {

	public const PUBLIC_SERVER = 'https://photon.komoot.io';

	/**
	 * More than are shown: some are the same address twice.
	 */
	private const ASKED = 10;

	/**
	 * Languages that every server has; others it answers with an error.
	 */
	private const LANGUAGES = array( 'en', 'de', 'fr' );

	/**
	 * @param ?string $server Address of the server; null: the one of the settings.
	 * @param Remote  $remote Asks it.
	 */
	public function __construct( private readonly ?string $server = null, private readonly Remote $remote = new Remote() ) {}

	/**
	 * Id of the service.
	 */
	public function id(): string {
		return 'photon';
	}

	/**
	 * Name of the service, for people.
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
	 * The address of the server.
	 */
	private function server(): string {
		return untrailingslashit( $this->server ?? ( Settings::text( 'photon_url' ) ?: self::PUBLIC_SERVER ) );
	}

	/**
	 * OpenStreetMap's licence asks for it.
	 */
	public function branding(): string {
		return '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">© OpenStreetMap</a>';
	}

	/**
	 * The whole world.
	 */
	public function countries(): ?array {
		return null;
	}

	/**
	 * Searches.
	 *
	 * @param Query $query What was typed.
	 * @return list<Suggestion>
	 * @throws Unavailable When it cannot be asked or gives no answer that can be read.
	 */
	public function search( Query $query ): array {
		$answer = $this->remote->get( $this->server() . '/api?' . $this->parameters( $query ) );
		if ( ! is_array( $answer['features'] ?? null ) ) {
			throw new Unavailable( 'No features' );
		}
		$found = array();
		foreach ( array_slice( $answer['features'], 0, self::ASKED ) as $feature ) {
			$place = self::place( $feature );
			// A server that is older than the filter answers with the whole world.
			if ( '' !== $place['street'] && $place['country'] === $query->country ) {
				$suggestion                 = self::suggestion( $place, $query );
				$found[ $suggestion->id ] ??= $suggestion;
			}
		}
		return array_values( $found );
	}

	/**
	 * Nobody asks: the search has said it all.
	 *
	 * @param string $id      Of the suggestion.
	 * @param string $session Nothing.
	 * @return array<string, string>
	 * @throws Unavailable Always.
	 */
	public function select( string $id, string $session ): array {
		throw new Unavailable( 'A search of Photon gives whole addresses' );
	}

	/**
	 * What is asked. Some names stand in it twice, which an array of PHP's cannot.
	 *
	 * @param Query $query What was typed.
	 */
	private function parameters( Query $query ): string {
		$language = Query::language();
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
	 * What is known of a place.
	 *
	 * @param mixed $feature Of the answer.
	 * @return Place
	 */
	private static function place( mixed $feature ): array {
		$properties = is_array( $feature ) && is_array( $feature['properties'] ?? null ) ? $feature['properties'] : array();
		$text       = static fn ( string $name ): string => Text::line( $properties[ $name ] ?? '' );
		return array(
			// The name of a street is its own; that of a house may be anything.
			'street'   => 'street' === $text( 'type' ) ? $text( 'name' ) : $text( 'street' ),
			'number'   => $text( 'housenumber' ),
			'city'     => $text( 'city' ),
			'postcode' => $text( 'postcode' ),
			'state'    => $text( 'state' ),
			'country'  => strtoupper( $text( 'countrycode' ) ),
		);
	}

	/**
	 * A place as a suggestion. A street that is found for a house keeps the number
	 * that was typed.
	 *
	 * @param array $place Of place().
	 * @param Query $query What was typed.
	 * @phpstan-param Place $place
	 */
	private static function suggestion( array $place, Query $query ): Suggestion {
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
