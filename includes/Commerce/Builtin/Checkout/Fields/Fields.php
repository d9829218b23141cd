<?php
/**
 * The fields of the checkout form.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Checkout\Fields;

use Vitrine\Commerce\Builtin\Regions\Address\AddressRules;
use Vitrine\Commerce\Builtin\Regions\Address\States;

defined( 'ABSPATH' ) || exit;

/**
 * Names, labels and hints for autofill, as the country of an address has them;
 * the rules for their values are FormRules'.
 *
 * @phpstan-type Field array{name: string, label: string, type: string, required: bool, autocomplete: string, options: array<int|string, string>, value: string, width: string, hidden?: bool, hint?: string, links?: array<string, array{text: string, url: string}>}
 *
 * @see spec 2.7, 3.5
 */
final class Fields {

	public const CONTACT  = 'contact';
	public const BILLING  = 'billing';
	public const SHIPPING = 'shipping';
	public const ORDER    = 'order';

	/**
	 * The groups that a customer's address of a kind is made of.
	 */
	public const OF_ADDRESS = array(
		self::BILLING  => array( self::BILLING, self::CONTACT ),
		self::SHIPPING => array( self::SHIPPING ),
	);

	/**
	 * The fields by group, in the order in which people fill them in.
	 *
	 * @param array<string, string> $values    Field name to what is known of the customer.
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
	 * Whether a field is the shop's own, and not one that another plugin added.
	 *
	 * @param string $name Field name.
	 */
	public static function is_own( string $name ): bool {
		return 1 === preg_match( '/^(?:(?:billing|shipping)_(?:first_name|last_name|company|country|address_1|address_2|city|postcode|state)|billing_email|billing_phone|order_comments)$/D', $name );
	}

	/**
	 * One address.
	 *
	 * @param string                $type      `billing` or `shipping`.
	 * @param array<string, string> $values    Field name to what is known of the customer.
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
	 * The fields of an address that change with its country, as shown for one.
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
	 * Those fields of an address that the country decides on.
	 *
	 * @param string $type    `billing` or `shipping`.
	 * @param string $country Two letters; empty: not known yet.
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
	 * The value that a field starts with: a state only where its country has it.
	 *
	 * @param Field                 $field  The field.
	 * @param array<string, string> $values Field name to what is known of the customer.
	 */
	private static function value( array $field, array $values ): string {
		$value = $values[ $field['name'] ] ?? $field['value'];
		if ( ! str_ends_with( $field['name'], '_state' ) ) {
			return $value;
		}
		return ( $field['hidden'] ?? false ) ? '' : States::code( $values[ str_replace( '_state', '_country', $field['name'] ) ] ?? '', $value );
	}

	/**
	 * One field, still empty.
	 *
	 * @param string                    $name         Of the input.
	 * @param string                    $label        Label to display.
	 * @param string                    $type         `text`, `email`, `tel`, `select` or `textarea`; it decides the on-screen keyboard.
	 * @param bool                      $required     Whether it must be filled in.
	 * @param string                    $autocomplete Autofill tokens.
	 * @param string                    $width        `full` or `half`.
	 * @param array<int|string, string> $options      Of a select.
	 * @return Field
	 */
	private static function field( string $name, string $label, string $type, bool $required, string $autocomplete, string $width = 'full', array $options = array() ): array {
		return compact( 'name', 'label', 'type', 'required', 'autocomplete', 'options', 'width' ) + array( 'value' => '' );
	}
}
