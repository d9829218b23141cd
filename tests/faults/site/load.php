<?php
/**
 * Loads the extensions of the fault suite: gateways with a fake bank, a mail
 * transport that stores emails, and fault injection.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

require_once __DIR__ . '/Moments.php';
require_once __DIR__ . '/Bank.php';
require_once __DIR__ . '/Post.php';

// Leases are as short as the faults here; the defaults are for slow banks. One client places all orders.
foreach ( array(
	'vitrine_payment_lease' => 2,
	'vitrine_payment_wait'  => 6,
	'vitrine_payment_grace' => 0,
	'vitrine_outbox_lease'  => 2,
	'vitrine_order_limit'   => 0,
) as $vitrine_filter => $vitrine_seconds ) {
	add_filter( $vitrine_filter, static fn (): int => $vitrine_seconds );
}

Vitrine\Tests\Faults\Moments::boot();
Vitrine\Tests\Faults\Post::boot();

add_filter(
	'vitrine_payment_gateways',
	static function ( array $gateways ): array {
		require_once __DIR__ . '/gateways.php';
		return array( ...$gateways, ...vitrine_faults_gateways() );
	}
);

// The bank's webhook, called once or twice: a payment page was paid.
add_action(
	'wp_loaded',
	static function (): void {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- Requests come from the bank's server, without a nonce.
		if ( ! isset( $_GET['faults_paid'] ) ) {
			return;
		}
		$services = new Vitrine\Commerce\Builtin\Checkout\OrderServices( new Vitrine\Commerce\Builtin\BuiltinEngine() );
		$moved    = $services->changes->move( (int) $_GET['faults_paid'], 'processing' );
		// phpcs:enable
		wp_send_json( array( 'paid' => ! is_wp_error( $moved ) ) );
	}
);
