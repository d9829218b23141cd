<?php
/**
 * Renders the cart items.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

use Vitrine\View\Cart\Layout\Frame;
use Vitrine\View\Cart\Layout\CartBlocks;

defined( 'ABSPATH' ) || exit;

echo Frame::html( CartBlocks::PART ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress escapes attributes.
