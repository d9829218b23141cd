<?php
/**
 * How addresses differ by country.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Checkout;

defined( 'ABSPATH' ) || exit;

/**
 * Plausibility, not proof: a wrong refusal costs a sale, so only countries
 * whose codes have one plain form are held to it.
 */
final class PostalRules {

	/** Countries where addresses have no postcode, or seldom one. */
	private const WITHOUT_POSTCODE = 'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GN GQ GY HK IE JM KI KM KN KP LC LY ML MO MR MW NR NU PA QA RW SB SC SL SO SR SS ST SX SY TD TF TG TK TL TO TT TV UG VU WS YE ZW';

	/** Countries whose post cannot deliver without the state. */
	private const WITH_STATE = array( 'AU', 'BR', 'CA', 'IN', 'MX', 'US' );

	private const FORMS = array(
		'AT' => '\d{4}',
		'AU' => '\d{4}',
		'BE' => '\d{4}',
		'BR' => '\d{5}-?\d{3}',
		'CA' => '[A-Z]\d[A-Z] ?\d[A-Z]\d',
		'CH' => '\d{4}',
		'CZ' => '\d{3} ?\d{2}',
		'DE' => '\d{5}',
		'DK' => '\d{4}',
		'ES' => '\d{5}',
		'FI' => '\d{5}',
		'FR' => '\d{5}',
		'GB' => '[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}',
		'IN' => '\d{3} ?\d{3}',
		'IT' => '\d{5}',
		'JP' => '\d{3}-?\d{4}',
		'LI' => '\d{4}',
		'LU' => '\d{4}',
		'MX' => '\d{5}',
		'NL' => '\d{4} ?[A-Z]{2}',
		'NO' => '\d{4}',
		'NZ' => '\d{4}',
		'PL' => '\d{2}-?\d{3}',
		'PT' => '\d{4}-?\d{3}',
		'SE' => '\d{3} ?\d{2}',
		'SK' => '\d{3} ?\d{2}',
		'US' => '\d{5}(?:-?\d{4})?',
	);

	/**
	 * Whether an address of this country needs a postcode.
	 *
	 * @param string $country Two letters.
	 */
	public static function needs_postcode( string $country ): bool {
		return ! in_array( $country, explode( ' ', self::WITHOUT_POSTCODE ), true );
	}

	/**
	 * Whether an address of this country needs a state.
	 *
	 * @param string $country Two letters.
	 */
	public static function needs_state( string $country ): bool {
		return in_array( $country, self::WITH_STATE, true );
	}

	/**
	 * A postcode as the post writes it: upper case, single spaces.
	 *
	 * @param string $postcode As typed.
	 */
	public static function normal( string $postcode ): string {
		return strtoupper( trim( (string) preg_replace( '/\s+/u', ' ', $postcode ) ) );
	}

	/**
	 * Whether a postcode may be one of this country.
	 *
	 * @param string $postcode As normal() gives it, not empty.
	 * @param string $country  Two letters.
	 */
	public static function plausible( string $postcode, string $country ): bool {
		$form = self::FORMS[ $country ] ?? '[A-Z\d](?:[A-Z\d -]{0,10}[A-Z\d])?';
		return 1 === preg_match( "/^(?:$form)$/D", $postcode );
	}
}
