<?php
/**
 * Direct checkout on a page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Wallet;

use Vitrine\Ajax\Routing\EndpointUrls;
use Vitrine\Contract;
use Vitrine\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Page data for the scripts in src/modules/wallet.
 */
final class WalletPageData {

	/**
	 * Adds the data and the wallet's brands to the page settings.
	 *
	 * @param array<string, mixed> $settings In the format of `PageSettings`.
	 * @return array<string, mixed> `parts.wallet` is in the format of `WalletSettings` in src/modules/wallet/types.ts.
	 */
	public static function add( array $settings ): array {
		$config = Config::current();
		if ( null === $config ) {
			return $settings;
		}
		wp_enqueue_style( Module::STYLE );
		$engine = Plugin::engine();
		$wallet = array(
			Contract::name( 'wallet.enabled_flag' ) => true,
			'testMode'                              => $config->test_mode,
			'host'                                  => $config->host,
			'merchantId'                            => $config->merchant_id,
			'blogId'                                => $config->blog_id,
			'noncesUrl'                             => add_query_arg( Contract::name( 'fields.nonces_for' ), Contract::name( 'settings_values.wallet_nonces' ), EndpointUrls::url( 'endpoints.nonces' ) ),
			'texts'                                 => array( 'going' => __( 'Opening checkout…', 'vitrine' ) ),
			'isProductPage'                         => $engine->is_page( 'product' ),
		);
		// Pages of the visitor include the nonces; on cached pages scripts request
		// them.
		if ( ( $engine->is_page( 'cart' ) || $engine->is_page( 'checkout' ) ) && array() !== $engine->cart()->snapshot()->lines ) {
			$wallet['nonces'] = WalletNonces::create( $engine );
		}
		return array_replace_recursive(
			$settings,
			array(
				'brands' => array_intersect_key( Contract::brands(), array_flip( (array) Contract::get( 'placeholders_of_modules.wallet' ) ) ),
				'parts'  => array( Module::id() => $wallet ),
			)
		);
	}
}
