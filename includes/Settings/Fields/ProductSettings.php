<?php
/**
 * Settings: products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings\Fields;

use Vitrine\Settings\Field;
use Vitrine\Settings\StandardTexts;

defined( 'ABSPATH' ) || exit;

/**
 * Product cards, product pages and quick view.
 *
 * @see spec 2.4, 3.9, 4.13
 */
final class ProductSettings {

	/**
	 * Returns the settings by key.
	 *
	 * @return array<string, Field>
	 */
	public static function all(): array {
		return array(
			'sale_badge_mode'             => Field::choice(
				'text',
				array(
					'text'            => static fn (): string => __( 'Text', 'vitrine' ),
					'sale-percentage' => static fn (): string => __( 'Sale percentage', 'vitrine' ),
				),
				static fn (): string => __( 'Sale badge', 'vitrine' )
			),
			'sale_badge_text'             => Field::text(
				static fn (): string => __( 'Sale badge text', 'vitrine' ),
				StandardTexts::of( 'sale_badge_text' )
			),
			'sale_badge_template'         => Field::text(
				static fn (): string => __( 'Sale percentage format', 'vitrine' ),
				static fn (): string => '-[value]%',
				static fn (): string => __( 'Use [value] as the placeholder for the number.', 'vitrine' ),
				'value'
			),
			'sticky_add_to_cart'          => Field::toggle(
				false,
				static fn (): string => __( 'Sticky add to cart bar on product pages', 'vitrine' ),
				static fn (): string => __( 'Shows a bar at the bottom of WooCommerce’s product pages. Turn off your theme’s own bar if it has one. The Product block has its own setting.', 'vitrine' )
			),
			'quick_view'                  => Field::choice(
				'trigger',
				array(
					'none'    => static fn (): string => __( 'None', 'vitrine' ),
					'trigger' => static fn (): string => __( 'Icon on the image', 'vitrine' ),
					'button'  => static fn (): string => __( 'Button', 'vitrine' ),
					'text'    => static fn (): string => __( 'Text link', 'vitrine' ),
					'image'   => static fn (): string => __( 'Click on the image', 'vitrine' ),
				),
				static fn (): string => __( 'Open quick view with', 'vitrine' ),
				static fn (): string => __( 'In product listings. A Product listing block can override this.', 'vitrine' )
			),
			'quick_view_sheet'            => Field::toggle(
				true,
				static fn (): string => __( 'Quick view: sheet from the bottom on phones', 'vitrine' ),
				static fn (): string => __( 'If on, quick view opens from the bottom, as wide as the screen, with the add to cart button always in view. If off, it opens as a box in the middle, as on wider screens.', 'vitrine' )
			),
			'shop_quick_view_stick_cart'  => Field::toggle(
				false,
				static fn (): string => __( 'Quick view: sticky add to cart', 'vitrine' )
			),
			'shop_quick_view_auto_height' => Field::toggle(
				false,
				static fn (): string => __( 'Quick view: auto height', 'vitrine' )
			),
		);
	}
}
