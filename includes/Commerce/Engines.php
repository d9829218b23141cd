<?php
/**
 * Registry of engines.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce;

use Vitrine\Commerce\WooCommerce\Health\Requirements;

defined( 'ABSPATH' ) || exit;

/**
 * Chooses the main engine of the site: WooCommerce if it is active, else Easy Digital
 * Downloads, else the built-in one. If the shop's plugin does not work (outdated,
 * partly updated, missing), the shop is closed. Easy Digital Downloads can be used next
 * to another engine, each with its own cart.
 *
 * @see spec 2.6
 */
final class Engines {

	/**
	 * Main engine of each site used in this request, since switch_to_blog() switches to
	 * another shop.
	 *
	 * @var array<int, Engine>
	 */
	private static array $active = array();

	/**
	 * Second engine by site.
	 *
	 * @var array<int, Engine|null>
	 */
	private static array $beside = array();

	/**
	 * Returns the main engine: the first available one.
	 */
	public static function active(): Engine {
		$site = get_current_blog_id();
		if ( ! isset( self::$active[ $site ] ) ) {
			foreach ( self::candidates() as $candidate ) {
				if ( $candidate['available']() ) {
					self::$active[ $site ] = $candidate['make']();
					break;
				}
			}
		}
		// The shop stays open if a filter removes all engines.
		return self::$active[ $site ] ??= new Builtin\BuiltinEngine();
	}

	/**
	 * Returns the second engine, with another kind of cart.
	 */
	public static function beside(): ?Engine {
		$site = get_current_blog_id();
		if ( ! array_key_exists( $site, self::$beside ) ) {
			$candidate             = self::candidates()['downloads'] ?? null;
			$other                 = null !== $candidate && $candidate['available']() && 'downloads' !== self::active()->id() ? $candidate['make']() : null;
			self::$beside[ $site ] = null !== $other && $other->cart_kind() !== self::active()->cart_kind() ? $other : null;
		}
		return self::$beside[ $site ];
	}

	/**
	 * Returns all active engines, the main one first.
	 *
	 * @return list<Engine>
	 */
	public static function all(): array {
		$beside = self::beside();
		return null === $beside ? array( self::active() ) : array( self::active(), $beside );
	}

	/**
	 * Returns the engine with a kind of cart.
	 *
	 * @param string $kind Cart kind; empty: that of the main engine.
	 * @return Engine|null Null if no active engine has such a cart.
	 */
	public static function of_kind( string $kind ): ?Engine {
		foreach ( self::all() as $engine ) {
			if ( '' === $kind || $engine->cart_kind() === $kind ) {
				return $engine;
			}
		}
		return null;
	}

	/**
	 * Returns the engines by ID, preferred first.
	 *
	 * @return array<string, array{available: callable(): bool, make: callable(): Engine}>
	 */
	public static function candidates(): array {
		$own = array(
			// If the site's shop is WooCommerce, no other engine takes its place.
			'woocommerce' => array(
				'available' => array( Requirements::class, 'is_wanted' ),
				'make'      => static fn (): Engine => Requirements::are_met() ? new WooCommerce\WooCommerceEngine() : new Closed\ClosedEngine(),
			),
			'builtin'     => array(
				'available' => static fn (): bool => true,
				'make'      => static fn (): Engine => new Builtin\BuiltinEngine(),
			),
		);
		/**
		 * Filters the engines, to add, remove or sort them.
		 *
		 * @param array<string, array{available: callable(): bool, make: callable(): Engine}> $own Engines by ID, preferred first.
		 *
		 * @example
		 * add_filter(
		 *     'vitrine_engines',
		 *     fn( $engines ) => array( 'acme' => array( 'available' => fn() => class_exists( 'Acme\Shop' ), 'make' => fn() => new Acme\Engine() ) ) + $engines
		 * );
		 */
		return (array) apply_filters( 'vitrine_engines', $own );
	}

	/**
	 * Clears the chosen engines.
	 */
	public static function reset(): void {
		self::$active = array();
		self::$beside = array();
	}
}
