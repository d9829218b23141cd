<?php
/**
 * The coupon field.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Cart\Parts;

use Vitrine\Contract;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Twin of src/islands/cart-page/coupon.tsx.
 *
 * @see spec 2.5, 5.7, 8.2, field 32
 *
 * @phpstan-import-type Own from CartTexts
 */
final class CartCoupon {

	private const ERROR_ID = 'coupon_code_error';

	/**
	 * Renders the field. The error of the last code is displayed elsewhere and
	 * referenced by the input.
	 *
	 * @param bool        $failed Whether the last code was rejected.
	 * @param Markup|null $below  Content below the field.
	 * @param string|null $form   ID of the form that it belongs to; null: the surrounding one.
	 * @param Own         $own    The owner's label and button text.
	 */
	public static function render( bool $failed, ?Markup $below = null, ?string $form = null, array $own = array() ): Markup {
		return Markup::tag(
			'div',
			array( 'class' => Markup::classes( 'coupon', $failed ? 'woocommerce-invalid' : '' ) ),
			Markup::tag( 'label', array( 'for' => 'coupon_code' ), CartTexts::title( $own, __( 'Coupon code', 'vitrine' ) ) ),
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
						'form'             => $form,
						'aria-invalid'     => $failed ? 'true' : null,
						'aria-describedby' => $failed ? self::ERROR_ID : null,
					)
				),
				Markup::tag(
					'button',
					array(
						'type'  => 'submit',
						'class' => 'button wp-element-button',
						'name'  => Contract::name( 'fields.apply_coupon' ),
						'value' => '1',
						'form'  => $form,
					),
					CartTexts::text( $own, __( 'Apply coupon', 'vitrine' ) )
				)
			),
			$below
		);
	}

	/**
	 * Renders the coupon error in the box of the field.
	 *
	 * @param string $error Plain text.
	 */
	public static function error( string $error ): Markup {
		return Markup::tag(
			'p',
			array(
				'class' => 'coupon-error-notice',
				'id'    => self::ERROR_ID,
			),
			$error
		);
	}

	/**
	 * Renders the coupon error as a notice.
	 *
	 * @param string $error Plain text.
	 */
	public static function notice( string $error ): Markup {
		return Markup::tag(
			'div',
			array(
				'class' => 'coupon-error-notice vitrine-notice vitrine-notice--error woocommerce-error',
				'id'    => self::ERROR_ID,
				'role'  => 'alert',
			),
			$error
		);
	}
}
