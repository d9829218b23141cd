<?php
/**
 * Shop data for the cart views.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View;

use Vitrine\Commerce\Engine;
use Vitrine\Plugin;
use Vitrine\Settings\SaleBadgeText;
use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Has the shape of `ShopProps` in src/islands/types.ts; the same for all visitors.
 */
final class ShopProps {

	/**
	 * Returns the props.
	 *
	 * @param Engine|null $engine The engine; null: that of the site.
	 * @return array{cart_url: string, checkout_url: string, shop_url: string, quantity_style: string, sale_badge: array{text: string, template: string}}
	 */
	public static function props( ?Engine $engine = null ): array {
		$engine ??= Plugin::engine();
		return array(
			'cart_url'       => $engine->page_url( 'cart' ),
			'checkout_url'   => $engine->page_url( 'checkout' ),
			'shop_url'       => $engine->page_url( 'shop' ),
			'quantity_style' => Settings::text( 'quantity_style_type' ),
			'sale_badge'     => array(
				'text'     => Settings::text( 'sale_badge_text' ),
				'template' => SaleBadgeText::template(),
			),
		);
	}
}
