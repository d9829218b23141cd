<?php
/**
 * The cart in a header.
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
use Vitrine\View\Shop;

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
	 * What is in the block's element.
	 *
	 * @param array{layout: string, icon: string, label: string, show_label: bool, kind: string} $options Attributes of the block.
	 * @param array<string, mixed>                                                               $cart    Of CartData.
	 * @param array<string, mixed>                                                               $shop    Of Shop.
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
				Markup::safe( CartCount::html( $cart['count'] ) ),
				Markup::tag( 'span', array( 'class' => 'screen-reader-text' ), __( 'items', 'vitrine' ) )
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
	 * What its icon is called.
	 *
	 * @param Engine $engine Whose cart it is.
	 * @param string $own    The owner's word; empty: the standard one. With two shops each icon needs one of its own.
	 */
	public static function label( Engine $engine, string $own ): string {
		return match ( true ) {
			'' !== Scope::of( $engine ) => __( 'Downloads cart', 'vitrine' ),
			'' === $own                   => __( 'Cart', 'vitrine' ),
			default                       => $own,
		};
	}

	/**
	 * Attributes of the block's element.
	 *
	 * @param Engine $engine     Whose cart it is.
	 * @param string $layout     One of the constants.
	 * @param bool   $hide_empty Whether an empty cart hides it.
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
