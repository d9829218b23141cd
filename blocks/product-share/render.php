<?php
/**
 * Renders the share links of a product.
 *
 * @package Vitrine
 * @var array{ways: list<string>, ...} $attributes Attributes of the block.
 * @var WP_Block                       $block      The block.
 */

declare( strict_types=1 );

use Vitrine\View\Markup;
use Vitrine\View\Product\Parts\ProductPart;
use Vitrine\View\Product\Parts\ShownProduct;
use Vitrine\View\Product\Share;

defined( 'ABSPATH' ) || exit;

echo ProductPart::render( $block, static fn ( ShownProduct $shown ): ?Markup => Share::render( $shown->product, $attributes['ways'] ), after: 'single_product_summary:50-' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes its parts.
