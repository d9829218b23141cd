<?php
/**
 * The scripts of the site's blocks.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Site;

use Vitrine\Support\Build;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress loads the script module of each block that a page shows. What a
 * header has of them, and WordPress's runtime beneath, would weigh more than all
 * else of a page: here one small module stands for them, which fetches them when a
 * visitor comes near, and holds what was pressed until then.
 */
final class ViewModules {

	/**
	 * Id of the module that stands for the others.
	 */
	public const LOADER = 'vitrine-blocks';

	/**
	 * Has the loader's module stand for that of a block.
	 *
	 * @param \WP_Block_Type $block The block.
	 * @return list<string> Ids of the modules that it stands for.
	 */
	public static function put_off( \WP_Block_Type $block ): array {
		// One that is no region of WordPress's runtime has a small script, and no need of it.
		$modules = empty( $block->supports['interactivity'] ) ? array() : array_values( $block->view_script_module_ids );
		if ( array() !== $modules ) {
			$block->view_script_module_ids = array( self::LOADER );
		}
		return $modules;
	}

	/**
	 * Makes the loader's module known.
	 *
	 * @param list<string> $modules Ids of those that it may fetch: they get into the page's import map.
	 */
	public static function register( array $modules ): void {
		$asset = Build::asset( 'loader-blocks' );
		if ( null === $asset ) {
			return;
		}
		wp_register_script_module(
			self::LOADER,
			Build::url( 'loader-blocks.js' ),
			array_map(
				static fn ( string $id ): array => array(
					'id'     => $id,
					'import' => 'dynamic',
				),
				$modules
			),
			$asset['version']
		);
	}
}
