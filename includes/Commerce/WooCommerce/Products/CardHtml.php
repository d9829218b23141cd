<?php
/**
 * HTML of WooCommerce's that plugins change.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Products;

use Vitrine\Commerce\WooCommerce\Hooks\ForeignActions;
use Vitrine\Commerce\WooCommerce\Snapshot\Foreign;

defined( 'ABSPATH' ) || exit;

/**
 * Parts of a card that our views draw themselves, unless a plugin has something else
 * in their place.
 */
final class CardHtml {

	/** WooCommerce's filter of a product's classes, and WordPress's that it asks as well. */
	private const CLASSES = array( 'woocommerce_post_class', 'post_class' );

	/**
	 * The picture of a product in a list.
	 *
	 * @param \WC_Product $product The product.
	 * @return string|null Safe to print; empty: nothing; null: no plugin has changed it.
	 */
	public static function image( \WC_Product $product ): ?string {
		return self::changed( 'woocommerce_product_get_image', static fn (): string => $product->get_image() );
	}

	/**
	 * Its stars.
	 *
	 * @param \WC_Product $product The product.
	 * @return string|null As above.
	 */
	public static function rating( \WC_Product $product ): ?string {
		return self::changed( 'woocommerce_product_get_rating_html', static fn (): string => wc_get_rating_html( (float) $product->get_average_rating(), (int) $product->get_rating_count() ) );
	}

	/**
	 * The classes that plugins add to those of its card and of its page: labels, catalog
	 * modes and members' prices are styled by them.
	 *
	 * @param \WC_Product $product The product.
	 * @return string|null Null: no plugin adds any.
	 */
	public static function classes( \WC_Product $product ): ?string {
		if ( array() === array_filter( self::CLASSES, static fn ( string $filter ): bool => ForeignActions::exist( $filter, true ) ) ) {
			return null;
		}
		// WooCommerce counts by it which card begins and ends a row.
		$loop = $GLOBALS['woocommerce_loop'] ?? null;
		$draw = static fn (): string => implode( ' ', wc_get_product_class( '', $product ) );
		try {
			$added = array_diff( explode( ' ', $draw() ), explode( ' ', Foreign::without( self::CLASSES, $draw ) ), array( 'first', 'last' ) );
		} finally {
			$GLOBALS['woocommerce_loop'] = $loop; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As it was.
		}
		return array() === $added ? null : implode( ' ', array_map( 'sanitize_html_class', $added ) );
	}

	/**
	 * What plugins make of some HTML. What a theme makes of it is for its own cards.
	 *
	 * @param non-empty-string  $filter WooCommerce's, of the HTML.
	 * @param callable(): string $draw  Has it drawn.
	 * @return string|null As above.
	 */
	private static function changed( string $filter, callable $draw ): ?string {
		if ( ! ForeignActions::exist( $filter, true ) ) {
			return null;
		}
		$usual = '';
		$watch = static function ( $html ) use ( &$usual ) {
			$usual = $html;
			return $html;
		};
		add_filter( $filter, $watch, PHP_INT_MIN );
		try {
			$shown = $draw();
		} finally {
			remove_filter( $filter, $watch, PHP_INT_MIN );
		}
		return $shown === $usual ? null : trim( wp_kses_post( $shown ) );
	}
}
