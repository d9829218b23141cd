<?php
/**
 * Request cache of the shop's tables.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Values read from the shop's tables are cached for the rest of the request, in
 * non-persistent groups of the object cache: another server may sell the last item at
 * any time.
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
	 * Invalidates the cache after a write.
	 */
	public static function happened(): void {
		self::groups();
		wp_cache_set( 'stamp', bin2hex( random_bytes( 8 ) ), self::STAMPS );
	}

	/**
	 * Frees the memory of the cache, for code that reads the whole shop.
	 */
	public static function forget(): void {
		self::happened();
		if ( wp_cache_supports( 'flush_group' ) ) {
			wp_cache_flush_group( self::PRODUCTS );
			wp_cache_flush_group( self::VARIATIONS );
		}
	}

	/**
	 * Returns a value that differs after each change, for code with its own cache.
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
	 * Returns cached values.
	 *
	 * @param string    $group One of the constants.
	 * @param list<int> $ids   IDs.
	 * @return array<int, mixed> Values by ID; missing ones are omitted.
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
	 * Caches a value until the next change.
	 *
	 * @param string $group One of the constants.
	 * @param int    $id    ID.
	 * @param mixed  $value Value.
	 */
	public static function keep( string $group, int $id, mixed $value ): void {
		wp_cache_set( self::stamp() . $id, $value, $group );
	}

	/**
	 * Registers the groups.
	 */
	private static function groups(): void {
		wp_cache_add_non_persistent_groups( array( self::PRODUCTS, self::VARIATIONS, self::STAMPS ) );
	}
}
