<?php
/**
 * Signatures of webhooks.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Stripe;

defined( 'ABSPATH' ) || exit;

/**
 * The header `Stripe-Signature`: `t=<unix time>,v1=<HMAC>`, with several `v1`
 * while a secret is being changed. An event that is too old was recorded by
 * somebody and is sent again.
 */
final class StripeSignature {

	/** Seconds that an event may be on its way, and that clocks may differ. */
	public const TOLERANCE = 300;

	/**
	 * Whether a body was signed with a secret, and not too long ago.
	 *
	 * @param string $header As it came.
	 * @param string $body   As it came, byte by byte.
	 * @param string $secret Of the webhook's endpoint; empty: nothing is signed with it.
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
