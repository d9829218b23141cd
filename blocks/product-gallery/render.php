<?php
/**
 * Renders the image gallery of a product.
 *
 * @package Vitrine
 * @var array<string, mixed> $attributes Attributes of the block.
 * @var WP_Block             $block      The block.
 */

declare( strict_types=1 );

use Vitrine\View\Markup;
use Vitrine\View\Product\Gallery\Gallery;
use Vitrine\View\Product\Gallery\InTemplate;
use Vitrine\View\Product\Parts\ProductPart;
use Vitrine\View\Product\Parts\ShownProduct;
use Vitrine\View\Product\Variations\Choice;
use Vitrine\View\ShopProps;

defined( 'ABSPATH' ) || exit;

echo ProductPart::render( $block, static fn ( ShownProduct $shown ): Markup => InTemplate::theirs( $shown ) ?? Gallery::render( $shown->product, ShopProps::props()['sale_badge'], $attributes['galleryLayout'], true, Choice::shown( $shown->product ), Markup::safe( $shown->take( 'product_thumbnails' ) ), $shown->others( 'gallery' ) ), in_summary: false ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes its parts.
