<?php
/**
 * SKUs.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Products\Input;

use Vitrine\Commerce\Builtin\Database\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Checks that SKUs and global IDs are unique.
 */
final class Skus {

	/** Maximum length in characters. */
	private const LENGTH = 100;

	/**
	 * Whether another product or variation has a number.
	 *
	 * @param string $number     SKU or global ID, not empty.
	 * @param int    $product_id Product ID; 0: new.
	 * @param string $column     Column: `sku` or `global_unique_id`.
	 */
	public static function is_taken( string $number, int $product_id, string $column = 'sku' ): bool {
		global $wpdb;
		foreach ( array( Tables::products(), Tables::variations() ) as $table ) {
			if ( $wpdb->get_var( $wpdb->prepare( 'SELECT product_id FROM %i WHERE %i = %s AND product_id <> %d LIMIT 1', $table, $column, $number, $product_id ) ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns a similar unused SKU: `MUG` becomes `MUG-1`.
	 *
	 * @param string       $sku   SKU; an empty one is unchanged.
	 * @param list<string> $taken SKUs that are used but not saved yet.
	 */
	public static function free( string $sku, array $taken = array() ): string {
		$number = 0;
		$free   = $sku;
		while ( '' !== $free && ( in_array( $free, $taken, true ) || self::is_taken( $free, 0 ) ) ) {
			++$number;
			$free = mb_substr( $sku, 0, self::LENGTH - strlen( "-$number" ) ) . "-$number";
		}
		return $free;
	}
}
