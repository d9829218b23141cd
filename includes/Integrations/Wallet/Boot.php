<?php
/**
 * Direct checkout.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Integrations\Wallet;

use Vitrine\Ajax\Nonces;
use Vitrine\Ajax\Routing\Addresses;
use Vitrine\Ajax\Wallet;
use Vitrine\Contract;
use Vitrine\Plugin;
use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Takes the hooks of direct checkout. While it is off, nothing of it is on a page
 * and nobody answers for it.
 *
 * @see spec 2.11, 3.17, 6
 */
final class Boot {

	private const STYLE = 'vitrine-wallet';

	/** Brands that nothing but direct checkout names. */
	private const BRANDS = array(
		'gateway'     => 1,
		'wallet'      => 1,
		'Wallet'      => 1,
		'wallet_host' => 1,
	);

	/**
	 * Takes the hooks.
	 */
	public static function boot(): void {
		add_filter( 'vitrine_contract', array( self::class, 'add_host' ) );
		add_filter( 'vitrine_endpoints', array( self::class, 'add_endpoints' ) );
		add_filter( 'vitrine_page_settings', array( self::class, 'page_settings' ) );
		Shopper::boot();
		OptOut::boot();
	}

	/**
	 * The one brand that is a setting: the wallet's address.
	 *
	 * @param array<string, string> $brands Placeholder to brand.
	 * @return array<string, string>
	 */
	public static function add_host( array $brands ): array {
		return Settings::on( 'wallet_direct_checkout' ) ? array_merge( $brands, array( 'wallet_host' => Settings::text( 'wallet_host' ) ) ) : $brands;
	}

	/**
	 * Adds the endpoints.
	 *
	 * @param list<class-string> $endpoints Classes.
	 * @return list<class-string>
	 */
	public static function add_endpoints( array $endpoints ): array {
		return null === Config::current()
			? $endpoints
			: array_merge( $endpoints, array( Wallet\FullSession::class, Wallet\MinimumSession::class, Wallet\GetIdentity::class, Wallet\PlacePaidOrder::class ) );
	}

	/**
	 * Takes the wallet's own names out of a page that has no wallet.
	 *
	 * @param array<string, mixed> $settings Of the page.
	 * @return array<string, mixed>
	 */
	public static function without_brands( array $settings ): array {
		if ( isset( $settings['brands'] ) ) {
			$settings['brands'] = array_diff_key( $settings['brands'], self::BRANDS );
		}
		if ( isset( $settings['beside']['brands'] ) ) {
			$settings['beside']['brands'] = array_diff_key( $settings['beside']['brands'], self::BRANDS );
		}
		return $settings;
	}

	/**
	 * Says to the scripts what they need of it.
	 *
	 * @param array<string, mixed> $settings Of the page.
	 * @return array<string, mixed> `wallet` has the shape of `WalletSettings` in src/contract/types/wallet.ts.
	 */
	public static function page_settings( array $settings ): array {
		$config = Config::current();
		if ( null === $config ) {
			return self::without_brands( $settings );
		}
		wp_enqueue_style( self::STYLE );
		$engine = Plugin::engine();
		$wallet = array(
			Contract::name( 'wallet.enabled_flag' ) => true,
			'testMode'                              => $config->test_mode,
			'host'                                  => $config->host,
			'merchantId'                            => $config->merchant_id,
			'blogId'                                => $config->blog_id,
			'noncesUrl'                             => add_query_arg( Contract::name( 'fields.nonces_for' ), Contract::name( 'settings_values.wallet_nonces' ), Addresses::url( 'endpoints.nonces' ) ),
			'texts'                                 => array( 'going' => __( 'Opening checkout…', 'vitrine' ) ),
			'isProductPage'                         => $engine->is_page( 'product' ),
		);
		// The visitor's own pages may say them; others have them fetched.
		if ( ( $engine->is_page( 'cart' ) || $engine->is_page( 'checkout' ) ) && array() !== $engine->cart()->snapshot()->lines ) {
			$wallet['nonces'] = Nonces::wallet( $engine );
		}
		return $settings + array( 'wallet' => $wallet );
	}
}
