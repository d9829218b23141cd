<?php
/**
 * Renders the short description of a product.
 *
 * @package Vitrine
 * @var WP_Block $block The block.
 */

declare( strict_types=1 );

use Vitrine\Plugin;
use Vitrine\View\Listing\ShownCard;
use Vitrine\View\Markup;
use Vitrine\View\Product\ProductContent;
use Vitrine\View\Product\Parts\ProductPart;
use Vitrine\View\Product\Parts\ShownProduct;

defined( 'ABSPATH' ) || exit;

echo ProductPart::render( // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes its parts.
	$block,
	static fn ( ShownProduct $shown ): ?Markup => ProductContent::excerpt( $shown->product ),
	after: 'single_product_summary:20-30',
	in_card: static function ( ShownCard $card ): ?Markup {
		// Products in listings are loaded without texts.
		$product = Plugin::engine()->catalog()->find( $card->product->id );
		return null === $product ? null : ProductContent::excerpt( $product );
	}
);
