<?php
/**
 * Renders the stock status of a product.
 *
 * @package Vitrine
 * @var array{showBar: bool, ...} $attributes Attributes of the block.
 * @var WP_Block                 $block      The block.
 */

declare( strict_types=1 );

use Vitrine\View\Listing\Card;
use Vitrine\View\Listing\ShownCard;
use Vitrine\View\Markup;
use Vitrine\View\Parts\StockStatus;
use Vitrine\View\Product\ProductContent;
use Vitrine\View\Product\Parts\ProductPart;
use Vitrine\View\Product\Parts\ShownProduct;

defined( 'ABSPATH' ) || exit;

echo ProductPart::render( $block, static fn ( ShownProduct $shown ): ?Markup => $attributes['showBar'] ? StockStatus::with_bar( ProductContent::stock( $shown->product ), $shown->product->few ) : ProductContent::stock( $shown->product ), in_card: static fn ( ShownCard $card ): ?Markup => Card::low_stock( $card->data ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes its parts.
