<?php
/**
 * The panel that tries a design on the site.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\PreviewPanel;

use Vitrine\Modules\Module as ModulePort;

defined( 'ABSPATH' ) || exit;

/**
 * One of those that speak to the preview of a page in a frame; the page's side is
 * Site\Preview's, and hears other tools of the owner's too.
 *
 * @see spec 2.10, 3.14
 */
final class Module implements ModulePort {

	/**
	 * Id of the module, as settings and hooks name it.
	 */
	public static function id(): string {
		return 'preview-panel';
	}

	/**
	 * No visitor's page needs it.
	 */
	public static function is_on(): bool {
		return false;
	}

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action( 'admin_menu', array( Screen::class, 'add' ) );
		add_action( 'enqueue_block_editor_assets', array( Screen::class, 'enqueue_in_editor' ) );
	}
}
