<?php
/**
 * Scheduled sales.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Products;

use Vitrine\Commerce\Builtin\Database\Changes;
use Vitrine\Commerce\Builtin\Database\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * A product's row has the current price, for sorting. So prices are updated when a sale
 * starts or ends: by the first request after that time, because WP-Cron may be late. An
 * autoloaded option has the time.
 */
final class ScheduledSales {

	/** Timestamp of the next start or end; 0: none. */
	public const OPTION = 'vitrine_next_sale';

	/** LIKE pattern of rows with a dated sale; no text in the JSON can match. */
	private const MARK = '%"sale":{%';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action( 'init', array( self::class, 'apply_due' ), 1 );
		// Daily cleanup of WordPress, for changes missed by concurrent requests.
		add_action( 'wp_scheduled_delete', array( self::class, 'apply' ) );
	}

	/**
	 * Starts and ends sales that are due.
	 */
	public static function apply_due(): void {
		$next = (int) get_option( self::OPTION, 0 );
		if ( $next > 0 && $next <= time() ) {
			self::apply();
		}
	}

	/**
	 * Updates prices, and the time of the next change.
	 */
	public static function apply(): void {
		$now     = time();
		$touched = array();
		$next    = array();
		foreach ( array(
			Tables::products()   => 'product_id',
			Tables::variations() => 'variation_id',
		) as $table => $key ) {
			foreach ( self::rows( $table ) as $raw ) {
				$sale = Sale::of( ( (array) json_decode( (string) $raw['data'], true ) )['sale'] ?? null );
				if ( null === $sale ) {
					continue;
				}
				$next[] = $sale->next_change( $now );
				if ( self::write( $table, array( $key => (int) $raw[ $key ] ), $raw, $sale, $now ) ) {
					$touched[ (int) $raw['product_id'] ] = true;
				}
			}
		}
		foreach ( array_keys( $touched ) as $id ) {
			Aggregates::refresh( $id, ProductRows::product( $id )->type ?? '' );
		}
		Changes::happened();
		// Last, so that the next request repeats everything if this one is interrupted.
		update_option( self::OPTION, self::earliest( $next ), true );
	}

	/**
	 * Schedules the next price change of a product.
	 *
	 * @param int $product_id Product ID.
	 */
	public static function plan( int $product_id ): void {
		$now  = time();
		$next = array( ProductRows::product( $product_id )?->data->sale?->next_change( $now ) );
		foreach ( ProductRows::variations( array( $product_id ) )[ $product_id ] ?? array() as $variation ) {
			$next[] = $variation->sale?->next_change( $now );
		}
		$soonest = self::earliest( $next );
		$planned = (int) get_option( self::OPTION, 0 );
		if ( $soonest > 0 && ( 0 === $planned || $soonest < $planned ) ) {
			update_option( self::OPTION, $soonest, true );
		}
	}

	/**
	 * Returns the rows with a dated sale.
	 *
	 * @param string $table Table of products or variations.
	 * @return list<array<string, string|null>>
	 */
	private static function rows( string $table ): array {
		global $wpdb;
		return array_values( (array) $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE data LIKE %s', $table, self::MARK ), ARRAY_A ) );
	}

	/**
	 * Saves the current price of a row, unless it was changed meanwhile.
	 *
	 * @param string                     $table Table name.
	 * @param array<string, int>         $key   Primary key.
	 * @param array<string, string|null> $raw   Row that was read.
	 * @param Sale                       $sale  Sale of the row.
	 * @param int                        $now   Unix timestamp.
	 * @return bool Whether the price has changed.
	 */
	private static function write( string $table, array $key, array $raw, Sale $sale, int $now ): bool {
		global $wpdb;
		$regular = (int) $raw['regular_price'];
		$price   = $sale->is_on( $now ) ? $sale->price : $regular;
		$columns = array( 'price' => $price );
		if ( Tables::products() === $table ) {
			$columns += array(
				'max_price' => $price,
				'on_sale'   => (int) ( $price !== $regular ),
			);
		}
		if ( $sale->is_over( $now ) ) {
			$columns['data'] = (string) wp_json_encode( array( 'sale' => null ) + (array) json_decode( (string) $raw['data'], true ) );
		}
		$done = $wpdb->update(
			$table,
			$columns,
			$key + array(
				'data'          => $raw['data'],
				'regular_price' => $raw['regular_price'],
			)
		);
		return (bool) $done && (int) $raw['price'] !== $price;
	}

	/**
	 * Returns the earliest timestamp; 0: none.
	 *
	 * @param array<int|null> $moments Unix timestamps.
	 */
	private static function earliest( array $moments ): int {
		$moments = array_filter( $moments );
		return array() === $moments ? 0 : min( $moments );
	}
}
