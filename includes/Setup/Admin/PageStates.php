<?php
/**
 * Shop pages in the list of pages.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Setup\Admin;

use Vitrine\Commerce\Builtin\BuiltinPages;
use Vitrine\Setup\State\ShopPages;

defined( 'ABSPATH' ) || exit;

/**
 * Shows the role of shop pages after their title.
 */
final class PageStates {

	/**
	 * Registers the hook.
	 */
	public static function boot(): void {
		add_filter( 'display_post_states', array( self::class, 'add' ), 10, 2 );
	}

	/**
	 * Adds the role of a page (“Shop page”) to its title in the list.
	 *
	 * @param array<string, string> $states States by name.
	 * @param \WP_Post              $post   Post in the list.
	 * @return array<string, string>
	 */
	public static function add( array $states, \WP_Post $post ): array {
		$page = 'page' === $post->post_type ? array_search( $post->ID, BuiltinPages::ids(), true ) : false;
		if ( false !== $page ) {
			$states[ "vitrine_$page" ] = ShopPages::labels()[ $page ] ?? '';
		}
		return $states;
	}
}
