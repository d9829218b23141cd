<?php
/**
 * Settings: header and page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings\Fields;

use Vitrine\Settings\Field;

defined( 'ABSPATH' ) || exit;

/**
 * Sticky header, account menu and page navigation.
 *
 * @see spec 2.9, 3.9, 4.11, 9.5
 */
final class HeaderSettings {

	/**
	 * Returns the settings by key.
	 *
	 * @return array<string, Field>
	 */
	public static function all(): array {
		return self::sticky() + array(
			'header_mini_cart'         => Field::choice(
				'auto',
				array(
					'auto' => static fn (): string => __( 'Automatic (off with WooCommerce)', 'vitrine' ),
					'on'   => static fn (): string => __( 'On', 'vitrine' ),
					'off'  => static fn (): string => __( 'Off', 'vitrine' ),
				),
				static fn (): string => __( 'Mini-cart in the header', 'vitrine' ),
				static fn (): string => __( 'In block themes, after the navigation; with the built-in shop, in the main menu of classic themes too. Headers that already have a cart are not changed.', 'vitrine' )
			),
			'hf_account_action_type'   => Field::choice(
				'menu',
				array(
					'menu' => static fn (): string => __( 'Opens a menu', 'vitrine' ),
					'link' => static fn (): string => __( 'Opens the account page', 'vitrine' ),
				),
				static fn (): string => __( 'Account icon for customers', 'vitrine' )
			),
			'hf_account_show_menu_on'  => Field::choice(
				'click',
				array(
					'click' => static fn (): string => __( 'On click', 'vitrine' ),
					'hover' => static fn (): string => __( 'On hover', 'vitrine' ),
				),
				static fn (): string => __( 'Open account menu', 'vitrine' )
			),
			'hf_account_logout_action' => Field::choice(
				'link',
				array(
					'link'  => static fn (): string => __( 'Opens the account page', 'vitrine' ),
					'login' => static fn (): string => __( 'Opens a login window', 'vitrine' ),
				),
				static fn (): string => __( 'Account icon for guests', 'vitrine' )
			),
			'is_scroll_to_id'          => Field::toggle(
				false,
				static fn (): string => __( 'Smooth scrolling for anchor links', 'vitrine' )
			),
			'is_scroll_to_top'         => Field::toggle(
				false,
				static fn (): string => __( 'Show a scroll to top button', 'vitrine' )
			),
			'scroll_to_top_on_devices' => Field::choice(
				'both',
				self::devices(),
				static fn (): string => __( 'Scroll to top button on', 'vitrine' )
			),
			'is_dark_palette'          => Field::toggle(
				false,
				static fn (): string => __( 'The site uses a dark palette', 'vitrine' )
			),
		);
	}

	/**
	 * Returns the settings of the sticky header.
	 *
	 * @return array<string, Field>
	 */
	private static function sticky(): array {
		return array(
			'header_above_stick'       => Field::toggle( false, static fn (): string => __( 'Row above the header', 'vitrine' ) ),
			'header_main_stick'        => Field::toggle( false, static fn (): string => __( 'Main row', 'vitrine' ) ),
			'header_below_stick'       => Field::toggle( false, static fn (): string => __( 'Row below the header', 'vitrine' ) ),
			'header_main_shrink'       => Field::toggle( false, static fn (): string => __( 'Shrink the sticky header', 'vitrine' ) ),
			'sticky_hide_on_scroll'    => Field::toggle( false, static fn (): string => __( 'Hide on scroll down, show on scroll up', 'vitrine' ) ),
			'sticky_header_style'      => Field::choice(
				'none',
				array(
					'none'  => static fn (): string => __( 'None', 'vitrine' ),
					'slide' => static fn (): string => __( 'Slide', 'vitrine' ),
					'fade'  => static fn (): string => __( 'Fade', 'vitrine' ),
				),
				static fn (): string => __( 'Sticky header animation', 'vitrine' )
			),
			'sticky_header_on_devices' => Field::choice(
				'both',
				self::devices(),
				static fn (): string => __( 'Sticky header on', 'vitrine' )
			),
			'stick_header_meta'        => Field::choice(
				'default',
				array(
					'default'  => static fn (): string => __( 'Default', 'vitrine' ),
					'enabled'  => static fn (): string => __( 'Always sticky', 'vitrine' ),
					'disabled' => static fn (): string => __( 'Never sticky', 'vitrine' ),
				),
				static fn (): string => __( 'Override on all pages', 'vitrine' )
			),
		);
	}

	/**
	 * Returns the choice of devices.
	 *
	 * @return array<string, \Closure(): string>
	 */
	private static function devices(): array {
		return array(
			'both'    => static fn (): string => __( 'All devices', 'vitrine' ),
			'desktop' => static fn (): string => __( 'Desktop only', 'vitrine' ),
			'mobile'  => static fn (): string => __( 'Mobile only', 'vitrine' ),
		);
	}
}
