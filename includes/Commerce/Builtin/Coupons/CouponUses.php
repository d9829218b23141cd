<?php
/**
 * Usage counts of coupons.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Coupons;

use Vitrine\Commerce\Builtin\Database\Changes;
use Vitrine\Commerce\Builtin\Database\Tables;
use Vitrine\Commerce\Builtin\Database\Transaction;
use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Each is changed with a single conditional UPDATE, so that concurrent orders cannot
 * exceed the limit. Use it in a Transaction.
 */
final class CouponUses {

	/**
	 * Counts a use of each coupon.
	 *
	 * @param list<string> $codes Codes from the cart snapshot.
	 * @return true|\WP_Error `vitrine_invalid_coupon` (409), with `coupon` in its data; the transaction must be rolled back.
	 */
	public static function take( array $codes ): bool|\WP_Error {
		global $wpdb;
		// Always in the same order, to prevent deadlocks.
		$codes = array_unique( $codes );
		sort( $codes );
		foreach ( $codes as $code ) {
			$taken = $wpdb->query(
				$wpdb->prepare(
					'UPDATE %i SET used = used + 1 WHERE code = %s AND enabled = 1 AND ( usage_limit IS NULL OR used < usage_limit ) AND ( expires IS NULL OR expires > %s )',
					Tables::coupons(),
					$code,
					gmdate( 'Y-m-d H:i:s' )
				)
			);
			if ( false === $taken ) {
				return Transaction::failed_statement();
			}
			if ( 1 !== $taken ) {
				return self::used_up( $code );
			}
		}
		Changes::happened();
		return true;
	}

	/**
	 * Reverts a use of each coupon.
	 *
	 * @param list<string> $codes Codes that were counted.
	 * @return true|\WP_Error
	 */
	public static function release( array $codes ): bool|\WP_Error {
		global $wpdb;
		$codes = array_unique( $codes );
		sort( $codes );
		foreach ( $codes as $code ) {
			if ( false === $wpdb->query( $wpdb->prepare( 'UPDATE %i SET used = used - 1 WHERE code = %s AND used > 0', Tables::coupons(), $code ) ) ) {
				return Transaction::failed_statement();
			}
		}
		Changes::happened();
		return true;
	}

	/**
	 * Returns the error for a coupon that is no longer valid.
	 *
	 * @param string $code The coupon's.
	 */
	private static function used_up( string $code ): \WP_Error {
		return new \WP_Error(
			Contract::name( 'error_codes.invalid_coupon' ),
			/* translators: %s: coupon code. */
			sprintf( __( 'The coupon "%s" can no longer be used.', 'vitrine' ), $code ),
			array(
				'status' => 409,
				'coupon' => $code,
			)
		);
	}
}
