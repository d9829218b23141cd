<?php
/**
 * Changes of plugins to the cart totals.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Snapshot;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the totals as WooCommerce does, with the filters of plugins and without.
 * Returns only the differences, as safe HTML: a second currency, a deposit, a coupon
 * that cannot be removed.
 *
 * @phpstan-type Coupon array{code: string, discount: int, label?: string, html?: string, fixed?: bool}
 */
final class ForeignTotals {

	private const SUBTOTAL = array( 'woocommerce_cart_subtotal' );
	private const TOTAL    = array( 'woocommerce_cart_total', 'woocommerce_cart_totals_order_total_html' );
	private const LABEL    = array( 'woocommerce_cart_totals_coupon_label' );
	private const COUPON   = array( 'woocommerce_coupon_discount_amount_html', 'woocommerce_cart_totals_coupon_html' );
	private const FEE      = array( 'woocommerce_cart_totals_fee_html' );

	/** WooCommerce's link to remove a coupon; our block has its own. */
	private const TAKES_OFF = '#\s*<a\b[^>]*\bclass="[^"]*\bwoocommerce-remove-coupon\b[^"]*"[^>]*>.*?</a>#is';

	/**
	 * Returns the totals that a plugin has changed.
	 *
	 * @return array<string, string> `subtotal`, `total` to HTML.
	 */
	public static function all(): array {
		return array_filter(
			array(
				'subtotal' => self::changed( self::SUBTOTAL, 'wc_cart_totals_subtotal_html' ),
				'total'    => self::changed( self::TOTAL, 'wc_cart_totals_order_total_html' ),
			),
			'is_string'
		);
	}

	/**
	 * Adds a plugin's label and amount to a coupon, and whether the plugin has dropped
	 * the remove link.
	 *
	 * @param array{code: string, discount: int} $coupon The coupon in the totals.
	 * @return Coupon
	 */
	public static function coupon( array $coupon ): array {
		$label = self::changed( self::LABEL, static fn () => wc_cart_totals_coupon_label( $coupon['code'] ) );
		$html  = self::changed( self::COUPON, static fn () => wc_cart_totals_coupon_html( $coupon['code'] ) );
		if ( null !== $label ) {
			$coupon['label'] = html_entity_decode( wp_strip_all_tags( $label ), ENT_QUOTES, 'UTF-8' );
		}
		if ( null !== $html ) {
			$shown          = (string) preg_replace( self::TAKES_OFF, '', $html );
			$coupon['html'] = $shown;
			if ( $shown === $html ) {
				$coupon['fixed'] = true;
			}
		}
		return $coupon;
	}

	/**
	 * Adds a plugin's amount to a fee.
	 *
	 * @param array{label: string, amount: int} $fee The fee in the totals.
	 * @param object                            $own WooCommerce's fee object.
	 * @return array{label: string, amount: int, html?: string}
	 */
	public static function fee( array $fee, object $own ): array {
		$html = self::changed( self::FEE, static fn () => wc_cart_totals_fee_html( $own ) );
		return null === $html ? $fee : $fee + array( 'html' => $html );
	}

	/**
	 * Returns WooCommerce's output if the filters of plugins change it.
	 *
	 * @param list<string>     $filters Names of the filters.
	 * @param callable(): mixed $draw   Prints the output.
	 * @return string|null Safe HTML; null if no plugin changes it.
	 */
	private static function changed( array $filters, callable $draw ): ?string {
		if ( array() === array_filter( $filters, 'has_filter' ) ) {
			return null;
		}
		$printed = static function () use ( $draw ): string {
			ob_start();
			try {
				$draw();
			} finally {
				$html = (string) ob_get_clean();
			}
			return $html;
		};
		$own     = Foreign::without( $filters, $printed );
		$shown   = $printed();
		return $shown === $own ? null : Foreign::safe( $shown );
	}
}
