<?php
/**
 * Renders a column of the checkout.
 *
 * @package Vitrine
 * @var array<string, mixed> $attributes Attributes of the block.
 * @var string               $content    What is in it, rendered.
 */

declare( strict_types=1 );

use Vitrine\View\Checkout\Parts\ComposedCheckout;

defined( 'ABSPATH' ) || exit;

echo ComposedCheckout::column( $attributes['area'], $content ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Blocks escape their output.
