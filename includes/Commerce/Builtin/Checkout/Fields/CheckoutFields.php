<?php
/**
 * Checkout fields.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Checkout\Fields;

use Vitrine\Commerce\Builtin\Regions\Address\AddressRules;
use Vitrine\Commerce\Builtin\Regions\Address\States;

defined( 'ABSPATH' ) || exit;

/**
 * Names, labels and autofill tokens, depending on the country of an address. FormRules
 * validates their values.
 *
 * @phpstan-type Field array{name: string, label: string, type: string, required: bool, autocomplete: string, options: array<int|string, string>, value: string, width: string, hidden?: bool, hint?: string, links?: array<string, array{text: string, url: string}>}
 *
 * @see spec 2.7, 3.5
 */
final class CheckoutFields {

	public const CONTACT  = 'contact';
	public const BILLING  = 'billing';
	public const SHIPPING = 'shipping';
	public const ORDER    = 'order';

	/**
	 * Field groups of each address.
	 */
	public const OF_ADDRESS = array(
		self::BILLING  => array( self::BILLING, self::CONTACT ),
		self::SHIPPING => array( self::SHIPPING ),
	);

	/**
	 * Returns the fields by group, in display order.
	 *
	 * @param array<string, string> $values    Known values by field.
	 * @param array<string, string> $countries Country names by code.
	 * @return array<string, list<Field>>
	 */
	public static function groups( array $values, array $countries ): array {
		$groups = array(
			self::CONTACT  => array(
				self::field( 'billing_email', __( 'Email address', 'vitrine' ), 'email', true, 'email' ),
				self::field( 'billing_phone', __( 'Phone', 'vitrine' ), 'tel', false, 'tel' ),
			),
			self::BILLING  => self::address( self::BILLING, $values, $countries ),
			self::SHIPPING => self::address( self::SHIPPING, $values, $countries ),
			self::ORDER    => array(
				self::field( 'order_comments', __( 'Order notes', 'vitrine' ), 'textarea', false, 'off' ),
			),
		);
		return array_map(
			static fn ( array $fields ): array => array_map(
				static fn ( array $field ): array => array( 'value' => self::value( $field, $values ) ) + $field,
				$fields
			),
			FieldFilter::apply( $groups, $values )
		);
	}

	/**
	 * Whether a field is the shop's own, rather than added by another plugin.
	 *
	 * @param string $name Field name.
	 */
	public static function is_own( string $name ): bool {
		return 1 === preg_match( '/^(?:(?:billing|shipping)_(?:first_name|last_name|company|country|address_1|address_2|city|postcode|state)|billing_email|billing_phone|order_comments)$/D', $name );
	}

	/**
	 * Returns the fields of an address.
	 *
	 * @param string                $type      `billing` or `shipping`.
	 * @param array<string, string> $values    Known values by field.
	 * @param array<string, string> $countries Country names by code.
	 * @return list<Field>
	 */
	private static function address( string $type, array $values, array $countries ): array {
		$country = $values[ $type . '_country' ] ?? '';
		return array(
			self::field( $type . '_first_name', __( 'First name', 'vitrine' ), 'text', true, $type . ' given-name', 'half' ),
			self::field( $type . '_last_name', __( 'Last name', 'vitrine' ), 'text', true, $type . ' family-name', 'half' ),
			self::field( $type . '_company', __( 'Company', 'vitrine' ), 'text', false, $type . ' organization' ),
			self::field( $type . '_country', __( 'Country / Region', 'vitrine' ), 'select', true, $type . ' country', 'full', $countries ),
			self::field( $type . '_address_1', __( 'Street address', 'vitrine' ), 'text', true, $type . ' address-line1' ),
			self::field( $type . '_address_2', __( 'Apartment, suite, unit', 'vitrine' ), 'text', false, $type . ' address-line2' ),
			...self::by_country( $type, $country ),
		);
	}

	/**
	 * Returns the fields of an address that depend on its country.
	 *
	 * @param string                $type      `billing` or `shipping`.
	 * @param string                $country   Two-letter country code.
	 * @param array<string, string> $countries Country names by code.
	 * @return list<Field>
	 */
	public static function of_country( string $type, string $country, array $countries ): array {
		$names  = array_column( self::by_country( $type, $country ), 'name' );
		$fields = self::groups( array( "{$type}_country" => $country ), $countries )[ $type ];
		return array_values( array_filter( $fields, static fn ( array $field ): bool => in_array( $field['name'], $names, true ) ) );
	}

	/**
	 * Returns the definitions of the fields that depend on the country.
	 *
	 * @param string $type    `billing` or `shipping`.
	 * @param string $country Two-letter country code; empty: unknown.
	 * @return list<Field>
	 */
	private static function by_country( string $type, string $country ): array {
		$is_known = '' !== $country;
		$rules    = AddressRules::of( $country );
		$states   = $is_known && $rules->has_state() ? States::of( $country ) : array();
		$state    = $is_known ? $rules->state_label() : __( 'State / County', 'vitrine' );
		$postcode = $is_known ? $rules->postcode_label() : __( 'Postcode / ZIP', 'vitrine' );
		return array(
			self::field( $type . '_city', __( 'Town / City', 'vitrine' ), 'text', $rules->needs( 'city' ), $type . ' address-level2', 'half' ),
			self::field( $type . '_postcode', $postcode, 'text', $rules->needs( 'postcode' ), $type . ' postal-code', 'half' ),
			array( 'hidden' => $is_known && ! $rules->has_state() )
				+ self::field( $type . '_state', $state, array() === $states ? 'text' : 'select', $rules->needs( 'state' ), $type . ' address-level1', 'full', $states ),
		);
	}

	/**
	 * Returns the initial value of a field; a state only if it belongs to the country.
	 *
	 * @param Field                 $field  Field.
	 * @param array<string, string> $values Known values by field.
	 */
	private static function value( array $field, array $values ): string {
		$value = $values[ $field['name'] ] ?? $field['value'];
		if ( ! str_ends_with( $field['name'], '_state' ) ) {
			return $value;
		}
		return ( $field['hidden'] ?? false ) ? '' : States::code( $values[ str_replace( '_state', '_country', $field['name'] ) ] ?? '', $value );
	}

	/**
	 * Returns a field without value.
	 *
	 * @param string                    $name         Name of the input.
	 * @param string                    $label        Label to display.
	 * @param string                    $type         `text`, `email`, `tel`, `select` or `textarea`; it determines the on-screen keyboard.
	 * @param bool                      $required     Whether it is required.
	 * @param string                    $autocomplete Autofill tokens.
	 * @param string                    $width        `full` or `half`.
	 * @param array<int|string, string> $options      Options of a select.
	 * @return Field
	 */
	private static function field( string $name, string $label, string $type, bool $required, string $autocomplete, string $width = 'full', array $options = array() ): array {
		return compact( 'name', 'label', 'type', 'required', 'autocomplete', 'options', 'width' ) + array( 'value' => '' );
	}
}
