<?php
/**
 * WooCommerce's breadcrumbs.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Front;

use Vitrine\Commerce\WooCommerce\Products\Names;

defined( 'ABSPATH' ) || exit;

/**
 * Returns WooCommerce's breadcrumb trail, including changes of plugins.
 */
final class Breadcrumbs {

	/**
	 * Returns the breadcrumbs of the current page.
	 *
	 * @return list<array{name: string, url: string}>
	 */
	public static function trail(): array {
		$crumbs = array();
		foreach ( self::maker()->generate() as $crumb ) {
			$crumbs[] = array(
				'name' => Names::plain( wp_strip_all_tags( (string) $crumb[0] ) ),
				'url'  => (string) ( $crumb[1] ?? '' ),
			);
		}
		return $crumbs;
	}

	/**
	 * Triggers WooCommerce's structured data for the breadcrumbs.
	 */
	public static function printed(): void {
		if ( 0 === did_action( 'woocommerce_breadcrumb' ) ) {
			$breadcrumbs = self::maker();
			$made        = $breadcrumbs->generate();
			do_action( 'woocommerce_breadcrumb', $breadcrumbs, array( 'breadcrumb' => $made ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
		}
	}

	/**
	 * Creates WooCommerce's generator, with the home link that the theme sets.
	 */
	private static function maker(): \WC_Breadcrumb {
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
		$options = (array) apply_filters( 'woocommerce_breadcrumb_defaults', array( 'home' => __( 'Home', 'vitrine' ) ) );
		$maker   = new \WC_Breadcrumb();
		if ( ! empty( $options['home'] ) ) {
			$maker->add_crumb( (string) $options['home'], (string) apply_filters( 'woocommerce_breadcrumb_home_url', home_url() ) );
		}
		// phpcs:enable
		return $maker;
	}
}
