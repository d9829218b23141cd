<?php
/**
 * Stock keeping units.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Products\Input;

use Vitrine\Commerce\Builtin\Database\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Finds products by the owner's own numbers.
 */
final class Skus {

	/** Letters of the longest one. */
	private const LENGTH = 100;

	/**
	 * Whether another product, or a variation of one, has this number.
	 *
	 * @param string $number     Not empty.
	 * @param int    $product_id The product it is for; 0: a new one.
	 * @param string $column     Where it stands: `sku` or `global_unique_id`.
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
	 * A number like another one that nobody has: `MUG` becomes `MUG-1`.
	 *
	 * @param string       $sku   May be empty, and stays so.
	 * @param list<string> $taken Given to others, and not written yet.
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
