<?php
/**
 * Sale badges changed by plugins.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Products\Cards;

use Vitrine\Commerce\WooCommerce\Hooks\GlobalProduct;

defined( 'ABSPATH' ) || exit;

/**
 * Runs WooCommerce's sale badge filter; the result gets the position and style of our
 * badge.
 */
final class SaleFlash {

	private const BADGE  = 'vitrine-badge';
	private const FILTER = 'woocommerce_sale_flash';

	/** Astra removes the badge, because its own cards have another one; ours do not. */
	private const THEMES = array( 'Astra_Woocommerce::sale_flash' );

	/**
	 * Returns the badge that a plugin has changed.
	 *
	 * @param \WC_Product $product The product.
	 * @return string|null Safe HTML, may be empty; null if no plugin has changed it.
	 */
	public static function of( \WC_Product $product ): ?string {
		$filter = self::filter();
		if ( null === $filter || ! $product->is_on_sale() ) {
			return null;
		}
		$usual = '<span class="onsale">' . esc_html__( 'Sale!', 'woocommerce' ) . '</span>'; // phpcs:ignore WordPress.WP.I18n.TextDomainMismatch -- WooCommerce's translation.
		$shown = self::shown( $filter, $usual, $product );
		if ( $shown === $usual ) {
			return null;
		}
		$html = trim( wp_kses_post( $shown ) );
		$tags = new \WP_HTML_Tag_Processor( $html );
		if ( $tags->next_tag() ) {
			$tags->add_class( self::BADGE );
			return $tags->get_updated_html();
		}
		return '' === $html ? '' : sprintf( '<span class="onsale %s">%s</span>', self::BADGE, $html );
	}

	/**
	 * Runs the filter. WooCommerce's template prints the result, so a callback may also
	 * print its badge and return nothing.
	 *
	 * @param \WP_Hook    $filter  The filter.
	 * @param string      $usual   WooCommerce's badge.
	 * @param \WC_Product $product The product.
	 */
	private static function shown( \WP_Hook $filter, string $usual, \WC_Product $product ): string {
		return GlobalProduct::output(
			$product,
			static function () use ( $filter, $usual, $product ): void {
				$html = $filter->apply_filters( $usual, array( $usual, get_post( $product->get_id() ), $product ) );
				echo is_scalar( $html ) ? (string) $html : ''; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Buffered; the caller escapes it.
			}
		);
	}

	/**
	 * Returns WooCommerce's filter without the callbacks of themes for their own cards.
	 *
	 * @return \WP_Hook|null Null if no plugin changes it.
	 */
	private static function filter(): ?\WP_Hook {
		$filter = $GLOBALS['wp_filter'][ self::FILTER ] ?? null;
		if ( ! $filter instanceof \WP_Hook ) {
			return null;
		}
		foreach ( $filter->callbacks as $priority => $callbacks ) {
			foreach ( $callbacks as $callback ) {
				if ( self::is_of_theme( $callback['function'] ) ) {
					// Change only a copy; WordPress's filter stays as it is.
					$filter = clone $filter;
					$filter->remove_filter( self::FILTER, $callback['function'], $priority );
				}
			}
		}
		return $filter->has_filters() ? $filter : null;
	}

	/**
	 * Whether a callback is a theme's, for its own cards.
	 *
	 * @param mixed $callback Callback as WordPress stores it.
	 */
	private static function is_of_theme( mixed $callback ): bool {
		return is_array( $callback ) && is_object( $callback[0] ?? null ) && is_string( $callback[1] ?? null ) && in_array( get_class( $callback[0] ) . '::' . $callback[1], self::THEMES, true );
	}
}
