<?php
/**
 * The shop's account at Stripe.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Stripe;

use Vitrine\Commerce\Builtin\Payment\Settings\PaymentSettings;

defined( 'ABSPATH' ) || exit;

/**
 * The keys that the owner has settled, in test mode or in earnest.
 */
final class StripeAccount {

	/**
	 * @param bool   $is_test        Whether no money moves.
	 * @param string $key            Secret key; empty: there is none yet.
	 * @param string $webhook_secret Of the webhook's endpoint; empty: there is none yet.
	 */
	private function __construct(
		public readonly bool $is_test,
		#[\SensitiveParameter] public readonly string $key,
		#[\SensitiveParameter] public readonly string $webhook_secret,
	) {}

	/**
	 * Returns the instance for the current site.
	 */
	public static function get(): self {
		$own  = PaymentSettings::get()->method( Stripe::ID )->own;
		$test = '' !== ( $own['test_mode'] ?? '1' );
		$mode = $test ? 'test' : 'live';
		return new self( $test, $own[ $mode . '_key' ] ?? '', $own[ $mode . '_webhook_secret' ] ?? '' );
	}

	/**
	 * Client with the key of this account.
	 */
	public function client(): StripeClient {
		return new StripeClient( $this->key );
	}

	/**
	 * What this site's sessions are known by: one account may serve several shops.
	 */
	public static function site(): string {
		return substr( hash( 'sha256', home_url( '/' ) ), 0, 32 );
	}
}
