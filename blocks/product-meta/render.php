<?php
/**
 * Renders the SKU, categories and tags of a product.
 *
 * @package Vitrine
 * @var WP_Block $block The block.
 */

declare( strict_types=1 );

use Vitrine\View\Markup;
use Vitrine\View\Product\Meta;
use Vitrine\View\Product\Parts\ProductPart;
use Vitrine\View\Product\Parts\ShownProduct;
use Vitrine\View\Product\Variations\Choice;

defined( 'ABSPATH' ) || exit;

echo ProductPart::render( $block, static fn ( ShownProduct $shown ): ?Markup => Meta::render( $shown->product, Choice::shown( $shown->product ) ), 'product_meta_start', array( 'product_meta_end', 'single_product_summary:40-50' ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes its parts.
