<?php
/**
 * Pages that need our scripts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Front;

use Vitrine\Commerce\WooCommerce\Front\Scripts\Scripts;
use Vitrine\Commerce\WooCommerce\Front\Scripts\VariationScriptStub;
use Vitrine\Commerce\WooCommerce\WooCommercePages;
use Vitrine\Page\PageSettings;
use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Decides which pages load our scripts, and adds the settings that depend on
 * WooCommerce.
 */
final class PageScripts {

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_filter( 'vitrine_page_needs_loader', array( self::class, 'need_loader' ) );
		add_filter( 'vitrine_page_settings', array( self::class, 'add_settings' ) );
		add_filter( 'vitrine_page_is_whole', array( self::class, 'is_whole' ) );
	}

	/**
	 * A page with a product form, or with our additions to WooCommerce's markup, needs
	 * more scripts than adding to the cart does.
	 *
	 * @param bool $whole Result of earlier filters.
	 */
	public static function is_whole( bool $whole ): bool {
		return $whole || Settings::on( 'quantity_buttons' ) || Settings::on( 'woocommerce_quick_view' ) || is_product() || is_cart() || is_checkout() || is_account_page();
	}

	/**
	 * A page needs the loader if our scripts replace WooCommerce's on it, since any
	 * button or cart may be there, or if the owner has turned on additions to
	 * WooCommerce's markup.
	 *
	 * @param bool $needed Result of earlier filters.
	 */
	public static function need_loader( bool $needed ): bool {
		return $needed || ( self::has_extras() && self::is_shop() ) || Scripts::are_replaced();
	}

	/**
	 * Adds the settings for scripts that depend on WooCommerce.
	 *
	 * @param array<string, mixed> $settings Like `PageSettings`.
	 * @return array<string, mixed>
	 */
	public static function add_settings( array $settings ): array {
		if ( ! Settings::on( 'quantity_buttons' ) || Steppers::has_others() ) {
			$settings['theme']['quantity_buttons'] = false;
		}
		if ( 'yes' !== get_option( 'woocommerce_enable_ajax_add_to_cart' ) ) {
			$settings['shop']['background_adds'] = false;
		}
		// WooCommerce's field is required in any case; its script knows better.
		if ( is_product() && ! wc_review_ratings_required() ) {
			$settings['shop']['rating_required'] = false;
		}
		$settings = self::in_its_words( $settings );
		// WooCommerce's cookie only tells that there is a cart, not the item count.
		$settings['fragments']['counted'] = true;
		$settings['fragments']['lazy']    = ! Scripts::is_answered( 'wc-cart-fragments' ) || Scripts::stays( 'wc-cart-fragments' );
		if ( ! $settings['fragments']['lazy'] || wp_script_is( 'jquery' ) || wp_script_is( 'jquery', 'done' ) || PageSettings::is_whole() ) {
			$settings['fragments']['storage'] = self::storage();
		}
		return $settings;
	}

	/**
	 * Uses WooCommerce's script texts and URLs, filtered by plugins, where the owner
	 * has not set a text in Vitrine.
	 *
	 * @param array<string, mixed> $settings Like `PageSettings`.
	 * @return array<string, mixed>
	 */
	private static function in_its_words( array $settings ): array {
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound, WordPress.WP.I18n.TextDomainMismatch -- WooCommerce's translation.
		$adds = (array) apply_filters(
			'wc_add_to_cart_params',
			array(
				'ajax_url'                => WC()->ajax_url(),
				'wc_ajax_url'             => \WC_AJAX::get_endpoint( '%%endpoint%%' ),
				'i18n_view_cart'          => esc_attr__( 'View cart', 'woocommerce' ),
				'cart_url'                => apply_filters( 'woocommerce_add_to_cart_redirect', wc_get_cart_url(), null ),
				'is_cart'                 => is_cart(),
				'cart_redirect_after_add' => get_option( 'woocommerce_cart_redirect_after_add' ),
			)
		);
		// phpcs:enable
		$words = array( 'view_cart' => array( 'view_cart_label', $adds['i18n_view_cart'] ?? '' ) );
		if ( isset( $settings['texts']['variation_none'] ) ) {
			$params = VariationScriptStub::params();
			$words += array(
				'variation_none'        => array( 'variation_none', $params['i18n_no_matching_variations_text'] ?? '' ),
				'variation_needed'      => array( 'variation_needed', $params['i18n_make_a_selection_text'] ?? '' ),
				'variation_unavailable' => array( 'variation_unavailable', $params['i18n_unavailable_text'] ?? '' ),
				'variation_reset'       => array( 'variation_reset', $params['i18n_reset_alert_text'] ?? '' ),
			);
		}
		foreach ( $words as $key => list( $setting, $text ) ) {
			if ( is_string( $text ) && '' !== $text && '' === Settings::get( $setting ) ) {
				$settings['texts'][ $key ] = html_entity_decode( $text, ENT_QUOTES, 'UTF-8' );
			}
		}
		if ( WooCommercePages::is_drawn_by_block( 'checkout' ) ) {
			// phpcs:ignore WordPress.WP.I18n.TextDomainMismatch, WordPress.WP.I18n.MissingTranslatorsComment -- WooCommerce's translation; the text contains a link.
			$settings['texts']['order_stopped'] = wp_strip_all_tags( sprintf( __( 'There was an error processing your order. Please check for any charges in your payment method and review your <a href="%s">order history</a> before placing the order again.', 'woocommerce' ), '' ) );
		}
		$endpoint = $adds['wc_ajax_url'] ?? null;
		if ( is_string( $endpoint ) && str_contains( $endpoint, '%%endpoint%%' ) && ( has_filter( 'woocommerce_ajax_get_endpoint' ) || has_filter( 'wc_add_to_cart_params' ) ) ) {
			// A multilingual plugin may have an endpoint URL for each language.
			$settings['endpoint_url'] = $endpoint;
		}
		if ( is_string( $adds['cart_url'] ?? null ) && '' !== $adds['cart_url'] ) {
			$settings['shop']['cart_url'] = $adds['cart_url'];
		}
		return $settings;
	}

	/**
	 * Whether this is a WooCommerce page.
	 */
	private static function is_shop(): bool {
		return is_woocommerce() || is_cart() || is_checkout();
	}

	/**
	 * Whether this page has our additions to WooCommerce's markup.
	 */
	private static function has_extras(): bool {
		return Settings::on( 'quantity_buttons' )
			|| ( Settings::on( 'woocommerce_checkout_extras' ) && is_checkout() )
			|| ( ( Settings::on( 'replace_gallery' ) || Settings::on( 'sticky_add_to_cart' ) ) && is_product() );
	}

	/**
	 * Returns the browser storage keys of WooCommerce's fragments, where listeners of
	 * its events look for them.
	 *
	 * @return array{hash: string, fragments: string}
	 */
	private static function storage(): array {
		$site = md5( get_current_blog_id() . '_' . get_site_url( get_current_blog_id(), '/' ) . get_template() );
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
		return array(
			'hash'      => (string) apply_filters( 'woocommerce_cart_hash_key', 'wc_cart_hash_' . $site ),
			'fragments' => (string) apply_filters( 'woocommerce_cart_fragment_name', 'wc_fragments_' . $site ),
		);
		// phpcs:enable
	}
}
