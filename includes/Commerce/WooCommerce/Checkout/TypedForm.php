<?php
/**
 * A checkout form that is being filled in.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Checkout;

use Vitrine\Commerce\WooCommerce\Cart\Loaded;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce's own form sends its values whenever the country, the payment method or a
 * plugin's field changes: taxes and shipping depend on the address, and fees of plugins
 * on other fields. Plugins read them where WooCommerce's script puts them.
 */
final class TypedForm {

	/** Address field to the name used by WooCommerce's script. */
	private const PARTS = array(
		'country'   => 'country',
		'state'     => 'state',
		'postcode'  => 'postcode',
		'city'      => 'city',
		'address_1' => 'address',
		'address_2' => 'address_2',
	);

	/**
	 * Runs code while customer, session and plugins have the values of the form.
	 *
	 * @template T
	 * @param array<string, string> $fields         Field name to value; others are read from the form.
	 * @param bool                  $ship_elsewhere Whether to use the shipping_* fields.
	 * @param string                $form           All fields as a query string; empty: none.
	 * @param callable(): T         $work           Code that calculates.
	 * @return T
	 */
	public static function during( array $fields, bool $ship_elsewhere, string $form, callable $work ): mixed {
		wp_parse_str( $form, $sent );
		$all = $fields;
		foreach ( $sent as $name => $value ) {
			if ( is_string( $value ) ) {
				$all[ (string) $name ] ??= $value;
			}
		}
		wc_maybe_define_constant( 'WOOCOMMERCE_CHECKOUT', true );
		// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- The caller has verified its nonce; only plugins read the values.
		$before   = array( $_POST, $_REQUEST );
		$_POST    = wp_slash( array_filter( self::posted( $all, $ship_elsewhere, $form ), 'is_string' ) );
		$_REQUEST = $_POST + $_REQUEST;
		try {
			/** This action is documented in WooCommerce: includes/class-wc-ajax.php */
			do_action( 'woocommerce_checkout_update_order_review', $form ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
			if ( isset( $all['payment_method'] ) ) {
				Loaded::session()->set( 'chosen_payment_method', wc_clean( $all['payment_method'] ) );
			}
			self::locate( $all, $ship_elsewhere );
			return $work();
		} finally {
			list( $_POST, $_REQUEST ) = $before;
		}
		// phpcs:enable
	}

	/**
	 * Calculates shipping before the totals, because some rates affect taxes.
	 *
	 * @return true
	 */
	public static function settle_shipping(): bool {
		Loaded::cart()->calculate_shipping();
		return true;
	}

	/**
	 * Returns the values as WooCommerce's script sends them.
	 *
	 * @param array<string, string> $all            Field name to value.
	 * @param bool                  $ship_elsewhere Whether to use the shipping_* fields.
	 * @param string                $form           All fields as a query string.
	 * @return array<string, string|null>
	 */
	private static function posted( array $all, bool $ship_elsewhere, string $form ): array {
		$posted = array(
			'post_data'      => $form,
			'payment_method' => $all['payment_method'] ?? null,
		);
		foreach ( self::PARTS as $part => $name ) {
			$posted[ $name ]     = $all[ "billing_$part" ] ?? null;
			$posted[ "s_$name" ] = $all[ ( $ship_elsewhere ? 'shipping_' : 'billing_' ) . $part ] ?? null;
		}
		return $posted;
	}

	/**
	 * Sets the known address fields of the customer.
	 *
	 * @param array<string, string> $all            Field name to value.
	 * @param bool                  $ship_elsewhere Whether to use the shipping_* fields.
	 */
	private static function locate( array $all, bool $ship_elsewhere ): void {
		$props = array();
		foreach ( array( 'billing', 'shipping' ) as $type ) {
			$from = $ship_elsewhere && ! wc_ship_to_billing_address_only() ? $type : 'billing';
			foreach ( array_keys( self::PARTS ) as $part ) {
				if ( isset( $all[ "{$from}_$part" ] ) ) {
					$props[ "{$type}_$part" ] = wc_clean( $all[ "{$from}_$part" ] );
				}
			}
		}
		if ( array() === $props ) {
			return;
		}
		$customer = WC()->customer;
		$customer->set_props( $props );
		$customer->set_calculated_shipping( '' !== $customer->get_shipping_country() );
		$customer->save();
	}
}
