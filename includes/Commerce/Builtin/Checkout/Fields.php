<?php
/**
 * The fields of the checkout form.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Checkout;

defined( 'ABSPATH' ) || exit;

/**
 * Names, labels and hints for autofill; the rules for their values are
 * FormRules'.
 *
 * @phpstan-type Field array{name: string, label: string, type: string, required: bool, autocomplete: string, options: array<string, string>, value: string, width: string}
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
	 * @param array<string, string> $countries Code to name.
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
				static fn ( array $field ): array => array( 'value' => $values[ $field['name'] ] ?? '' ) + $field,
				$fields
			),
			$groups
		);
	}

	/**
	 * One address.
	 *
	 * @param string                $type      `billing` or `shipping`.
	 * @param array<string, string> $values    Field name to what is known of the customer.
	 * @param array<string, string> $countries Code to name.
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
			self::field( $type . '_city', __( 'Town / City', 'vitrine' ), 'text', true, $type . ' address-level2', 'half' ),
			self::field( $type . '_postcode', __( 'Postcode / ZIP', 'vitrine' ), 'text', PostalRules::needs_postcode( $country ), $type . ' postal-code', 'half' ),
			self::field( $type . '_state', __( 'State / County', 'vitrine' ), 'text', PostalRules::needs_state( $country ), $type . ' address-level1' ),
		);
	}

	/**
	 * One field, still empty.
	 *
	 * @param string                $name         Of the input.
	 * @param string                $label        For people.
	 * @param string                $type         `text`, `email`, `tel`, `select` or `textarea`; it decides the on-screen keyboard.
	 * @param bool                  $required     Whether it must be filled in.
	 * @param string                $autocomplete Autofill tokens.
	 * @param string                $width        `full` or `half`.
	 * @param array<string, string> $options      Of a select.
	 * @return Field
	 */
	private static function field( string $name, string $label, string $type, bool $required, string $autocomplete, string $width = 'full', array $options = array() ): array {
		return compact( 'name', 'label', 'type', 'required', 'autocomplete', 'options', 'width' ) + array( 'value' => '' );
	}
}
