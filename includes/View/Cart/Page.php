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
use Vitrine\View\Proof;

defined( 'ABSPATH' ) || exit;

/**
 * What is in the `.vitrine-cart` root. Twin of src/components/cart-page/cart-page.tsx.
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
	 * @param array<string, mixed> $props `CartPageProps` of src/components/types.ts.
	 */
	public static function render( array $props ): Markup {
		$cart    = $props['cart'];
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
			Notices::render( $notices, $coupon ? Coupon::notice( $failure['text'] ) : null ),
			isset( $state['removed'] ) ? UndoBar::render( $state['removed']['line'] ) : null,
			array() === $cart['lines'] ? EmptyCart::render( $props['shop']['shop_url'], 'cart-empty' ) : Markup::tag(
				'div',
				array( 'class' => 'vitrine-cart-layout' ),
				self::form( $props, $coupon ),
				Markup::tag(
					'div',
					array( 'class' => Markup::classes( 'cart-collaterals', $props['options']['sticky_totals'] ? 'is-sticky' : '' ) ),
					Totals::render( $props )
				)
			),
			$props['options']['cross_sells'] && array() !== $cart['cross_sells'] ? CrossSells::render( $cart, $props['shop'] ) : null
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
		return Markup::tag(
			'form',
			array(
				'class'  => 'woocommerce-cart-form',
				'id'     => self::FORM_ID,
				'action' => $props['shop']['cart_url'],
				'method' => 'post',
			),
			Markup::tag(
				'table',
				array(
					'class' => 'shop_table cart',
					'role'  => 'table',
				),
				Markup::tag( 'caption', array( 'class' => 'screen-reader-text' ), __( 'Products in your cart', 'vitrine' ) ),
				Row::head(),
				Markup::tag(
					'tbody',
					array( 'role' => 'rowgroup' ),
					array_map(
						static fn ( array $line ): Markup => Row::render( $line, $props['cart']['currency'], $props['shop']['quantity_style'], $pending[ $line['key'] ] ?? '' ),
						$props['cart']['lines']
					)
				)
			),
			Markup::tag(
				'div',
				array( 'class' => 'actions' ),
				$props['options']['coupon'] ? Coupon::render( $coupon_failed ) : null,
				Markup::tag(
					'button',
					array(
						'type'  => 'submit',
						'class' => 'button wp-element-button is-quiet',
						'name'  => Contract::name( 'fields.update_cart' ),
						'value' => '1',
					),
					__( 'Update cart', 'vitrine' )
				)
			),
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
