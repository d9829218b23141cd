<?php
/**
 * What origins are called.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules;

defined( 'ABSPATH' ) || exit;

/**
 * As people read them.
 *
 * @see spec 3.15
 */
final class OriginLabels {

	/**
	 * A type's name.
	 *
	 * @param string $type One of the contract's; anything else is not known.
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
	 * A source's name.
	 *
	 * @param string $source As kept.
	 */
	public static function source( string $source ): string {
		return '' === $source || '(direct)' === $source ? '—' : $source;
	}
}
