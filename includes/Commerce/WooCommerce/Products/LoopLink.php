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

	/** What WooCommerce's buttons of a list say by themselves. */
	private const USUAL = array( 'Select options', 'View products', 'Read more', 'Add to cart' );

	/**
	 * What a plugin, or the product of a plugin's type, has the button of a list say
	 * where it leads to the product's page; null: what it usually says.
	 *
	 * @param \WC_Product $product A product that a list does not add.
	 */
	public static function other_text( \WC_Product $product ): ?string {
		$is_usual = $product->is_type( array( 'simple', 'variable', 'grouped' ) ) && ! has_filter( 'woocommerce_product_add_to_cart_text' );
		$adds     = $product->is_type( 'simple' ) && $product->is_purchasable() && $product->is_in_stock();
		if ( $is_usual || $adds || $product->is_type( 'external' ) ) {
			return null;
		}
		$text = Names::plain( $product->add_to_cart_text() );
		// phpcs:ignore WordPress.WP.I18n -- WooCommerce's own words.
		$usual = array_map( static fn ( string $one ): string => Names::plain( __( $one, 'woocommerce' ) ), self::USUAL );
		return '' === $text || in_array( $text, $usual, true ) ? null : $text;
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
