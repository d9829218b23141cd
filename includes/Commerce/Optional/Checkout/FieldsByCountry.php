<?php
/**
 * Checkout with address fields that depend on the country.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional\Checkout;

defined( 'ABSPATH' ) || exit;

/**
 * Returns these fields, so that the form can update them when the country is changed.
 */
interface FieldsByCountry {

	/**
	 * Returns the fields of a country without values, the same for everyone.
	 *
	 * @param string $type    `billing` or `shipping`.
	 * @param string $country Two-letter country code.
	 * @return list<array<string, mixed>> In the format of Checkout::fields().
	 */
	public function fields_by_country( string $type, string $country ): array;
}
