<?php
/**
 * The engines there are.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce;

/**
 * Picks the engine that sells on this site: WooCommerce where it is active and
 * Vitrine has an engine for it, else the built-in one.
 */
final class Engines {

	/**
	 * The engine of this request.
	 *
	 * @var Engine|null
	 */
	private static ?Engine $active = null;

	/**
	 * The first available one.
	 */
	public static function active(): Engine {
		if ( null === self::$active ) {
			foreach ( self::candidates() as $candidate ) {
				if ( $candidate['available']() ) {
					self::$active = $candidate['make']();
					break;
				}
			}
		}
		// A filter that leaves nothing leaves the shop open all the same.
		self::$active ??= new Builtin\Engine();
		return self::$active;
	}

	/**
	 * Engines by id, the preferred first.
	 *
	 * @return array<string, array{available: callable(): bool, make: callable(): Engine}>
	 */
	public static function candidates(): array {
		$own = array(
			'woocommerce' => array(
				'available' => static fn (): bool => class_exists( 'WooCommerce' ) && class_exists( self::woocommerce() ),
				'make'      => static function (): Engine {
					$class  = self::woocommerce();
					$engine = new $class();
					return $engine instanceof Engine ? $engine : new Builtin\Engine();
				},
			),
			'builtin'     => array(
				'available' => static fn (): bool => true,
				'make'      => static fn (): Engine => new Builtin\Engine(),
			),
		);
		/**
		 * Lets a plugin bring an engine, or take one away.
		 *
		 * @param array<string, array{available: callable(): bool, make: callable(): Engine}> $own Engines by id, the preferred first.
		 */
		return (array) apply_filters( 'vitrine_engines', $own );
	}

	/**
	 * Forgets which engine was picked, so that the next request for it picks anew.
	 */
	public static function reset(): void {
		self::$active = null;
	}

	/**
	 * The class of the engine for WooCommerce.
	 *
	 * @return string
	 */
	private static function woocommerce(): string {
		// By name only, since it may not be installed.
		return __NAMESPACE__ . '\\WooCommerce\\Engine';
	}
}
