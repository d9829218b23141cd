<?php
/**
 * Renders a column of the cart.
 *
 * @package Vitrine
 * @var array<string, mixed> $attributes Attributes of the block.
 */

declare( strict_types=1 );

use Vitrine\View\Cart\Layout\Frame;
use Vitrine\View\Cart\Layout\CartBlocks;

defined( 'ABSPATH' ) || exit;

echo Frame::html( CartBlocks::COLUMN . ' ' . CartBlocks::AREAS[ $attributes['area'] ] ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress escapes attributes.
