<?php
/**
 * Checkouts whose addresses follow their country.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional\Checkout;

defined( 'ABSPATH' ) || exit;

/**
 * Tells the fields that the country of an address decides on, so that the form has
 * them as soon as it is chosen.
 */
interface FieldsByCountry {

	/**
	 * Those fields as a country has them, without anybody's values: it is the same for
	 * everybody.
	 *
	 * @param string $type    `billing` or `shipping`.
	 * @param string $country Two-letter country code.
	 * @return list<array<string, mixed>> Of Checkout::fields().
	 */
	public function fields_by_country( string $type, string $country ): array;
}
