<?php
/**
 * Order statuses.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Orders;

defined( 'ABSPATH' ) || exit;

/**
 * Statuses and their transitions. Canceled, refunded and failed orders have released
 * their stock, so their status is final, except for a failed order that is paid again
 * and takes its stock again.
 */
final class OrderStatus {

	public const PENDING    = 'pending';
	public const PROCESSING = 'processing';
	public const ON_HOLD    = 'on-hold';
	public const COMPLETED  = 'completed';
	public const CANCELLED  = 'cancelled';
	public const REFUNDED   = 'refunded';
	public const FAILED     = 'failed';

	private const NEXT = array(
		self::PENDING    => array( self::PROCESSING, self::ON_HOLD, self::COMPLETED, self::CANCELLED, self::FAILED ),
		self::ON_HOLD    => array( self::PROCESSING, self::COMPLETED, self::CANCELLED, self::REFUNDED, self::FAILED ),
		self::PROCESSING => array( self::ON_HOLD, self::COMPLETED, self::CANCELLED, self::REFUNDED ),
		self::COMPLETED  => array( self::PROCESSING, self::REFUNDED ),
		self::FAILED     => array( self::PENDING ),
	);

	/**
	 * Returns the labels of statuses.
	 *
	 * @return array<string, string>
	 */
	public static function labels(): array {
		return array(
			self::PENDING    => __( 'Pending payment', 'vitrine' ),
			self::PROCESSING => __( 'Processing', 'vitrine' ),
			self::ON_HOLD    => __( 'On hold', 'vitrine' ),
			self::COMPLETED  => __( 'Completed', 'vitrine' ),
			self::CANCELLED  => __( 'Cancelled', 'vitrine' ),
			self::REFUNDED   => __( 'Refunded', 'vitrine' ),
			self::FAILED     => __( 'Failed', 'vitrine' ),
		);
	}

	/**
	 * Returns the label of a status.
	 *
	 * @param string $status One of the constants; other values are returned unchanged.
	 */
	public static function label( string $status ): string {
		return self::labels()[ $status ] ?? $status;
	}

	/**
	 * Returns the possible next statuses.
	 *
	 * @param string $status One of the class constants.
	 * @return list<string>
	 */
	public static function next( string $status ): array {
		return self::NEXT[ $status ] ?? array();
	}

	/**
	 * Whether a transition is allowed.
	 *
	 * @param string $from One of the constants.
	 * @param string $to   One of the constants.
	 */
	public static function allows( string $from, string $to ): bool {
		return in_array( $to, self::next( $from ), true );
	}

	/**
	 * Whether orders with a status have released their stock.
	 *
	 * @param string $status One of the class constants.
	 */
	public static function gives_stock_back( string $status ): bool {
		return in_array( $status, array( self::CANCELLED, self::REFUNDED, self::FAILED ), true );
	}

	/**
	 * Whether orders with a status have released their coupon uses: if there was no
	 * purchase. Refunded ones have not.
	 *
	 * @param string $status One of the class constants.
	 */
	public static function gives_coupons_back( string $status ): bool {
		return in_array( $status, array( self::CANCELLED, self::FAILED ), true );
	}
}
