<?php
/**
 * How addresses differ by country.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Regions\Address;

use Vitrine\Support\Build;

defined( 'ABSPATH' ) || exit;

/**
 * What an address of a country is made of, out of what the build has written.
 *
 * @phpstan-type Rules array{format: string, latin?: string, lang?: string, required: string, state: string, postcode: string, pattern?: string, codes?: string, keys?: string, short?: bool, names?: array<string, string>}
 */
final class AddressRules {

	/** Countries whose addresses people write with a state that the post does without. */
	private const OPTIONAL_STATE = array( 'GB' => 'county' );

	/** Holds of countries of which nothing else is known. */
	private const ANY = array(
		'format'   => '%N%n%O%n%A%n%C',
		'required' => 'AC',
		'state'    => 'province',
		'postcode' => 'postal',
	);

	/**
	 * Rules by country code; null until they are read.
	 *
	 * @var array<string, Rules>|null
	 */
	private static ?array $all = null;

	/**
	 * @param string $country Two-letter country code.
	 * @param Rules  $rules   Of the file.
	 */
	private function __construct(
		private readonly string $country,
		private readonly array $rules,
	) {}

	/**
	 * Rules for the addresses of a country.
	 *
	 * @param string $country Two letters; any other text has the rules of no country in particular.
	 */
	public static function of( string $country ): self {
		if ( null === self::$all ) {
			$file      = Build::path( 'addresses.php' );
			self::$all = is_readable( $file ) ? require $file : array();
		}
		return new self( $country, self::$all[ $country ] ?? self::$all['ZZ'] ?? self::ANY );
	}

	/**
	 * Whether addresses have a state.
	 */
	public function has_state(): bool {
		return isset( self::OPTIONAL_STATE[ $this->country ] ) || str_contains( $this->rules['format'], '%S' );
	}

	/**
	 * Whether a part must be filled in.
	 *
	 * @param string $part `city`, `postcode` or `state`.
	 */
	public function needs( string $part ): bool {
		$letters = array(
			'city'     => 'C',
			'postcode' => 'Z',
			'state'    => 'S',
		);
		return str_contains( $this->rules['required'], $letters[ $part ] );
	}

	/**
	 * What a state is called.
	 */
	public function state_label(): string {
		return match ( self::OPTIONAL_STATE[ $this->country ] ?? $this->rules['state'] ) {
			'area'       => __( 'Area', 'vitrine' ),
			'county'     => __( 'County', 'vitrine' ),
			'department' => __( 'Department', 'vitrine' ),
			'district'   => __( 'District', 'vitrine' ),
			'emirate'    => __( 'Emirate', 'vitrine' ),
			'island'     => __( 'Island', 'vitrine' ),
			'oblast'     => __( 'Oblast', 'vitrine' ),
			'parish'     => __( 'Parish', 'vitrine' ),
			'prefecture' => __( 'Prefecture', 'vitrine' ),
			'state'      => __( 'State', 'vitrine' ),
			default      => __( 'Province', 'vitrine' ),
		};
	}

	/**
	 * What a postcode is called.
	 */
	public function postcode_label(): string {
		return match ( $this->rules['postcode'] ) {
			'zip'     => __( 'ZIP code', 'vitrine' ),
			'pin'     => __( 'PIN code', 'vitrine' ),
			'eircode' => __( 'Eircode', 'vitrine' ),
			default   => __( 'Postcode', 'vitrine' ),
		};
	}

	/**
	 * Whether a postcode may be one of this country: plausibility, not proof.
	 *
	 * @param string $postcode Upper case, single spaces, not empty.
	 */
	public function may_have_postcode( string $postcode ): bool {
		$form = $this->rules['pattern'] ?? '[A-Z\d](?:[A-Z\d -]{0,10}[A-Z\d])?';
		foreach ( array( $postcode, str_replace( array( ' ', '-' ), '', $postcode ) ) as $written ) {
			if ( 1 === preg_match( "/^(?:$form)$/D", $written ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * The order in which an address is written: `%N` name, `%O` company, `%A`
	 * street, `%D` district, `%C` city, `%S` state, `%Z` postcode, `%X` sorting
	 * code, `%n` a new line.
	 *
	 * @param string $language Two letters, of the reader.
	 */
	public function format( string $language ): string {
		return $this->is_local( $language ) ? $this->rules['format'] : $this->rules['latin'] ?? $this->rules['format'];
	}

	/**
	 * Whether an envelope has the short form of the state.
	 */
	public function prints_code(): bool {
		return $this->rules['short'] ?? false;
	}

	/**
	 * The states.
	 *
	 * @param string $language Two letters, of the reader.
	 * @return array<int|string, string> Code to name, in the order of the data; empty: there is no list.
	 */
	public function states( string $language ): array {
		$names = $this->rules['names'] ?? array();
		return array_combine( self::listed( $this->rules['codes'] ?? '' ), self::listed( $names[ $language ] ?? $names[''] ?? '' ) );
	}

	/**
	 * The names and short forms by which people know each state.
	 *
	 * @return list<array<int|string, string>> Each name to its code.
	 */
	public function spellings(): array {
		$codes = self::listed( $this->rules['codes'] ?? '' );
		return array_map(
			static fn ( string $names ): array => array_combine( self::listed( $names ), $codes ),
			array( $this->rules['codes'] ?? '', $this->rules['keys'] ?? '', ...array_values( $this->rules['names'] ?? array() ) )
		);
	}

	/**
	 * Whether a reader writes addresses as this country does.
	 *
	 * @param string $language Two letters.
	 */
	private function is_local( string $language ): bool {
		return ( $this->rules['lang'] ?? '' ) === $language;
	}

	/**
	 * The entries of a list.
	 *
	 * @param string $text Of the file.
	 * @return list<string>
	 */
	private static function listed( string $text ): array {
		return '' === $text ? array() : explode( '~', $text );
	}
}
