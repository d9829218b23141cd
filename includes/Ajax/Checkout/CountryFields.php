<?php
/**
 * Address fields that depend on the country.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Ajax\Checkout;

use Vitrine\Ajax\Answer;
use Vitrine\Ajax\Endpoint;
use Vitrine\Ajax\Refusal;
use Vitrine\Ajax\Request;
use Vitrine\Ajax\Routing\Guard;
use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Optional\Checkout\FieldsByCountry;
use Vitrine\Commerce\Optional\KeepsAddresses;
use Vitrine\Contract;
use Vitrine\View\Checkout\Fields\FormField;

defined( 'ABSPATH' ) || exit;

/**
 * Returns form rows for a country, and its states for settings screens. The same for
 * all visitors.
 *
 * @see spec 3.5
 */
final class CountryFields implements Endpoint {

	/** Maximum cache age in seconds. */
	private const MAX_AGE = 3600;

	public static function name(): string {
		return 'endpoints.country_fields';
	}

	public static function guard(): Guard {
		return Guard::Read;
	}

	/**
	 * @param Request $request Input: `country`, `type`.
	 * @param Engine  $engine  The engine.
	 * @throws Refusal When the input is not valid.
	 */
	public static function run( Request $request, Engine $engine ): Answer {
		$country = $request->required( Contract::name( 'fields.address_country' ), 2 );
		$type    = $request->required( Contract::name( 'fields.address_type' ), 20 );
		if ( ! preg_match( '/^[A-Z]{2}$/D', $country ) ) {
			throw Refusal::malformed( Contract::name( 'fields.address_country' ) );
		}
		if ( ! isset( Contract::get( 'fields.address_prefixes' )[ $type ] ) || ( ! $engine instanceof KeepsAddresses && ! $engine->checkout() instanceof FieldsByCountry ) ) {
			throw Refusal::malformed( Contract::name( 'fields.address_type' ) );
		}
		$rows   = array();
		$states = array();
		foreach ( self::fields( $engine, $type, $country ) as $field ) {
			$rows[ $field['name'] ] = (string) FormField::render( $field );
			foreach ( $field['options'] as $code => $name ) {
				$states[] = array(
					'value' => (string) $code,
					'label' => $name,
				);
			}
		}
		return new Answer( compact( 'rows', 'states' ), max_age: self::MAX_AGE );
	}

	/**
	 * Returns the fields.
	 *
	 * @param Engine $engine  The engine.
	 * @param string $type    `billing` or `shipping`.
	 * @param string $country Country code.
	 * @return list<array<string, mixed>>
	 */
	private static function fields( Engine $engine, string $type, string $country ): array {
		$checkout = $engine->checkout();
		return match ( true ) {
			$checkout instanceof FieldsByCountry => $checkout->fields_by_country( $type, $country ),
			$engine instanceof KeepsAddresses    => $engine->addresses()->by_country( $type, $country ),
			default                              => array(),
		};
	}
}
