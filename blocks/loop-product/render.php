<?php
/**
 * A part of a product in a listing.
 *
 * @package Vitrine
 * @var array<string, mixed> $attributes Of the block.
 * @var WP_Block             $block      The block.
 */

declare( strict_types=1 );

use Vitrine\Loop\Loop;
use Vitrine\View\Loop\Product;
use Vitrine\View\Loop\Shell;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

echo Shell::piece( 'div', 'vitrine-loop-product', static fn ( Loop $loop ): ?Markup => Product::render( $loop, (int) ( $block->context['postId'] ?? 0 ), (string) $attributes['part'] ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes all that goes into it.
