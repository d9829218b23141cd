<?php
/**
 * Plugin Name: A neighbour: content security policy with nonces
 * Description: A content security policy that allows the site's own scripts, and inline scripts with the nonce of the page.
 *
 * @package Vitrine
 */

declare(strict_types=1);

$nonce = bin2hex( random_bytes( 12 ) );

add_action(
	'send_headers',
	static function () use ( $nonce ): void {
		header( "Content-Security-Policy: script-src 'self' 'nonce-$nonce'; object-src 'none'; base-uri 'self'" );
	}
);

foreach ( array( 'wp_script_attributes', 'wp_inline_script_attributes' ) as $hook ) {
	add_filter( $hook, static fn ( $attributes ) => array( 'nonce' => $nonce ) + (array) $attributes );
}
