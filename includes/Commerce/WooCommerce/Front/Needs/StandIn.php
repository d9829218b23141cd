<?php
/**
 * What stands for WooCommerce's script of variations while ours comes.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Front\Needs;

use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Other plugins' code calls its jQuery method and reads its texts as soon as the
 * page is read: both are there from the first, where anybody has jQuery to call
 * them with.
 */
final class StandIn {

	public const HANDLE = 'vitrine-variation-form';

	/**
	 * Brings it to a page, or takes it off.
	 *
	 * @param bool $is_needed Whether ours stand in, and the page has jQuery.
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
	 * The texts of WooCommerce's script, by its names, as plugins have filtered them.
	 *
	 * @return array<string, mixed>
	 */
	public static function params(): array {
		// phpcs:disable WordPress.WP.I18n.TextDomainMismatch -- Its own words, in its own translations.
		$params = array(
			'wc_ajax_url'                      => \WC_AJAX::get_endpoint( '%%endpoint%%' ),
			'i18n_no_matching_variations_text' => esc_attr__( 'Sorry, no products matched your selection. Please choose a different combination.', 'woocommerce' ),
			'i18n_make_a_selection_text'       => esc_attr__( 'Please select some product options before adding this product to your cart.', 'woocommerce' ),
			'i18n_unavailable_text'            => esc_attr__( 'Sorry, this product is unavailable. Please choose a different combination.', 'woocommerce' ),
			'i18n_reset_alert_text'            => esc_attr__( 'Your selection has been reset. Please select some product options before adding this product to your cart.', 'woocommerce' ),
		);
		// phpcs:enable
		return (array) apply_filters( 'wc_add_to_cart_variation_params', $params ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own.
	}

	/**
	 * The code.
	 */
	public static function code(): string {
		$params   = wp_json_encode( self::params() + array( Contract::name( 'markers.stand_in' ) => true ), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES );
		$name     = Contract::name( 'markers.engine_variations' );
		$inserted = Contract::name( 'events.native.inserted' );
		return "window.$name=window.$name||$params;jQuery.fn.wc_variation_form=jQuery.fn.wc_variation_form||function(){return this.each(function(){(this.parentElement||document.body).dispatchEvent(new CustomEvent('$inserted',{bubbles:true}))})};";
	}
}
