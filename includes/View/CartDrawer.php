<?php
/**
 * The slide-in cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View;

use Vitrine\Contract;
use Vitrine\Plugin;
use Vitrine\Settings\Settings;
use Vitrine\View\Parts\Icon;

/**
 * A native dialog with the cart. Twin of src/components/cart-drawer.tsx.
 *
 * @see spec 2.6, 9.6, field 19
 */
final class CartDrawer {

	/**
	 * Kinds that the page already has.
	 *
	 * @var array<string, true>
	 */
	private static array $printed = array();

	/**
	 * Whether something on this page opens one.
	 *
	 * @var bool
	 */
	private static bool $needed = false;

	/**
	 * The dialog.
	 *
	 * @param array{kind: string, title: string, side: string} $options Cart kind, heading, and `start` or `end`.
	 * @param array<string, mixed>                             $cart    Of CartData.
	 * @param array<string, mixed>                             $shop    Of Shop.
	 * @param string                                           $style   More classes.
	 */
	public static function render( array $options, array $cart, array $shop, string $style = '' ): Markup {
		self::$printed[ $options['kind'] ] = true;
		$name                              = Contract::name( 'markers.cart_drawer' );
		return Markup::tag(
			'dialog',
			array(
				'class'                               => Markup::classes( $name, 'start' === $options['side'] ? 'is-at-start' : '', $style ),
				'id'                                  => $name . '-' . $options['kind'],
				Contract::name( 'markers.cart_icon' ) => $options['kind'],
				'aria-label'                          => $options['title'],
			),
			Markup::tag(
				'div',
				array( 'class' => 'vitrine-drawer-panel' ),
				Markup::tag(
					'div',
					array( 'class' => 'vitrine-drawer-head' ),
					Markup::tag( 'h2', array(), $options['title'] ),
					Markup::tag(
						'button',
						array(
							'type'       => 'button',
							'class'      => 'vitrine-drawer-close',
							'aria-label' => __( 'Close cart', 'vitrine' ),
						),
						Icon::render( 'close' )
					)
				),
				Markup::tag( 'div', array( 'class' => 'vitrine-drawer-body' ), Markup::safe( CartContents::html( $cart, $shop ) ) ),
				Markup::tag(
					'div',
					array( 'class' => 'vitrine-drawer-foot' ),
					Markup::tag(
						'a',
						array(
							'class' => 'vitrine-drawer-checkout wc-forward',
							'href'  => $shop['checkout_url'],
						),
						__( 'Go straight to the checkout', 'vitrine' )
					)
				)
			)
		);
	}

	/**
	 * Says that the page needs a drawer; footer() prints it unless a block has.
	 */
	public static function need(): void {
		self::$needed = true;
	}

	/**
	 * Prints the drawer that the page needs and does not have.
	 */
	public static function footer(): void {
		$engine = Plugin::engine();
		$kind   = $engine->cart_kind();
		if ( isset( self::$printed[ $kind ] ) || ! ( self::$needed || 'slide_in_cart' === Settings::get( 'after_add_to_cart' ) ) ) {
			return;
		}
		wp_enqueue_style( 'vitrine-mini-cart-style' );
		$options = array(
			'kind'  => $kind,
			'title' => __( 'Your cart', 'vitrine' ),
			'side'  => 'end',
		);
		echo self::render( $options, CartData::for_page( $engine ), Shop::props( $engine ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes all that goes into it.
	}

	/**
	 * Forgets what was printed: the next page (tests).
	 */
	public static function reset(): void {
		self::$printed = array();
		self::$needed  = false;
	}
}
