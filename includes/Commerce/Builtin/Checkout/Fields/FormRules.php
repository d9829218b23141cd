<?php
/**
 * Validation of the checkout form.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Checkout\Fields;

use Vitrine\Commerce\Builtin\Regions\Address\AddressRules;
use Vitrine\Commerce\Builtin\Regions\Address\States;

defined( 'ABSPATH' ) || exit;

/**
 * Has no side effects.
 */
final class FormRules {

	/** Maximum lengths in characters by field name without prefix. */
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
	 * Validates a checkout form.
	 *
	 * @param array<string, mixed>  $input          Unvalidated values by field.
	 * @param bool                  $ship_elsewhere Whether the shipping_* fields count.
	 * @param array<string, string> $countries      Names of the countries sold to, by code.
	 */
	public static function check( array $input, bool $ship_elsewhere, array $countries ): CheckedForm {
		$groups = array( CheckoutFields::CONTACT, CheckoutFields::BILLING, CheckoutFields::SHIPPING, CheckoutFields::ORDER );
		return self::check_groups( $input, $ship_elsewhere ? $groups : array_diff( $groups, array( CheckoutFields::SHIPPING ) ), $countries );
	}

	/**
	 * Validates the values of field groups.
	 *
	 * @param array<string, mixed>  $input     Unvalidated values by field.
	 * @param array<string>         $names     Groups.
	 * @param array<string, string> $countries Names of the countries sold to, by code.
	 */
	public static function check_groups( array $input, array $names, array $countries ): CheckedForm {
		// The rules of an address are those of its chosen country.
		$chosen = array_filter( $input, 'is_string' );
		$groups = array_intersect_key( CheckoutFields::groups( $chosen, $countries ), array_flip( $names ) );
		// With two addresses, labels say which one is meant.
		$is_other = isset( $groups[ CheckoutFields::BILLING ] );
		$values   = array();
		$errors   = array();
		$added    = array();
		foreach ( $groups as $group => $fields ) {
			foreach ( $fields as $field ) {
				$name  = $field['name'];
				$label = CheckoutFields::SHIPPING === $group && $is_other
					/* translators: %s: label of a field of the shipping address. */
					? sprintf( __( '%s (shipping)', 'vitrine' ), $field['label'] )
					: $field['label'];
				$value   = self::text( $input[ $name ] ?? '', 'textarea' === $field['type'] );
				$country = is_string( $input[ $group . '_country' ] ?? null ) ? $input[ $group . '_country' ] : '';
				$value   = null === $value ? null : self::normal( $field, $value, $country );
				$error   = self::error( $field, $value, $label, $country );
				if ( '' === $error ) {
					$values[ $name ] = (string) $value;
					if ( '' !== $value && ! CheckoutFields::is_own( $name ) ) {
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
	 * Returns a trimmed text, or null if it is not a valid text.
	 *
	 * @param mixed $value     Unvalidated value.
	 * @param bool  $multiline Whether line breaks are allowed.
	 */
	private static function text( mixed $value, bool $multiline ): ?string {
		if ( ! is_string( $value ) || 1 !== preg_match( '//u', $value ) ) {
			return null;
		}
		// Any Unicode whitespace, such as a pasted no-break space.
		$value = (string) preg_replace( '/^[\s\p{Z}]+|[\s\p{Z}]+$/u', '', str_replace( array( "\r\n", "\r" ), "\n", $value ) );
		// Control characters could break email headers; direction overrides could
		// disguise a name.
		$forbidden = '/[\p{Cc}\x{2028}-\x{202E}\x{2066}-\x{2069}]/u';
		return preg_match( $forbidden, $multiline ? strtr( $value, "\n\t", '  ' ) : $value ) ? null : $value;
	}

	/**
	 * Returns the value of an added field for display.
	 *
	 * @param array{type: string, options: array<int|string, string>} $field Field.
	 * @param string                                                  $value Valid value.
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
	 * Normalizes a value: postcodes in uppercase with single spaces, states by code,
	 * and none if the country has none.
	 *
	 * @param array{name: string, type: string, options: array<int|string, string>, hidden?: bool} $field   Field.
	 * @param string                                                                               $value   Value from text().
	 * @param string                                                                               $country Country of the address.
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
	 * Returns the code of a state, or the entered text if it is unknown.
	 *
	 * @param string $country Two-letter country code.
	 * @param string $value   Value from text().
	 */
	private static function state( string $country, string $value ): string {
		$code = States::code( $country, $value );
		return '' === $code ? $value : $code;
	}

	/**
	 * Returns the error message of a value; empty if it is valid.
	 *
	 * @param array{name: string, type: string, required: bool, options: array<int|string, string>} $field   Field.
	 * @param string|null                                                                           $value   Value from text().
	 * @param string                                                                                $label   Label to display.
	 * @param string                                                                                $country Country of the address.
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
			default    => CheckoutFields::is_own( $field['name'] ) || self::fits_type( $field, $value ),
		};
		/* translators: %s: label of a field. */
		return $valid ? '' : sprintf( __( '%s is not valid. Please check it.', 'vitrine' ), $label );
	}

	/**
	 * Whether a value matches the type of an added field.
	 *
	 * @param array{type: string, options: array<int|string, string>} $field Field.
	 * @param string                                                  $value Value, not empty.
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
	 * Whether it is an email address.
	 *
	 * @param string $value Text.
	 */
	private static function is_email( string $value ): bool {
		return false !== filter_var( $value, FILTER_VALIDATE_EMAIL )
			&& 1 === preg_match( '/@[^@]+\.[a-z][a-z\d-]+$/iD', $value );
	}

	/**
	 * Whether it could be a phone number, in any format.
	 *
	 * @param string $value Text.
	 */
	private static function is_phone( string $value ): bool {
		return 1 === preg_match( '/^[\d\s+().\/#x-]+$/iD', $value )
			&& strlen( (string) preg_replace( '/\D/', '', $value ) ) >= 5;
	}
}
