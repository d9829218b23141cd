<?php
/**
 * The coupon box of the checkout.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Review;

use Vitrine\Contract;
use Vitrine\View\Cart\Parts\CartCoupon;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Island;

defined( 'ABSPATH' ) || exit;

/**
 * Twin of src/islands/checkout/coupon-box.tsx.
 *
 * @see spec 2.7, 5.7, 8.2, field 32
 */
final class CouponBox {

	/**
	 * Renders the container of the box, which React hydrates on interaction.
	 *
	 * @param string $error Error of the last code as plain text; empty: none.
	 */
	public static function island( string $error ): Markup {
		$props = array( 'error' => $error );
		return Markup::tag(
			'div',
			array( 'class' => Markup::classes( 'vitrine-coupon-box', substr( Contract::name( 'markers.coupon_box' ), 1 ) ) ) + Island::attributes( 'vitrine-coupon-box', $props ),
			self::render( $props )
		);
	}

	/**
	 * Renders the field and the error of the last code.
	 *
	 * @param array{error: string} $props The shape of `CouponBoxProps` in src/islands/checkout/types.ts.
	 */
	public static function render( array $props ): Markup {
		$failed = '' !== $props['error'];
		return CartCoupon::render( $failed, $failed ? CartCoupon::error( $props['error'] ) : null );
	}
}
