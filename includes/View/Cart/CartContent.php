<?php
/**
 * The cart page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Cart;

use Vitrine\Contract;
use Vitrine\View\Cart\Layout\ComposedCart;
use Vitrine\View\Cart\Parts\Arrivals;
use Vitrine\View\Cart\Parts\CartCoupon;
use Vitrine\View\Cart\Parts\CrossSells;
use Vitrine\View\Cart\Parts\CartItems;
use Vitrine\View\Cart\Parts\CartTotals;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Notices;
use Vitrine\View\Parts\Others;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the content of the `.vitrine-cart` root. Twin of
 * src/islands/cart-page/cart-page.tsx.
 *
 * @see spec 2.5, 3.1, 5.2
 */
final class CartContent {

	/**
	 * Renders the content.
	 *
	 * @param array<string, mixed> $props `CartPageProps` of src/islands/types.ts.
	 */
	public static function render( array $props ): Markup {
		$cart    = $props['cart'];
		$others  = $props['others'] ?? array();
		$state   = $props['state'] ?? array();
		$failure = $state['failure'] ?? null;
		// A coupon error is displayed at the coupon field.
		$coupon  = null !== $failure && Contract::name( 'error_codes.invalid_coupon' ) === $failure['code'];
		$notices = array_merge( $props['notices'], $cart['notices'] );
		if ( null !== $failure && ! $coupon ) {
			$notices[] = array(
				'type' => 'error',
				'text' => $failure['text'],
			);
		}
		return Markup::join(
			Others::at( $others, 'before_cart' ),
			Notices::render( $notices, $coupon ? CartCoupon::notice( $failure['text'] ) : null ),
			isset( $state['removed'] ) ? UndoBar::render( $state['removed']['line'] ) : null,
			Others::at( $others, 'cart_is_empty' ),
			isset( $props['layout'] ) ? ComposedCart::render( $props, $coupon ) : self::standard( $props, $coupon ),
			Others::at( $others, 'after_cart' )
		);
	}

	/**
	 * Renders the default layout.
	 *
	 * @param array<string, mixed> $props         See render().
	 * @param bool                 $coupon_failed Whether the last coupon was rejected.
	 */
	private static function standard( array $props, bool $coupon_failed ): Markup {
		$cart   = $props['cart'];
		$others = $props['others'] ?? array();
		return Markup::join(
			array() === $cart['lines'] ? self::empty_page( $props['shop'] ) : null,
			array() === $cart['lines'] && isset( $props['blocks'][ Arrivals::KEY ] ) ? ComposedCart::block( Arrivals::KEY, $props ) : null,
			array() === $cart['lines'] ? null : Markup::tag(
				'div',
				array( 'class' => 'vitrine-cart-layout' ),
				CartItems::render( $props, $props['options']['coupon'] ? CartCoupon::render( $coupon_failed ) : null ),
				Markup::tag(
					'div',
					array( 'class' => Markup::classes( 'cart-collaterals', $props['options']['sticky_totals'] ? 'is-sticky' : '' ) ),
					// In the column of the totals, otherwise they would take its place in the layout.
					Others::at( $others, 'before_cart_collaterals' ),
					Others::at( $others, 'cart_collaterals:-10' ),
					CartTotals::render( $props ),
					Others::at( $others, 'cart_collaterals:10-' )
				)
			),
			$props['options']['cross_sells'] && array() !== $cart['cross_sells'] ? CrossSells::render( $props ) : null
		);
	}

	/**
	 * Renders the empty cart message.
	 *
	 * @param array<string, mixed>                $shop Data of Shop.
	 * @param array{title?: string, text?: string} $own  The owner's message and button text.
	 */
	public static function empty_page( array $shop, array $own = array() ): Markup {
		return EmptyCart::render( $shop['return_url'] ?? $shop['shop_url'], 'cart-empty', $own['title'] ?? $shop['empty_text'] ?? '', $own['text'] ?? $shop['return_text'] ?? '' );
	}
}
