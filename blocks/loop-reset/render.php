<?php
/**
 * Renders the button that resets the filters of a listing.
 *
 * @package Vitrine
 * @var array<string, mixed> $attributes Attributes of the block.
 */

declare( strict_types=1 );

use Vitrine\Loop\Loop;
use Vitrine\View\Loop\Reset;
use Vitrine\View\Loop\Shell;

defined( 'ABSPATH' ) || exit;

echo Shell::island( 'div', 'vitrine-loop-reset', static fn ( Loop $loop ): array => Reset::props( $loop, $attributes ), Reset::render( ... ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes its parts.
