<?php
/**
 * Google Places.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\AddressServices;

use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Google's “Places API (New)”: autocomplete and place details in one session. The API
 * key is sent in a header, and never to the browser.
 *
 * @see spec 7.12
 */
final class GooglePlaces implements Service {

	public const SERVER = 'https://places.googleapis.com';

	/**
	 * Component types of each part of an address in order of preference, and whether to
	 * use the short name.
	 */
	private const PARTS = array(
		'number'   => array( array( 'street_number' ), false ),
		'street'   => array( array( 'route' ), false ),
		'unit'     => array( array( 'subpremise' ), false ),
		'city'     => array( array( 'locality', 'postal_town', 'sublocality_level_1', 'administrative_area_level_3' ), false ),
		'state'    => array( array( 'administrative_area_level_1' ), true ),
		'postcode' => array( array( 'postal_code' ), false ),
		'country'  => array( array( 'country' ), true ),
	);

	/**
	 * @param ?string $key    API key; null: the constant `VITRINE_GOOGLE_PLACES_KEY`, or the setting.
	 * @param string  $server URL of the server.
	 * @param Remote  $remote HTTP client.
	 */
	public function __construct( private readonly ?string $key = null, private readonly string $server = self::SERVER, private readonly Remote $remote = new Remote() ) {}

	/**
	 * ID of the service.
	 */
	public function id(): string {
		return 'google-places';
	}

	/**
	 * Name of the service to display.
	 */
	public function name(): string {
		return __( 'Google Places', 'vitrine' );
	}

	/**
	 * Whether an API key is set.
	 */
	public function is_ready(): bool {
		return '' !== $this->key();
	}

	/**
	 * Returns the API key.
	 */
	private function key(): string {
		$constant = defined( 'VITRINE_GOOGLE_PLACES_KEY' ) ? (string) constant( 'VITRINE_GOOGLE_PLACES_KEY' ) : '';
		return $this->key ?? ( '' === $constant ? Settings::text( 'google_places_key' ) : $constant );
	}

	/**
	 * Attribution, as Google's terms require.
	 */
	public function branding(): string {
		return '<span translate="no">Google Maps</span>';
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
		$body   = array(
			'input'                => $query->text,
			'includedRegionCodes'  => array( strtolower( $query->country ) ),
			'includedPrimaryTypes' => array( 'street_address', 'premise', 'subpremise', 'route' ),
			'languageCode'         => AddressQuery::language(),
		);
		$answer = $this->remote->post(
			$this->server . '/v1/places:autocomplete',
			'' === $query->session ? $body : $body + array( 'sessionToken' => $query->session ),
			$this->headers( 'suggestions.placePrediction.placeId,suggestions.placePrediction.text' )
		);
		// The list is missing if nothing is found.
		$suggestions = $answer['suggestions'] ?? array();
		if ( ! is_array( $suggestions ) ) {
			throw new Unavailable( 'No suggestions' );
		}
		$found = array();
		foreach ( $suggestions as $suggestion ) {
			$prediction = is_array( $suggestion ) ? $suggestion['placePrediction'] ?? null : null;
			$text       = is_array( $prediction ) && is_array( $prediction['text'] ?? null ) ? $prediction['text'] : array();
			$id         = Text::line( $prediction['placeId'] ?? '' );
			$label      = Text::line( $text['text'] ?? '' );
			if ( '' !== $id && '' !== $label ) {
				$found[] = new Suggestion( $id, $label, self::matches( $label, $text['matches'] ?? array() ) );
			}
		}
		return $found;
	}

	/**
	 * Returns the address of a place.
	 *
	 * @param string $id      Place ID.
	 * @param string $session Session token of the search.
	 * @return array<string, string>
	 * @throws Unavailable See above.
	 */
	public function select( string $id, string $session ): array {
		$parameters = http_build_query( array( 'languageCode' => AddressQuery::language() ) + ( '' === $session ? array() : array( 'sessionToken' => $session ) ) );
		$answer     = $this->remote->get( $this->server . '/v1/places/' . rawurlencode( $id ) . '?' . $parameters, $this->headers( 'addressComponents' ) );
		if ( ! is_array( $answer['addressComponents'] ?? null ) ) {
			throw new Unavailable( 'No components' );
		}
		$parts = array_map( static fn ( array $part ): string => self::component( $answer['addressComponents'], ...$part ), self::PARTS );
		return array_filter(
			array(
				'country'   => strtoupper( $parts['country'] ),
				'address_1' => Text::street( $parts['street'], $parts['number'], strtoupper( $parts['country'] ) ),
				'address_2' => $parts['unit'],
				'city'      => $parts['city'],
				'postcode'  => $parts['postcode'],
				'state'     => $parts['state'],
			),
			static fn ( string $part ): bool => '' !== $part
		);
	}

	/**
	 * Returns the request headers.
	 *
	 * @param string $fields Requested fields; they determine the price.
	 * @return array<string, string>
	 */
	private function headers( string $fields ): array {
		return array(
			'X-Goog-Api-Key'   => $this->key(),
			'X-Goog-FieldMask' => $fields,
		);
	}

	/**
	 * Converts the matches: Google counts characters, scripts count UTF-16 units.
	 *
	 * @param string $label  Label of the suggestion.
	 * @param mixed  $ranges Ranges in the response. A start of 0 is omitted.
	 * @return list<array{offset: int, length: int}>
	 */
	private static function matches( string $label, mixed $ranges ): array {
		$matches = array();
		foreach ( is_array( $ranges ) ? $ranges : array() as $range ) {
			$start = (int) ( is_array( $range ) && is_scalar( $range['startOffset'] ?? 0 ) ? $range['startOffset'] ?? 0 : 0 );
			$end   = (int) ( is_array( $range ) && is_scalar( $range['endOffset'] ?? 0 ) ? $range['endOffset'] ?? 0 : 0 );
			if ( $start >= 0 && $end > $start && $end <= mb_strlen( $label ) ) {
				$matches[] = array(
					'offset' => Text::units( mb_substr( $label, 0, $start ) ),
					'length' => Text::units( mb_substr( $label, $start, $end - $start ) ),
				);
			}
		}
		return $matches;
	}

	/**
	 * Returns a component of an address; empty if missing.
	 *
	 * @param array<mixed> $components Components in the response.
	 * @param list<string> $types      Component types, in order of preference.
	 * @param bool         $is_short   Whether to return the short name.
	 */
	private static function component( array $components, array $types, bool $is_short ): string {
		foreach ( $types as $type ) {
			foreach ( $components as $component ) {
				if ( is_array( $component ) && is_array( $component['types'] ?? null ) && in_array( $type, $component['types'], true ) ) {
					return Text::line( $component[ $is_short ? 'shortText' : 'longText' ] ?? '' );
				}
			}
		}
		return '';
	}
}
