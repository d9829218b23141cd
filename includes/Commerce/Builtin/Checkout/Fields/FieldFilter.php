<?php
/**
 * Other plugins' fields of the checkout.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Checkout\Fields;

use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Has other plugins change the fields, and keeps what can be shown of their answer.
 *
 * @phpstan-import-type Field from Fields
 */
final class FieldFilter {

	private const TYPES = array( 'text', 'email', 'tel', 'url', 'number', 'date', 'select', 'textarea', 'checkbox' );

	/** An order cannot do without it. */
	private const EMAIL = 'billing_email';

	/** A name that is safe in forms, in the database and in JavaScript. */
	private const NAME = '/^[a-z][a-z0-9_]{2,63}$/D';

	/**
	 * The fields as other plugins want them.
	 *
	 * @param array<string, list<Field>> $groups The shop's own.
	 * @param array<string, string>      $values Field name to what is known or was typed.
	 * @return array<string, list<Field>> The same groups.
	 */
	public static function apply( array $groups, array $values ): array {
		if ( ! has_filter( 'vitrine_checkout_fields' ) ) {
			return $groups;
		}
		/**
		 * Changes the fields of the checkout, and with them those of the account's
		 * addresses: adds, removes, renames, requires or sorts them. What a field
		 * that was added is filled in with is kept with the order (`Order::$fields`),
		 * and stands on receipt, mails and the order's screen.
		 *
		 * A field has a `name` (letters, digits, `_`; in an address with `billing_` or
		 * `shipping_` before it), `label`, `type` (`text`, `email`, `tel`, `url`, `number`,
		 * `date`, `select`, `textarea`, `checkbox`), `required`, `options` (of a select,
		 * value to label), `autocomplete`, `width` (`full`, `half`), `hint` and `value`;
		 * all but name and label may be left out. The email address cannot be removed.
		 *
		 * @param array<string, list<array>> $groups `contact`, `billing`, `shipping`, `order`.
		 * @param array<string, string>      $values Field name to what is known or was typed, such as `billing_country`.
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
	 * What can be shown of an answer. Pure, but that it tells developers what it leaves out.
	 *
	 * @param array<mixed>               $changed The answer.
	 * @param array<string, list<Field>> $own     The shop's own fields.
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
			array_unshift( $fitted[ Fields::CONTACT ], ...array_values( array_filter( $own[ Fields::CONTACT ], static fn ( array $field ): bool => self::EMAIL === $field['name'] ) ) );
		}
		return $fitted;
	}

	/**
	 * A field as it can be shown; null: it cannot.
	 *
	 * @param array<mixed> $raw   The answer's.
	 * @param string       $group Its group.
	 * @return Field|null
	 */
	private static function field( array $raw, string $group ): ?array {
		$text = static fn ( string $key, string $or = '' ): string => is_scalar( $raw[ $key ] ?? null ) ? (string) $raw[ $key ] : $or;
		$name = $text( 'name' );
		$type = $text( 'type', 'text' );
		$fits = match ( $group ) {
			Fields::BILLING, Fields::SHIPPING => str_starts_with( $name, $group . '_' ),
			Fields::CONTACT                   => ! str_starts_with( $name, 'shipping_' ),
			default                           => ! str_starts_with( $name, 'shipping_' ) && ! str_starts_with( $name, 'billing_' ),
		};
		// The form has fields of its own beside these.
		$fits = $fits && ( Fields::is_own( $name ) || ! in_array( $name, (array) Contract::get( 'fields' ), true ) );
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
