<?php
/**
 * View scripts of the current page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Page;

use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Engines;
use Vitrine\Settings\Settings;
use Vitrine\Support\RenderedBlocks;
use Vitrine\Support\ScriptFiles;
use Vitrine\View\Cart\CartDrawer;

defined( 'ABSPATH' ) || exit;

/**
 * Determines which scripts the loader must fetch for the views on this page, and in
 * which order. Reuses WordPress's own scripts so that nothing is shipped twice.
 */
final class ViewScripts {

	/**
	 * Views that show the cart contents: the scripts of the first one on the page serve
	 * all.
	 */
	private const CONTENTS = array( 'cart-drawer', 'mini-cart' );

	/**
	 * Returns the scripts of the views on this page.
	 *
	 * @param Engine $engine Shop engine.
	 * @return array<string, list<array{handle: string, src: string}>> View name to scripts, its own last.
	 */
	public static function all( Engine $engine ): array {
		$blocks = RenderedBlocks::names();
		if ( array_filter( Engines::all(), static fn ( Engine $shop ): bool => CartDrawer::is_printed( $shop->cart_kind() ) ) ) {
			// The footer's is no block.
			$blocks[] = 'cart-drawer';
		}
		if ( $engine->is_page( 'checkout' ) && Settings::on( 'email_check' ) && ! is_user_logged_in() ) {
			// The engine's own form has no block around it.
			Assets::register_views();
			$blocks[] = 'checkout';
		}
		$views = array();
		foreach ( array_unique( $blocks ) as $block ) {
			$files = ScriptFiles::closure( Assets::view( $block ) );
			if ( $files ) {
				$views[ $block ] = $files;
			}
		}
		$same = array_intersect( self::CONTENTS, array_keys( $views ) );
		if ( $same ) {
			$views = array_merge( $views, array_fill_keys( array( ...$same, 'cart-contents' ), $views[ reset( $same ) ] ) );
		}
		/**
		 * Changes which scripts the loader fetches for which view.
		 *
		 * @param array<string, list<array{handle: string, src: string}>> $views View name to scripts in loading order.
		 *
		 * @example
		 * add_filter(
		 *     'vitrine_view_scripts',
		 *     function ( $views ) {
		 *         $views['cart-drawer'][] = array( 'handle' => 'acme-drawer', 'src' => plugins_url( 'drawer.js', __FILE__ ) );
		 *         return $views;
		 *     }
		 * );
		 */
		return apply_filters( 'vitrine_view_scripts', $views );
	}
}
