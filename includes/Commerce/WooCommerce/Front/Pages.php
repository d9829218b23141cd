<?php
/**
 * The pages that need our scripts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Front;

use Vitrine\Settings\Settings;

/**
 * Says which pages need the loader, and what it must know of WooCommerce.
 */
final class Pages {

	/**
	 * Takes the hooks.
	 */
	public static function boot(): void {
		add_filter( 'vitrine_page_needs_loader', array( self::class, 'need_loader' ) );
		add_filter( 'vitrine_page_settings', array( self::class, 'add_settings' ) );
	}

	/**
	 * A page of the shop does, and every page whose WooCommerce scripts ours
	 * answer for: a button or a cart may be anywhere on it.
	 *
	 * @param bool $needed As far as is known.
	 */
	public static function need_loader( bool $needed ): bool {
		return $needed || self::is_shop() || Scripts::are_replaced();
	}

	/**
	 * Adds what the scripts must know of WooCommerce.
	 *
	 * @param array<string, mixed> $settings The shape of `PageSettings`.
	 * @return array<string, mixed>
	 */
	public static function add_settings( array $settings ): array {
		$settings['theme']['quantity_buttons'] = (bool) Settings::get( 'quantity_buttons' );
		$settings['fragments']['storage']      = self::storage();
		// Its own cookie says only that there is a cart, not how much is in it.
		$settings['fragments']['counted'] = true;
		$settings['fragments']['lazy']    = ! Scripts::is_answered( 'wc-cart-fragments' );
		return $settings;
	}

	/**
	 * Whether this is a page of WooCommerce's.
	 */
	private static function is_shop(): bool {
		return is_woocommerce() || is_cart() || is_checkout();
	}

	/**
	 * The keys of the browser's storage under which WooCommerce's script keeps
	 * fragments, where listeners of its events look for them.
	 *
	 * @return array{hash: string, fragments: string}
	 */
	private static function storage(): array {
		$site = md5( get_current_blog_id() . '_' . get_site_url( get_current_blog_id(), '/' ) . get_template() );
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own.
		return array(
			'hash'      => (string) apply_filters( 'woocommerce_cart_hash_key', 'wc_cart_hash_' . $site ),
			'fragments' => (string) apply_filters( 'woocommerce_cart_fragment_name', 'wc_fragments_' . $site ),
		);
		// phpcs:enable
	}
}
