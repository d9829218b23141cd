<?php
/**
 * What Vitrine keeps of a cart in WooCommerce's session.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Cart;

use Vitrine\Commerce\Rules\StockTexts;
use Vitrine\Commerce\WooCommerce\Products\Names;

defined( 'ABSPATH' ) || exit;

/**
 * A revision, names of what may vanish, removed lines with their places, and
 * what the last write had to change. Kept up by WooCommerce's own actions, so
 * that writes of others count too.
 *
 * @phpstan-type Kept array{revision: int, of: string, names: array<string, string>, removed: array<string, array{item: array<string, mixed>, position: int}>, changes: list<string>}
 */
final class Memory {

	private const KEY = 'vitrine_cart';

	/** So many removed lines can be put back. */
	private const MAX_REMOVED = 10;

	private const NOTHING = array(
		'revision' => 0,
		'of'       => '',
		'names'    => array(),
		'removed'  => array(),
		'changes'  => array(),
	);

	/**
	 * Messages on lines that vanished when this request loaded the cart.
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
	 * Grows with every change of a cart; 0: never written. A moment in
	 * milliseconds, so that it grows over the end of a session too.
	 */
	public static function revision(): int {
		return self::kept()['revision'];
	}

	/**
	 * What the last write had to change by itself, and what vanished since.
	 *
	 * @return list<string>
	 */
	public static function changes(): array {
		return array_values( array_unique( array_merge( self::kept()['changes'], self::$gone ) ) );
	}

	/**
	 * Keeps what a write had to change by itself, instead of what the last one had.
	 *
	 * @param list<string> $changes Messages.
	 */
	public static function say( array $changes ): void {
		self::$gone = array();
		self::keep( array( 'changes' => $changes ) );
	}

	/**
	 * A removed line and where it stood.
	 *
	 * @param string $key `cart_item_key`.
	 * @return array{item: array<string, mixed>, position: int}|null
	 */
	public static function removed( string $key ): ?array {
		return self::kept()['removed'][ $key ] ?? null;
	}

	/**
	 * Counts a change of the cart. Hooked where WooCommerce puts it into the session.
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
	 * Finds out which lines WooCommerce has left out, having loaded the cart:
	 * their products are gone or not sold any more.
	 *
	 * @param \WC_Cart $cart The cart.
	 */
	public static function compare( \WC_Cart $cart ): void {
		$names      = self::kept()['names'];
		$missing    = array_diff_key( (array) WC()->session->get( 'cart', array() ), $cart->get_cart_contents() );
		self::$gone = array_map( static fn ( $key ): string => StockTexts::gone( $names[ $key ] ?? '' ), array_keys( $missing ) );
	}

	/**
	 * Says it with the same words as the cart does, where WooCommerce says it.
	 *
	 * @param string      $message WooCommerce's.
	 * @param \WC_Product $product That is not sold any more.
	 */
	public static function say_gone( string $message, \WC_Product $product ): string {
		return esc_html( StockTexts::gone( Names::of( $product ) ) );
	}

	/**
	 * Keeps a line that is being removed.
	 *
	 * @param string   $key  `cart_item_key`.
	 * @param \WC_Cart $cart The cart, which still holds it.
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
	 * Forgets a removed line: it is back, or was taken out for good.
	 *
	 * @param string $key `cart_item_key`.
	 */
	public static function forget_removed( string $key ): void {
		self::keep( array( 'removed' => array_diff_key( self::kept()['removed'], array( $key => 0 ) ) ) );
	}

	/**
	 * Forgets all: an empty cart needs no session.
	 */
	public static function forget(): void {
		self::$gone = array();
		WC()->session->set( self::KEY, null );
	}

	/**
	 * What is kept.
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
	 * Keeps some parts anew.
	 *
	 * @param array<string, mixed> $parts Of what is kept.
	 */
	private static function keep( array $parts ): void {
		$next = array_replace( self::kept(), $parts );
		WC()->session->set( self::KEY, self::NOTHING === $next ? null : $next );
	}
}
