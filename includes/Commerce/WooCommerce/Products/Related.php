<?php
/**
 * Related products below a product.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Products;

defined( 'ABSPATH' ) || exit;

/**
 * In block themes WooCommerce removes related products from their action, because its
 * template has a block for them. With our block in that template they are added back,
 * unless the template lists products already.
 */
final class Related {

	/** Action, callback and priority. */
	private const ACTION = array( 'woocommerce_after_single_product_summary', 'woocommerce_output_related_products', 20 );

	/** Blocks in a template that list products. */
	private const LISTS = array( 'wp:vitrine/product-listing', 'wp:vitrine/loop-builder', 'wp:woocommerce/related-products', 'wp:woocommerce/product-collection', 'woocommerce-blocks/related-products', 'wp:query ' );

	/**
	 * Runs code while related products are in their action.
	 *
	 * @param bool               $is_layered Whether WooCommerce removes them.
	 * @param callable(): string $work       Code to run.
	 */
	public static function during( bool $is_layered, callable $work ): string {
		if ( ! $is_layered || self::is_listed( (string) ( $GLOBALS['_wp_current_template_content'] ?? '' ) ) ) {
			return $work();
		}
		add_action( ...self::ACTION );
		try {
			return $work();
		} finally {
			remove_action( ...self::ACTION );
		}
	}

	/**
	 * Whether a template lists products, itself or in one of its parts.
	 *
	 * @param string $template Content of the template.
	 * @param int    $depth    Nesting depth, since a part may include itself.
	 */
	private static function is_listed( string $template, int $depth = 0 ): bool {
		if ( array() !== array_filter( self::LISTS, static fn ( string $block ): bool => str_contains( $template, $block ) ) ) {
			return true;
		}
		preg_match_all( '~<!--\s+wp:(pattern|block|template-part)\s+({[^>]*})\s+/-->~', $template, $parts, PREG_SET_ORDER );
		foreach ( $parts as list( , $kind, $json ) ) {
			if ( $depth < 4 && self::is_listed( self::content( $kind, (array) json_decode( $json, true ) ), $depth + 1 ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns the content of a part.
	 *
	 * @param string               $kind       Block name without `core/`.
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	private static function content( string $kind, array $attributes ): string {
		$slug = is_string( $attributes['slug'] ?? null ) ? $attributes['slug'] : '';
		$part = match ( $kind ) {
			'pattern' => \WP_Block_Patterns_Registry::get_instance()->get_registered( $slug )['content'] ?? '',
			'block'   => get_post_field( 'post_content', absint( $attributes['ref'] ?? 0 ), 'raw' ),
			// Header and footer never list related products.
			default   => in_array( $slug, array( '', 'header', 'footer' ), true ) ? '' : get_block_template( ( $attributes['theme'] ?? get_stylesheet() ) . '//' . $slug, 'wp_template_part' )?->content,
		};
		return is_string( $part ) ? $part : '';
	}
}
