<?php
/**
 * State of the shop's pages.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Status;

use Vitrine\Commerce\Builtin\BuiltinPages;
use Vitrine\Commerce\Engine;
use Vitrine\Support\PostBlocks;

defined( 'ABSPATH' ) || exit;

/**
 * Checks that each page exists and has its block or shortcode.
 */
final class PageChecks {

	/**
	 * Patterns of the content of each page: blocks and shortcodes of this plugin and of
	 * the engines.
	 */
	private const MARKS = array(
		'shop'     => '~wp:vitrine/(?:product-listing|loop-builder)~',
		'cart'     => '~wp:vitrine/cart[\s/]|wp:woocommerce/(?:cart|classic-shortcode)|\[woocommerce_cart\]|wp:edd/checkout|\[download_checkout~',
		'checkout' => '~wp:vitrine/checkout[\s/]|wp:woocommerce/(?:checkout|classic-shortcode)|\[woocommerce_checkout\]|wp:edd/checkout|\[download_checkout~',
		'account'  => '~wp:vitrine/account[\s/]|\[woocommerce_my_account\]|wp:woocommerce/(?:customer-account|classic-shortcode)|wp:edd/|\[purchase_history|\[edd_~',
	);

	/**
	 * Returns the state of each page.
	 *
	 * @param Engine $engine Engine of the shop.
	 * @return array<string, string> `fine`, `empty` or `missing` by page; empty if the shop is closed.
	 */
	public static function states( Engine $engine ): array {
		$states = array();
		foreach ( 'closed' === $engine->id() ? array() : array_keys( self::MARKS ) as $page ) {
			$states[ $page ] = self::state( $engine, $page );
		}
		return $states;
	}

	/**
	 * Returns the state of a page.
	 *
	 * @param Engine $engine Engine of the shop.
	 * @param string $page   Key in MARKS.
	 */
	private static function state( Engine $engine, string $page ): string {
		$is_builtin = 'builtin' === $engine->id();
		$url        = $engine->page_url( $page );
		if ( 'shop' === $page && ! $is_builtin ) {
			// Other engines have an archive, which has no content; it may be the front
			// page.
			return home_url( '/' ) === $url && 'page' !== get_option( 'show_on_front' ) ? 'missing' : 'fine';
		}
		$post = get_post( $is_builtin ? BuiltinPages::ids()[ $page ] ?? -1 : url_to_postid( $url ) );
		if ( ! $post instanceof \WP_Post || 'publish' !== $post->post_status || 'page' !== $post->post_type ) {
			return 'missing';
		}
		return 1 === preg_match( self::MARKS[ $page ], PostBlocks::content( $post ) ) ? 'fine' : 'empty';
	}
}
