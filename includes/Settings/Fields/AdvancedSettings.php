<?php
/**
 * Settings: advanced.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings\Fields;

use Vitrine\Settings\Field;

defined( 'ABSPATH' ) || exit;

/**
 * Cart fragments, and compatibility with other plugins.
 *
 * @see spec 3.9, 7.4, readings 3, 28
 */
final class AdvancedSettings {

	/**
	 * Returns the settings by key.
	 *
	 * @return array<string, Field>
	 */
	public static function all(): array {
		return array(
			'fragments_refresh'   => Field::choice(
				'cart',
				array(
					'cart'   => static fn (): string => __( 'Only if there is a cart', 'vitrine' ),
					'always' => static fn (): string => __( 'On every page', 'vitrine' ),
				),
				static fn (): string => __( 'Refresh cart fragments', 'vitrine' )
			),
			'fragments_timeout'   => Field::number(
				5000,
				500,
				60000,
				static fn (): string => __( 'Cart request timeout (milliseconds)', 'vitrine' )
			),
			'fragments_method'    => Field::choice(
				'GET',
				array(
					'GET'  => static fn (): string => __( 'GET', 'vitrine' ),
					'POST' => static fn (): string => __( 'POST (with timestamp)', 'vitrine' ),
				),
				static fn (): string => __( 'Request method for the cart', 'vitrine' ),
				static fn (): string => __( 'Choose POST if a cache or proxy stores responses that it should not.', 'vitrine' )
			),
			'main_shop'           => Field::choice(
				'auto',
				array(
					'auto'    => static fn (): string => __( 'Automatic: WooCommerce if active, then Easy Digital Downloads', 'vitrine' ),
					'builtin' => static fn (): string => __( 'Vitrine’s built-in shop, with Easy Digital Downloads as a second one', 'vitrine' ),
				),
				static fn (): string => __( 'Main shop', 'vitrine' ),
				static fn (): string => __( 'If two shops are active, each has its own cart icon and drawer.', 'vitrine' )
			),
			'trusted_proxies'     => Field::text(
				static fn (): string => __( 'Trusted proxies', 'vitrine' ),
				static fn (): string => '127.0.0.0/8, ::1, 10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, fc00::/7',
				static fn (): string => __( 'IP addresses or networks of proxies that are trusted to report a visitor’s IP address for rate limits. Leave empty to trust private networks. Enter “none” to trust no proxy.', 'vitrine' )
			),
			'is_complete_package' => Field::toggle(
				true,
				static fn (): string => __( 'All theme extensions are installed', 'vitrine' ),
				static fn (): string => __( 'Passed to scripts of other plugins. Vitrine itself does not use it.', 'vitrine' )
			),
			'remove_data'         => Field::toggle(
				false,
				static fn (): string => __( 'Remove all data on uninstall', 'vitrine' ),
				static fn (): string => __( 'If on, deleting the plugin permanently removes all of its data: orders, products with their categories and variations, coupons, carts, statistics and settings. The shop’s pages are moved to the Trash; images stay in the media library. If off, all data is kept and available again when you reinstall the plugin. Deactivating the plugin never removes anything.', 'vitrine' )
			),
		);
	}
}
