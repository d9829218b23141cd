<?php
/**
 * Checkout fields of other plugins.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Checkout\Fields;

use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Applies the filter for checkout fields and validates its result.
 *
 * @phpstan-import-type Field from CheckoutFields
 */
final class FieldFilter {

	private const TYPES = array( 'text', 'email', 'tel', 'url', 'number', 'date', 'select', 'textarea', 'checkbox' );

	/** Required for every order. */
	private const EMAIL = 'billing_email';

	/** Names that are safe in forms, the database and JavaScript. */
	private const NAME = '/^[a-z][a-z0-9_]{2,63}$/D';

	/**
	 * Returns the filtered fields.
	 *
	 * @param array<string, list<Field>> $groups Fields of the shop by group.
	 * @param array<string, string>      $values Known or entered values by field.
	 * @return array<string, list<Field>> The same groups.
	 */
	public static function apply( array $groups, array $values ): array {
		if ( ! has_filter( 'vitrine_checkout_fields' ) ) {
			return $groups;
		}
		/**
		 * Filters the fields of the checkout and of addresses in the account: add,
		 * remove, rename, require or sort them. Values of added fields are stored in
		 * the order (`Order::$fields`), and shown on the order received page, in emails
		 * and on the order screen.
		 *
		 * A field has a `name` (letters, digits, `_`; with the prefix `billing_` or
		 * `shipping_` in addresses), `label`, `type` (`text`, `email`, `tel`, `url`,
		 * `number`, `date`, `select`, `textarea`, `checkbox`), `required`, `options`
		 * (labels of a select by value), `autocomplete`, `width` (`full`, `half`),
		 * `hint` and `value`; all but name and label are optional. The email address
		 * cannot be removed.
		 *
		 * @param array<string, list<array>> $groups Fields of the groups `contact`, `billing`, `shipping` and `order`.
		 * @param array<string, string>      $values Known or entered values by field, such as `billing_country`.
		 *
		 * @example
		 * add_filter(
		 *     'vitrine_checkout_fields',
		 *     function ( $groups ) {
		 *         $groups['order'][] = array( 'name' => 'gift_message', 'label' => 'Gift message', 'type' => 'textarea' );
		 *         return $groups;
		 *     }
		 * );
		 */
		$changed = apply_filters( 'vitrine_checkout_fields', $groups, $values );
		return self::fitted( is_array( $changed ) ? $changed : array(), $groups );
	}

	/**
	 * Returns the valid fields, and reports invalid ones to developers.
	 *
	 * @param array<mixed>               $changed Filtered fields.
	 * @param array<string, list<Field>> $own     Fields of the shop.
	 * @return array<string, list<Field>>
	 */
	public static function fitted( array $changed, array $own ): array {
		$fitted = array();
		$names  = array();
		foreach ( array_keys( $own ) as $group ) {
			$fitted[ $group ] = array();
			foreach ( is_array( $changed[ $group ] ?? null ) ? $changed[ $group ] : array() as $raw ) {
				$field = is_array( $raw ) ? self::field( $raw, $group ) : null;
				if ( null === $field || isset( $names[ $field['name'] ] ) ) {
					_doing_it_wrong( 'vitrine_checkout_fields', esc_html( sprintf( 'A field of the group "%s" was left out: it has no label, no valid name, a name that another one has, or an unknown type.', $group ) ), '0.1.0' );
					continue;
				}
				$names[ $field['name'] ] = true;
				$fitted[ $group ][]      = $field;
			}
		}
		if ( ! isset( $names[ self::EMAIL ] ) ) {
			array_unshift( $fitted[ CheckoutFields::CONTACT ], ...array_values( array_filter( $own[ CheckoutFields::CONTACT ], static fn ( array $field ): bool => self::EMAIL === $field['name'] ) ) );
		}
		return $fitted;
	}

	/**
	 * Returns a valid field, or null.
	 *
	 * @param array<mixed> $raw   Filtered field.
	 * @param string       $group Group of the field.
	 * @return Field|null
	 */
	private static function field( array $raw, string $group ): ?array {
		$text = static fn ( string $key, string $or = '' ): string => is_scalar( $raw[ $key ] ?? null ) ? (string) $raw[ $key ] : $or;
		$name = $text( 'name' );
		$type = $text( 'type', 'text' );
		$fits = match ( $group ) {
			CheckoutFields::BILLING, CheckoutFields::SHIPPING => str_starts_with( $name, $group . '_' ),
			CheckoutFields::CONTACT                   => ! str_starts_with( $name, 'shipping_' ),
			default                           => ! str_starts_with( $name, 'shipping_' ) && ! str_starts_with( $name, 'billing_' ),
		};
		// Names of the form's other fields are reserved.
		$fits = $fits && ( CheckoutFields::is_own( $name ) || ! in_array( $name, (array) Contract::get( 'fields' ), true ) );
		if ( '' === trim( $text( 'label' ) ) || ! $fits || 1 !== preg_match( self::NAME, $name ) || ! in_array( $type, self::TYPES, true ) ) {
			return null;
		}
		$options = is_array( $raw['options'] ?? null ) ? array_map( 'strval', array_filter( $raw['options'], 'is_scalar' ) ) : array();
		$field   = array(
			'name'         => $name,
			'label'        => $text( 'label' ),
			'type'         => $type,
			'required'     => self::EMAIL === $name || ! empty( $raw['required'] ),
			'autocomplete' => $text( 'autocomplete', 'off' ),
			'options'      => $options,
			'width'        => 'half' === $text( 'width' ) ? 'half' : 'full',
			'value'        => $text( 'value' ),
		);
		return $field + ( '' === $text( 'hint' ) ? array() : array( 'hint' => $text( 'hint' ) ) ) + ( isset( $raw['hidden'] ) ? array( 'hidden' => (bool) $raw['hidden'] ) : array() );
	}
}
