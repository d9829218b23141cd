<?php
/**
 * What the fault suite adds to its site: ways of paying whose bank remembers, mail
 * that is kept as it went out, and moments at which a request dies.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

require_once __DIR__ . '/Moments.php';
require_once __DIR__ . '/Bank.php';
require_once __DIR__ . '/Post.php';

// Leases as long as a fault takes here; the shop's own are those of slow banks. One client orders all day.
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

// The bank's own call, which comes once or twice: it says that a page was paid.
add_action(
	'wp_loaded',
	static function (): void {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- The bank is no browser.
		if ( ! isset( $_GET['faults_paid'] ) ) {
			return;
		}
		$services = new Vitrine\Commerce\Builtin\Checkout\OrderServices( new Vitrine\Commerce\Builtin\Engine() );
		$moved    = $services->changes->move( (int) $_GET['faults_paid'], 'processing' );
		// phpcs:enable
		wp_send_json( array( 'paid' => ! is_wp_error( $moved ) ) );
	}
);
