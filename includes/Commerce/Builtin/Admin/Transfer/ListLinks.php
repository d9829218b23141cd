<?php
/**
 * Import and export links above the product list.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Transfer;

use Vitrine\Commerce\Builtin\Admin\Transfer\Import\ImportScreen;
use Vitrine\Commerce\Builtin\Catalog\ContentTypes;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress has no hook next to the "Add product" button, so a script moves the
 * links there. Without JavaScript, they are tabs.
 */
final class ListLinks {

	/**
	 * Registers the hook.
	 */
	public static function boot(): void {
		// Must be printed before the scripts.
		add_action( 'admin_footer', array( self::class, 'render' ) );
	}

	/**
	 * Prints the links that the current user may use.
	 */
	public static function render(): void {
		if ( 'edit-' . ContentTypes::PRODUCT !== get_current_screen()?->id ) {
			return;
		}
		$links = array_filter(
			array(
				__( 'Import', 'vitrine' ) => ImportScreen::is_allowed() ? ImportScreen::url() : '',
				__( 'Export', 'vitrine' ) => ProductsExport::is_allowed() ? ProductsExport::url() : '',
			)
		);
		echo '<template data-vitrine-title-actions>';
		foreach ( $links as $label => $url ) {
			printf( ' <a class="page-title-action" href="%s">%s</a>', esc_url( $url ), esc_html( $label ) );
		}
		echo '</template>';
	}
}
