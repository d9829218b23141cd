<?php
/**
 * Block patterns of the shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Templates;

use Vitrine\Blocks;
use Vitrine\Support\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Patterns for shop pages, and starting points for listings.
 */
final class Patterns {

	private const CATEGORY = 'vitrine';

	/**
	 * Registers the patterns where content is edited. On the front end they are
	 * registered only when a pattern is rendered: most pages have none, since patterns
	 * are copied into the content.
	 */
	public static function prepare(): void {
		if ( Visitor::is_likely() ) {
			self::register_late();
		}
		Visitor::unless( array( self::class, 'register' ) );
		add_action( 'rest_api_init', array( TemplatePatterns::class, 'register' ) );
	}

	/**
	 * Registers the patterns when one is rendered, through the render callback of
	 * `core/pattern`: a filter would run for every block of a page.
	 */
	private static function register_late(): void {
		$shows  = \WP_Block_Type_Registry::get_instance()->get_registered( 'core/pattern' );
		$render = $shows?->render_callback;
		if ( null === $shows || ! is_callable( $render ) ) {
			return;
		}
		$shows->render_callback = static function ( array $attributes, string $content, \WP_Block $block ) use ( $render ): string {
			if ( str_starts_with( (string) ( $attributes['slug'] ?? '' ), Blocks::PREFIX ) ) {
				self::register();
			}
			return $render( $attributes, $content, $block );
		};
	}

	/**
	 * Registers the patterns once per request.
	 */
	public static function register(): void {
		if ( \WP_Block_Patterns_Registry::get_instance()->is_registered( Blocks::PREFIX . 'shop' ) ) {
			return;
		}
		register_block_pattern_category( self::CATEGORY, array( 'label' => __( 'Shop', 'vitrine' ) ) );
		foreach ( PatternCatalog::all() as $name => $pattern ) {
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
