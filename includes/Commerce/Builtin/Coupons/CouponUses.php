<?php
/**
 * Uses of coupons, taken and given back.
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
 * Counted by one conditional UPDATE each, so a limit of ten is ten, whoever
 * comes at once. To be used inside a Transaction.
 */
final class CouponUses {

	/**
	 * Takes one use of each coupon.
	 *
	 * @param list<string> $codes As the cart's snapshot has them.
	 * @return true|\WP_Error `vitrine_invalid_coupon` (409), with `coupon` in its data; the transaction must then be undone.
	 */
	public static function take( array $codes ): bool|\WP_Error {
		global $wpdb;
		// One order everywhere, so that two checkouts never wait for each other in a ring.
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
	 * Gives one use of each coupon back.
	 *
	 * @param list<string> $codes As they were taken.
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
	 * The refusal of a coupon that has ended since it was applied.
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
