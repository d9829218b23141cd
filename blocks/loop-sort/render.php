<?php
/**
 * Renders the sort order select of a listing.
 *
 * @package Vitrine
 * @var array<string, mixed> $attributes Attributes of the block.
 */

declare( strict_types=1 );

use Vitrine\Loop\Loop;
use Vitrine\View\Loop\Shell;
use Vitrine\View\Loop\Sort;

defined( 'ABSPATH' ) || exit;

echo Shell::island( 'div', 'vitrine-loop-sort', static fn ( Loop $loop ): array => Sort::props( $loop, $attributes ), Sort::render( ... ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes its parts.
