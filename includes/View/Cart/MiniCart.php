<?php
/**
 * The mini-cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Cart;

use Vitrine\Commerce\Engine;
use Vitrine\Contract;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Icon;
use Vitrine\View\Scope;
use Vitrine\View\ShopProps;

defined( 'ABSPATH' ) || exit;

/**
 * Twin of src/islands/cart/mini-cart.tsx.
 *
 * @see spec 2.6, 4.3
 */
final class MiniCart {

	public const DROPDOWN = 'dropdown';
	public const DRAWER   = 'drawer';

	/**
	 * Renders the content of the block.
	 *
	 * @param array{layout: string, icon: string, label: string, show_label: bool, kind: string} $options Block attributes.
	 * @param array<string, mixed>                                                               $cart    Data of CartData.
	 * @param array<string, mixed>                                                               $shop    Data of Shop.
	 */
	public static function render( array $options, array $cart, array $shop ): Markup {
		$dropdown = self::DROPDOWN === $options['layout'];
		return Markup::join(
			Markup::tag(
				'a',
				array(
					'class'                               => 'vitrine-cart-icon',
					'href'                                => $shop['cart_url'],
					Contract::name( 'markers.cart_icon' ) => $options['kind'],
					'aria-haspopup'                       => $dropdown ? null : 'dialog',
					'aria-expanded'                       => $dropdown ? 'false' : null,
				),
				Icon::render( $options['icon'] ),
				Markup::tag( 'span', array( 'class' => $options['show_label'] ? 'vitrine-cart-label' : 'screen-reader-text' ), $options['label'] ),
				// The same words for every count, because a script changes only the number.
				Markup::tag( 'span', array( 'class' => 'screen-reader-text' ), __( 'Number of items:', 'vitrine' ) ),
				Markup::safe( CartCount::html( $cart['count'] ) )
			),
			$dropdown ? Markup::tag(
				'div',
				array(
					'class'  => 'vitrine-dropdown',
					'hidden' => true,
				),
				CartContents::asleep( $cart, $shop )
			) : null
		);
	}

	/**
	 * Returns the label of the icon.
	 *
	 * @param Engine $engine Engine of the cart.
	 * @param string $own    The owner's label; empty: the default. With two shops each icon needs its own.
	 */
	public static function label( Engine $engine, string $own ): string {
		return match ( true ) {
			'' !== Scope::of( $engine ) => __( 'Downloads cart', 'vitrine' ),
			'' === $own                   => __( 'Cart', 'vitrine' ),
			default                       => $own,
		};
	}

	/**
	 * Returns the attributes of the block's element.
	 *
	 * @param Engine $engine     Engine of the cart.
	 * @param string $layout     DROPDOWN or DRAWER.
	 * @param bool   $hide_empty Whether it is hidden while the cart is empty.
	 * @param int    $count      Sum of quantities.
	 * @return array<string, string>
	 */
	public static function root( Engine $engine, string $layout, bool $hide_empty, int $count ): array {
		$root = Scope::attribute( $engine ) + array(
			'class'                          => Markup::classes( 'vitrine-mini-cart', 'widget_shopping_cart', $hide_empty ? Contract::name( 'markers.mini_cart_hide_if_empty' ) : '' ),
			Contract::name( 'markers.view' ) => 'mini-cart',
			'data-layout'                    => $layout,
		);
		if ( $hide_empty && 0 === $count ) {
			$root['hidden'] = 'hidden';
		}
		return $root;
	}
}
