<?php
/**
 * Card HTML changed by plugins.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Products\Cards;

use Vitrine\Commerce\WooCommerce\Hooks\ForeignActions;
use Vitrine\Commerce\WooCommerce\Snapshot\Foreign;

defined( 'ABSPATH' ) || exit;

/**
 * Parts of a card that our views render, unless a plugin replaces them.
 */
final class CardHtml {

	/** WooCommerce's filter for product classes, and WordPress's filter, which it runs too. */
	private const CLASSES = array( 'woocommerce_post_class', 'post_class' );

	/**
	 * Returns the image of a product in a list.
	 *
	 * @param \WC_Product $product The product.
	 * @return string|null Safe HTML, may be empty; null if no plugin has changed it.
	 */
	public static function image( \WC_Product $product ): ?string {
		return self::changed( 'woocommerce_product_get_image', static fn (): string => $product->get_image() );
	}

	/**
	 * Returns the star rating of a product.
	 *
	 * @param \WC_Product $product The product.
	 * @return string|null Safe HTML, may be empty; null if no plugin has changed it.
	 */
	public static function rating( \WC_Product $product ): ?string {
		return self::changed( 'woocommerce_product_get_rating_html', static fn (): string => wc_get_rating_html( (float) $product->get_average_rating(), (int) $product->get_rating_count() ) );
	}

	/**
	 * Returns the classes that plugins add to the card and the product page, for
	 * example to style labels, catalog modes or members' prices.
	 *
	 * @param \WC_Product $product The product.
	 * @return string|null Null: no plugin adds any.
	 */
	public static function classes( \WC_Product $product ): ?string {
		if ( array() === array_filter( self::CLASSES, static fn ( string $filter ): bool => ForeignActions::exist( $filter, true ) ) ) {
			return null;
		}
		// WooCommerce counts the columns of a row in it.
		$loop = $GLOBALS['woocommerce_loop'] ?? null;
		$draw = static fn (): string => implode( ' ', wc_get_product_class( '', $product ) );
		try {
			$added = array_diff( explode( ' ', $draw() ), explode( ' ', Foreign::without( self::CLASSES, $draw ) ), array( 'first', 'last' ) );
		} finally {
			$GLOBALS['woocommerce_loop'] = $loop; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Restores the original value.
		}
		return array() === $added ? null : implode( ' ', array_map( 'sanitize_html_class', $added ) );
	}

	/**
	 * Returns HTML that plugins have changed. Callbacks of the theme are left out,
	 * because they are written for its own cards.
	 *
	 * @param non-empty-string  $filter WooCommerce's filter for the HTML.
	 * @param callable(): string $draw  Renders the HTML.
	 * @return string|null Safe HTML, may be empty; null if no plugin has changed it.
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
