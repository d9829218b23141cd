<?php
/**
 * Options of checkout fields.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Checkout\Field;

use Vitrine\Commerce\WooCommerce\Products\Names;

defined( 'ABSPATH' ) || exit;

/**
 * Countries and states come from the shop, other options from the field.
 */
final class FieldOptions {

	/**
	 * Whether a field is hidden for the country, as in WooCommerce's form.
	 *
	 * @param string               $name  Input name.
	 * @param array<string, mixed> $field WooCommerce's field.
	 */
	public static function is_hidden( string $name, array $field ): bool {
		return ! empty( $field['hidden'] ) || ( 'state' === ( $field['type'] ?? '' ) && array() === self::known_states( $name, $field ) );
	}

	/**
	 * Returns the options of a select.
	 *
	 * @param string               $name  Input name.
	 * @param string               $type  WooCommerce's type.
	 * @param array<string, mixed> $field WooCommerce's field.
	 * @return array<string, string> Empty: no select. An option without a value is a plugin's.
	 */
	public static function of( string $name, string $type, array $field ): array {
		$options = match ( $type ) {
			'country' => 'shipping_country' === $name ? WC()->countries->get_shipping_countries() : WC()->countries->get_allowed_countries(),
			'state'   => self::states( $name, $field ),
			default   => (array) ( $field['options'] ?? array() ),
		};
		$options = array_map( static fn ( $label ): string => Names::plain( (string) $label ), $options );
		if ( '' === ( $options[''] ?? null ) ) {
			$options[''] = Names::plain( (string) ( $field['placeholder'] ?? '' ) ) ?: __( 'Choose an option', 'woocommerce' ); // phpcs:ignore WordPress.WP.I18n.TextDomainMismatch -- WooCommerce's translation.
		}
		return $options;
	}

	/**
	 * Returns the states of the customer's country.
	 *
	 * @param string               $name  Input name.
	 * @param array<string, mixed> $field WooCommerce's field.
	 * @return array<string, string>
	 */
	private static function states( string $name, array $field ): array {
		// False if WooCommerce has no list: then the state is a text field.
		$states = self::known_states( $name, $field );
		return is_array( $states ) ? $states : array();
	}

	/**
	 * Returns WooCommerce's states of the customer's country: empty if it has none,
	 * false if there is no list.
	 *
	 * @param string               $name  Input name.
	 * @param array<string, mixed> $field WooCommerce's field.
	 * @return array<string, string>|false
	 */
	private static function known_states( string $name, array $field ): array|false {
		$country = (string) ( $field['country'] ?? WC()->checkout()->get_value( str_replace( '_state', '_country', $name ) ) );
		$states  = '' === $country ? false : WC()->countries->get_states( $country );
		return is_array( $states ) ? $states : false;
	}
}
