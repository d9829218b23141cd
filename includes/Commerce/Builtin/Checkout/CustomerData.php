<?php
/**
 * Customer data.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Checkout;

use Vitrine\Commerce\Builtin\Checkout\Fields\CheckedForm;
use Vitrine\Commerce\Builtin\Checkout\Fields\Countries;
use Vitrine\Commerce\Builtin\Checkout\Fields\CheckoutFields;
use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Addresses are in user meta with their field names, as in WooCommerce, so that they
 * are kept when a shop moves to it.
 */
final class CustomerData {

	/**
	 * Returns the known values by field; for guests only the country.
	 *
	 * @param int $user_id WordPress user ID; 0: guest.
	 * @return array<string, string>
	 */
	public static function known( int $user_id ): array {
		$user  = $user_id > 0 ? get_userdata( $user_id ) : false;
		$known = array();
		if ( $user ) {
			$known = array(
				'billing_email'       => $user->user_email,
				'billing_first_name'  => $user->first_name,
				'billing_last_name'   => $user->last_name,
				'shipping_first_name' => $user->first_name,
				'shipping_last_name'  => $user->last_name,
			);
			foreach ( CheckoutFields::groups( array(), array() ) as $fields ) {
				foreach ( $fields as $field ) {
					$saved = get_user_meta( $user_id, $field['name'], true );
					if ( is_string( $saved ) && '' !== $saved ) {
						$known[ $field['name'] ] = $saved;
					}
				}
			}
		}
		$country = self::shop_country();
		return $known + array(
			'billing_country'  => $country,
			'shipping_country' => $country,
		);
	}

	/**
	 * Saves the addresses for the next order.
	 *
	 * @param int         $user_id WordPress user ID; 0: guest, nothing is saved.
	 * @param CheckedForm $form    Validated form.
	 */
	public static function remember( int $user_id, CheckedForm $form ): void {
		if ( $user_id <= 0 ) {
			return;
		}
		foreach ( array_intersect_key( $form->values, array_flip( self::keys() ) ) as $name => $value ) {
			update_user_meta( $user_id, $name, wp_slash( $value ) );
		}
	}

	/**
	 * Saves the addresses of an order for a customer who created an account with it.
	 *
	 * @param int   $user_id WordPress user ID.
	 * @param Order $order   Order placed as a guest.
	 */
	public static function remember_order( int $user_id, Order $order ): void {
		$values = array( 'billing_email' => $order->email );
		foreach ( array( CheckoutFields::BILLING => $order->billing, CheckoutFields::SHIPPING => $order->shipping ) as $group => $address ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			foreach ( $address as $part => $value ) {
				$values[ "{$group}_$part" ] = $value;
			}
		}
		foreach ( $order->fields as $name => $field ) {
			$values[ $name ] = $field['value'];
		}
		self::remember( $user_id, new CheckedForm( $values, array() ) );
	}

	/**
	 * Returns the user meta keys used by remember(). Fields of a single order are not
	 * saved.
	 *
	 * @return list<string>
	 */
	public static function keys(): array {
		$groups = array_diff_key( CheckoutFields::groups( array(), array() ), array( CheckoutFields::ORDER => true ) );
		return array_column( array_merge( ...array_values( $groups ) ), 'name' );
	}

	/**
	 * Returns the default country of forms: that of the shop, else that of the site's
	 * language.
	 *
	 * @return string Two-letter country code, or empty.
	 */
	public static function shop_country(): string {
		$base    = ShopOptions::get()->tax->base;
		$parts   = explode( '_', get_locale() );
		$country = $base->is_known() ? $base->country : strtoupper( $parts[1] ?? '' );
		/**
		 * Filters the default country of an empty address form.
		 *
		 * @param string $country Two-letter country code; empty: none.
		 *
		 * @example
		 * add_filter( 'vitrine_default_country', fn( $country ) => '' === $country ? 'DE' : $country );
		 */
		$country = (string) apply_filters( 'vitrine_default_country', $country );
		return isset( Countries::all()[ $country ] ) ? $country : '';
	}
}
