<?php
/**
 * Stub for WooCommerce's variation script until ours is loaded.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Front\Scripts;

use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Other plugins call its jQuery method and read its texts as soon as the page is
 * parsed, so both are defined early if jQuery is on the page.
 */
final class VariationScriptStub {

	public const HANDLE = 'vitrine-variation-form';

	/**
	 * Enqueues or dequeues the stub.
	 *
	 * @param bool $is_needed Whether our script replaces WooCommerce's, and the page has jQuery.
	 */
	public static function toggle( bool $is_needed ): void {
		if ( ! $is_needed ) {
			wp_dequeue_script( self::HANDLE );
			return;
		}
		if ( ! wp_script_is( self::HANDLE, 'registered' ) ) {
			wp_register_script( self::HANDLE, false, array( 'jquery-core' ), VITRINE_VERSION, array( 'in_footer' => true ) );
			wp_add_inline_script( self::HANDLE, self::code() );
		}
		wp_enqueue_script( self::HANDLE );
	}

	/**
	 * Returns the texts of WooCommerce's script, filtered by plugins.
	 *
	 * @return array<string, mixed>
	 */
	public static function params(): array {
		// phpcs:disable WordPress.WP.I18n.TextDomainMismatch -- WooCommerce's translation.
		$params = array(
			'wc_ajax_url'                      => \WC_AJAX::get_endpoint( '%%endpoint%%' ),
			'i18n_no_matching_variations_text' => esc_attr__( 'Sorry, no products matched your selection. Please choose a different combination.', 'woocommerce' ),
			'i18n_make_a_selection_text'       => esc_attr__( 'Please select some product options before adding this product to your cart.', 'woocommerce' ),
			'i18n_unavailable_text'            => esc_attr__( 'Sorry, this product is unavailable. Please choose a different combination.', 'woocommerce' ),
			'i18n_reset_alert_text'            => esc_attr__( 'Your selection has been reset. Please select some product options before adding this product to your cart.', 'woocommerce' ),
		);
		// phpcs:enable
		return (array) apply_filters( 'wc_add_to_cart_variation_params', $params ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
	}

	/**
	 * Returns the JavaScript code.
	 */
	public static function code(): string {
		$params   = wp_json_encode( self::params() + array( Contract::name( 'markers.stand_in' ) => true ), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES );
		$name     = Contract::name( 'markers.engine_variations' );
		$inserted = Contract::name( 'events.native.inserted' );
		return "window.$name=window.$name||$params;jQuery.fn.wc_variation_form=jQuery.fn.wc_variation_form||function(){return this.each(function(){(this.parentElement||document.body).dispatchEvent(new CustomEvent('$inserted',{bubbles:true}))})};";
	}
}
