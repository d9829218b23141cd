<?php
/**
 * Renders a facet of a listing.
 *
 * @package Vitrine
 * @var array<string, mixed> $attributes Attributes of the block.
 */

declare( strict_types=1 );

use Vitrine\Loop\Loop;
use Vitrine\View\Loop\Facets\Facet;
use Vitrine\View\Loop\Shell;

defined( 'ABSPATH' ) || exit;

echo Shell::island( 'div', 'vitrine-loop-facet', static fn ( Loop $loop ): ?array => Facet::props( $loop, $attributes ), Facet::render( ... ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes its parts.
