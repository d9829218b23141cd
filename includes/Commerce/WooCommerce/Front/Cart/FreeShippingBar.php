<?php
/**
 * Free shipping bar on WooCommerce's own cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Front\Cart;

use Vitrine\Commerce\WooCommerce\Cart\Loaded;
use Vitrine\Commerce\WooCommerce\Snapshot\FreeShippingRules;
use Vitrine\Plugin;
use Vitrine\View\Parts\FreeShipping;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the bar in the totals of WooCommerce's cart page and in its mini-cart, which
 * WooCommerce and themes refresh with every change. Our blocks have a bar of their own.
 */
final class FreeShippingBar {

	private const PLACES = array( 'woocommerce_before_cart_totals', 'woocommerce_widget_shopping_cart_before_buttons' );

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		foreach ( self::PLACES as $place ) {
			add_action( $place, array( self::class, 'print' ) );
		}
	}

	/**
	 * Prints the text and the bar.
	 */
	public static function print(): void {
		$cart  = Loaded::cart();
		$shown = array(
			'free_shipping' => FreeShippingRules::of( $cart ),
			'lines'         => $cart->get_cart(),
			'currency'      => Plugin::engine()->currency()->to_array(),
		);
		echo (string) FreeShipping::render( $shown ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes its parts.
	}
}
