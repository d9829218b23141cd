<?php
/**
 * Renders the add-to-cart form of a product.
 *
 * @package Vitrine
 * @var array<string, mixed> $attributes Attributes of the block.
 * @var WP_Block             $block      The block.
 */

declare( strict_types=1 );

use Vitrine\Plugin;
use Vitrine\View\Markup;
use Vitrine\View\Product\ProductForm;
use Vitrine\View\Product\Parts\ProductPart;
use Vitrine\View\Product\Parts\ShownProduct;
use Vitrine\View\ShopProps;

defined( 'ABSPATH' ) || exit;

echo ProductPart::render( $block, static fn ( ShownProduct $shown ): ?Markup => ProductForm::with_trust( ProductForm::render( $shown->product, ShopProps::props() + array( 'button_label' => $attributes['buttonLabel'] ), Plugin::engine()->currency()->to_array() ), $attributes['trustText'] ), '', 'single_product_summary:30-40' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes its parts.
