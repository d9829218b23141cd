<?php
/**
 * Direct checkout on a page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Wallet;

use Vitrine\Ajax\Routing\Addresses;
use Vitrine\Contract;
use Vitrine\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * What the scripts of src/modules/wallet need of a page.
 */
final class Page {

	/**
	 * Says to the scripts what they need of it, and the wallet's own names.
	 *
	 * @param array<string, mixed> $settings The shape of `PageSettings`.
	 * @return array<string, mixed> `parts.wallet` has the shape of `WalletSettings` in src/modules/wallet/types.ts.
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
			'noncesUrl'                             => add_query_arg( Contract::name( 'fields.nonces_for' ), Contract::name( 'settings_values.wallet_nonces' ), Addresses::url( 'endpoints.nonces' ) ),
			'texts'                                 => array( 'going' => __( 'Opening checkout…', 'vitrine' ) ),
			'isProductPage'                         => $engine->is_page( 'product' ),
		);
		// The visitor's own pages may say them; others have them fetched.
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
