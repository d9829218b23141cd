<?php
/**
 * Configuration of the wallet.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Wallet;

use Vitrine\Commerce\Capability;
use Vitrine\Contract;
use Vitrine\Plugin;
use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * All settings of direct checkout: if one is missing, direct checkout is off.
 *
 * @see spec 3.17
 */
final class Config {

	/** Minimum length of the merchant key in characters. */
	public const KEY_LENGTH = 32;

	/**
	 * @param string $host        Origin of the wallet, without trailing slash.
	 * @param bool   $test_mode   Whether payments are simulated.
	 * @param string $merchant_id ID of the merchant at the wallet.
	 * @param string $blog_id     ID of the shop at the wallet.
	 * @param string $key         Key shared with the wallet; never leaves the server.
	 */
	public function __construct(
		public readonly string $host,
		public readonly bool $test_mode,
		public readonly string $merchant_id,
		public readonly string $blog_id,
		#[\SensitiveParameter]
		public readonly string $key,
	) {}

	/**
	 * Returns the configuration; null if direct checkout is off or incomplete.
	 */
	public static function current(): ?self {
		if ( ! Settings::on( 'wallet_direct_checkout' ) || array() !== self::missing() ) {
			return null;
		}
		$orders = in_array( Capability::PlacesOrders, Plugin::engine()->capabilities(), true );
		/**
		 * Filters whether direct checkout is used. For plugins that provide the wallet
		 * themselves.
		 *
		 * @param bool $runs Whether it is used.
		 *
		 * @example
		 * add_filter( 'vitrine_direct_checkout', fn( $runs ) => $runs && ! class_exists( 'Acme_Wallet' ) );
		 */
		return apply_filters( 'vitrine_direct_checkout', $orders )
			? new self(
				Settings::text( 'wallet_host' ),
				Settings::on( 'wallet_test_mode' ),
				Settings::text( 'wallet_merchant_id' ),
				Settings::text( 'wallet_blog_id' ),
				self::merchant_key()
			)
			: null;
	}

	/**
	 * Returns the missing settings.
	 *
	 * @return list<string> Setting keys.
	 */
	public static function missing(): array {
		$missing = array_filter( array( 'wallet_host', 'wallet_merchant_id', 'wallet_blog_id' ), static fn ( string $key ): bool => '' === Settings::text( $key ) );
		if ( mb_strlen( self::merchant_key() ) < self::KEY_LENGTH ) {
			$missing[] = 'wallet_key';
		}
		return array_values( $missing );
	}

	/**
	 * Returns the payment method title of orders.
	 */
	public function title(): string {
		$brand = Contract::brands()['Wallet'];
		/* translators: %s: name of the wallet. */
		return $this->test_mode ? sprintf( __( '%s (test mode)', 'vitrine' ), $brand ) : $brand;
	}

	/**
	 * Returns the merchant key: a constant takes precedence over the setting.
	 */
	private static function merchant_key(): string {
		$constant = defined( 'VITRINE_WALLET_KEY' ) ? (string) constant( 'VITRINE_WALLET_KEY' ) : '';
		return '' === $constant ? Settings::text( 'wallet_key' ) : $constant;
	}
}
