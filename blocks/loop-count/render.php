<?php
/**
 * Renders the number of results of a listing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

use Vitrine\Loop\Loop;
use Vitrine\View\Loop\Shell;
use Vitrine\View\Loop\Update;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

echo Shell::island( 'p', 'vitrine-loop-count', static fn ( Loop $loop ): array => array( 'text' => Update::count( $loop ) ), static fn ( array $props ): Markup => Markup::join( $props['text'] ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes its parts.
