<?php
/**
 * The cart in a header.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View;

use Vitrine\Contract;
use Vitrine\View\Parts\Icon;

/**
 * Twin of src/components/mini-cart.tsx.
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
				Markup::safe( CartContents::html( $cart, $shop ) )
			) : null
		);
	}

	/**
	 * Attributes of the block's element.
	 *
	 * @param string $layout     One of the constants.
	 * @param bool   $hide_empty Whether an empty cart hides it.
	 * @param int    $count      Sum of quantities.
	 * @return array<string, string>
	 */
	public static function root( string $layout, bool $hide_empty, int $count ): array {
		$root = array(
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
