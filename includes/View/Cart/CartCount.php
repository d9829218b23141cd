<?php
/**
 * The number at the cart icon.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Cart;

use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * How many pieces are in the cart. The icon's link has the name; this is for
 * the eye, and has its room reserved so that nothing moves when it changes.
 */
final class CartCount {

	/**
	 * The whole element.
	 *
	 * @param int $count Sum of quantities.
	 */
	public static function html( int $count ): string {
		return (string) Markup::tag(
			'span',
			array(
				'class'      => 'vitrine-cart-count',
				'data-count' => $count,
			),
			$count
		);
	}
}
