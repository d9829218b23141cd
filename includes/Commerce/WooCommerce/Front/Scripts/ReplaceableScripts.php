<?php
/**
 * WooCommerce scripts that ours can replace.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Front\Scripts;

use Vitrine\Commerce\WooCommerce\WooCommercePages;
use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Which scripts may be removed, by the settings, the page's blocks and the theme.
 */
final class ReplaceableScripts {

	public const VARIATIONS = 'wc-add-to-cart-variation';

	private const DETAILS = 'wc-single-product';

	/**
	 * Setting to script handle. A script may depend on those after it.
	 */
	private const ANSWERED = array(
		'replace_add_to_cart'    => 'wc-add-to-cart',
		'replace_cart_fragments' => 'wc-cart-fragments',
		'replace_variation_form' => self::VARIATIONS,
		'replace_single_product' => self::DETAILS,
	);

	/**
	 * Page that our block may render to the scripts of WooCommerce's form there.
	 */
	private const FORMS = array(
		'cart'     => array( 'wc-cart', 'selectWoo' ),
		'checkout' => array( 'wc-checkout', 'selectWoo' ),
	);

	/**
	 * The variation template of WooCommerce's script, which a theme may override.
	 */
	private const VARIATION_TEMPLATE = 'single-product/add-to-cart/variation.php';

	/**
	 * Returns the handles to remove, according to the settings.
	 *
	 * @return list<string>
	 */
	public static function handles(): array {
		$wanted = array_filter( self::ANSWERED, static fn ( string $setting ): bool => (bool) Settings::get( $setting ), ARRAY_FILTER_USE_KEY );
		if ( ! Settings::on( 'replace_gallery' ) ) {
			// It initializes WooCommerce's gallery.
			unset( $wanted['replace_single_product'] );
		}
		/**
		 * Changes which of WooCommerce's scripts are taken off where nothing needs them.
		 *
		 * @param list<string> $handles Handles.
		 *
		 * @example
		 * // This theme's own script needs WooCommerce's cart fragments.
		 * add_filter( 'vitrine_woocommerce_scripts', fn( $handles ) => array_values( array_diff( $handles, array( 'wc-cart-fragments' ) ) ) );
		 */
		$handles = apply_filters( 'vitrine_woocommerce_scripts', array_values( array_unique( array_merge( array_values( $wanted ), self::of_forms() ) ) ) );
		$kept    = wp_script_is( self::VARIATIONS ) && self::has_own_template() ? array( self::VARIATIONS ) : array();
		return array_values( array_diff( array_filter( (array) $handles, 'is_string' ), $kept ) );
	}

	/**
	 * Returns the scripts of forms that our blocks replace.
	 *
	 * @return list<string>
	 */
	public static function of_forms(): array {
		return array_merge( array(), ...array_values( array_filter( self::FORMS, array( WooCommercePages::class, 'is_drawn_by_block' ), ARRAY_FILTER_USE_KEY ) ) );
	}

	/**
	 * Whether WooCommerce itself has enqueued a script on this page. If another plugin
	 * enqueues a script with an API, it calls that API. The fragments script has none:
	 * themes need only its effect, which ours has too.
	 *
	 * @param string $handle Enqueued handle.
	 */
	public static function is_of_woocommerce( string $handle ): bool {
		return match ( $handle ) {
			self::VARIATIONS => false,
			self::DETAILS    => is_product() || 0 < did_action( 'woocommerce_before_single_product' ),
			'wc-add-to-cart' => 'yes' === get_option( 'woocommerce_enable_ajax_add_to_cart' ),
			default          => true,
		};
	}

	/**
	 * Whether the theme or a plugin overrides the variation template.
	 */
	private static function has_own_template(): bool {
		return WC()->plugin_path() . '/templates/' . self::VARIATION_TEMPLATE !== wc_locate_template( self::VARIATION_TEMPLATE );
	}
}
