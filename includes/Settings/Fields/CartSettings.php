<?php
/**
 * Settings: the cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings\Fields;

use Vitrine\Settings\Field;
use Vitrine\Settings\StandardTexts;

defined( 'ABSPATH' ) || exit;

/**
 * Display and behavior of the cart.
 *
 * @see spec 2.6, 3.9, 4.2, 5.1
 */
final class CartSettings {

	/**
	 * Returns the settings by key.
	 *
	 * @return array<string, Field>
	 */
	public static function all(): array {
		return array(
			'after_add_to_cart'               => Field::choice(
				'default',
				array(
					'default'                => static fn (): string => __( 'Stay on the page (or redirect, if the shop is set to)', 'vitrine' ),
					'slide_in_cart'          => static fn (): string => __( 'Open the cart drawer', 'vitrine' ),
					'redirect_cart_page'     => static fn (): string => __( 'Go to the cart', 'vitrine' ),
					'redirect_checkout_page' => static fn (): string => __( 'Go to the checkout page', 'vitrine' ),
				),
				static fn (): string => __( 'After adding to the cart on a product page', 'vitrine' )
			),
			'view_cart_label'                 => Field::text(
				static fn (): string => __( '“View cart” link text', 'vitrine' ),
				StandardTexts::of( 'view_cart_label' )
			),
			'desktop_layout'                  => Field::choice(
				'flyout',
				array(
					'flyout'   => static fn (): string => __( 'Open the cart drawer', 'vitrine' ),
					'redirect' => static fn (): string => __( 'Go to the cart page', 'vitrine' ),
				),
				static fn (): string => __( 'Cart icon on desktop', 'vitrine' )
			),
			'responsive_cart_click'           => Field::choice(
				'flyout',
				array(
					'flyout'   => static fn (): string => __( 'Open the cart drawer', 'vitrine' ),
					'redirect' => static fn (): string => __( 'Go to the cart page', 'vitrine' ),
				),
				static fn (): string => __( 'Cart icon on mobile', 'vitrine' )
			),
			'break_point'                     => Field::number(
				920,
				320,
				2560,
				static fn (): string => __( 'Mobile breakpoint (pixels)', 'vitrine' ),
				static fn (): string => __( 'Wider screens use the desktop layout.', 'vitrine' )
			),
			'quantity_style_type'             => Field::choice(
				'default',
				array(
					'default'            => static fn (): string => __( 'Minus and plus on either side', 'vitrine' ),
					'vertical-icon'      => static fn (): string => __( 'Stacked buttons', 'vitrine' ),
					'no-internal-border' => static fn (): string => __( 'No inner borders', 'vitrine' ),
				),
				static fn (): string => __( 'Quantity buttons', 'vitrine' )
			),
			'quantity_clamp'                  => Field::toggle(
				false,
				static fn (): string => __( 'Enforce maximum quantity', 'vitrine' ),
				static fn (): string => __( 'If off, the last step may exceed the maximum quantity.', 'vitrine' )
			),
			'announce_errors'                 => Field::toggle(
				true,
				static fn (): string => __( 'Show a message when a background update fails', 'vitrine' )
			),
			'free_shipping_bar'               => Field::toggle(
				false,
				static fn (): string => __( 'Show progress toward free shipping', 'vitrine' ),
				static fn (): string => __( 'A bar in the cart says how much is missing for the free shipping of the customer’s zone.', 'vitrine' )
			),
			'cart_sticky_cart_totals'         => Field::toggle(
				false,
				static fn (): string => __( 'Sticky cart totals', 'vitrine' )
			),
			'woo_cart_empty_featured_product' => Field::toggle(
				false,
				static fn (): string => __( 'Show featured products in an empty cart', 'vitrine' )
			),
		);
	}
}
