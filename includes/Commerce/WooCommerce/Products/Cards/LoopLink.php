<?php
/**
 * The add to cart button of a product in a list.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Products\Cards;

use Vitrine\Commerce\WooCommerce\Hooks\GlobalProduct;
use Vitrine\Commerce\WooCommerce\Products\FormHooks;
use Vitrine\Commerce\WooCommerce\Products\Names;

defined( 'ABSPATH' ) || exit;

/**
 * A simple product is added by AJAX, unless a plugin needs input from the shopper: it
 * then removes AJAX support, changes the link in the loop, or adds fields to the
 * product form.
 */
final class LoopLink {

	/**
	 * Returns the text of the link to the product page if the product must be bought
	 * there; null if it can be added from anywhere.
	 *
	 * @param \WC_Product $product Simple product.
	 */
	public static function page_text( \WC_Product $product ): ?string {
		if ( ! $product->is_purchasable() || ! $product->is_in_stock() ) {
			return null;
		}
		$own = Names::plain( $product->add_to_cart_text() );
		if ( $product->supports( 'ajax_add_to_cart' ) && str_contains( $product->add_to_cart_url(), 'add-to-cart=' ) ) {
			$link = self::link( $product );
			if ( null === $link && ! self::asks( FormHooks::before( $product ) ) ) {
				return null;
			}
			$own = $link ?? $own;
		}
		// The default "Add to cart" would be wrong for a link to the product page.
		return '' === $own || Names::plain( __( 'Add to cart', 'woocommerce' ) ) === $own ? __( 'Select options', 'vitrine' ) : $own; // phpcs:ignore WordPress.WP.I18n.TextDomainMismatch -- WooCommerce's translation.
	}

	/** WooCommerce's default button texts. */
	private const USUAL = array( 'Select options', 'View products', 'Read more', 'Add to cart' );

	/**
	 * Returns the text that a plugin sets for a button that leads to the product page;
	 * null: the default text.
	 *
	 * @param \WC_Product $product Product that cannot be added from a list.
	 */
	public static function other_text( \WC_Product $product ): ?string {
		$is_usual = $product->is_type( array( 'simple', 'variable', 'grouped' ) ) && ! has_filter( 'woocommerce_product_add_to_cart_text' );
		$adds     = $product->is_type( 'simple' ) && $product->is_purchasable() && $product->is_in_stock();
		if ( $is_usual || $adds || $product->is_type( 'external' ) ) {
			return null;
		}
		$text = Names::plain( $product->add_to_cart_text() );
		// phpcs:ignore WordPress.WP.I18n -- WooCommerce's translation.
		$usual = array_map( static fn ( string $one ): string => Names::plain( __( $one, 'woocommerce' ) ), self::USUAL );
		return '' === $text || in_array( $text, $usual, true ) ? null : $text;
	}

	/**
	 * Returns the text of WooCommerce's loop link if a plugin has replaced the AJAX
	 * button.
	 *
	 * @param \WC_Product $product Simple product.
	 */
	private static function link( \WC_Product $product ): ?string {
		if ( ! has_filter( 'woocommerce_loop_add_to_cart_link' ) && ! has_filter( 'woocommerce_loop_add_to_cart_args' ) ) {
			return null;
		}
		$html = GlobalProduct::output( $product, static fn () => woocommerce_template_loop_add_to_cart() );
		$tags = new \WP_HTML_Tag_Processor( $html );
		return $tags->next_tag( array( 'class_name' => 'ajax_add_to_cart' ) ) ? null : Names::plain( $html );
	}

	/**
	 * Whether HTML has form fields that the shopper fills in.
	 *
	 * @param string $html HTML in the form.
	 */
	private static function asks( string $html ): bool {
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			$type = strtolower( (string) $tags->get_attribute( 'type' ) );
			if ( in_array( $tags->get_tag(), array( 'SELECT', 'TEXTAREA' ), true ) || ( 'INPUT' === $tags->get_tag() && ! in_array( $type, array( 'hidden', 'submit', 'button', 'image', 'reset' ), true ) ) ) {
				return true;
			}
		}
		return false;
	}
}
