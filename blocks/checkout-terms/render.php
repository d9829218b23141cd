<?php
/**
 * Renders the terms and privacy text of the checkout.
 *
 * @package Vitrine
 * @var array<string, mixed> $attributes Attributes of the block.
 */

declare( strict_types=1 );

use Vitrine\View\Checkout\Parts\CheckoutPart;

defined( 'ABSPATH' ) || exit;

echo CheckoutPart::render( 'terms', $attributes ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes its parts.
