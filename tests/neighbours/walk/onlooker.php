<?php
/**
 * Plugin Name: Onlooker
 * Description: Lets a cart be read beside its browser without a write: an older WooCommerce saves the whole session whenever it has loaded a cart, and so undoes what the browser's own request changes meanwhile.
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
