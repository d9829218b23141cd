<?php
/**
 * Webhook signatures.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Stripe;

defined( 'ABSPATH' ) || exit;

/**
 * The header `Stripe-Signature`: `t=<Unix timestamp>,v1=<HMAC>`, with several `v1`
 * while a secret is being rotated. Old events are rejected to prevent replay attacks.
 */
final class StripeSignature {

	/** Tolerance in seconds for transit time and clock differences. */
	public const TOLERANCE = 300;

	/**
	 * Whether a body is signed with a secret, and recent.
	 *
	 * @param string $header Received header.
	 * @param string $body   Received body, unchanged.
	 * @param string $secret Webhook secret; empty: never valid.
	 * @param int    $now    Unix timestamp.
	 */
	public static function is_valid( string $header, string $body, #[\SensitiveParameter] string $secret, int $now ): bool {
		$time   = '';
		$hashes = array();
		foreach ( explode( ',', $header ) as $part ) {
			[ $name, $value ] = explode( '=', trim( $part ), 2 ) + array( '', '' );
			if ( 't' === $name ) {
				$time = $value;
			} elseif ( 'v1' === $name ) {
				$hashes[] = $value;
			}
		}
		if ( '' === $secret || 1 !== preg_match( '/^\d{1,12}$/D', $time ) || abs( $now - (int) $time ) > self::TOLERANCE ) {
			return false;
		}
		$expected = hash_hmac( 'sha256', "$time.$body", $secret );
		foreach ( $hashes as $hash ) {
			if ( hash_equals( $expected, $hash ) ) {
				return true;
			}
		}
		return false;
	}
}
