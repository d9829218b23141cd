<?php
/**
 * Labels of order codes.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Receipt;

use Vitrine\Commerce\Engine;

defined( 'ABSPATH' ) || exit;

/**
 * Converts codes of an order to text.
 */
final class Labels {

	/**
	 * Returns the label of an order status.
	 *
	 * @param string $status Order status; an unknown one is returned as is.
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
	 * Returns the countries in the checkout form.
	 *
	 * @param Engine $engine The engine.
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
