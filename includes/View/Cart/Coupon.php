<?php
/**
 * The coupon field.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Cart;

use Vitrine\Contract;
use Vitrine\View\Markup;

/**
 * Twin of src/components/cart-page/coupon.tsx.
 *
 * @see spec 2.5, 5.7, 8.2, field 32
 */
final class Coupon {

	/**
	 * The field. Its error stays until the next try and belongs to it.
	 *
	 * @param string $error Plain text; empty: none.
	 */
	public static function render( string $error ): Markup {
		$failed = '' !== $error;
		return Markup::tag(
			'div',
			array( 'class' => 'coupon' ),
			Markup::tag( 'label', array( 'for' => 'coupon_code' ), __( 'Coupon code', 'vitrine' ) ),
			Markup::tag(
				'div',
				array( 'class' => 'vitrine-coupon-row' ),
				Markup::tag(
					'input',
					array(
						'type'             => 'text',
						'class'            => 'input-text',
						'name'             => Contract::name( 'fields.coupon_code' ),
						'id'               => 'coupon_code',
						'autocomplete'     => 'off',
						'autocapitalize'   => 'characters',
						'spellcheck'       => 'false',
						'aria-invalid'     => $failed ? 'true' : null,
						'aria-describedby' => $failed ? 'vitrine-coupon-error' : null,
					)
				),
				Markup::tag(
					'button',
					array(
						'type'  => 'submit',
						'class' => 'button wp-element-button',
						'name'  => Contract::name( 'fields.apply_coupon' ),
						'value' => '1',
					),
					__( 'Apply coupon', 'vitrine' )
				)
			),
			$failed ? Markup::tag(
				'p',
				array(
					'class' => 'vitrine-coupon-error',
					'id'    => 'vitrine-coupon-error',
					'role'  => 'alert',
				),
				$error
			) : null
		);
	}
}
