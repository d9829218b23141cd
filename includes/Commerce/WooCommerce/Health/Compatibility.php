<?php
/**
 * Declared compatibility with WooCommerce features.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Health;

use Automattic\WooCommerce\Utilities\FeaturesUtil;

defined( 'ABSPATH' ) || exit;

/**
 * Declares compatibility to WooCommerce, so that it shows no warning about this plugin.
 */
final class Compatibility {

	/** Orders in custom tables (HPOS), and the cart and checkout blocks. */
	private const FEATURES = array( 'custom_order_tables', 'cart_checkout_blocks' );

	/**
	 * Registers the hook.
	 */
	public static function boot(): void {
		add_action( 'before_woocommerce_init', array( self::class, 'declare' ) );
	}

	/**
	 * Declares compatibility with each feature.
	 */
	public static function declare(): void {
		foreach ( self::FEATURES as $feature ) {
			FeaturesUtil::declare_compatibility( $feature, VITRINE_FILE );
		}
	}
}
