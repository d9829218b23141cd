<?php
/**
 * Adding items to WooCommerce's cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Cart;

use Vitrine\Commerce\Rules\Cart\QuantityRules;
use Vitrine\Commerce\Rules\Cart\Refusals;
use Vitrine\Commerce\WooCommerce\Products\Names;

defined( 'ABSPATH' ) || exit;

/**
 * Adds all items of a request or none: first checks the rules of the shop, then the
 * validation of plugins, then adds with WooCommerce's method.
 *
 * @phpstan-import-type Wanted from AddResolver
 */
final class Adding {

	/**
	 * @param Write $write The current write.
	 */
	public function __construct( private readonly Write $write ) {}

	/**
	 * Adds the items.
	 *
	 * @param non-empty-list<Wanted> $items Items of AddResolver.
	 * @return list<string>|\WP_Error The keys of the lines.
	 */
	public function add( array $items ): array|\WP_Error {
		$refusal = $this->objection( $items );
		foreach ( null === $refusal ? $items : array() as $item ) {
			$refusal ??= $this->validate( $item );
		}
		if ( null !== $refusal ) {
			return $refusal;
		}
		$this->write->settle();
		$keys = array();
		foreach ( $items as $item ) {
			$notices = new NoticeCollector();
			$key     = $this->write->cart->add_to_cart( $item['product_id'], $item['quantity'], $item['variation_id'], $item['variation'] );
			if ( ! is_string( $key ) || '' === $key ) {
				return self::refused( $item, $notices );
			}
			$keys[] = $key;
		}
		return $keys;
	}

	/**
	 * Checks the rules of the shop and returns an error if they are violated.
	 *
	 * @param non-empty-list<Wanted> $items Items of AddResolver.
	 */
	private function objection( array $items ): ?\WP_Error {
		$after = $this->write->quantities;
		$named = array();
		foreach ( $items as $number => $item ) {
			$key           = $this->key( $item, $number );
			$named[ $key ] = $item;
			$after[ $key ] = ( $after[ $key ] ?? 0 ) + $item['quantity'];
		}
		// Held stock is queried once per product.
		$facts = $this->write->facts + CartItemFacts::of( array_diff_key( $named, $this->write->facts ) );
		return QuantityRules::objection( $this->write->quantities, $after, $facts, array_map( 'strval', array_keys( $named ) ), true );
	}

	/**
	 * Returns the key of the cart item that an item will be merged with. If plugins add
	 * item data, only WooCommerce can tell; then each item counts as a new one.
	 *
	 * @param Wanted $item   Item to add.
	 * @param int    $number Its index in the request.
	 */
	private function key( array $item, int $number ): string {
		return has_filter( 'woocommerce_add_cart_item_data' )
			? 'new-' . $number
			: $this->write->cart->generate_cart_id( $item['product_id'], $item['variation_id'], $item['variation'] );
	}

	/**
	 * Runs WooCommerce's validation filter for an item.
	 *
	 * @param Wanted $item Item to add.
	 */
	private function validate( array $item ): ?\WP_Error {
		$notices = new NoticeCollector();
		/** This filter is documented in WooCommerce: includes/class-wc-form-handler.php */
		$passed = apply_filters( 'woocommerce_add_to_cart_validation', true, $item['product_id'], $item['quantity'], $item['variation_id'], $item['variation'], array() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
		return $passed ? null : self::refused( $item, $notices );
	}

	/**
	 * Returns an error with the notices of whoever rejected the item.
	 *
	 * @param Wanted $item  Rejected item.
	 * @param NoticeCollector  $notices Collected notices.
	 */
	private static function refused( array $item, NoticeCollector $notices ): \WP_Error {
		$messages = $notices->end();
		return array() === $messages
			? Refusals::not_purchasable( Names::whole( $item['data'], $item['variation'] ) )
			: Refusals::make( 'not_purchasable', implode( ' ', $messages ), 409 );
	}
}
