<?php
/**
 * Customer addresses.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Checkout;

use Vitrine\Commerce\Builtin\Checkout\Fields\CheckedForm;
use Vitrine\Commerce\Builtin\Checkout\Fields\Countries;
use Vitrine\Commerce\Builtin\Checkout\Fields\CheckoutFields;
use Vitrine\Commerce\Builtin\Checkout\Fields\FormRules;
use Vitrine\Commerce\Builtin\Regions\Address\AddressLines;
use Vitrine\Commerce\Optional\CustomerAddresses;
use Vitrine\Commerce\Rules\Orders\CheckoutRefusals;

defined( 'ABSPATH' ) || exit;

/**
 * The checkout starts with these addresses, and the same rules apply: orders can be
 * shipped to any saved address.
 *
 * @see spec 3.5
 */
final class CheckoutAddresses implements CustomerAddresses {

	/**
	 * {@inheritDoc}
	 *
	 * @param int    $user_id WordPress user ID.
	 * @param string $type    `billing` or `shipping`.
	 */
	public function kept( int $user_id, string $type ): array {
		$known = CustomerData::known( $user_id );
		// Name and country alone, which are known for every customer, are not an
		// address.
		return '' === ( $known[ $type . '_address_1' ] ?? '' ) ? array() : ( new CheckedForm( $known, array() ) )->address( $type );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int                   $user_id WordPress user ID.
	 * @param string                $type    `billing` or `shipping`.
	 * @param array<string, string> $typed   Entered values by field name.
	 */
	public function fields( int $user_id, string $type, array $typed = array() ): array {
		$groups = CheckoutFields::groups( $typed + CustomerData::known( $user_id ), Countries::all() );
		return array_merge( ...array_map( static fn ( string $group ): array => $groups[ $group ], CheckoutFields::OF_ADDRESS[ $type ] ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int                   $user_id WordPress user ID.
	 * @param string                $type    `billing` or `shipping`.
	 * @param array<string, string> $typed   Entered values by field name.
	 */
	public function keep( int $user_id, string $type, array $typed ): ?\WP_Error {
		$form = FormRules::check_groups( $typed, CheckoutFields::OF_ADDRESS[ $type ], Countries::all() );
		if ( array() !== $form->errors ) {
			return CheckoutRefusals::invalid( $form->errors );
		}
		CustomerData::remember( $user_id, $form );
		return null;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $type    `billing` or `shipping`.
	 * @param string $country Two-letter country code.
	 */
	public function by_country( string $type, string $country ): array {
		return CheckoutFields::of_country( $type, $country, Countries::all() );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, string> $address Address fields without prefix.
	 */
	public function lines( array $address ): array {
		return AddressLines::of( $address );
	}
}
