<?php
/**
 * Plugin Name: Onlooker
 * Description: Lets a test read the cart of a browser without saving its session: older WooCommerce versions save the whole session once the cart is loaded, and so revert concurrent changes.
 *
 * @package Vitrine
 */

declare(strict_types=1);

if ( isset( $_SERVER['HTTP_X_ONLOOKER'] ) ) {
	add_action(
		'shutdown',
		static function (): void {
			// WooCommerce's callback that saves the session.
			remove_action( 'shutdown', array( WC()->session, 'save_data' ), 20 );
		},
		0
	);
}
