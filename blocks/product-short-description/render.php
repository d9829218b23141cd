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
use Vitrine\View\Product\Page;
use Vitrine\View\Product\Parts\Part;
use Vitrine\View\Product\Parts\Shown;

defined( 'ABSPATH' ) || exit;

echo Part::render( // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes all that goes into it.
	$block,
	static fn ( Shown $shown ): ?Markup => Page::excerpt( $shown->product ),
	after: 'single_product_summary:20-30',
	in_card: static function ( ShownCard $card ): ?Markup {
		// Products in listings are loaded without texts.
		$product = Plugin::engine()->catalog()->find( $card->product->id );
		return null === $product ? null : Page::excerpt( $product );
	}
);
