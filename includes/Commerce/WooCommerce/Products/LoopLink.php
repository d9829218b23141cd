<?php
/**
 * What a listing may do with a product.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Products;

defined( 'ABSPATH' ) || exit;

/**
 * A simple product is added in the background, unless a plugin has more to ask
 * of the shopper: it then tells WooCommerce so, changes the link of the loop,
 * or puts fields into the product's form.
 */
final class LoopLink {

	/**
	 * What the link to the product's page says where the product has to be bought
	 * there; null where it can be added anywhere.
	 *
	 * @param \WC_Product $product A simple one.
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
		// The text of a link that adds would promise too much.
		return '' === $own || Names::plain( __( 'Add to cart', 'woocommerce' ) ) === $own ? __( 'Select options', 'vitrine' ) : $own; // phpcs:ignore WordPress.WP.I18n.TextDomainMismatch -- WooCommerce's own word.
	}

	/**
	 * What the link of WooCommerce's loop says where a plugin has made another
	 * thing of it than one that adds in the background.
	 *
	 * @param \WC_Product $product A simple one.
	 */
	private static function link( \WC_Product $product ): ?string {
		if ( ! has_filter( 'woocommerce_loop_add_to_cart_link' ) && ! has_filter( 'woocommerce_loop_add_to_cart_args' ) ) {
			return null;
		}
		$html = FormHooks::printed( $product, static fn () => woocommerce_template_loop_add_to_cart() );
		$tags = new \WP_HTML_Tag_Processor( $html );
		return $tags->next_tag( array( 'class_name' => 'ajax_add_to_cart' ) ) ? null : Names::plain( $html );
	}

	/**
	 * Whether some HTML asks the shopper for anything.
	 *
	 * @param string $html Of a form.
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
