<?php
/**
 * The fields of WooCommerce's checkout form.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Checkout;

use Vitrine\Commerce\WooCommerce\Checkout\Field\FieldLabel;
use Vitrine\Commerce\WooCommerce\Checkout\Field\FieldOptions;
use Vitrine\Commerce\WooCommerce\Checkout\Field\FieldTemplate;
use Vitrine\Commerce\WooCommerce\Products\Names;

defined( 'ABSPATH' ) || exit;

/**
 * Converts the fields of WooCommerce and its plugins to those of the port.
 *
 * @phpstan-type Field array{name: string, label: string, type: string, required: bool, autocomplete: string, options: array<string, string>, value: string, width: string, hint: string, hidden?: bool, is_label_hidden?: bool, html?: string, is_whole?: bool, style?: string, input_style?: string, attributes?: array<string, string>}
 */
final class WooCommerceFields {

	/** Fields of the contact group, in this order. */
	private const CONTACT = array( 'billing_email', 'billing_phone' );

	/** WooCommerce's field types to those of the port; others are text. */
	private const TYPES = array(
		'email'          => 'email',
		'password'       => 'password',
		'tel'            => 'tel',
		'url'            => 'url',
		'textarea'       => 'textarea',
		'select'         => 'select',
		'multiselect'    => 'select',
		'country'        => 'select',
		'number'         => 'number',
		'checkbox'       => 'checkbox',
		'date'           => 'date',
		'month'          => 'month',
		'week'           => 'week',
		'time'           => 'time',
		'datetime-local' => 'datetime-local',
	);

	/** Classes that WooCommerce uses for its rows. */
	private const ROW = array( 'form-row-first', 'form-row-last', 'form-row-wide', 'address-field', 'update_totals_on_change', 'validate-required' );

	/** Input attributes that our form sets. */
	private const OWN = array( 'id', 'name', 'type', 'value', 'class', 'checked', 'autocomplete', 'aria-required', 'aria-invalid', 'aria-describedby', 'form' );

	/** Default arguments of woocommerce_form_field(). */
	private const ARGS = array(
		'type'              => 'text',
		'label'             => '',
		'description'       => '',
		'placeholder'       => '',
		'maxlength'         => false,
		'minlength'         => false,
		'required'          => false,
		'autocomplete'      => false,
		'class'             => array(),
		'label_class'       => array(),
		'input_class'       => array(),
		'return'            => false,
		'options'           => array(),
		'custom_attributes' => array(),
		'validate'          => array(),
		'default'           => '',
		'autofocus'         => '',
		'priority'          => '',
	);

	/** Fields that WooCommerce's scripts change with the country. */
	public const BY_COUNTRY = array( 'address_1', 'address_2', 'city', 'postcode', 'state' );

	/**
	 * Returns the fields by group, in display order.
	 *
	 * @return array<string, list<Field>>
	 */
	public static function groups(): array {
		CheckoutOptions::prime();
		$checkout = WC()->checkout();
		$billing  = (array) $checkout->get_checkout_fields( 'billing' );
		$contact  = array_intersect_key( $billing, array_flip( self::CONTACT ) );
		$sets     = array(
			'contact'  => array_replace( array_intersect_key( array_flip( self::CONTACT ), $contact ), $contact ),
			'billing'  => array_diff_key( $billing, $contact ),
			// The shop may ship to the billing address only.
			'shipping' => wc_ship_to_billing_address_only() ? array() : (array) $checkout->get_checkout_fields( 'shipping' ),
			'order'    => ( self::asks_notes() ? (array) $checkout->get_checkout_fields( 'order' ) : array() ) + self::terms(),
		);
		return array_map( array( self::class, 'drawn' ), $sets );
	}

