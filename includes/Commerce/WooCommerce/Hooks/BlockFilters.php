<?php
/**
 * Output of plugins around WooCommerce's blocks.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Hooks;

defined( 'ABSPATH' ) || exit;

/**
 * In block themes plugins print with the filters of WooCommerce's blocks, some only
 * there. Our parts that replace such a block run its filter too.
 */
final class BlockFilters {

	/** On the product page: WooCommerce's block to the places before and after our part, named as in RunsHooks. */
	public const PAGE = array(
		'product-image-gallery' => array( 'before_single_product_summary', 'product_thumbnails' ),
		'product-price'         => array( 'single_product_summary:5-10', 'single_product_summary:10-20' ),
		'add-to-cart-form'      => array( 'single_product_summary:20-30', 'single_product_summary:30-40' ),
		'product-meta'          => array( 'product_meta_start', 'product_meta_end' ),
		'product-details'       => array( 'after_single_product_summary:-10', 'after_single_product_summary:10-' ),
	);

	/** The same for product cards. */
	public const CARD = array(
		'product-image'  => array( 'before_shop_loop_item_title:-10', 'before_shop_loop_item_title:10-' ),
		'product-price'  => array( 'after_shop_loop_item_title:-10', 'after_shop_loop_item_title:10-' ),
		'product-button' => array( 'after_shop_loop_item:-10', 'after_shop_loop_item:10-' ),
	);

	/** Placeholder for our part: a comment, so that no plugin changes its content. */
	private const PART = '<!-- vitrine -->';

	/**
	 * Adds the output around blocks to our places.
	 *
	 * @param array<string, string>                $html    Place to its output so far.
	 * @param array<string, array{string, string}> $blocks  PAGE or CARD.
	 * @param int                                  $product ID of the displayed product.
	 * @return array<string, string>
	 */
	public static function add( array $html, array $blocks, int $product ): array {
		$known = self::exist( $blocks ) ? wc_get_product( $product ) : null;
		if ( ! $known instanceof \WC_Product ) {
			return $html;
		}
		GlobalProduct::output(
			$known,
			static function () use ( &$html, $blocks, $product ): void {
				foreach ( $blocks as $block => list( $before, $after ) ) {
					$around          = self::around( $block, $product );
					$html[ $before ] = ( $html[ $before ] ?? '' ) . $around[0];
					$html[ $after ]  = $around[1] . ( $html[ $after ] ?? '' );
				}
			}
		);
		return $html;
	}

	/**
	 * Whether these blocks have filters. In classic themes they do not exist.
	 *
	 * @param array<string, array{string, string}> $blocks PAGE or CARD.
	 */
	public static function exist( array $blocks ): bool {
		return wp_is_block_theme() && array() !== array_filter( array_keys( $blocks ), static fn ( string $block ): bool => ForeignActions::exist( self::filter( $block ), true ) );
	}

	/**
	 * Returns the output before and after a block; empty strings if a filter replaces
	 * it.
	 *
	 * @param string $block   Block name without namespace.
	 * @param int    $product Product ID.
	 * @return array{string, string}
	 */
	private static function around( string $block, int $product ): array {
		$filter = self::filter( $block );
		if ( ! ForeignActions::exist( $filter, true ) ) {
			return array( '', '' );
		}
		$parsed = array(
			'blockName'    => "woocommerce/$block",
			'attrs'        => array(),
			'innerBlocks'  => array(),
			'innerHTML'    => '',
			'innerContent' => array(),
		);
		$given  = new \WP_Block(
			$parsed,
			array(
				'postId'   => $product,
				'postType' => 'product',
			)
		);
		$parts  = explode( self::PART, ForeignActions::filtered( $filter, self::PART, $parsed, $given ) );
		return 2 === count( $parts ) ? array( trim( $parts[0] ), trim( $parts[1] ) ) : array( '', '' );
	}

	/**
	 * Returns the filter of a block.
	 *
	 * @param string $block Block name without namespace.
	 * @return non-empty-string
	 */
	private static function filter( string $block ): string {
		return "render_block_woocommerce/$block";
	}
}
