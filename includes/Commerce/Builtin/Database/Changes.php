<?php
/**
 * Whether the shop has changed within a request.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Database;

defined( 'ABSPATH' ) || exit;

/**
 * What is read of the shop's tables is kept for the rest of the request, in
 * groups of WordPress's object cache that outlive no request: another server
 * may sell the last piece at any time.
 */
final class Changes {

	public const PRODUCTS   = 'vitrine_products';
	public const VARIATIONS = 'vitrine_variations';
	private const STAMPS    = 'vitrine_stamps';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		self::groups();
		foreach ( array( 'add', 'update', 'delete' ) as $verb ) {
			add_action( $verb . '_option_vitrine_shop', array( self::class, 'happened' ), 10, 0 );
		}
	}

	/**
	 * Forgets what was read, after a write.
	 */
	public static function happened(): void {
		self::groups();
		wp_cache_set( 'stamp', bin2hex( random_bytes( 8 ) ), self::STAMPS );
	}

	/**
	 * Frees the memory of what was read, for those who read the whole shop.
	 */
	public static function forget(): void {
		self::happened();
		if ( wp_cache_supports( 'flush_group' ) ) {
			wp_cache_flush_group( self::PRODUCTS );
			wp_cache_flush_group( self::VARIATIONS );
		}
	}

	/**
	 * Is another one after each change, for those who keep what they made.
	 */
	public static function stamp(): string {
		$stamp = wp_cache_get( 'stamp', self::STAMPS );
		if ( ! is_string( $stamp ) ) {
			self::happened();
			$stamp = (string) wp_cache_get( 'stamp', self::STAMPS );
		}
		return $stamp;
	}

	/**
	 * Cached values of some ids, valid until the next change.
	 *
	 * @param string    $group One of the constants.
	 * @param list<int> $ids   Ids.
	 * @return array<int, mixed> By id; those that are not kept are left out.
	 */
	public static function kept( string $group, array $ids ): array {
		$kept = array();
		foreach ( $ids as $id ) {
			$value = wp_cache_get( self::stamp() . $id, $group, false, $found );
			if ( $found ) {
				$kept[ $id ] = $value;
			}
		}
		return $kept;
	}

	/**
	 * Keeps something until the next change.
	 *
	 * @param string $group One of the constants.
	 * @param int    $id    Its id.
	 * @param mixed  $value What to keep.
	 */
	public static function keep( string $group, int $id, mixed $value ): void {
		wp_cache_set( self::stamp() . $id, $value, $group );
	}

	/**
	 * Makes the groups known.
	 */
	private static function groups(): void {
		wp_cache_add_non_persistent_groups( array( self::PRODUCTS, self::VARIATIONS, self::STAMPS ) );
	}
}
