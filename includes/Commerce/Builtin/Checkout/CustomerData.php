<?php
/**
 * What the shop knows of a customer.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Checkout;

use Vitrine\Commerce\Builtin\Checkout\Fields\CheckedForm;
use Vitrine\Commerce\Builtin\Checkout\Fields\Countries;
use Vitrine\Commerce\Builtin\Checkout\Fields\Fields;
use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Addresses live in user meta under their field names, as WooCommerce keeps
 * them, so that a shop which moves finds them again.
 */
final class CustomerData {

	/**
	 * Field name to what is known; a guest has a country only.
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
			foreach ( Fields::groups( array(), array() ) as $fields ) {
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
	 * Keeps the addresses for the customer's next order.
	 *
	 * @param int         $user_id WordPress user; 0: guest, nothing is kept.
	 * @param CheckedForm $form    What was filled in.
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
	 * Keeps the addresses of an order for the customer who got an account with it.
	 *
	 * @param int   $user_id WordPress user ID.
	 * @param Order $order   Placed as a guest.
	 */
	public static function remember_order( int $user_id, Order $order ): void {
		$values = array( 'billing_email' => $order->email );
		foreach ( array( Fields::BILLING => $order->billing, Fields::SHIPPING => $order->shipping ) as $group => $address ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Two of a kind.
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
	 * The names of the user meta fields that remember() writes: what is of one order alone is not kept.
	 *
	 * @return list<string>
	 */
	public static function keys(): array {
		$groups = array_diff_key( Fields::groups( array(), array() ), array( Fields::ORDER => true ) );
		return array_column( array_merge( ...array_values( $groups ) ), 'name' );
	}

	/**
	 * The country that a form starts with: the shop's own, else that of the site's language.
	 *
	 * @return string Two letters, or empty.
	 */
	public static function shop_country(): string {
		$base    = ShopOptions::get()->tax->base;
		$parts   = explode( '_', get_locale() );
		$country = $base->is_known() ? $base->country : strtoupper( $parts[1] ?? '' );
		/**
		 * The country that an empty address form starts with.
		 *
		 * @param string $country Two letters, or empty: none.
		 *
		 * @example
		 * add_filter( 'vitrine_default_country', fn( $country ) => '' === $country ? 'DE' : $country );
		 */
		$country = (string) apply_filters( 'vitrine_default_country', $country );
		return isset( Countries::all()[ $country ] ) ? $country : '';
	}
}
