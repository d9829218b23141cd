<?php
/**
 * Cart of a manual order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Checkout\ByHand;

use Vitrine\Commerce\Builtin\Cart\AddResolver;
use Vitrine\Commerce\Builtin\Cart\CartChanges;
use Vitrine\Commerce\Builtin\Cart\CartData;
use Vitrine\Commerce\Builtin\Cart\CartItem;
use Vitrine\Commerce\Builtin\Cart\SnapshotMaker;
use Vitrine\Commerce\Builtin\Cart\StoredCart;
use Vitrine\Commerce\Builtin\Catalog\BuiltinCatalog;
use Vitrine\Commerce\Builtin\Coupons\Coupon;
use Vitrine\Commerce\Builtin\Regions\Whereabouts;
use Vitrine\Commerce\Rules\Cart\Refusals;
use Vitrine\Commerce\Value\CartSnapshot;

defined( 'ABSPATH' ) || exit;

/**
 * Filled with the rules of a shopper's cart and calculated by the same code, but not
 * stored.
 */
final class ManualCart {

	/**
	 * @param CartSnapshot          $snapshot Snapshot with current prices, taxes and shipping methods.
	 * @param array<string, string> $keys     Line keys by item key of the form; items that are not in the cart are absent.
	 * @param array<string, string> $errors   Messages by field: `line_0` and so on, `coupon`, `shipping_method`.
	 */
	private function __construct(
		public readonly CartSnapshot $snapshot,
		public readonly array $keys,
		public readonly array $errors,
	) {}

	/**
	 * Creates the cart of a form.
	 *
	 * @param OrderForm $form Unvalidated form; its address may be incomplete.
	 */
	public static function of( OrderForm $form ): self {
		$cart   = new CartData( address: Whereabouts::typed( $form->fields, $form->ship_elsewhere ) );
		$keys   = array();
		$errors = array();
		foreach ( array_keys( $form->lines ) as $at => $name ) {
			$items = self::items( (string) $name, $form->lines[ $name ] );
			$next  = is_wp_error( $items ) ? $items : CartChanges::add( $cart, $items );
			if ( is_wp_error( $items ) || is_wp_error( $next ) ) {
				$errors[ "line_$at" ] = is_wp_error( $next ) ? $next->get_error_message() : '';
				continue;
			}
			$keys[ $name ] = $items[0]->key();
			$cart          = $next;
		}
		if ( '' !== $form->coupon && array() !== $cart->items ) {
			$next = CartChanges::apply_coupon( $cart, Coupon::normal( $form->coupon ) );
			if ( is_wp_error( $next ) ) {
				$errors['coupon'] = $next->get_error_message();
			} else {
				$cart = $next;
			}
		}
		$snapshot = ( new SnapshotMaker( new BuiltinCatalog() ) )->make( new StoredCart( $cart->with_shipping( $form->shipping ), 1 ), $form->customer_id );
		if ( '' !== $form->shipping && $snapshot->needs_shipping && ! in_array( $form->shipping, array_column( $snapshot->shipping, 'id' ), true ) ) {
			$errors['shipping_method'] = Refusals::unknown_shipping()->get_error_message();
		}
		return new self( $snapshot, $keys, $errors );
	}

	/**
	 * Returns the items of a line.
	 *
	 * @param string $name     Key of the item.
	 * @param int    $quantity Quantity.
	 * @return non-empty-list<CartItem>|\WP_Error
	 */
	private static function items( string $name, int $quantity ): array|\WP_Error {
		$item = Item::of( $name );
		return null === $item ? Refusals::unknown_product() : AddResolver::items( $item->request( $quantity ) );
	}
}
