<?php
/**
 * Renders the details of a product.
 *
 * @package Vitrine
 * @var array<string, mixed> $attributes Attributes of the block.
 * @var WP_Block             $block      The block.
 */

declare( strict_types=1 );

use Vitrine\Plugin;
use Vitrine\View\Markup;
use Vitrine\View\Product\Details\ProductDetails;
use Vitrine\View\Product\Parts\ProductPart;
use Vitrine\View\Product\Parts\ShownProduct;

defined( 'ABSPATH' ) || exit;

echo ProductPart::render( $block, static fn ( ShownProduct $shown ): ?Markup => ProductDetails::render( $shown->product, Plugin::engine(), $shown->is_alone ? ProductDetails::beside_others( $attributes ) : $attributes ), 'after_single_product_summary:-10', in_summary: false ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup and the engine escape their output.
