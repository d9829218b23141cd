<?php
/**
 * Stripe account of the shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Stripe;

use Vitrine\Commerce\Builtin\Payment\Settings\PaymentSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Keys set by the owner, for test or live mode.
 */
final class StripeAccount {

	/**
	 * @param bool   $is_test        Whether test mode is on.
	 * @param string $key            Secret key; empty: not set.
	 * @param string $webhook_secret Webhook secret; empty: not set.
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
	 * Returns a client with the key of this account.
	 */
	public function client(): StripeClient {
		return new StripeClient( $this->key );
	}

	/**
	 * Returns an ID of this site for sessions: an account may be used by several shops.
	 */
	public static function site(): string {
		return substr( hash( 'sha256', home_url( '/' ) ), 0, 32 );
	}
}
