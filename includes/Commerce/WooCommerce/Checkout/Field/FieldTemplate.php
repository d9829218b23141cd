<?php
/**
 * Checkout fields rendered by WooCommerce.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Checkout\Field;

use Vitrine\Commerce\WooCommerce\Checkout\WooCommerceFields;

defined( 'ABSPATH' ) || exit;

/**
 * Decides which fields WooCommerce renders in our form.
 */
final class FieldTemplate {

	/** Types that our form renders like WooCommerce; other types are rendered by their plugins. */
	private const KNOWN = array( 'text', 'password', 'datetime', 'datetime-local', 'date', 'month', 'time', 'week', 'number', 'email', 'url', 'tel', 'country', 'state', 'textarea', 'checkbox', 'select' );

	/** Types that WooCommerce renders, because plugins look for its markup. */
	private const THEIRS = array( 'hidden', 'radio' );

	/**
	 * Returns a field that is rendered by WooCommerce: its type is a plugin's or
	 * hidden, it is a checkbox with custom values, or a plugin filters its HTML
	 * (`woocommerce_form_field`, `woocommerce_form_field_<type>`).
	 *
	 * @param string               $name  Input name.
	 * @param string               $type  Type in WooCommerce or of a plugin.
	 * @param array<string, mixed> $field WooCommerce's field.
	 * @return string HTML of WooCommerce's template; empty: our form draws it.
	 */
	public static function html( string $name, string $type, array $field ): string {
		$hook     = "woocommerce_form_field_$type";
		$has_type = has_filter( $hook );
		if ( in_array( $type, self::THEIRS, true ) || self::is_box_of_values( $type, $field ) || ( $has_type && ! in_array( $type, self::KNOWN, true ) ) ) {
			return self::template( $name, $field );
		}
		if ( ( ! $has_type && ! has_filter( 'woocommerce_form_field' ) ) || ! in_array( $type, self::KNOWN, true ) || self::is_kept( $name ) ) {
			return '';
		}
		$before = '';
		$look   = static function ( mixed $html ) use ( &$before ): mixed {
			$before = $html;
			return $html;
		};
		add_filter( $hook, $look, PHP_INT_MIN );
		try {
			$html = self::template( $name, $field );
		} finally {
			remove_filter( $hook, $look, PHP_INT_MIN );
		}
		return is_string( $before ) && trim( $before ) === $html ? '' : $html;
	}

	/**
	 * Renders a field with WooCommerce's function.
	 *
	 * @param string               $name  Input name.
	 * @param array<string, mixed> $field WooCommerce's field.
	 */
	private static function template( string $name, array $field ): string {
		return trim( (string) woocommerce_form_field( $name, array( 'return' => true ) + $field, WC()->checkout()->get_value( $name ) ) );
	}

	/**
	 * Whether a field is a checkbox with custom values.
	 *
	 * @param string               $type  Type in WooCommerce or of a plugin.
	 * @param array<string, mixed> $field WooCommerce's field.
	 */
	private static function is_box_of_values( string $type, array $field ): bool {
		return 'checkbox' === $type && ( '1' !== (string) ( $field['checked_value'] ?? '1' ) || isset( $field['unchecked_value'] ) );
	}

	/**
	 * Whether our form always renders a field: our scripts rebuild it when the country
	 * changes, or validate its input.
	 *
	 * @param string $name Input name.
	 */
	private static function is_kept( string $name ): bool {
		return 1 === preg_match( '/^(billing|shipping)_(country|' . implode( '|', WooCommerceFields::BY_COUNTRY ) . ')$|^(terms|account_password)$/', $name );
	}
}
