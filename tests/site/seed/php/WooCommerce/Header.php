<?php
/**
 * The header of the sample shop.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Seed\WooCommerce;

/**
 * Some themes leave it to the owner to put the cart into the header.
 */
final class Header {

	/** Astra's rows of a header, on wide windows and on phones. */
	private const ASTRA = array( 'header-desktop-items', 'header-mobile-items' );

	private const CART = 'woo-cart';

	/**
	 * Puts Astra's cart at the end of its header, as an owner does in the Customizer.
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
