<?php
/**
 * What plugins put into a product's form.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Products;

use Vitrine\Commerce\Value\Product;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce's templates call plugins at certain places of the form. Vitrine's
 * own form has the same places.
 */
final class FormHooks {

	private const BEFORE = 'woocommerce_before_add_to_cart_button';

	private const AFTER = 'woocommerce_after_add_to_cart_button';

	/**
	 * Takes the hook.
	 */
	public static function boot(): void {
		add_filter( 'vitrine_product_form', array( self::class, 'add' ), 10, 3 );
	}

	/**
	 * What plugins print at a place of a form. Hooked.
	 *
	 * @param string  $html    What others show there.
	 * @param string  $place   `before` or `after` quantity and button.
	 * @param Product $product Of the form.
	 */
	public static function add( string $html, string $place, Product $product ): string {
		$hook  = 'before' === $place ? self::BEFORE : self::AFTER;
		$known = has_action( $hook ) ? wc_get_product( $product->id ) : null;
		return $known instanceof \WC_Product ? $html . self::printed( $known, static fn () => do_action( $hook ) ) : $html; // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WooCommerce's own.
	}

	/**
	 * What plugins print before quantity and button.
	 *
	 * @param \WC_Product $product Of the form.
	 */
	public static function before( \WC_Product $product ): string {
		return has_action( self::BEFORE ) ? self::printed( $product, static fn () => do_action( self::BEFORE ) ) : ''; // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WooCommerce's own.
	}

	/**
	 * What something prints about a product, which it finds where WooCommerce's
	 * templates have it.
	 *
	 * @param \WC_Product $product The product.
	 * @param callable    $prints  It.
	 */
	public static function printed( \WC_Product $product, callable $prints ): string {
		$before = $GLOBALS['product'] ?? null;
		// phpcs:disable WordPress.WP.GlobalVariablesOverride.Prohibited -- As a loop does; it is put back.
		$GLOBALS['product'] = $product;
		ob_start();
		try {
			$prints();
		} finally {
			$html               = (string) ob_get_clean();
			$GLOBALS['product'] = $before;
		}
		// phpcs:enable
		return $html;
	}
}
