<?php
/**
 * Design preview panel.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\PreviewPanel;

use Vitrine\Modules\Module as ModulePort;

defined( 'ABSPATH' ) || exit;

/**
 * Sends designs to a framed page. The code for the framed page is in Site\Preview, and
 * also accepts other tools allowed by the owner.
 *
 * @see spec 2.10, 3.14
 */
final class Module implements ModulePort {

	/**
	 * ID of the module in settings and hooks.
	 */
	public static function id(): string {
		return 'preview-panel';
	}

	/**
	 * Not needed by front-end requests.
	 */
	public static function is_on(): bool {
		return false;
	}

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action( 'admin_menu', array( PreviewScreen::class, 'add' ) );
		add_action( 'enqueue_block_editor_assets', array( PreviewScreen::class, 'enqueue_in_editor' ) );
	}
}
