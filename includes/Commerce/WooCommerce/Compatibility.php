<?php
/**
 * What Vitrine gets along with.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce;

use Automattic\WooCommerce\Utilities\FeaturesUtil;

defined( 'ABSPATH' ) || exit;

/**
 * Tells WooCommerce, so that its owner is not warned of this plugin.
 */
final class Compatibility {

	/** Orders in tables of their own, and the cart and checkout made of blocks. */
	private const FEATURES = array( 'custom_order_tables', 'cart_checkout_blocks' );

	/**
	 * Registers the hook.
	 */
	public static function boot(): void {
		add_action( 'before_woocommerce_init', array( self::class, 'declare' ) );
	}

	/**
	 * Declares it.
	 */
	public static function declare(): void {
		foreach ( self::FEATURES as $feature ) {
			FeaturesUtil::declare_compatibility( $feature, VITRINE_FILE );
		}
	}
}
