<?php
/**
 * Plugin Name: Stripe’s stand-in
 * Description: Sends requests for Stripe to its stand-in on this machine.
 *
 * @package Vitrine
 */

declare(strict_types=1);

add_filter( 'vitrine_stripe_api', static fn ( string $url ): string => (string) get_option( 'stripe_standin', $url ) );
