<?php
/**
 * The engines there are.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce;

use Vitrine\Commerce\WooCommerce\Health\Requirements;

defined( 'ABSPATH' ) || exit;

/**
 * Picks the engine that sells on this site, the main one: WooCommerce where it
 * is active, else Easy Digital Downloads, else the built-in one. Where one of them
 * is the shop but cannot sell (too old, half updated, away), the shop is closed.
 * Downloads may be sold beside another engine: each has a cart of its own kind.
 *
 * @see spec 2.6
 */
final class Engines {

	/**
	 * The main engine of each site that this request has looked at: switch_to_blog()
	 * leads to another shop, whose engine keeps nothing of the first one's.
	 *
	 * @var array<int, Engine>
	 */
	private static array $active = array();

	/**
	 * The one that sells beside it, by site.
	 *
	 * @var array<int, Engine|null>
	 */
	private static array $beside = array();

	/**
	 * The main engine: the first available one.
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
		// A filter that leaves nothing leaves the shop open all the same.
		return self::$active[ $site ] ??= new Builtin\Engine();
	}

	/**
	 * The engine that sells beside the main one, from a cart of another kind.
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
	 * Every engine that sells here, the main one first.
	 *
	 * @return list<Engine>
	 */
	public static function all(): array {
		$beside = self::beside();
		return null === $beside ? array( self::active() ) : array( self::active(), $beside );
	}

	/**
	 * The engine whose cart is of a kind.
	 *
	 * @param string $kind Cart kind; empty: the main engine's.
	 * @return Engine|null Null when nobody here has such a cart.
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
	 * Engines by id, the preferred first.
	 *
	 * @return array<string, array{available: callable(): bool, make: callable(): Engine}>
	 */
	public static function candidates(): array {
		$own = array(
			// A site whose shop is WooCommerce's gets no other shop in its place.
			'woocommerce' => array(
				'available' => array( Requirements::class, 'is_wanted' ),
				'make'      => static fn (): Engine => Requirements::are_met() ? new WooCommerce\Engine() : new Closed\Engine(),
			),
			'builtin'     => array(
				'available' => static fn (): bool => true,
				'make'      => static fn (): Engine => new Builtin\Engine(),
			),
		);
		/**
		 * Lets a plugin bring an engine, take one away, or prefer another.
		 *
		 * @param array<string, array{available: callable(): bool, make: callable(): Engine}> $own Engines by id, the preferred first.
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
	 * Forgets which engines were picked, so that the next request for one picks anew.
	 */
	public static function reset(): void {
		self::$active = array();
		self::$beside = array();
	}
}
