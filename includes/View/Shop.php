<?php
/**
 * What the cart's views know of the shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View;

use Vitrine\Commerce\Engine;
use Vitrine\Plugin;

/**
 * The shape of `ShopProps` in src/components/types.ts; the same for every visitor.
 */
final class Shop {

	/**
	 * The props.
	 *
	 * @param Engine|null $engine Null: the site's.
	 * @return array{cart_url: string, checkout_url: string, shop_url: string, quantity_style: string}
	 */
	public static function props( ?Engine $engine = null ): array {
		$engine ??= Plugin::engine();
		return array(
			'cart_url'       => $engine->page_url( 'cart' ),
			'checkout_url'   => $engine->page_url( 'checkout' ),
			'shop_url'       => $engine->page_url( 'shop' ),
			'quantity_style' => self::quantity_style(),
		);
	}

	/**
	 * One of the contract's `quantity_style_types`.
	 *
	 * @see spec 3.9
	 */
	public static function quantity_style(): string {
		return 'default';
	}
}
