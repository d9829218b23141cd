<?php
/**
 * Sales that begin and end by themselves.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Products;

use Vitrine\Commerce\Builtin\Database\Changes;
use Vitrine\Commerce\Builtin\Database\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * A product's row holds what it costs now, by which listings sort. So prices are
 * written when a sale begins or ends: by the first request after that moment,
 * whoever makes it, since a task of WordPress's may come late. An option that is
 * read with all others says when that is.
 */
final class ScheduledSales {

	/** Timestamp of the next beginning or end; 0: none is planned. */
	public const OPTION = 'vitrine_next_sale';

	/** What the rows of sales with dates hold, and no other text of theirs can. */
	private const MARK = '%"sale":{%';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action( 'init', array( self::class, 'apply_due' ), 1 );
		// WordPress's daily tidying, for what two requests at once may have missed.
		add_action( 'wp_scheduled_delete', array( self::class, 'apply' ) );
	}

	/**
	 * Starts and ends the sales that are due.
	 */
	public static function apply_due(): void {
		$next = (int) get_option( self::OPTION, 0 );
		if ( $next > 0 && $next <= time() ) {
			self::apply();
		}
	}

	/**
	 * Writes the prices of this moment, and when they change next.
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
		// Last: a request that ends before this leaves all of it to the next one.
		update_option( self::OPTION, self::earliest( $next ), true );
	}

	/**
	 * Remembers when the prices of a product change next.
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
	 * The rows with a sale that has dates.
	 *
	 * @param string $table Of products or variations.
	 * @return list<array<string, string|null>>
	 */
	private static function rows( string $table ): array {
		global $wpdb;
		return array_values( (array) $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE data LIKE %s', $table, self::MARK ), ARRAY_A ) );
	}

	/**
	 * Writes what a row costs, unless somebody has changed it meanwhile.
	 *
	 * @param string                     $table Its table.
	 * @param array<string, int>         $key   Its key.
	 * @param array<string, string|null> $raw   As it was read.
	 * @param Sale                       $sale  Its sale.
	 * @param int                        $now   Unix timestamp.
	 * @return bool Whether that is another price than before.
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
	 * The first of some moments; 0: there is none.
	 *
	 * @param array<int|null> $moments Timestamps.
	 */
	private static function earliest( array $moments ): int {
		$moments = array_filter( $moments );
		return array() === $moments ? 0 : min( $moments );
	}
}
