<?php
/**
 * The cart page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Cart;

use Vitrine\Contract;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Notices;
use Vitrine\View\Parts\Others;
use Vitrine\View\Proof;

defined( 'ABSPATH' ) || exit;

/**
 * What is in the `.vitrine-cart` root. Twin of src/islands/cart-page/cart-page.tsx.
 *
 * @see spec 2.5, 3.1, 5.2
 */
final class Page {

	/**
	 * Ties the inputs outside the form (shipping) to it.
	 */
	public const FORM_ID = 'vitrine-cart-form';

	/**
	 * The content.
	 *
	 * @param array<string, mixed> $props `CartPageProps` of src/islands/types.ts.
	 */
	public static function render( array $props ): Markup {
		$cart    = $props['cart'];
		$others  = $props['others'] ?? array();
		$state   = $props['state'] ?? array();
		$failure = $state['failure'] ?? null;
		// A coupon's failure belongs to its field.
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
			Notices::render( $notices, $coupon ? Coupon::notice( $failure['text'] ) : null ),
			isset( $state['removed'] ) ? UndoBar::render( $state['removed']['line'] ) : null,
			Others::at( $others, 'cart_is_empty' ),
			array() === $cart['lines'] ? EmptyCart::render( $props['shop']['return_url'] ?? $props['shop']['shop_url'], 'cart-empty', link: $props['shop']['return_text'] ?? '' ) : Markup::tag(
				'div',
				array( 'class' => 'vitrine-cart-layout' ),
				self::form( $props, $coupon ),
				Others::at( $others, 'before_cart_collaterals' ),
				Markup::tag(
					'div',
					array( 'class' => Markup::classes( 'cart-collaterals', $props['options']['sticky_totals'] ? 'is-sticky' : '' ) ),
					Others::at( $others, 'cart_collaterals:-10' ),
					Totals::render( $props ),
					Others::at( $others, 'cart_collaterals:10-' )
				)
			),
			$props['options']['cross_sells'] && array() !== $cart['cross_sells'] ? CrossSells::render( $cart, $props['shop'] ) : null,
			Others::at( $others, 'after_cart' )
		);
	}

	/**
	 * The lines and the coupon.
	 *
	 * @param array<string, mixed> $props         As above.
	 * @param bool                 $coupon_failed Whether the last coupon was refused.
	 */
	private static function form( array $props, bool $coupon_failed ): Markup {
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
				$props['options']['coupon'] ? Coupon::render( $coupon_failed ) : null,
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
