<?php
/**
 * Shipping and payment of the sample shop.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Seed\WooCommerce;

use WC_Shipping_Zone;

/**
 * As the built-in engine has them: 4.90 to anywhere, nothing from 50.00, cash on
 * delivery, no telephone number.
 */
final class Counter {

	/** The zone of everywhere that has no zone of its own. */
	private const EVERYWHERE = 0;

	/**
	 * Sets them up.
	 */
	public static function open(): void {
		$zone = new WC_Shipping_Zone( self::EVERYWHERE );
		// The first that is available is chosen.
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
		// A number that the built-in engine does not ask for either.
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
	 * Adds a way to send.
	 *
	 * @param WC_Shipping_Zone      $zone     Where to.
	 * @param string                $method   WooCommerce's name of it.
	 * @param array<string, string> $settings Of this way.
	 */
	private static function add( WC_Shipping_Zone $zone, string $method, array $settings ): void {
		update_option( "woocommerce_{$method}_" . $zone->add_shipping_method( $method ) . '_settings', $settings );
	}
}
