<?php
/**
 * Features for WooCommerce's own pages.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings\Beside;

use Vitrine\Plugin;
use Vitrine\Settings\Field;
use Vitrine\Settings\Schema;
use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Settings that change the appearance of WooCommerce's pages. All are off by default,
 * and can be previewed.
 *
 * @see readings 31
 */
final class FeatureSettings {

	/** Settings with their on and off values, and the page to preview them on. */
	private const ALL = array(
		'header_mini_cart'            => array( 'on', 'auto', 'home' ),
		'woocommerce_quick_view'      => array( true, false, 'shop' ),
		'quantity_buttons'            => array( true, false, 'product' ),
		'replace_gallery'             => array( true, false, 'product' ),
		'sticky_add_to_cart'          => array( true, false, 'product' ),
		'woocommerce_checkout_extras' => array( true, false, 'checkout' ),
	);

	/**
	 * Returns the on value of a setting.
	 *
	 * @param string $key Key of the setting.
	 * @return bool|string|null Null if it is not one of these settings.
	 */
	public static function on( string $key ): bool|string|null {
		return self::ALL[ $key ][0] ?? null;
	}

	/**
	 * Returns data in the format of `Offer[]` in src/admin/beside/data.ts.
	 *
	 * @return list<array{key: string, label: string, help: string, on: bool|string, off: bool|string, is_on: bool, url: string}>
	 */
	public static function all(): array {
		$offers = array();
		$shown  = Settings::shown();
		foreach ( self::ALL as $key => [ $on, $off, $page ] ) {
			$field = Schema::fields()[ $key ] ?? null;
			if ( $field instanceof Field ) {
				$offers[] = array(
					'key'   => $key,
					'label' => ( $field->label )(),
					'help'  => ( $field->help )(),
					'on'    => $on,
					'off'   => $off,
					'is_on' => $on === $shown[ $key ],
					'url'   => self::url( $page ),
				);
			}
		}
		return $offers;
	}

	/**
	 * Returns the URL of a page to preview a setting on.
	 *
	 * @param string $page `home`, `shop`, `product` or `checkout`.
	 */
	private static function url( string $page ): string {
		if ( 'home' === $page ) {
			return home_url( '/' );
		}
		$newest = 'product' === $page ? get_posts(
			array(
				'post_type'      => 'product',
				'posts_per_page' => 1,
				'fields'         => 'ids',
			)
		) : array();
		return array() === $newest ? Plugin::engine()->page_url( 'product' === $page ? 'shop' : $page ) : (string) get_permalink( $newest[0] );
	}
}
