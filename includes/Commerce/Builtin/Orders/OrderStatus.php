<?php
/**
 * What an order goes through.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Orders;

defined( 'ABSPATH' ) || exit;

/**
 * Statuses and the ways between them. Cancelled, refunded and failed orders
 * have given their goods back, so nothing leads out of these, but for a failed
 * one that is to be paid again, and takes its goods anew.
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
	 * The statuses and how people read them.
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
	 * How people read a status.
	 *
	 * @param string $status One of the constants; anything else is returned as it is.
	 */
	public static function label( string $status ): string {
		return self::labels()[ $status ] ?? $status;
	}

	/**
	 * Where an order may go from here.
	 *
	 * @param string $status One of the class constants.
	 * @return list<string>
	 */
	public static function next( string $status ): array {
		return self::NEXT[ $status ] ?? array();
	}

	/**
	 * Whether an order may go from one status to another.
	 *
	 * @param string $from One of the constants.
	 * @param string $to   One of the constants.
	 */
	public static function allows( string $from, string $to ): bool {
		return in_array( $to, self::next( $from ), true );
	}

	/**
	 * Whether an order of this status has given its goods back to the stock.
	 *
	 * @param string $status One of the class constants.
	 */
	public static function gives_stock_back( string $status ): bool {
		return in_array( $status, array( self::CANCELLED, self::REFUNDED, self::FAILED ), true );
	}

	/**
	 * Whether an order of this status has given its coupon uses back: when the
	 * purchase never came about. A refunded one did.
	 *
	 * @param string $status One of the class constants.
	 */
	public static function gives_coupons_back( string $status ): bool {
		return in_array( $status, array( self::CANCELLED, self::FAILED ), true );
	}
}
