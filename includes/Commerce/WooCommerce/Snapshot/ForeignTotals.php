<?php
/**
 * What plugins show among the totals of a cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Snapshot;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the totals as WooCommerce does, with what plugins have hooked into them and
 * without. Only what differs is told, as safe HTML: a second currency, a deposit, a
 * coupon that cannot be taken off.
 *
 * @phpstan-type Coupon array{code: string, discount: int, label?: string, html?: string, fixed?: bool}
 */
final class ForeignTotals {

	private const SUBTOTAL = array( 'woocommerce_cart_subtotal' );
	private const TOTAL    = array( 'woocommerce_cart_total', 'woocommerce_cart_totals_order_total_html' );
	private const LABEL    = array( 'woocommerce_cart_totals_coupon_label' );
	private const COUPON   = array( 'woocommerce_coupon_discount_amount_html', 'woocommerce_cart_totals_coupon_html' );
	private const FEE      = array( 'woocommerce_cart_totals_fee_html' );

	/** The link of WooCommerce's that takes a coupon off; ours stands in its place. */
	private const TAKES_OFF = '#\s*<a\b[^>]*\bclass="[^"]*\bwoocommerce-remove-coupon\b[^"]*"[^>]*>.*?</a>#is';

	/**
	 * The totals that a plugin shows otherwise.
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
	 * A coupon, with what a plugin shows in the place of its label and amount, and
	 * whether it leaves no way to take the coupon off.
	 *
	 * @param array{code: string, discount: int} $coupon As the totals have it.
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
	 * A fee, with what a plugin shows in the place of its amount.
	 *
	 * @param array{label: string, amount: int} $fee As the totals have it.
	 * @param object                            $own WooCommerce's.
	 * @return array{label: string, amount: int, html?: string}
	 */
	public static function fee( array $fee, object $own ): array {
		$html = self::changed( self::FEE, static fn () => wc_cart_totals_fee_html( $own ) );
		return null === $html ? $fee : $fee + array( 'html' => $html );
	}

	/**
	 * What WooCommerce prints with the plugins' filters, where it is something else
	 * than without them.
	 *
	 * @param list<string>     $filters Of it.
	 * @param callable(): mixed $draw   Prints it.
	 * @return string|null Safe HTML; null: nobody changes it.
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
