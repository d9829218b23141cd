<?php
/**
 * Stock changes.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Products;

use Vitrine\Commerce\Builtin\Catalog\FacetIndex\FacetIndex;
use Vitrine\Commerce\Builtin\Database\Changes;
use Vitrine\Commerce\Builtin\Database\Tables;
use Vitrine\Commerce\Builtin\Database\Transaction;
use Vitrine\Commerce\Rules\Cart\StockTexts;
use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Each change is a single conditional UPDATE, so that concurrent orders cannot
 * oversell. Use it in a Transaction. Variations without stock of their own use that of
 * their product.
 *
 * The product's row is always written before those of its variations, and products by
 * ascending ID, to prevent deadlocks.
 */
final class Stock {

	/** Maximum of the column. */
	private const MOST = 2147483647;

	/**
	 * Takes stock, and counts the sales.
	 *
	 * @param list<array{0: int, 1: int, 2: int}> $items Items in the format `[ product_id, variation_id (0: none), quantity ]`.
	 * @return true|\WP_Error `vitrine_out_of_stock` or `vitrine_unknown_product` (409), with `product_id`, `variation_id` and `available` in its data; the transaction must be rolled back.
	 */
	public static function take( array $items ): bool|\WP_Error {
		foreach ( self::by_product( $items ) as $product_id => $quantities ) {
			$counted = self::count_sales( $product_id, array_sum( $quantities ) );
			if ( true !== $counted ) {
				return $counted;
			}
			$shared = $quantities[0] ?? 0;
			unset( $quantities[0] );
			foreach ( $quantities as $variation_id => $quantity ) {
				$own = self::take_variation( $product_id, $variation_id, $quantity );
				if ( is_wp_error( $own ) ) {
					return $own;
				}
				$shared += $own ? 0 : $quantity;
			}
			$taken = $shared > 0 ? self::take_product( $product_id, $shared, array() !== $quantities ) : true;
			if ( true === $taken && array() !== $quantities ) {
				$taken = self::refresh_variable( $product_id );
			}
			if ( true !== $taken ) {
				return $taken;
			}
		}
		FacetIndex::note( array_values( array_unique( array_column( $items, 0 ) ) ) );
		Changes::happened();
		return true;
	}

	/**
	 * Releases stock taken by take(). Deleted products are skipped.
	 *
	 * @param list<array{0: int, 1: int, 2: int}> $items See take().
	 * @return true|\WP_Error
	 */
	public static function release( array $items ): bool|\WP_Error {
		foreach ( self::by_product( $items ) as $product_id => $quantities ) {
			$sum = array_sum( $quantities );
			$ok  = false !== self::run( 'UPDATE %i SET total_sales = CASE WHEN total_sales > %d THEN total_sales - %d ELSE 0 END WHERE product_id = %d', Tables::products(), $sum, $sum, $product_id );
			foreach ( $quantities as $variation_id => $quantity ) {
				$own = $variation_id > 0
					? self::run( 'UPDATE %i SET stock = stock + %d WHERE variation_id = %d AND product_id = %d AND manage_stock = 1', Tables::variations(), $quantity, $variation_id, $product_id )
					: 0;
				if ( 0 === $own ) {
					$own = self::run( 'UPDATE %i SET stock = stock + %d WHERE product_id = %d AND manage_stock = 1', Tables::products(), $quantity, $product_id );
				}
				$ok = $ok && false !== $own;
			}
			if ( ! $ok || ( array( 0 ) !== array_keys( $quantities ) && true !== self::refresh_variable( $product_id ) ) ) {
				return Transaction::failed_statement();
			}
		}
		FacetIndex::note( array_values( array_unique( array_column( $items, 0 ) ) ) );
		Changes::happened();
		return true;
	}

	/**
	 * Changes the stock of a product and its variations manually, without losing
	 * concurrent sales.
	 *
	 * @param int      $product_id Product ID.
	 * @param int|null $to         New stock of each; null: change by the next argument.
	 * @param int      $by         Positive or negative change; stock is never below 0.
	 * @return true|\WP_Error
	 */
	public static function change( int $product_id, ?int $to, int $by ): bool|\WP_Error {
		foreach ( array( Tables::products(), Tables::variations() ) as $table ) {
			$done = null === $to
				? self::run( 'UPDATE %i SET stock = CASE WHEN COALESCE( stock, 0 ) + %d < 0 THEN 0 WHEN COALESCE( stock, 0 ) + %d > %d THEN %d ELSE COALESCE( stock, 0 ) + %d END WHERE product_id = %d AND manage_stock = 1', $table, $by, $by, self::MOST, self::MOST, $by, $product_id )
				: self::run( 'UPDATE %i SET stock = %d WHERE product_id = %d AND manage_stock = 1', $table, $to, $product_id );
			if ( false === $done ) {
				return Transaction::failed_statement();
			}
		}
		FacetIndex::note( array( $product_id ) );
		Changes::happened();
		return true;
	}

	/**
	 * Updates the stock status in the row of a variable product, for listings.
	 *
	 * @param int $product_id ID of the variable product.
	 * @return true|\WP_Error
	 */
	public static function refresh_variable( int $product_id ): bool|\WP_Error {
		$done = self::run(
			'UPDATE %i SET in_stock = ( SELECT CASE WHEN COUNT(*) > 0 THEN 1 ELSE 0 END FROM %i v WHERE v.product_id = %d AND v.active = 1 AND v.price IS NOT NULL AND ( ( v.manage_stock = 1 AND v.stock > 0 ) OR ( v.manage_stock = 0 AND v.in_stock = 1 ) ) ) WHERE product_id = %d',
			Tables::products(),
			Tables::variations(),
			$product_id,
			$product_id
		);
		return false === $done ? Transaction::failed_statement() : true;
	}

