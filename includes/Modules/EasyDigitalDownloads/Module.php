<?php
/**
 * Easy Digital Downloads.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\EasyDigitalDownloads;

use Vitrine\Commerce\Closed\ClosedEngine;
use Vitrine\Commerce\Engine;
use Vitrine\Modules\Module as ModulePort;
use Vitrine\Support\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Provides the engine if the plugin is active.
 *
 * @see spec 2.6
 */
final class Module implements ModulePort {

	/**
	 * ID of the module in settings and hooks.
	 */
	public static function id(): string {
		return 'easy-digital-downloads';
	}

	/**
	 * Whether the plugin is active, whether or not it meets the requirements.
	 */
	public static function is_on(): bool {
		return defined( 'EDD_VERSION' );
	}

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// Before the setting moves the main engine to the front.
		add_filter( 'vitrine_engines', array( self::class, 'add' ), 1 );
		if ( ! Visitor::is_likely() ) {
			DownloadsRequirements::boot();
		}
	}

	/**
	 * Adds the engine before the built-in one. If the requirements are not met the shop
	 * is closed, and no other engine takes its place.
	 *
	 * @param array<string, array{available: callable(): bool, make: callable(): Engine}> $engines Engines by ID, preferred first.
	 * @return array<string, array{available: callable(): bool, make: callable(): Engine}>
	 */
	public static function add( array $engines ): array {
		$own = array(
			'downloads' => array(
				'available' => static fn (): bool => true,
				'make'      => static fn (): Engine => DownloadsRequirements::are_met() ? new DownloadsEngine() : new ClosedEngine(),
			),
		);
		return array_diff_key( $engines, array( 'builtin' => true ) ) + $own + $engines;
	}
}
