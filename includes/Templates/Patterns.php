<?php
/**
 * The patterns of a shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Templates;

use Vitrine\Blocks;
use Vitrine\Support\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Patterns for the pages of a shop, and for listings to start from.
 */
final class Patterns {

	private const CATEGORY = 'vitrine';

	/**
	 * Registers them where pages are edited; for a visitor when a page is about to
	 * show one, since hardly any page has a pattern that was not copied into it.
	 */
	public static function prepare(): void {
		if ( Visitor::is_likely() ) {
			add_filter( 'pre_render_block', array( self::class, 'register_late' ), 0, 2 );
		}
		Visitor::unless( array( self::class, 'register' ) );
	}

	/**
	 * Registers them, where one is about to be shown. Hooked.
	 *
	 * @param mixed                $html  What others have rendered instead.
	 * @param array<string, mixed> $block As it was parsed.
	 * @return mixed The same.
	 */
	public static function register_late( mixed $html, array $block ): mixed {
		if ( 'core/pattern' === $block['blockName'] && str_starts_with( (string) ( $block['attrs']['slug'] ?? '' ), Blocks::PREFIX ) ) {
			self::register();
		}
		return $html;
	}

	/**
	 * Registers them, once.
	 */
	public static function register(): void {
		remove_filter( 'pre_render_block', array( self::class, 'register_late' ), 0 );
		if ( \WP_Block_Patterns_Registry::get_instance()->is_registered( Blocks::PREFIX . 'shop' ) ) {
			return;
		}
		register_block_pattern_category( self::CATEGORY, array( 'label' => __( 'Shop', 'vitrine' ) ) );
		foreach ( Catalogue::all() as $name => $pattern ) {
			register_block_pattern( Blocks::PREFIX . $name, $pattern );
		}
		foreach ( Starters::all() as $starter ) {
			register_block_pattern(
				Blocks::PREFIX . $starter['name'],
				array(
					'categories'    => array( self::CATEGORY ),
					'viewportWidth' => 1280,
				) + $starter
			);
		}
	}
}
