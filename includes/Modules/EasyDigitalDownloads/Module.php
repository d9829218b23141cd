<?php
/**
 * Easy Digital Downloads.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\EasyDigitalDownloads;

use Vitrine\Commerce\Closed\Engine as ClosedEngine;
use Vitrine\Commerce\Engine as EnginePort;
use Vitrine\Modules\Module as ModulePort;
use Vitrine\Support\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Its engine, where the plugin is active.
 *
 * @see spec 2.6
 */
final class Module implements ModulePort {

	/**
	 * Id of the module, as settings and hooks name it.
	 */
	public static function id(): string {
		return 'easy-digital-downloads';
	}

	/**
	 * Whether its plugin is there, able to sell or not.
	 */
	public static function is_on(): bool {
		return defined( 'EDD_VERSION' );
	}

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// Before the owner's setting puts the main shop first.
		add_filter( 'vitrine_engines', array( self::class, 'add' ), 1 );
		if ( ! Visitor::is_likely() ) {
			Requirements::boot();
		}
	}

	/**
	 * Adds the engine before the built-in one. One that cannot sell closes the shop:
	 * no other opens in its place.
	 *
	 * @param array<string, array{available: callable(): bool, make: callable(): EnginePort}> $engines By id, the preferred first.
	 * @return array<string, array{available: callable(): bool, make: callable(): EnginePort}>
	 */
	public static function add( array $engines ): array {
		$own = array(
			'downloads' => array(
				'available' => static fn (): bool => true,
				'make'      => static fn (): EnginePort => Requirements::are_met() ? new Engine() : new ClosedEngine(),
			),
		);
		return array_diff_key( $engines, array( 'builtin' => true ) ) + $own + $engines;
	}
}