	/**
	 * Converts fields for our form.
	 *
	 * @param array<string, array<string, mixed>> $set WooCommerce's fields by input name.
	 * @return list<Field>
	 */
	private static function drawn( array $set ): array {
		$fields = array_map( array( self::class, 'field' ), array_keys( $set ), $set );
		// WooCommerce prints no select or radio field without options. A required one
		// becomes a text field, otherwise nobody could order.
		$is_void = static fn ( array $field, string $type ): bool => in_array( $type, array( 'select', 'radio' ), true ) && array() === $field['options'] && ! isset( $field['html'] ) && ! $field['required'];
		$types   = array_map( static fn ( array $one ): string => (string) ( $one['type'] ?? 'text' ), array_values( $set ) );
		return array_values( array_filter( $fields, static fn ( int $place ): bool => ! $is_void( $fields[ $place ], $types[ $place ] ), ARRAY_FILTER_USE_KEY ) );
	}

	/**
	 * Returns the fields of an address that depend on the country, without values.
	 *
	 * @param string $type    `billing` or `shipping`.
	 * @param string $country Country code.
	 * @return list<Field>
	 */
	public static function of_country( string $type, string $country ): array {
		$value = static fn ( mixed $known, string $name ): string => $type . '_country' === $name ? $country : '';
		add_filter( 'woocommerce_checkout_get_value', $value, PHP_INT_MAX, 2 );
		try {
			$fields = self::groups()[ $type ] ?? array();
		} finally {
			remove_filter( 'woocommerce_checkout_get_value', $value, PHP_INT_MAX );
		}
		$names = array_map( static fn ( string $part ): string => $type . '_' . $part, self::BY_COUNTRY );
		return array_values( array_filter( $fields, static fn ( array $field ): bool => in_array( $field['name'], $names, true ) ) );
	}

	/**
	 * Returns the fields for creating an account.
	 *
	 * @return list<Field>
	 */
	public static function account(): array {
		$fields = (array) WC()->checkout()->get_checkout_fields( 'account' );
		return array_map(
			// A new password must not be prefilled.
			static fn ( array $field ): array => 'password' === $field['type'] ? array_replace(
				$field,
				array(
					'autocomplete' => 'new-password',
					'value'        => '',
				)
			) : $field,
			self::drawn( $fields )
		);
	}

