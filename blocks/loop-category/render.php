<?php
/**
 * Renders a category filter of a listing.
 *
 * @package Vitrine
 * @var array<string, mixed> $attributes Attributes of the block.
 */

declare( strict_types=1 );

use Vitrine\Loop\Loop;
use Vitrine\View\Loop\Filter;
use Vitrine\View\Loop\Shell;

defined( 'ABSPATH' ) || exit;

echo Shell::island( 'div', 'vitrine-loop-category', static fn ( Loop $loop ): ?array => Filter::props( $loop, $attributes ), Filter::render( ... ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes its parts.
