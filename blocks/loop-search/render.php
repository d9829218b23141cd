<?php
/**
 * Renders the search of a listing.
 *
 * @package Vitrine
 * @var array<string, mixed> $attributes Attributes of the block.
 */

declare( strict_types=1 );

use Vitrine\Loop\Loop;
use Vitrine\View\Loop\LoopSearch;
use Vitrine\View\Loop\Shell;

defined( 'ABSPATH' ) || exit;

echo Shell::island( 'div', 'vitrine-loop-search', static fn ( Loop $loop ): array => LoopSearch::props( $loop, $attributes ), LoopSearch::render( ... ), static fn (): array => array( 'role' => 'search' ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes its parts.
