<?php
/**
 * WooCommerce's own forms.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce;

use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Tells forms and links of Vitrine's blocks from those of WooCommerce's templates,
 * which use the same field names: WooCommerce handles its own.
 */
final class OwnForms {

	/** The nonce field and action of WooCommerce's cart form and links. */
	private const NONCE  = 'woocommerce-cart-nonce';
	private const ACTION = 'woocommerce-cart';

	/**
	 * Registers the hook.
	 */
	public static function boot(): void {
		add_filter( 'vitrine_takes_form', array( self::class, 'leave' ), 10, 2 );
	}

	/**
	 * Whether a form is Vitrine's.
	 *
	 * @param bool                 $ours  Result of earlier filters.
	 * @param array<string, mixed> $names The submitted fields.
	 */
	public static function leave( bool $ours, array $names ): bool {
		$proof = $names['_wpnonce'] ?? '';
		// Adding to the cart is the same in both, and WooCommerce removes a coupon without a nonce.
		if ( isset( $names[ Contract::name( 'fields.add_to_cart' ) ] ) || isset( $names[ self::NONCE ] ) || ! is_string( $proof ) || '' === $proof ) {
			return false;
		}
		return $ours && false === wp_verify_nonce( $proof, self::ACTION );
	}
}
