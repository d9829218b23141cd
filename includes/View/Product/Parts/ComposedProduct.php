<?php
/**
 * Product with a custom layout.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Product\Parts;

use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Value\Product;
use Vitrine\View\Blocks\CurrentPost;
use Vitrine\View\Markup;
use Vitrine\View\Product\ProductContent;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the product block with its inner blocks.
 */
final class ComposedProduct {

	private const GALLERY = 'vitrine/product-gallery';

	/**
	 * Renders the product.
	 *
	 * @param Product              $product Product with all details.
	 * @param Engine               $engine  The engine.
	 * @param array<string, mixed> $options Block attributes.
	 * @param \WP_Block            $block   Product block whose inner blocks are not rendered yet.
	 */
	public static function render( Product $product, Engine $engine, array $options, \WP_Block $block ): Markup {
		$is_own_page = ShownProduct::is_page_of( $product, $engine );
		$others      = $is_own_page ? PageOthers::of( $engine ) : new PageOthers();
		$shown       = new ShownProduct( $product, $is_own_page, false, $others );
		$context     = array(
			'postId'   => $product->id,
			'postType' => (string) get_post_type( $product->id ),
		) + $block->context;
		$draw        = static fn (): string => ( new \WP_Block( array( 'blockName' => 'core/null' ) + $block->parsed_block, $context ) )->render( array( 'dynamic' => false ) );
		$inner       = $shown->around( static fn (): string => CurrentPost::within( $product->id, $draw ) );
		// Output of plugins around omitted parts.
		$inner .= $shown->take( 'single_product_summary', 'product_meta', 'after_single_product_summary:-10' );

		$options['showGallery'] = in_array( self::GALLERY, array_column( $block->parsed_block['innerBlocks'] ?? array(), 'blockName' ), true );
		return ProductContent::frame( $product, ProductContent::layout( $options ), $others, Markup::safe( $inner ) );
	}
}
