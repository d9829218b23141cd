<?php
/**
 * Renders the link from the cart to the checkout.
 *
 * @package Vitrine
 * @var array<string, mixed> $attributes Attributes of the block.
 */

declare( strict_types=1 );

use Vitrine\View\Cart\Parts\Proceed;
use Vitrine\View\ShopProps;

defined( 'ABSPATH' ) || exit;

printf(
	'<div %1$s>%2$s</div>',
	get_block_wrapper_attributes(), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress escapes attributes.
	Proceed::render( ShopProps::props(), (string) $attributes['text'] ) // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes its parts.
);
