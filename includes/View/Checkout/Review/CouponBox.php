<?php
/**
 * The coupon box of the checkout.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Review;

use Vitrine\Contract;
use Vitrine\View\Cart\Parts\Coupon;
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
	 * The box, which React takes over when a shopper reaches for it.
	 *
	 * @param string $error Why the last code was refused, plain text; empty: it was not.
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
	 * What is in it: the field, and why the last code was refused.
	 *
	 * @param array{error: string} $props The shape of `CouponBoxProps` in src/islands/checkout/types.ts.
	 */
	public static function render( array $props ): Markup {
		$failed = '' !== $props['error'];
		return Coupon::render( $failed, $failed ? Coupon::error( $props['error'] ) : null );
	}
}
