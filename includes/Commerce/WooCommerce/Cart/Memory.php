<?php
/**
 * Vitrine's data about the cart in WooCommerce's session.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Cart;

use Vitrine\Commerce\Rules\Cart\StockTexts;
use Vitrine\Commerce\WooCommerce\Products\Names;

defined( 'ABSPATH' ) || exit;

/**
 * Stores a revision, item names for messages, removed items with their positions, and
 * the automatic changes of the last write. Updated by WooCommerce's actions, so that
 * changes by other code count too.
 *
 * @phpstan-type Kept array{revision: int, of: string, names: array<string, string>, removed: array<string, array{item: array<string, mixed>, position: int}>, changes: list<string>}
 */
final class Memory {

	private const KEY = 'vitrine_cart';

	/** Number of removed items that can be restored. */
	private const MAX_REMOVED = 10;

	private const NOTHING = array(
		'revision' => 0,
		'of'       => '',
		'names'    => array(),
		'removed'  => array(),
		'changes'  => array(),
	);

	/**
	 * Messages about items that were missing when this request loaded the cart.
	 *
	 * @var list<string>
	 */
	private static array $gone = array();

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action( 'woocommerce_cart_updated', array( self::class, 'count' ) );
		add_action( 'woocommerce_cart_loaded_from_session', array( self::class, 'compare' ) );
		add_action( 'woocommerce_remove_cart_item', array( self::class, 'keep_removed' ), 10, 2 );
		add_action( 'woocommerce_cart_item_restored', array( self::class, 'forget_removed' ) );
		add_action( 'woocommerce_cart_emptied', array( self::class, 'forget' ) );
		add_filter( 'woocommerce_cart_item_removed_message', array( self::class, 'say_gone' ), 5, 2 );
	}

	/**
	 * Returns a number that grows with every change of a cart; 0: never changed. A
	 * timestamp in milliseconds, so that it also grows across sessions.
	 */
	public static function revision(): int {
		return self::kept()['revision'];
	}

	/**
	 * Returns messages about automatic changes of the last write, and about items that
	 * have disappeared since.
	 *
	 * @return list<string>
	 */
	public static function changes(): array {
		return array_values( array_unique( array_merge( self::kept()['changes'], self::$gone ) ) );
	}

	/**
	 * Replaces the messages about automatic changes.
	 *
	 * @param list<string> $changes Messages.
	 */
	public static function say( array $changes ): void {
		self::$gone = array();
		self::keep( array( 'changes' => $changes ) );
	}

	/**
	 * Returns a removed item and its position.
	 *
	 * @param string $key Cart item key.
	 * @return array{item: array<string, mixed>, position: int}|null
	 */
	public static function removed( string $key ): ?array {
		return self::kept()['removed'][ $key ] ?? null;
	}

	/**
	 * Updates the revision. Hooked where WooCommerce saves the cart to the session.
	 */
	public static function count(): void {
		$lines = array();
		$names = array();
		foreach ( WC()->cart->get_cart() as $key => $item ) {
			$lines[ $key ] = $item['quantity'];
			$names[ $key ] = Names::of( $item['data'] );
		}
		$kept = self::kept();
		$of   = array() === $lines && array() === WC()->cart->get_removed_cart_contents() && 0 === $kept['revision']
			? ''
			: md5( (string) wp_json_encode( array( $lines, WC()->cart->get_applied_coupons(), WC()->session->get( 'chosen_shipping_methods' ) ) ) );
		if ( $of !== $kept['of'] || $names !== $kept['names'] ) {
			self::keep(
				array(
					'revision' => $of === $kept['of'] ? $kept['revision'] : max( $kept['revision'] + 1, (int) floor( microtime( true ) * 1000 ) ),
					'of'       => $of,
					'names'    => $names,
				)
			);
		}
	}

	/**
	 * Detects items that WooCommerce dropped when it loaded the cart, because their
	 * products were deleted or are no longer sold.
	 *
	 * @param \WC_Cart $cart The cart.
	 */
	public static function compare( \WC_Cart $cart ): void {
		$names      = self::kept()['names'];
		$missing    = array_diff_key( (array) WC()->session->get( 'cart', array() ), $cart->get_cart_contents() );
		self::$gone = array_map( static fn ( $key ): string => StockTexts::gone( $names[ $key ] ?? '' ), array_keys( $missing ) );
	}

	/**
	 * Filters WooCommerce's message, so that it is the same as the cart's.
	 *
	 * @param string      $message WooCommerce's message.
	 * @param \WC_Product $product Product that is no longer sold.
	 */
	public static function say_gone( string $message, \WC_Product $product ): string {
		return esc_html( StockTexts::gone( Names::of( $product ) ) );
	}

	/**
	 * Stores an item that is being removed.
	 *
	 * @param string   $key  Cart item key.
	 * @param \WC_Cart $cart The cart, which still has the item.
	 */
	public static function keep_removed( string $key, \WC_Cart $cart ): void {
		$contents = $cart->get_cart_contents();
		if ( ! isset( $contents[ $key ] ) ) {
			return;
		}
		$removed = self::kept()['removed'];
		unset( $removed[ $key ], $contents[ $key ]['data'] );
		$removed[ $key ] = array(
			'item'     => $contents[ $key ],
			'position' => (int) array_search( $key, array_keys( $contents ), true ),
		);
		self::keep( array( 'removed' => array_slice( $removed, -self::MAX_REMOVED, null, true ) ) );
	}

	/**
	 * Forgets a removed item, because it was restored or removed for good.
	 *
	 * @param string $key Cart item key.
	 */
	public static function forget_removed( string $key ): void {
		self::keep( array( 'removed' => array_diff_key( self::kept()['removed'], array( $key => 0 ) ) ) );
	}

	/**
	 * Deletes all data: an empty cart needs no session.
	 */
	public static function forget(): void {
		self::$gone = array();
		WC()->session->set( self::KEY, null );
	}

	/**
	 * Returns the stored data.
	 *
	 * @return Kept
	 */
	private static function kept(): array {
		/**
		 * Only keep() writes it.
		 *
		 * @var Kept $kept
		 */
		$kept = (array) WC()->session->get( self::KEY, array() ) + self::NOTHING;
		return $kept;
	}

	/**
	 * Updates parts of the stored data.
	 *
	 * @param array<string, mixed> $parts Parts to replace.
	 */
	private static function keep( array $parts ): void {
		$next = array_replace( self::kept(), $parts );
		WC()->session->set( self::KEY, self::NOTHING === $next ? null : $next );
	}
}
