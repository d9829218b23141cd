<?php
/**
 * Items of the cart page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Cart\Parts;

use Vitrine\Contract;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Others;
use Vitrine\View\Proof;

defined( 'ABSPATH' ) || exit;

/**
 * Renders one form with all items. Twin of src/islands/cart-page/items.tsx.
 *
 * @see spec 2.5, 3.1, 5.2
 */
final class CartItems {

	/**
	 * ID of the form, for inputs outside of it (shipping, a separate coupon field).
	 */
	public const FORM_ID = 'vitrine-cart-form';

	/**
	 * Renders the form with the table of items.
	 *
	 * @param array<string, mixed> $props  `CartPageProps` of src/islands/types.ts.
	 * @param Markup|null          $coupon The coupon field, if it is in the form.
	 */
	public static function render( array $props, ?Markup $coupon = null ): Markup {
		$pending = $props['state']['pending'] ?? array();
		$others  = $props['others'] ?? array();
		return Markup::tag(
			'form',
			array(
				'class'  => 'woocommerce-cart-form',
				'id'     => self::FORM_ID,
				'action' => $props['shop']['cart_url'],
				'method' => 'post',
			),
			Others::at( $others, 'before_cart_table' ),
			Markup::tag(
				'table',
				array(
					'class' => 'shop_table cart',
					'role'  => 'table',
				),
				Markup::tag( 'caption', array( 'class' => 'screen-reader-text' ), __( 'Products in your cart', 'vitrine' ) ),
				Row::head(),
				Others::at( $others, 'before_cart_contents', 'tbody' ),
				Markup::tag(
					'tbody',
					array( 'role' => 'rowgroup' ),
					array_map(
						static fn ( array $line ): Markup => Row::render( $line, $props['cart']['currency'], $props['shop']['quantity_style'], $pending[ $line['key'] ] ?? '', $others ),
						$props['cart']['lines']
					)
				),
				Others::at( $others, 'cart_contents', 'tbody' )
			),
			Markup::tag(
				'div',
				array( 'class' => 'actions' ),
				$coupon,
				Others::at( $others, 'cart_coupon' ),
				Markup::tag(
					'button',
					array(
						'type'  => 'submit',
						'class' => 'button wp-element-button is-quiet',
						'name'  => Contract::name( 'fields.update_cart' ),
						'value' => '1',
					),
					__( 'Update cart', 'vitrine' )
				),
				Others::at( $others, 'cart_actions' )
			),
			Others::rows( $others, 'after_cart_contents' ),
			Others::at( $others, 'after_cart_table' ),
			Markup::tag(
				'input',
				array(
					'type'  => 'hidden',
					'name'  => Proof::FIELD,
					'value' => $props['proof'],
				)
			)
		);
	}
}
