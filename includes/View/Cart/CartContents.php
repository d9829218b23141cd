<?php
/**
 * Cart contents of the dropdown and the cart drawer.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Cart;

use Vitrine\Contract;
use Vitrine\View\Markup;
use Vitrine\View\Parts\FreeShipping;
use Vitrine\View\Parts\Money;
use Vitrine\View\Parts\Notices;
use Vitrine\View\ShopProps;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the `.vitrine-cart-contents` region, which is a fragment. Twin of
 * src/islands/cart/contents.tsx.
 *
 * @see spec 2.6, 4.3
 */
final class CartContents {

	/**
	 * Returns the whole element.
	 *
	 * @param array<string, mixed>      $cart  Data of CartData.
	 * @param array<string, mixed>|null $shop  Data of Shop; null: of the current site.
	 * @param array<string, mixed>      $state State of the view: `CartViewState` of src/islands/types.ts.
	 */
	public static function html( array $cart, ?array $shop = null, array $state = array() ): string {
		return (string) self::region( $cart, self::content( $cart, $shop ?? ShopProps::props(), $state ), false );
	}

	/**
	 * Renders the element inside a `<template>`, for a closed dropdown or drawer, so
	 * that scripts that look for `input.qty` or `a.remove` find only those of the page.
	 *
	 * @param array<string, mixed> $cart Data of CartData.
	 * @param array<string, mixed> $shop Data of Shop.
	 */
	public static function asleep( array $cart, array $shop ): Markup {
		return self::region( $cart, Markup::tag( 'template', array(), self::content( $cart, $shop, array() ) ), true );
	}

	/**
	 * Renders the element.
	 *
	 * @param array<string, mixed> $cart    Data of CartData.
	 * @param Markup               $content Content of the element.
	 * @param bool                 $asleep  Whether it is in a template: then without WooCommerce's class.
	 */
	private static function region( array $cart, Markup $content, bool $asleep ): Markup {
		return Markup::tag(
			'div',
			array(
				'class'                            => Markup::classes( 'vitrine-cart-contents', $asleep ? '' : 'widget_shopping_cart_content' ),
				Contract::name( 'markers.view' )   => 'cart-contents',
				Contract::name( 'markers.asleep' ) => $asleep ? '' : null,
				'data-revision'                    => $cart['revision'],
			),
			$content
		);
	}

	/**
	 * Renders the content of the region.
	 *
	 * @param array<string, mixed> $cart  Data of CartData.
	 * @param array<string, mixed> $shop  Data of Shop.
	 * @param array<string, mixed> $state State of the view.
	 */
	private static function content( array $cart, array $shop, array $state ): Markup {
		$failure = $state['failure'] ?? null;
		$removed = $state['removed'] ?? null;
		return Markup::join(
			array_map( array( Notices::class, 'one' ), $cart['notices'] ),
			null === $failure ? null : Notices::error( $failure['text'] ),
			null === $removed ? null : UndoBar::render( $removed['line'] ),
			array() === $cart['lines'] ? EmptyCart::render( $shop['shop_url'], 'woocommerce-mini-cart__empty-message' ) : array( self::lines( $cart, $shop, $state ), self::foot( $cart, $shop, $state ) )
		);
	}

	/**
	 * Renders the cart items.
	 *
	 * @param array<string, mixed> $cart  Data of CartData.
	 * @param array<string, mixed> $shop  Data of Shop.
	 * @param array<string, mixed> $state State of the view.
	 */
	private static function lines( array $cart, array $shop, array $state ): Markup {
		$pending = $state['pending'] ?? array();
		return Markup::tag(
			'ul',
			array( 'class' => 'vitrine-cart-lines woocommerce-mini-cart' ),
			array_map(
				static fn ( array $line ): Markup => Line::render( $line, $cart['currency'], $shop['quantity_style'], $pending[ $line['key'] ] ?? '' ),
				array_filter( $cart['lines'], static fn ( array $line ): bool => ! ( $line['hidden'] ?? false ) )
			)
		);
	}

	/**
	 * Renders totals and buttons.
	 *
	 * @param array<string, mixed> $cart  Data of CartData.
	 * @param array<string, mixed> $shop  Data of Shop.
	 * @param array<string, mixed> $state State of the view.
	 */
	private static function foot( array $cart, array $shop, array $state ): Markup {
		$pending  = (bool) ( $state['totals_pending'] ?? false );
		$discount = (int) $cart['totals']['discount'];
		return Markup::tag(
			'div',
			array( 'class' => 'vitrine-cart-foot' ),
			FreeShipping::render( $cart ),
			Markup::tag(
				'dl',
				array(
					'class'     => Markup::classes( 'vitrine-cart-sums', $pending ? 'is-pending' : '' ),
					'aria-busy' => $pending ? 'true' : null,
				),
				$discount > 0 ? self::sum( __( 'Discount', 'vitrine' ), Money::amount( -$discount, $cart['currency'] ), '' ) : null,
				self::sum( __( 'Subtotal', 'vitrine' ), Money::amount( $cart['totals']['subtotal'] - $discount, $cart['currency'], $discount > 0 ? null : $cart['html']['subtotal'] ?? null ), 'woocommerce-mini-cart__total' )
			),
			$cart['needs_shipping'] ? Markup::tag( 'p', array( 'class' => 'vitrine-cart-note' ), __( 'Shipping and taxes are calculated at checkout.', 'vitrine' ) ) : null,
			Markup::tag(
				'p',
				array( 'class' => 'woocommerce-mini-cart__buttons buttons' ),
				self::button( 'wc-forward', $shop['cart_url'], __( 'View cart', 'vitrine' ) ),
				self::button( 'checkout wc-forward', $shop['checkout_url'], __( 'Checkout', 'vitrine' ) )
			)
		);
	}

	/**
	 * Renders a total.
	 *
	 * @param string $label  Label of the total.
	 * @param Markup $amount Formatted amount.
	 * @param string $style  Class of the element.
	 */
	private static function sum( string $label, Markup $amount, string $style ): Markup {
		return Markup::tag(
			'div',
			array( 'class' => '' === $style ? null : $style ),
			Markup::tag( 'dt', array(), $label ),
			Markup::tag( 'dd', array(), $amount )
		);
	}

	/**
	 * Renders a link styled as a button.
	 *
	 * @param string $style Classes of the link.
	 * @param string $url   URL of the link.
	 * @param string $text  Text of the link.
	 */
	private static function button( string $style, string $url, string $text ): Markup {
		return Markup::tag(
			'a',
			array(
				'class' => 'button wp-element-button ' . $style,
				'href'  => $url,
			),
			$text
		);
	}
}
