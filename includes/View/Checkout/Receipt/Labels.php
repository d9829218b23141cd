<?php
/**
 * What people read instead of codes.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Receipt;

use Vitrine\Commerce\Engine;

defined( 'ABSPATH' ) || exit;

/**
 * Words for the codes of an order.
 */
final class Labels {

	/**
	 * A status, as its customer reads it.
	 *
	 * @param string $status Of an order; an unknown one is returned as it is.
	 */
	public static function status( string $status ): string {
		return match ( $status ) {
			'pending'    => __( 'Awaiting payment', 'vitrine' ),
			'processing' => __( 'Processing', 'vitrine' ),
			'on-hold'    => __( 'On hold', 'vitrine' ),
			'completed'  => __( 'Completed', 'vitrine' ),
			'cancelled'  => __( 'Cancelled', 'vitrine' ),
			'refunded'   => __( 'Refunded', 'vitrine' ),
			'failed'     => __( 'Failed', 'vitrine' ),
			default      => $status,
		};
	}

	/**
	 * The countries that the shop's form names.
	 *
	 * @param Engine $engine The shop.
	 * @return array<string, string> Code to name.
	 */
	public static function countries( Engine $engine ): array {
		foreach ( $engine->checkout()->fields()['billing'] ?? array() as $field ) {
			if ( 'billing_country' === $field['name'] ) {
				return array_filter( $field['options'], 'is_string', ARRAY_FILTER_USE_KEY );
			}
		}
		return array();
	}
}
