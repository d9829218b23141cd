<?php
/**
 * The sign of a sale as plugins have it.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Products;

defined( 'ABSPATH' ) || exit;

/**
 * Runs WooCommerce's filter over WooCommerce's sign. It stands and looks as ours.
 */
final class SaleFlash {

	private const BADGE = 'vitrine-badge';

	/**
	 * What a plugin shows in the place of the sign.
	 *
	 * @param \WC_Product $product The product.
	 * @return string|null Safe to print; empty: nothing; null: no plugin has changed it.
	 */
	public static function of( \WC_Product $product ): ?string {
		if ( ! has_filter( 'woocommerce_sale_flash' ) || ! $product->is_on_sale() ) {
			return null;
		}
		$usual = '<span class="onsale">' . esc_html__( 'Sale!', 'woocommerce' ) . '</span>'; // phpcs:ignore WordPress.WP.I18n.TextDomainMismatch -- WooCommerce's own.
		/** This filter is documented in WooCommerce: templates/single-product/sale-flash.php */
		$shown = apply_filters( 'woocommerce_sale_flash', $usual, get_post( $product->get_id() ), $product ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own.
		if ( $shown === $usual ) {
			return null;
		}
		$html = trim( wp_kses_post( is_scalar( $shown ) ? (string) $shown : '' ) );
		$tags = new \WP_HTML_Tag_Processor( $html );
		if ( $tags->next_tag() ) {
			$tags->add_class( self::BADGE );
			return $tags->get_updated_html();
		}
		return '' === $html ? '' : sprintf( '<span class="onsale %s">%s</span>', self::BADGE, $html );
	}
}
