<?php
/**
 * Changing the lines of WooCommerce's cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Cart;

use Vitrine\Commerce\Rules\LineRules;
use Vitrine\Commerce\Rules\Refusals;
use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Quantities, removal and the way back, by WooCommerce's own functions.
 */
final class Changing {

	/**
	 * Sets quantities, all or none.
	 *
	 * @param Write              $write  The write that it is part of.
	 * @param array<string, int> $wanted Key to quantity; 0 removes the line.
	 * @return true|\WP_Error
	 */
	public static function set( Write $write, array $wanted ): bool|\WP_Error {
		$after = LineRules::set( $write->quantities, $write->facts, $wanted );
		if ( is_wp_error( $after ) ) {
			return $after;
		}
		foreach ( array_intersect_key( $after, $wanted ) as $key => $quantity ) {
			$refusal = self::validate( $write, (string) $key, $quantity );
			if ( null !== $refusal ) {
				return $refusal;
			}
		}
		$write->settle();
		foreach ( array_keys( $wanted ) as $key ) {
			$write->cart->set_quantity( (string) $key, $after[ $key ] ?? 0, false );
		}
		self::tell_of_form();
		return true;
	}

	/**
	 * Lets plugins take the fields that they have in the cart's form. A change of one
	 * line carries none of them, and so asks for nothing: what is not sent would be
	 * taken for emptied.
	 */
	private static function tell_of_form(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- Looks for a name only; the form has proved itself.
		if ( isset( $_POST[ Contract::name( 'fields.update_cart' ) ] ) ) {
			/** This filter is documented in WooCommerce: includes/class-wc-form-handler.php */
			apply_filters( 'woocommerce_update_cart_action_cart_updated', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own; totals are calculated either way.
		}
	}

	/**
	 * Removes a line.
	 *
	 * @param Write  $write The write that it is part of.
	 * @param string $key   `cart_item_key`.
	 * @return true|\WP_Error
	 */
	public static function remove( Write $write, string $key ): bool|\WP_Error {
		if ( ! isset( $write->quantities[ $key ] ) ) {
			return Refusals::unknown_item();
		}
		$write->settle();
		$write->cart->remove_cart_item( $key );
		return true;
	}

	/**
	 * Puts a removed line back where it stood, as far as stock allows.
	 *
	 * @param Write  $write The write that it is part of.
	 * @param string $key   `cart_item_key`.
	 * @return true|\WP_Error
	 */
	public static function restore( Write $write, string $key ): bool|\WP_Error {
		$removed = Memory::removed( $key );
		if ( null === $removed ) {
			return Refusals::unknown_item();
		}
		$had   = $write->quantities[ $key ] ?? 0;
		$facts = Facts::of( array( $key => $removed['item'] ) ) + $write->facts;
		$total = LineRules::put_back( $write->quantities, $facts, $key, (int) $removed['item']['quantity'] );
		if ( is_wp_error( $total ) ) {
			return $total;
		}
		$write->settle();
		// WooCommerce forgets what was removed when the next page is shown, and puts it back at the end.
		$write->cart->set_removed_cart_contents( array( $key => array_replace( $removed['item'], array( 'quantity' => $total ) ) ) + $write->cart->get_removed_cart_contents() );
		$order = self::order( array_keys( $write->cart->cart_contents ), $key, $removed['position'] );
		$write->cart->restore_cart_item( $key );
		$write->cart->set_cart_contents( array_replace( array_intersect_key( array_flip( $order ), $write->cart->cart_contents ), $write->cart->cart_contents ) );
		if ( $total < $had + (int) $removed['item']['quantity'] ) {
			$write->say( LineRules::partly_back( $facts[ $key ]->name, $total - $had ) );
		}
		return true;
	}

	/**
	 * Keys with one at its place.
	 *
	 * @param list<int|string> $keys     As they are.
	 * @param string           $key      That comes back.
	 * @param int              $position Where it stood.
	 * @return list<int|string>
	 */
	private static function order( array $keys, string $key, int $position ): array {
		if ( ! in_array( $key, $keys, true ) ) {
			array_splice( $keys, $position, 0, array( $key ) );
		}
		return $keys;
	}

	/**
	 * What plugins say to a new quantity.
	 *
	 * @param Write  $write    The write.
	 * @param string $key      `cart_item_key`.
	 * @param int    $quantity New one.
	 */
	private static function validate( Write $write, string $key, int $quantity ): ?\WP_Error {
		$notices = new NoticeCollector();
		/** This filter is documented in WooCommerce: includes/class-wc-form-handler.php */
		if ( apply_filters( 'woocommerce_update_cart_validation', true, $key, $write->cart->cart_contents[ $key ], $quantity ) ) { // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own.
			return null;
		}
		$said = $notices->end();
		/* translators: %s: product. */
		return Refusals::quantity( array() === $said ? sprintf( __( 'The quantity of "%s" cannot be changed.', 'vitrine' ), $write->facts[ $key ]->name ) : implode( ' ', $said ) );
	}
}
