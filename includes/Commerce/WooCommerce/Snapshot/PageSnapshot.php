<?php
/**
 * The snapshot of a page's cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Snapshot;

use Vitrine\Commerce\Value\CartSnapshot;
use Vitrine\Commerce\WooCommerce\Cart\Memory;

defined( 'ABSPATH' ) || exit;

/**
 * A page shows its cart in several places: in the header, the drawer, the page and
 * the settings of its scripts. While it is printed all of them get one snapshot, as
 * long as the cart stays the same.
 */
final class PageSnapshot {

	/**
	 * The last one and what it was made of.
	 *
	 * @var array{of: string, snapshot: CartSnapshot}|null
	 */
	private static ?array $last = null;

	/**
	 * The snapshot of a cart whose totals are known.
	 *
	 * @param \WC_Cart                $cart WooCommerce's.
	 * @param callable(): CartSnapshot $make Makes it.
	 */
	public static function of( \WC_Cart $cart, callable $make ): CartSnapshot {
		// Before its template, and in an answer, a request may still change the cart.
		if ( ! did_action( 'template_redirect' ) || doing_action( 'template_redirect' ) ) {
			return $make();
		}
		$of = (string) wp_json_encode(
			array(
				Totals::version(),
				$cart->get_cart_hash(),
				$cart->get_applied_coupons(),
				WC()->session->get( 'chosen_shipping_methods' ),
				Memory::revision(),
				Memory::changes(),
			)
		);
		if ( ( self::$last['of'] ?? null ) !== $of ) {
			self::$last = array(
				'of'       => $of,
				'snapshot' => $make(),
			);
		}
		return self::$last['snapshot'];
	}
}
