<?php
/**
 * What may stand in a checkout form.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Checkout\Fields;

use Vitrine\Commerce\Builtin\Regions\Address\AddressRules;
use Vitrine\Commerce\Builtin\Regions\Address\States;

defined( 'ABSPATH' ) || exit;

/**
 * Pure: the same input gives the same answer on every server.
 */
final class FormRules {

	/** Characters, by the end of the field's name. */
	private const LENGTHS = array(
		'email'          => 254,
		'phone'          => 40,
		'first_name'     => 100,
		'last_name'      => 100,
		'company'        => 200,
		'address_1'      => 200,
		'address_2'      => 200,
		'city'           => 100,
		'postcode'       => 12,
		'state'          => 100,
		'order_comments' => 2000,
	);

	/**
	 * Holds a checkout form against the rules.
	 *
	 * @param array<string, mixed>  $input          Field name to value, as it came; it may be anything.
	 * @param bool                  $ship_elsewhere Whether the shipping_* fields count.
	 * @param array<string, string> $countries      Code to name, the countries sold to.
	 */
	public static function check( array $input, bool $ship_elsewhere, array $countries ): CheckedForm {
		$groups = array( Fields::CONTACT, Fields::BILLING, Fields::SHIPPING, Fields::ORDER );
		return self::check_groups( $input, $ship_elsewhere ? $groups : array_diff( $groups, array( Fields::SHIPPING ) ), $countries );
	}

	/**
	 * Holds what was filled in of some groups of fields against the rules.
	 *
	 * @param array<string, mixed>  $input     As above.
	 * @param array<string>         $names     The groups.
	 * @param array<string, string> $countries As above.
	 */
	public static function check_groups( array $input, array $names, array $countries ): CheckedForm {
		// The rules for an address are those of the country that was chosen for it.
		$chosen = array_filter( $input, 'is_string' );
		$groups = array_intersect_key( Fields::groups( $chosen, $countries ), array_flip( $names ) );
		// Two addresses in one form are told apart.
		$is_other = isset( $groups[ Fields::BILLING ] );
		$values   = array();
		$errors   = array();
		$added    = array();
		foreach ( $groups as $group => $fields ) {
			foreach ( $fields as $field ) {
				$name  = $field['name'];
				$label = Fields::SHIPPING === $group && $is_other
					/* translators: %s: label of a field of the shipping address. */
					? sprintf( __( '%s (shipping)', 'vitrine' ), $field['label'] )
					: $field['label'];
				$value   = self::text( $input[ $name ] ?? '', 'textarea' === $field['type'] );
				$country = is_string( $input[ $group . '_country' ] ?? null ) ? $input[ $group . '_country' ] : '';
				$value   = null === $value ? null : self::normal( $field, $value, $country );
				$error   = self::error( $field, $value, $label, $country );
				if ( '' === $error ) {
					$values[ $name ] = (string) $value;
					if ( '' !== $value && ! Fields::is_own( $name ) ) {
						$added[ $name ] = array(
							'label' => $field['label'],
							'value' => (string) $value,
							'text'  => self::readable( $field, (string) $value ),
						);
					}
				} else {
					$errors[ $name ] = $error;
				}
			}
		}
		return new CheckedForm( $values, $errors, $added );
	}

	/**
	 * A value as text without outer spaces, or null when it cannot be text of
	 * one line (or of several).
	 *
	 * @param mixed $value     Unvalidated value.
	 * @param bool  $multiline Whether line breaks may stand in it.
	 */
	private static function text( mixed $value, bool $multiline ): ?string {
		if ( ! is_string( $value ) || 1 !== preg_match( '//u', $value ) ) {
			return null;
		}
		// Spaces of any script, a pasted no-break space among them.
		$value = (string) preg_replace( '/^[\s\p{Z}]+|[\s\p{Z}]+$/u', '', str_replace( array( "\r\n", "\r" ), "\n", $value ) );
		// Control characters break mail headers; direction overrides make a name read as another.
		$forbidden = '/[\p{Cc}\x{2028}-\x{202E}\x{2066}-\x{2069}]/u';
		return preg_match( $forbidden, $multiline ? strtr( $value, "\n\t", '  ' ) : $value ) ? null : $value;
	}

	/**
	 * A value of a field that another plugin added, as people read it.
	 *
	 * @param array{type: string, options: array<int|string, string>} $field The field.
	 * @param string                                                  $value Valid.
	 */
	private static function readable( array $field, string $value ): string {
		return match ( $field['type'] ) {
			'checkbox' => __( 'Yes', 'vitrine' ),
			'select'   => $field['options'][ $value ] ?? $value,
			'date'     => (string) wp_date( (string) get_option( 'date_format' ), (int) strtotime( "$value 12:00:00 UTC" ), new \DateTimeZone( 'UTC' ) ),
			default    => $value,
		};
	}

