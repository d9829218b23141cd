<?php
/**
 * Renders the login of the checkout.
 *
 * @package Vitrine
 * @var array<string, mixed> $attributes Attributes of the block.
 */

declare( strict_types=1 );

use Vitrine\View\Checkout\Parts\Part;

defined( 'ABSPATH' ) || exit;

echo Part::render( 'login', $attributes ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes all that goes into it.
