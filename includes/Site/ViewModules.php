<?php
/**
 * View script modules of the site's blocks.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Site;

use Vitrine\Support\Build;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress loads the view script module of each block on a page. Those of a header,
 * with the Interactivity API, would outweigh everything else on the page: so one small
 * module replaces them, fetches them when a visitor comes near, and holds clicks until
 * then.
 */
final class ViewModules {

	/**
	 * ID of the module that replaces the others.
	 */
	public const LOADER = 'vitrine-blocks';

	/**
	 * Replaces a block's modules with the loader module.
	 *
	 * @param \WP_Block_Type $block Block type.
	 * @return list<string> IDs of the replaced modules.
	 */
	public static function put_off( \WP_Block_Type $block ): array {
		// A block without the Interactivity API has a small script and needs no loader.
		$modules = empty( $block->supports['interactivity'] ) ? array() : array_values( $block->view_script_module_ids );
		if ( array() !== $modules ) {
			$block->view_script_module_ids = array( self::LOADER );
		}
		return $modules;
	}

	/**
	 * Registers the loader module.
	 *
	 * @param list<string> $modules IDs of modules it may import; they are added to the import map.
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
