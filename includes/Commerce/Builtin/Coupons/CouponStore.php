<?php
/**
 * Coupons of the shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Coupons;

use Vitrine\Commerce\Builtin\Database\Changes;
use Vitrine\Commerce\Builtin\Database\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and saves coupons. The caller checks permissions.
 */
final class CouponStore {

	private const MAX_LENGTH = 100;

	/**
	 * Returns coupons by code.
	 *
	 * @param list<string> $codes Normalized codes.
	 * @return array<string, Coupon> In the order of the codes; unknown ones are omitted.
	 */
	public static function find( array $codes ): array {
		global $wpdb;
		$codes = array_values( array_filter( $codes, static fn ( string $code ): bool => '' !== $code && mb_strlen( $code ) <= self::MAX_LENGTH ) );
		if ( array() === $codes ) {
			return array();
		}
		$marks = implode( ',', array_fill( 0, count( $codes ), '%s' ) );
		// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- Interpolates only placeholders.
		$rows  = (array) $wpdb->get_results( $wpdb->prepare( "SELECT * FROM %i WHERE code IN ( $marks )", Tables::coupons(), ...$codes ), ARRAY_A );
		$found = array();
		foreach ( $rows as $row ) {
			$coupon = Coupon::of( $row );
			// Database collations may treat é and e as equal; codes must match exactly.
			if ( in_array( $coupon->code, $codes, true ) ) {
				$found[ $coupon->code ] = $coupon;
			}
		}
		$ordered = array();
		foreach ( array_intersect( $codes, array_keys( $found ) ) as $code ) {
			$ordered[ $code ] = $found[ $code ];
		}
		return $ordered;
	}

	/**
	 * Returns a coupon by ID.
	 *
	 * @param int $id Coupon ID.
	 */
	public static function get( int $id ): ?Coupon {
		global $wpdb;
		$row = $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE coupon_id = %d', Tables::coupons(), $id ), ARRAY_A );
		return is_array( $row ) ? Coupon::of( $row ) : null;
	}

	/**
	 * Returns all coupons, the newest first.
	 *
	 * @param int $page     Page number, from 1.
	 * @param int $per_page Coupons per page.
	 * @return array{coupons: list<Coupon>, total: int}
	 */
	public static function list( int $page = 1, int $per_page = 20 ): array {
		global $wpdb;
		$rows = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i ORDER BY coupon_id DESC LIMIT %d OFFSET %d', Tables::coupons(), $per_page, ( max( 1, $page ) - 1 ) * $per_page ), ARRAY_A );
		return array(
			'coupons' => array_values( array_map( array( Coupon::class, 'of' ), $rows ) ),
			'total'   => (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', Tables::coupons() ) ),
		);
	}

	/**
	 * Saves a coupon; ID 0 creates one. Usage counts are changed only by CouponUses.
	 *
	 * @param Coupon $coupon Coupon to save.
	 * @return int|\WP_Error Coupon ID; or `vitrine_invalid_coupon_data` (400) with `field` in its data.
	 */
	public static function save( Coupon $coupon ): int|\WP_Error {
		global $wpdb;
		$code  = Coupon::normal( $coupon->code );
		$field = self::wrong_field( $coupon, $code );
		if ( null !== $field ) {
			return new \WP_Error(
				'vitrine_invalid_coupon_data',
				__( 'A coupon needs a unique code and an amount above 0 (at most 100 for percentage discounts). Limits cannot be negative.', 'vitrine' ),
				array(
					'status' => 400,
					'field'  => $field,
				)
			);
		}
		$columns = array(
			'code'          => $code,
			'type'          => $coupon->type,
			'amount'        => $coupon->amount,
			'enabled'       => (int) $coupon->enabled,
			'expires'       => $coupon->expires,
			'min_subtotal'  => $coupon->min_subtotal,
			'usage_limit'   => $coupon->usage_limit,
			'individual'    => (int) $coupon->individual,
			'free_shipping' => (int) $coupon->free_shipping,
			'product_ids'   => (string) wp_json_encode( $coupon->product_ids ),
			'categories'    => (string) wp_json_encode( $coupon->categories ),
		);
		$done    = $coupon->id > 0
			? $wpdb->update( Tables::coupons(), $columns, array( 'coupon_id' => $coupon->id ) )
			: $wpdb->insert( Tables::coupons(), $columns );
		Changes::happened();
		if ( false === $done ) {
			return new \WP_Error( 'vitrine_database', __( 'The coupon could not be saved.', 'vitrine' ), array( 'status' => 500 ) );
		}
		return $coupon->id > 0 ? $coupon->id : (int) $wpdb->insert_id;
	}

	/**
	 * Deletes a coupon. Orders keep its code.
	 *
	 * @param int $id Coupon ID.
	 */
	public static function delete( int $id ): void {
		global $wpdb;
		$wpdb->delete( Tables::coupons(), array( 'coupon_id' => $id ) );
		Changes::happened();
	}

	/**
	 * Returns the first invalid field, or null.
	 *
	 * @param Coupon $coupon Coupon to save.
	 * @param string $code   Normalized code.
	 */
	private static function wrong_field( Coupon $coupon, string $code ): ?string {
		if ( '' === $code || mb_strlen( $code ) > self::MAX_LENGTH || ( ( self::find( array( $code ) )[ $code ]->id ?? $coupon->id ) !== $coupon->id ) ) {
			return 'code';
		}
		if ( ! in_array( $coupon->type, array( Coupon::PERCENT, Coupon::FIXED ), true ) ) {
			return 'type';
		}
		$pays = $coupon->amount > 0 || ( 0 === $coupon->amount && $coupon->free_shipping );
		if ( ! $pays || ( Coupon::PERCENT === $coupon->type && $coupon->amount > 10000 ) ) {
			return 'amount';
		}
		if ( null !== $coupon->usage_limit && $coupon->usage_limit < 0 ) {
			return 'usage_limit';
		}
		return $coupon->min_subtotal < 0 ? 'min_subtotal' : null;
	}
}
