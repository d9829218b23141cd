<?php
/**
 * The count at the cart icon.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Cart;

use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the number of items in the cart. It is visual only, since the link has a name
 * of its own, and its space is reserved to avoid layout shifts.
 */
final class CartCount {

	/**
	 * Returns the whole element.
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
