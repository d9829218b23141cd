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

	private const NAMES = array( 'shop', 'product', 'cart', 'checkout' );

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
		if ( \WP_Block_Patterns_Registry::get_instance()->is_registered( Blocks::PREFIX . self::NAMES[0] ) ) {
			return;
		}
		register_block_pattern_category( 'vitrine', array( 'label' => __( 'Shop', 'vitrine' ) ) );
		foreach ( self::NAMES as $name ) {
			register_block_pattern( Blocks::PREFIX . $name, self::pattern( $name ) );
		}
		foreach ( Starters::all() as $starter ) {
			register_block_pattern( Blocks::PREFIX . $starter['name'], array( 'categories' => array( 'vitrine' ) ) + $starter );
		}
	}

	/**
	 * A pattern.
	 *
	 * @param string $name File in patterns/.
	 * @return array{title: string, description: string, categories: list<string>, content: string}
	 */
	private static function pattern( string $name ): array {
		$words = array(
			'shop'     => array( __( 'Shop page', 'vitrine' ), __( 'All products in a grid.', 'vitrine' ) ),
			'product'  => array( __( 'Product page', 'vitrine' ), __( 'A product, followed by related products.', 'vitrine' ) ),
			'cart'     => array( __( 'Cart page', 'vitrine' ), __( 'The cart with coupon and totals.', 'vitrine' ) ),
			'checkout' => array( __( 'Checkout page', 'vitrine' ), __( 'The checkout form.', 'vitrine' ) ),
		);
		return array(
			'title'       => $words[ $name ][0],
			'description' => $words[ $name ][1],
			'categories'  => array( 'vitrine' ),
			'content'     => Templates::read( "patterns/$name" ),
		);
	}
}
