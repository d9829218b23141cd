<?php
/**
 * HTML of WooCommerce's that plugins change.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Products;

use Vitrine\Commerce\WooCommerce\Hooks\ForeignActions;

defined( 'ABSPATH' ) || exit;

/**
 * Parts of a card that our views draw themselves, unless a plugin has something else
 * in their place.
 */
final class CardHtml {

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
