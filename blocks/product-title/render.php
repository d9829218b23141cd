<?php
/**
 * Renders the title of a product.
 *
 * @package Vitrine
 * @var array<string, mixed> $attributes Attributes of the block.
 * @var WP_Block             $block      The block.
 */

declare( strict_types=1 );

use Vitrine\View\Listing\Card;
use Vitrine\View\Listing\ShownCard;
use Vitrine\View\Markup;
use Vitrine\View\Product\ProductContent;
use Vitrine\View\Product\Parts\ProductPart;
use Vitrine\View\Product\Parts\ShownProduct;

defined( 'ABSPATH' ) || exit;

// A listing has no `h1`, so it is replaced with the heading level of the listing.
echo ProductPart::render( $block, static fn ( ShownProduct $shown ): Markup => ProductContent::title( $shown->product, $attributes['heading'], $attributes['isLink'] ), 'single_product_summary:-5', 'single_product_summary:5-10', in_card: static fn ( ShownCard $card ): Markup => Card::title( $card->data, 'h1' === $attributes['heading'] ? ( $card->options['heading'] ?? 'h2' ) : $attributes['heading'], $attributes['isLink'] ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes its parts.
