<?php
/**
 * Changes of cart items in WooCommerce's cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Cart;

use Vitrine\Commerce\Rules\Cart\LineRules;
use Vitrine\Commerce\Rules\Cart\Refusals;
use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Sets quantities, and removes and restores items, with WooCommerce's own methods.
 */
final class Changing {

	/**
	 * Sets the quantities, all or none.
	 *
	 * @param Write              $write  The current write.
	 * @param array<string, int> $wanted Cart item key to quantity; 0 removes the item.
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
	 * Lets plugins handle their fields in the cart form. Skipped for a change of a
	 * single item, which submits none of these fields: plugins would take the missing
	 * ones as cleared.
	 */
	private static function tell_of_form(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- Only checks whether it is set; the form's nonce is verified.
		if ( isset( $_POST[ Contract::name( 'fields.update_cart' ) ] ) ) {
			/** This filter is documented in WooCommerce: includes/class-wc-form-handler.php */
			apply_filters( 'woocommerce_update_cart_action_cart_updated', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook; totals are calculated in any case.
		}
	}

	/**
	 * Removes an item.
	 *
	 * @param Write  $write The current write.
	 * @param string $key   Cart item key.
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
	 * Restores a removed item at its position, as far as stock allows.
	 *
	 * @param Write  $write The current write.
	 * @param string $key   Cart item key.
	 * @return true|\WP_Error
	 */
	public static function restore( Write $write, string $key ): bool|\WP_Error {
		$removed = Memory::removed( $key );
		if ( null === $removed ) {
			return Refusals::unknown_item();
		}
		$had   = $write->quantities[ $key ] ?? 0;
		$facts = CartItemFacts::of( array( $key => $removed['item'] ) ) + $write->facts;
		$total = LineRules::put_back( $write->quantities, $facts, $key, (int) $removed['item']['quantity'] );
		if ( is_wp_error( $total ) ) {
			return $total;
		}
		$write->settle();
		// WooCommerce discards removed items on the next page, and restores at the end of the cart.
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
	 * Inserts a key at its position.
	 *
	 * @param list<int|string> $keys     Current keys.
	 * @param string           $key      Key to insert.
	 * @param int              $position Position of the item before its removal.
	 * @return list<int|string>
	 */
	private static function order( array $keys, string $key, int $position ): array {
		if ( ! in_array( $key, $keys, true ) ) {
			array_splice( $keys, $position, 0, array( $key ) );
		}
		return $keys;
	}

	/**
	 * Runs WooCommerce's validation filter for a new quantity.
	 *
	 * @param Write  $write    The current write.
	 * @param string $key      Cart item key.
	 * @param int    $quantity New quantity.
	 */
	private static function validate( Write $write, string $key, int $quantity ): ?\WP_Error {
		$notices = new NoticeCollector();
		/** This filter is documented in WooCommerce: includes/class-wc-form-handler.php */
		if ( apply_filters( 'woocommerce_update_cart_validation', true, $key, $write->cart->cart_contents[ $key ], $quantity ) ) { // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
			return null;
		}
		$messages = $notices->end();
		/* translators: %s: product. */
		return Refusals::quantity( array() === $messages ? sprintf( __( 'The quantity of "%s" cannot be changed.', 'vitrine' ), $write->facts[ $key ]->name ) : implode( ' ', $messages ) );
	}
}