	/**
	 * Returns quantities by product and variation, in locking order.
	 *
	 * @param list<array{0: int, 1: int, 2: int}> $items See take().
	 * @return array<int, array<int, int>>
	 */
	private static function by_product( array $items ): array {
		$sums = array();
		foreach ( $items as [ $product_id, $variation_id, $quantity ] ) {
			$sums[ $product_id ][ $variation_id ] = ( $sums[ $product_id ][ $variation_id ] ?? 0 ) + $quantity;
		}
		ksort( $sums );
		foreach ( $sums as &$quantities ) {
			ksort( $quantities );
		}
		return $sums;
	}

	/**
	 * Counts the sales of a product, which locks its row.
	 *
	 * @param int $product_id Product ID.
	 * @param int $quantity   Quantity.
	 * @return true|\WP_Error
	 */
	private static function count_sales( int $product_id, int $quantity ): bool|\WP_Error {
		$rows = self::run( 'UPDATE %i SET total_sales = total_sales + %d WHERE product_id = %d', Tables::products(), $quantity, $product_id );
		return match ( $rows ) {
			1       => true,
			false   => Transaction::failed_statement(),
			default => self::gone( $product_id, 0 ),
		};
	}

	/**
	 * Takes stock of a variation.
	 *
	 * @param int $product_id   Product ID.
	 * @param int $variation_id Variation ID.
	 * @param int $quantity     Quantity.
	 * @return bool|\WP_Error False if it has no stock of its own.
	 */
	private static function take_variation( int $product_id, int $variation_id, int $quantity ): bool|\WP_Error {
		global $wpdb;
		$rows = self::run( 'UPDATE %i SET stock = stock - %d WHERE variation_id = %d AND product_id = %d AND active = 1 AND manage_stock = 1 AND stock >= %d', Tables::variations(), $quantity, $variation_id, $product_id, $quantity );
		if ( 0 !== $rows ) {
			return false === $rows ? Transaction::failed_statement() : true;
		}
		$row = $wpdb->get_row( $wpdb->prepare( 'SELECT manage_stock, stock, in_stock, active FROM %i WHERE variation_id = %d AND product_id = %d', Tables::variations(), $variation_id, $product_id ) );
		if ( null === $row || ! (int) $row->active ) {
			return self::gone( $product_id, $variation_id );
		}
		if ( (int) $row->manage_stock || ! (int) $row->in_stock ) {
			return self::short( $product_id, $variation_id, (int) $row->manage_stock ? max( 0, (int) $row->stock ) : 0 );
		}
		return false;
	}

	/**
	 * Takes stock of a product, if it is managed.
	 *
	 * @param int  $product_id Product ID.
	 * @param int  $quantity   Quantity.
	 * @param bool $variable   Whether it is for a variation, which has its own stock status.
	 * @return true|\WP_Error
	 */
	private static function take_product( int $product_id, int $quantity, bool $variable ): bool|\WP_Error {
		global $wpdb;
		$rows = self::run( 'UPDATE %i SET stock = stock - %d WHERE product_id = %d AND manage_stock = 1 AND stock >= %d', Tables::products(), $quantity, $product_id, $quantity );
		if ( 0 !== $rows ) {
			return false === $rows ? Transaction::failed_statement() : true;
		}
		$row = $wpdb->get_row( $wpdb->prepare( 'SELECT manage_stock, stock, in_stock FROM %i WHERE product_id = %d', Tables::products(), $product_id ) );
		if ( null === $row ) {
			return self::gone( $product_id, 0 );
		}
		if ( (int) $row->manage_stock ) {
			return self::short( $product_id, 0, max( 0, (int) $row->stock ) );
		}
		return (int) $row->in_stock || $variable ? true : self::short( $product_id, 0, 0 );
	}

	/**
	 * Runs a prepared statement.
	 *
	 * @param string     $sql     SQL with placeholders.
	 * @param string|int ...$args Values of the placeholders.
	 */
	private static function run( string $sql, string|int ...$args ): int|false {
		global $wpdb;
		$rows = $wpdb->query( $wpdb->prepare( $sql, ...$args ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Prepared here; the SQL comes from constants of this class.
		return false === $rows ? false : (int) $rows;
	}

	/**
	 * Returns the error for insufficient stock.
	 *
	 * @param int $product_id   Product ID.
	 * @param int $variation_id Variation ID; 0: none.
	 * @param int $available    Available quantity.
	 */
	private static function short( int $product_id, int $variation_id, int $available ): \WP_Error {
		return new \WP_Error(
			Contract::name( 'error_codes.out_of_stock' ),
			StockTexts::left( ProductNames::of( $product_id, $variation_id ), $available ),
			array(
				'status'       => 409,
				'product_id'   => $product_id,
				'variation_id' => $variation_id,
				'available'    => $available,
			)
		);
	}

	/**
	 * Returns the error for a deleted product.
	 *
	 * @param int $product_id   Product ID.
	 * @param int $variation_id Variation ID; 0: none.
	 */
	private static function gone( int $product_id, int $variation_id ): \WP_Error {
		return new \WP_Error(
			Contract::name( 'error_codes.unknown_product' ),
			StockTexts::gone( ProductNames::of( $product_id, $variation_id ) ),
			array(
				'status'       => 409,
				'product_id'   => $product_id,
				'variation_id' => $variation_id,
				'available'    => 0,
			)
		);
	}
}
