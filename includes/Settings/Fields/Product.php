<?php
/**
 * Settings: products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings\Fields;

use Vitrine\Settings\Field;

defined( 'ABSPATH' ) || exit;

/**
 * Product cards, product pages and quick view.
 *
 * @see spec 2.4, 3.9, 4.13
 */
final class Product {

	/**
	 * The settings by key.
	 *
	 * @return array<string, Field>
	 */
	public static function all(): array {
		return array(
			'sale_badge_mode'             => Field::choice(
				'text',
				array(
					'text'            => static fn (): string => __( 'A text', 'vitrine' ),
					'sale-percentage' => static fn (): string => __( 'The percentage', 'vitrine' ),
				),
				static fn (): string => __( 'Sale badges say', 'vitrine' )
			),
			'sale_badge_text'             => Field::text(
				static fn (): string => __( 'Text of sale badges', 'vitrine' ),
				static fn (): string => __( 'Sale!', 'vitrine' )
			),
			'sale_badge_template'         => Field::text(
				static fn (): string => __( 'Percentage of sale badges', 'vitrine' ),
				static fn (): string => '-[value]%',
				static fn (): string => __( 'Must hold [value], where the number goes.', 'vitrine' ),
				'value'
			),
			'sticky_add_to_cart'          => Field::toggle(
				false,
				static fn (): string => __( 'Keep the add-to-cart in view on product pages', 'vitrine' ),
				static fn (): string => __( 'In a bar at the lower edge, on WooCommerce’s own pages. Turn a theme’s own bar off then. The product block has a setting of its own.', 'vitrine' )
			),
			'quick_view'                  => Field::choice(
				'trigger',
				array(
					'none'    => static fn (): string => __( 'Nothing', 'vitrine' ),
					'trigger' => static fn (): string => __( 'A sign on the picture', 'vitrine' ),
					'button'  => static fn (): string => __( 'A button', 'vitrine' ),
					'text'    => static fn (): string => __( 'A text link', 'vitrine' ),
					'image'   => static fn (): string => __( 'A click on the picture', 'vitrine' ),
				),
				static fn (): string => __( 'Quick view opens by', 'vitrine' ),
				static fn (): string => __( 'In product listings. A listing may have its own.', 'vitrine' )
			),
			'shop_quick_view_stick_cart'  => Field::toggle(
				false,
				static fn (): string => __( 'Quick view: keep the add-to-cart in view', 'vitrine' )
			),
			'shop_quick_view_auto_height' => Field::toggle(
				false,
				static fn (): string => __( 'Quick view: let the height follow the content', 'vitrine' )
			),
		);
	}
}
