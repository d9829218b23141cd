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
 * Google's “Places API (New)”: autocomplete, and the details of the place that was
 * chosen, as one session. The key goes in a header and never to the browser.
 *
 * @see spec 7.12
 */
final class GooglePlaces implements Service {

	public const SERVER = 'https://places.googleapis.com';

	/**
	 * What of an address each component is, in the order of preference, and
	 * whether its short name is meant.
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
	 * @param ?string $key    The shop's, secret; null: that of the constant `VITRINE_GOOGLE_PLACES_KEY`, else of the settings.
	 * @param string  $server Address of the server.
	 * @param Remote  $remote Asks it.
	 */
	public function __construct( private readonly ?string $key = null, private readonly string $server = self::SERVER, private readonly Remote $remote = new Remote() ) {}

	/**
	 * Id of the service.
	 */
	public function id(): string {
		return 'google-places';
	}

	/**
	 * Name of the service, for people.
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
	 * The key.
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
		$body   = array(
			'input'                => $query->text,
			'includedRegionCodes'  => array( strtolower( $query->country ) ),
			'includedPrimaryTypes' => array( 'street_address', 'premise', 'subpremise', 'route' ),
			'languageCode'         => Query::language(),
		);
		$answer = $this->remote->post(
			$this->server . '/v1/places:autocomplete',
			'' === $query->session ? $body : $body + array( 'sessionToken' => $query->session ),
			$this->headers( 'suggestions.placePrediction.placeId,suggestions.placePrediction.text' )
		);
		// Where nothing is found there is not even a list.
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
	 * The address of a place.
	 *
	 * @param string $id      Of the place.
	 * @param string $session As in the search.
	 * @return array<string, string>
	 * @throws Unavailable As above.
	 */
	public function select( string $id, string $session ): array {
		$parameters = http_build_query( array( 'languageCode' => Query::language() ) + ( '' === $session ? array() : array( 'sessionToken' => $session ) ) );
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
	 * The headers of a request.
	 *
	 * @param string $fields What of the answer is wanted; it decides on the price.
	 * @return array<string, string>
	 */
	private function headers( string $fields ): array {
		return array(
			'X-Goog-Api-Key'   => $this->key(),
			'X-Goog-FieldMask' => $fields,
		);
	}

	/**
	 * Their ranges count characters; scripts count UTF-16 units.
	 *
	 * @param string $label  Of the suggestion.
	 * @param mixed  $ranges As sent. A start of 0 is not said.
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
	 * One component of an address; empty when it has none.
	 *
	 * @param array<mixed> $components As sent.
	 * @param list<string> $types      What it may be called, the best first.
	 * @param bool         $is_short   Whether its short name is meant.
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
