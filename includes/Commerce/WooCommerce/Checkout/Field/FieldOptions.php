<?php
/**
 * What may be chosen in a field of WooCommerce's checkout form.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Checkout\Field;

use Vitrine\Commerce\WooCommerce\Products\Names;

defined( 'ABSPATH' ) || exit;

/**
 * Countries and states are the shop's, all else is said by the field.
 */
final class FieldOptions {

	/**
	 * Whether the country has nothing to say in a field: WooCommerce's has it out of
	 * sight there.
	 *
	 * @param string               $name  Of the input.
	 * @param array<string, mixed> $field WooCommerce's.
	 */
	public static function is_hidden( string $name, array $field ): bool {
		return ! empty( $field['hidden'] ) || ( 'state' === ( $field['type'] ?? '' ) && array() === self::known_states( $name, $field ) );
	}

	/**
	 * The options of a select.
	 *
	 * @param string               $name  Of the input.
	 * @param string               $type  WooCommerce's.
	 * @param array<string, mixed> $field WooCommerce's.
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
			$options[''] = Names::plain( (string) ( $field['placeholder'] ?? '' ) ) ?: __( 'Choose an option', 'woocommerce' ); // phpcs:ignore WordPress.WP.I18n.TextDomainMismatch -- WooCommerce's own.
		}
		return $options;
	}

	/**
	 * The states of the customer's country, where it has some.
	 *
	 * @param string               $name  Of the input.
	 * @param array<string, mixed> $field WooCommerce's.
	 * @return array<string, string>
	 */
	private static function states( string $name, array $field ): array {
		// False where WooCommerce has no list of them: they are typed there.
		$states = self::known_states( $name, $field );
		return is_array( $states ) ? $states : array();
	}

	/**
	 * What WooCommerce knows of the states of the customer's country: none, or no list.
	 *
	 * @param string               $name  Of the input.
	 * @param array<string, mixed> $field WooCommerce's.
	 * @return array<string, string>|false
	 */
	private static function known_states( string $name, array $field ): array|false {
		$country = (string) ( $field['country'] ?? WC()->checkout()->get_value( str_replace( '_state', '_country', $name ) ) );
		$states  = '' === $country ? false : WC()->countries->get_states( $country );
		return is_array( $states ) ? $states : false;
	}
}
