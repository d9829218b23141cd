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
 * How often the cart is asked for, and what other plugins of a shop need.
 *
 * @see spec 3.9, 7.4, readings 3, 28
 */
final class Advanced {

	/**
	 * The settings by key.
	 *
	 * @return array<string, Field>
	 */
	public static function all(): array {
		return array(
			'fragments_refresh'   => Field::choice(
				'cart',
				array(
					'cart'   => static fn (): string => __( 'When there is a cart', 'vitrine' ),
					'always' => static fn (): string => __( 'On every page', 'vitrine' ),
				),
				static fn (): string => __( 'Ask the server for the cart', 'vitrine' )
			),
			'fragments_timeout'   => Field::number(
				5000,
				500,
				60000,
				static fn (): string => __( 'Wait for the cart at most (milliseconds)', 'vitrine' )
			),
			'fragments_method'    => Field::choice(
				'GET',
				array(
					'GET'  => static fn (): string => __( 'GET', 'vitrine' ),
					'POST' => static fn (): string => __( 'POST, with the time', 'vitrine' ),
				),
				static fn (): string => __( 'How the cart is asked for', 'vitrine' ),
				static fn (): string => __( 'Choose POST where something in between keeps answers although it must not.', 'vitrine' )
			),
			'main_shop'           => Field::choice(
				'auto',
				array(
					'auto'    => static fn (): string => __( 'The plugin that is active: WooCommerce, else Easy Digital Downloads', 'vitrine' ),
					'builtin' => static fn (): string => __( 'Vitrine’s own, with Easy Digital Downloads beside it', 'vitrine' ),
				),
				static fn (): string => __( 'Main shop', 'vitrine' ),
				static fn (): string => __( 'Where two shops sell, each has a cart icon and a drawer of its own.', 'vitrine' )
			),
			'trusted_proxies'     => Field::text(
				static fn (): string => __( 'Proxies in front of the site', 'vitrine' ),
				static fn (): string => '127.0.0.0/8, ::1, 10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, fc00::/7',
				static fn (): string => __( 'Addresses or networks whose word for where a visitor comes from is believed when attempts are counted. Standard: those of private networks. Write “none” to believe nobody.', 'vitrine' )
			),
			'is_complete_package' => Field::toggle(
				true,
				static fn (): string => __( 'The shop has every extension of its theme', 'vitrine' ),
				static fn (): string => __( 'Told to scripts of other plugins; nothing here changes.', 'vitrine' )
			),
			'remove_data'         => Field::toggle(
				false,
				static fn (): string => __( 'Remove everything when the plugin is deleted', 'vitrine' ),
				static fn (): string => __( 'On: when you delete the plugin from the list of plugins, all that it has stored on this site goes with it and cannot be brought back: orders, products with their categories and variations, coupons, carts, counts and settings. The shop’s pages go to the trash; pictures stay in the media library. Off: all of it stays, and is there again when you install the plugin anew. Deactivating the plugin never removes anything.', 'vitrine' )
			),
		);
	}
}
