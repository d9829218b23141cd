<?php
/**
 * The short description of a product.
 *
 * @package Vitrine
 * @var WP_Block $block The block.
 */

declare( strict_types=1 );

use Vitrine\View\Markup;
use Vitrine\View\Product\Page;
use Vitrine\View\Product\Parts\Part;
use Vitrine\View\Product\Parts\Shown;

defined( 'ABSPATH' ) || exit;

echo Part::render( $block, static fn ( Shown $shown ): ?Markup => Page::excerpt( $shown->product ), '', 'single_product_summary:20-30' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes all that goes into it.