	/**
	 * Whether the checkout has order notes.
	 */
	private static function asks_notes(): bool {
		/** This filter is documented in WooCommerce: templates/checkout/form-shipping.php */
		return (bool) apply_filters( 'woocommerce_enable_order_notes_field', 'yes' === get_option( 'woocommerce_enable_order_comments', 'yes' ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
	}

	/**
	 * Whether the checkout shows the terms and conditions.
	 */
	public static function shows_terms(): bool {
		/** This filter is documented in WooCommerce: templates/checkout/terms.php */
		return (bool) apply_filters( 'woocommerce_checkout_show_terms', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
	}

	/**
	 * Whether the shopper must accept the terms and conditions.
	 */
	public static function asks_terms(): bool {
		return self::shows_terms() && wc_terms_and_conditions_checkbox_enabled();
	}

	/**
	 * Returns the terms and conditions checkbox, if it is enabled.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private static function terms(): array {
		return self::asks_terms()
			? array(
				'terms' => array(
					'type'     => 'checkbox',
					'label'    => wc_replace_policy_page_link_placeholders( (string) wc_get_terms_and_conditions_checkbox_text() ),
					'required' => true,
					/** This filter is documented in WooCommerce: templates/checkout/terms.php */
					'default'  => apply_filters( 'woocommerce_terms_is_checked_default', false ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
				),
			)
			: array();
	}

	/**
	 * Converts a field.
	 *
	 * @param string               $name  Input name.
	 * @param array<string, mixed> $field WooCommerce's field.
	 * @return Field
	 */
	private static function field( string $name, array $field ): array {
		$html    = FieldTemplate::html( $name, (string) ( $field['type'] ?? 'text' ), $field );
		$field   = '' === $html ? self::changed( $name, $field ) : $field;
		$type    = (string) ( $field['type'] ?? 'text' );
		$options = FieldOptions::of( $name, $type, $field );
		$classes = (array) ( $field['class'] ?? array() );
		$label   = FieldLabel::of( $name, $field );
		return array(
			'name'         => $name,
			'label'        => $label->text,
			'type'         => array() === $options ? self::TYPES[ 'select' === $type || 'country' === $type ? 'text' : $type ] ?? 'text' : 'select',
			'required'     => ! empty( $field['required'] ),
			'autocomplete' => (string) ( $field['autocomplete'] ?? '' ),
			'options'      => $options,
			'value'        => self::value( $name, $type, $field ),
			'width'        => array() === array_intersect( $classes, array( 'form-row-first', 'form-row-last' ) ) ? 'full' : 'half',
			'hint'         => Names::plain( (string) ( $field['description'] ?? '' ) ),
		) + ( FieldOptions::is_hidden( $name, $field ) ? array( 'hidden' => true ) : array() ) + array_filter(
			array(
				'html'            => $html,
				'is_whole'        => 'select' === $type,
				'style'           => self::classes( array_diff( $classes, self::ROW ) ),
				'input_style'     => self::classes( (array) ( $field['input_class'] ?? array() ) ),
				'attributes'      => self::attributes( $field ) + $label->placeholder(),

				'is_label_hidden' => $label->is_hidden,
			)
		);
	}

	/**
	 * Returns a field filtered by plugins, with all default arguments that they may
	 * expect.
	 *
	 * @param string               $name  Input name.
	 * @param array<string, mixed> $field WooCommerce's field.
	 * @return array<string, mixed>
	 */
	private static function changed( string $name, array $field ): array {
		// The terms have their own template.
		if ( ! has_filter( 'woocommerce_form_field_args' ) || isset( self::terms()[ $name ] ) ) {
			return $field;
		}
		$value = WC()->checkout()->get_value( $name );
		/** This filter is documented in WooCommerce: includes/wc-template-functions.php */
		$changed = apply_filters( 'woocommerce_form_field_args', $field + array( 'id' => $name ) + self::ARGS, $name, $value ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
		return is_array( $changed ) ? $changed : $field;
	}

	/**
	 * Returns the submitted or known value of a field, or its default. Array values are
	 * left to fields that plugins render.
	 *
	 * @param string               $name  Input name.
	 * @param string               $type  WooCommerce's type.
	 * @param array<string, mixed> $field WooCommerce's field.
	 */
	private static function value( string $name, string $type, array $field ): string {
		/**
		 * Documented as string, but null if unknown, and an array if a field with
		 * several values was submitted.
		 *
		 * @var mixed $value
		 */
		$value   = WC()->checkout()->get_value( $name );
		$value ??= $field['default'] ?? '';
		$value   = is_scalar( $value ) ? (string) $value : '';
		return 'checkbox' !== $type || (string) ( $field['checked_value'] ?? '1' ) === $value ? $value : '';
	}

	/**
	 * Returns the classes that scripts and styles of plugins use to find a field.
	 *
	 * @param array<mixed> $classes Classes of the field.
	 */
	private static function classes( array $classes ): string {
		return implode( ' ', array_filter( array_map( static fn ( $one ): string => is_scalar( $one ) ? sanitize_html_class( (string) $one ) : '', $classes ) ) );
	}

	/**
	 * Returns the custom attributes of an input.
	 *
	 * @param array<string, mixed> $field WooCommerce's field.
	 * @return array<string, string>
	 */
	private static function attributes( array $field ): array {
		$attributes = array();
		$own        = (array) ( $field['custom_attributes'] ?? array() ) + ( empty( $field['maxlength'] ) ? array() : array( 'maxlength' => $field['maxlength'] ) );
		foreach ( $own as $name => $value ) {
			$name = strtolower( (string) $name );
			// Event handlers are not allowed; true means an attribute without value.
			if ( is_scalar( $value ) && false !== $value && 1 === preg_match( '/^(?!on)[a-z][a-z0-9-]*$/', $name ) && ! in_array( $name, self::OWN, true ) ) {
				$attributes[ $name ] = true === $value ? $name : (string) $value;
			}
		}
		return $attributes;
	}
}
