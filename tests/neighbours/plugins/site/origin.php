<?php
/**
 * Plugin Name: A neighbour: origin
 * Description: Configures WooCommerce's order attribution, adds a field, and reads it with a script.
 *
 * @package Vitrine
 */

declare(strict_types=1);

add_filter( 'wc_order_attribution_allow_tracking', '__return_false' );
add_filter( 'wc_order_attribution_cookie_lifetime_months', static fn (): float => 2.0 );
add_filter( 'wc_order_attribution_session_length_minutes', static fn (): int => 7 );
add_filter(
	'wc_order_attribution_tracking_fields',
	static fn ( array $fields ): array => array_diff_key( $fields, array( 'user_agent' => true ) ) + array( 'first_source' => 'first.src' )
);
