<?php
/**
 * Header of the sample shop.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Seed\WooCommerce;

/**
 * Adds the cart to the header in themes that leave this to the owner.
 */
final class Header {

	/** Astra's header rows for desktop and mobile. */
	private const ASTRA = array( 'header-desktop-items', 'header-mobile-items' );

	private const CART = 'woo-cart';

	/**
	 * Adds Astra's cart to the end of its header, as the Customizer does.
	 */
	public static function add_cart(): void {
		if ( 'astra' !== get_template() ) {
			return;
		}
		foreach ( self::ASTRA as $name ) {
			$rows  = astra_get_option( $name );
			$right = array_diff( $rows['primary']['primary_right'], array( self::CART ) );

			$rows['primary']['primary_right'] = array( ...$right, self::CART );
			astra_update_option( $name, $rows );
		}
	}
}