	/**
	 * A value as it is kept: a postcode in upper case with single spaces, a state by
	 * its code, and none where the country has none.
	 *
	 * @param array{name: string, type: string, options: array<int|string, string>, hidden?: bool} $field   The field.
	 * @param string                                                                 $value   As text() gives it.
	 * @param string                                                                 $country Of the field's address.
	 */
	private static function normal( array $field, string $value, string $country ): string {
		return match ( true ) {
			$field['hidden'] ?? false                   => '',
			str_ends_with( $field['name'], '_postcode' ) => strtoupper( trim( (string) preg_replace( '/\s+/u', ' ', $value ) ) ),
			'checkbox' === $field['type']               => '' === $value ? '' : '1',
			array() !== $field['options'] && str_ends_with( $field['name'], '_state' ) => self::state( $country, $value ),
			default                                     => $value,
		};
	}

	/**
	 * A state by its code; one that the country does not have as it was written.
	 *
	 * @param string $country Two-letter country code.
	 * @param string $value   As text() gives it.
	 */
	private static function state( string $country, string $value ): string {
		$code = States::code( $country, $value );
		return '' === $code ? $value : $code;
	}

	/**
	 * What is wrong with a value; empty when nothing is.
	 *
	 * @param array{name: string, type: string, required: bool, options: array<int|string, string>} $field   The field.
	 * @param string|null                                                                           $value   As text() gives it.
	 * @param string                                                                                $label   Label to display.
	 * @param string                                                                                $country Of the field's address.
	 */
	private static function error( array $field, ?string $value, string $label, string $country ): string {
		if ( null === $value ) {
			/* translators: %s: label of a field. */
			return sprintf( __( '%s contains invalid characters.', 'vitrine' ), $label );
		}
		if ( '' === $value ) {
			/* translators: %s: label of a field. */
			return $field['required'] ? sprintf( __( '%s is required.', 'vitrine' ), $label ) : '';
		}
		$kind = (string) preg_replace( '/^(billing|shipping)_/', '', $field['name'] );
		$most = self::LENGTHS[ $kind ] ?? ( 'textarea' === $field['type'] ? self::LENGTHS['order_comments'] : 200 );
		if ( 'select' !== $field['type'] && mb_strlen( $value, 'UTF-8' ) > $most ) {
			/* translators: 1: label of a field, 2: number of characters. */
			return sprintf( __( '%1$s is too long (maximum: %2$d characters).', 'vitrine' ), $label, $most );
		}
		$valid = match ( $kind ) {
			'email'    => self::is_email( $value ),
			'phone'    => self::is_phone( $value ),
			'country'  => isset( $field['options'][ $value ] ),
			'postcode' => AddressRules::of( $country )->may_have_postcode( $value ),
			'state'    => array() === $field['options'] || isset( $field['options'][ $value ] ),
			default    => Fields::is_own( $field['name'] ) || self::fits_type( $field, $value ),
		};
		/* translators: %s: label of a field. */
		return $valid ? '' : sprintf( __( '%s is not valid. Please check it.', 'vitrine' ), $label );
	}

	/**
	 * Whether a field that another plugin added can hold this.
	 *
	 * @param array{type: string, options: array<int|string, string>} $field The field.
	 * @param string                                                  $value Not empty.
	 */
	private static function fits_type( array $field, string $value ): bool {
		return match ( $field['type'] ) {
			'select' => isset( $field['options'][ $value ] ),
			'email'  => self::is_email( $value ),
			'tel'    => self::is_phone( $value ),
			'url'    => 1 === preg_match( '~^https?://[^\s/]+~iD', $value ),
			'number' => is_numeric( $value ),
			'date'   => 1 === preg_match( '/^(\d{4})-(\d\d)-(\d\d)$/D', $value, $date ) && checkdate( (int) $date[2], (int) $date[3], (int) $date[1] ),
			default  => true,
		};
	}

	/**
	 * Whether mail may reach this address.
	 *
	 * @param string $value Text.
	 */
	private static function is_email( string $value ): bool {
		return false !== filter_var( $value, FILTER_VALIDATE_EMAIL )
			&& 1 === preg_match( '/@[^@]+\.[a-z][a-z\d-]+$/iD', $value );
	}

	/**
	 * Whether this may be a phone number, in whatever way people write theirs.
	 *
	 * @param string $value Text.
	 */
	private static function is_phone( string $value ): bool {
		return 1 === preg_match( '/^[\d\s+().\/#x-]+$/iD', $value )
			&& strlen( (string) preg_replace( '/\D/', '', $value ) ) >= 5;
	}
}
