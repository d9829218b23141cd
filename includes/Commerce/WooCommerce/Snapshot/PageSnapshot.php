<?php
/**
 * The cart snapshot of a page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Snapshot;

use Vitrine\Commerce\Value\CartSnapshot;
use Vitrine\Commerce\WooCommerce\Cart\Memory;

defined( 'ABSPATH' ) || exit;

/**
 * A page shows its cart in several places: the header, the cart drawer, the content and
 * the script settings. While the page is printed, all of them share one snapshot as
 * long as the cart stays the same.
 */
final class PageSnapshot {

	/**
	 * The last snapshot and a key of the data that it was made from.
	 *
	 * @var array{of: string, snapshot: CartSnapshot}|null
	 */
	private static ?array $last = null;

	/**
	 * Returns the snapshot of a cart with calculated totals.
	 *
	 * @param \WC_Cart                $cart WooCommerce's cart.
	 * @param callable(): CartSnapshot $make Creates a snapshot.
	 */
	public static function of( \WC_Cart $cart, callable $make ): CartSnapshot {
		// Before the template, and in responses to scripts, a request may still change the cart.
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
