<?php
/**
 * Fields of the checkout by WooCommerce's own template.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Checkout\Field;

use Vitrine\Commerce\WooCommerce\Checkout\Fields;

defined( 'ABSPATH' ) || exit;

/**
 * Fields that our form shows as WooCommerce prints them.
 */
final class FieldTemplate {

	/** What our form draws as WooCommerce's template does; other types are drawn by the plugins that bring them. */
	private const KNOWN = array( 'text', 'password', 'datetime', 'datetime-local', 'date', 'month', 'time', 'week', 'number', 'email', 'url', 'tel', 'country', 'state', 'textarea', 'checkbox', 'select' );

	/** What WooCommerce's template draws, for whom plugins look for it. */
	private const THEIRS = array( 'hidden', 'radio' );

	/**
	 * A field that stands in our form as WooCommerce prints it: its type is a plugin's
	 * own, nobody sees it, it is a box with values of its own, or a plugin makes
	 * another of it there (`woocommerce_form_field`, `woocommerce_form_field_<type>`).
	 *
	 * @param string               $name  Of the input.
	 * @param string               $type  WooCommerce's or a plugin's.
	 * @param array<string, mixed> $field WooCommerce's.
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
	 * A field as WooCommerce prints it.
	 *
	 * @param string               $name  Of the input.
	 * @param array<string, mixed> $field WooCommerce's.
	 */
	private static function template( string $name, array $field ): string {
		return trim( (string) woocommerce_form_field( $name, array( 'return' => true ) + $field, WC()->checkout()->get_value( $name ) ) );
	}

	/**
	 * Whether a field is a box that sends other values than ours do.
	 *
	 * @param string               $type  WooCommerce's or a plugin's.
	 * @param array<string, mixed> $field WooCommerce's.
	 */
	private static function is_box_of_values( string $type, array $field ): bool {
		return 'checkbox' === $type && ( '1' !== (string) ( $field['checked_value'] ?? '1' ) || isset( $field['unchecked_value'] ) );
	}

	/**
	 * Whether a field is ours to draw, whatever plugins make of WooCommerce's: our
	 * scripts draw it anew with the country, or attend to what is typed.
	 *
	 * @param string $name Of the input.
	 */
	private static function is_kept( string $name ): bool {
		return 1 === preg_match( '/^(billing|shipping)_(country|' . implode( '|', Fields::BY_COUNTRY ) . ')$|^(terms|account_password)$/', $name );
	}
}
