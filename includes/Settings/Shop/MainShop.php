<?php
/**
 * Choice of the main shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings\Shop;

use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Easy Digital Downloads is the shop if it is active without WooCommerce. Owners who
 * also use the built-in shop can make that one the main shop.
 *
 * @see spec 2.6
 */
final class MainShop {

	public const AUTO    = 'auto';
	public const BUILTIN = 'builtin';

	/**
	 * Registers the hook. Call before the engine is chosen.
	 */
	public static function boot(): void {
		add_filter( 'vitrine_engines', array( self::class, 'prefer' ), 5 );
	}

	/**
	 * Moves the built-in engine before Easy Digital Downloads, if the setting says so.
	 *
	 * @param array<string, mixed> $engines Engines by ID, preferred first.
	 * @return array<string, mixed>
	 */
	public static function prefer( array $engines ): array {
		$before = array_intersect_key( $engines, array( 'woocommerce' => true ) );
		return self::BUILTIN === Settings::get( 'main_shop' ) && isset( $engines['builtin'] ) ? $before + array( 'builtin' => $engines['builtin'] ) + $engines : $engines;
	}
}
