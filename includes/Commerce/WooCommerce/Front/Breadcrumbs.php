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
 * The way to a page as WooCommerce and the plugins that change it have it.
 */
final class Breadcrumbs {

	/**
	 * The crumbs of this request's page.
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
	 * Has WooCommerce say them to search engines, as where it prints them itself.
	 */
	public static function printed(): void {
		if ( 0 === did_action( 'woocommerce_breadcrumb' ) ) {
			$breadcrumbs = self::maker();
			$made        = $breadcrumbs->generate();
			do_action( 'woocommerce_breadcrumb', $breadcrumbs, array( 'breadcrumb' => $made ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own.
		}
	}

	/**
	 * What makes them, with the first of them as the theme would have it.
	 */
	private static function maker(): \WC_Breadcrumb {
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own.
		$options = (array) apply_filters( 'woocommerce_breadcrumb_defaults', array( 'home' => __( 'Home', 'vitrine' ) ) );
		$maker   = new \WC_Breadcrumb();
		if ( ! empty( $options['home'] ) ) {
			$maker->add_crumb( (string) $options['home'], (string) apply_filters( 'woocommerce_breadcrumb_home_url', home_url() ) );
		}
		// phpcs:enable
		return $maker;
	}
}
