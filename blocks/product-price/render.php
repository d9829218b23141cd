<?php
/**
 * Renders the price of a product.
 *
 * @package Vitrine
 * @var WP_Block $block The block.
 */

declare( strict_types=1 );

use Vitrine\Plugin;
use Vitrine\View\Listing\Card;
use Vitrine\View\Listing\ShownCard;
use Vitrine\View\Markup;
use Vitrine\View\Product\ProductContent;
use Vitrine\View\Product\Parts\ProductPart;
use Vitrine\View\Product\Parts\ShownProduct;
use Vitrine\View\Product\Variations\Choice;

defined( 'ABSPATH' ) || exit;

echo ProductPart::render( $block, static fn ( ShownProduct $shown ): ?Markup => ProductContent::price( $shown->product, Plugin::engine()->currency()->to_array(), Choice::shown( $shown->product ) ), '', 'single_product_summary:10-20', in_card: static fn ( ShownCard $card ): ?Markup => Card::price( $card->data, Plugin::engine()->currency()->to_array() ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes its parts.
