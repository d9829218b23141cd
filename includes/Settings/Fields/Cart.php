<?php
/**
 * Settings: the cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings\Fields;

use Vitrine\Settings\Field;

defined( 'ABSPATH' ) || exit;

/**
 * How the cart shows itself and behaves.
 *
 * @see spec 2.6, 3.9, 4.2, 5.1
 */
final class Cart {

	/**
	 * The settings by key.
	 *
	 * @return array<string, Field>
	 */
	public static function all(): array {
		return array(
			'after_add_to_cart'               => Field::choice(
				'default',
				array(
					'default'                => static fn (): string => __( 'Stay, or go to the cart where the shop asks for it', 'vitrine' ),
					'slide_in_cart'          => static fn (): string => __( 'Open the cart drawer', 'vitrine' ),
					'redirect_cart_page'     => static fn (): string => __( 'Go to the cart', 'vitrine' ),
					'redirect_checkout_page' => static fn (): string => __( 'Go to the checkout', 'vitrine' ),
				),
				static fn (): string => __( 'After adding from a product page', 'vitrine' )
			),
			'view_cart_label'                 => Field::text(
				static fn (): string => __( 'Text of the link to the cart after an add', 'vitrine' ),
				static fn (): string => __( 'View cart', 'vitrine' )
			),
			'desktop_layout'                  => Field::choice(
				'flyout',
				array(
					'flyout'   => static fn (): string => __( 'Open the cart drawer', 'vitrine' ),
					'redirect' => static fn (): string => __( 'Go to the cart page', 'vitrine' ),
				),
				static fn (): string => __( 'Cart icon on wide screens', 'vitrine' )
			),
			'responsive_cart_click'           => Field::choice(
				'flyout',
				array(
					'flyout'   => static fn (): string => __( 'Open the cart drawer', 'vitrine' ),
					'redirect' => static fn (): string => __( 'Go to the cart page', 'vitrine' ),
				),
				static fn (): string => __( 'Cart icon on small screens', 'vitrine' )
			),
			'break_point'                     => Field::number(
				920,
				320,
				2560,
				static fn (): string => __( 'Small screens end at (pixels)', 'vitrine' ),
				static fn (): string => __( 'Above this width the layout for wide screens begins.', 'vitrine' )
			),
			'quantity_style_type'             => Field::choice(
				'default',
				array(
					'default'            => static fn (): string => __( 'Minus and plus at the sides', 'vitrine' ),
					'vertical-icon'      => static fn (): string => __( 'Buttons above each other', 'vitrine' ),
					'no-internal-border' => static fn (): string => __( 'No lines between', 'vitrine' ),
				),
				static fn (): string => __( 'Quantity buttons', 'vitrine' )
			),
			'quantity_clamp'                  => Field::toggle(
				false,
				static fn (): string => __( 'Stop at the largest quantity', 'vitrine' ),
				static fn (): string => __( 'Off: a step may go past the largest quantity by less than one step.', 'vitrine' )
			),
			'announce_errors'                 => Field::toggle(
				true,
				static fn (): string => __( 'Tell the shopper when a background refresh fails', 'vitrine' )
			),
			'cart_sticky_cart_totals'         => Field::toggle(
				false,
				static fn (): string => __( 'Keep the cart totals in view', 'vitrine' )
			),
			'woo_cart_empty_featured_product' => Field::toggle(
				false,
				static fn (): string => __( 'Show featured products in an empty cart', 'vitrine' )
			),
		);
	}
}
