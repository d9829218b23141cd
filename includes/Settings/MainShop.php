<?php
/**
 * Which shop is the main one.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Where Easy Digital Downloads is active without WooCommerce, it is the shop; an
 * owner who sells with the built-in one too makes that the main one.
 *
 * @see spec 2.6
 */
final class MainShop {

	public const AUTO    = 'auto';
	public const BUILTIN = 'builtin';

	/**
	 * Registers the hook. Called before an engine is picked.
	 */
	public static function boot(): void {
		add_filter( 'vitrine_engines', array( self::class, 'prefer' ), 5 );
	}

	/**
	 * Puts the built-in engine before that of downloads, where the owner says so.
	 *
	 * @param array<string, mixed> $engines By id, the preferred first.
	 * @return array<string, mixed>
	 */
	public static function prefer( array $engines ): array {
		$before = array_intersect_key( $engines, array( 'woocommerce' => true ) );
		return self::BUILTIN === Settings::get( 'main_shop' ) && isset( $engines['builtin'] ) ? $before + array( 'builtin' => $engines['builtin'] ) + $engines : $engines;
	}
}
