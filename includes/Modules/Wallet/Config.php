<?php
/**
 * What the shop has agreed with the wallet.
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
 * The settings of direct checkout, whole: while anything of them is missing,
 * there is no direct checkout.
 *
 * @see spec 3.17
 */
final class Config {

	/** Characters that the merchant's key has at least. */
	public const KEY_LENGTH = 32;

	/**
	 * @param string $host        Origin of the wallet, without a slash at its end.
	 * @param bool   $test_mode   Whether no money moves.
	 * @param string $merchant_id The shop's owner at the wallet.
	 * @param string $blog_id     The shop at the wallet.
	 * @param string $key         Shared with the wallet; never leaves the server.
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
	 * The settings, or null where direct checkout is off or cannot work.
	 */
	public static function current(): ?self {
		if ( ! Settings::on( 'wallet_direct_checkout' ) || array() !== self::missing() ) {
			return null;
		}
		$orders = in_array( Capability::PlacesOrders, Plugin::engine()->capabilities(), true );
		/**
		 * Whether direct checkout runs by these settings. A plugin that brings the
		 * wallet itself says no.
		 *
		 * @param bool $runs Whether it does.
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
	 * The settings that are still to be made.
	 *
	 * @return list<string> Their keys.
	 */
	public static function missing(): array {
		$missing = array_filter( array( 'wallet_host', 'wallet_merchant_id', 'wallet_blog_id' ), static fn ( string $key ): bool => '' === Settings::text( $key ) );
		if ( mb_strlen( self::merchant_key() ) < self::KEY_LENGTH ) {
			$missing[] = 'wallet_key';
		}
		return array_values( $missing );
	}

	/**
	 * How an order says what it was paid by.
	 */
	public function title(): string {
		$brand = Contract::brands()['Wallet'];
		/* translators: %s: name of the wallet. */
		return $this->test_mode ? sprintf( __( '%s (test mode)', 'vitrine' ), $brand ) : $brand;
	}

	/**
	 * The merchant's key: the site's own configuration goes before the settings.
	 */
	private static function merchant_key(): string {
		$constant = defined( 'VITRINE_WALLET_KEY' ) ? (string) constant( 'VITRINE_WALLET_KEY' ) : '';
		return '' === $constant ? Settings::text( 'wallet_key' ) : $constant;
	}
}
