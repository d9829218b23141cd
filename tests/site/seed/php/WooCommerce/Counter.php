<?php
/**
 * Shipping and payment of the sample shop in WooCommerce.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Seed\WooCommerce;

use WC_Shipping_Zone;

/**
 * The same as in the built-in engine: shipping for 4.90, free from 50.00, cash on
 * delivery, no phone number.
 */
final class Counter {

	/** ID of the zone of locations not covered by other zones. */
	private const EVERYWHERE = 0;

	/**
	 * Sets up shipping and payment.
	 */
	public static function open(): void {
		$zone = new WC_Shipping_Zone( self::EVERYWHERE );
		// The first available one is selected by default.
		self::add(
			$zone,
			'free_shipping',
			array(
				'title'            => 'Free standard shipping',
				'requires'         => 'min_amount',
				'min_amount'       => '50',
				'ignore_discounts' => 'no',
			)
		);
		self::add(
			$zone,
			'flat_rate',
			array(
				'title'      => 'Standard shipping',
				'cost'       => '4.90',
				'tax_status' => 'none',
			)
		);
		// The built-in engine does not require a phone number either.
		update_option( 'woocommerce_checkout_phone_field', 'optional' );
		update_option(
			'woocommerce_cod_settings',
			array(
				'enabled'            => 'yes',
				'title'              => 'Cash on delivery',
				'description'        => 'Pay with cash upon delivery.',
				'enable_for_virtual' => 'yes',
			)
		);
	}

	/**
	 * Adds a shipping method.
	 *
	 * @param WC_Shipping_Zone      $zone     Shipping zone.
	 * @param string                $method   ID of the method in WooCommerce.
	 * @param array<string, string> $settings Settings of the method.
	 */
	private static function add( WC_Shipping_Zone $zone, string $method, array $settings ): void {
		update_option( "woocommerce_{$method}_" . $zone->add_shipping_method( $method ) . '_settings', $settings );
	}
}
