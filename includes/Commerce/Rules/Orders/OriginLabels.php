<?php
/**
 * Labels of order attribution.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules\Orders;

defined( 'ABSPATH' ) || exit;

/**
 * Labels to display.
 *
 * @see spec 3.15
 */
final class OriginLabels {

	/**
	 * Returns the label of a type.
	 *
	 * @param string $type Type from the contract; others are unknown.
	 */
	public static function type( string $type ): string {
		return match ( $type ) {
			'utm'      => __( 'Campaign', 'vitrine' ),
			'organic'  => __( 'Search', 'vitrine' ),
			'referral' => __( 'Referral', 'vitrine' ),
			'typein'   => __( 'Direct', 'vitrine' ),
			default    => __( 'Unknown', 'vitrine' ),
		};
	}

	/**
	 * Returns the label of a source.
	 *
	 * @param string $source Stored source.
	 */
	public static function source( string $source ): string {
		return '' === $source || '(direct)' === $source ? '—' : $source;
	}
}
