<?php
/**
 * Renders the filters of a listing, in a sheet on small screens.
 *
 * @package Vitrine
 * @var array<string, mixed> $attributes Attributes of the block.
 * @var string               $content    Of the block, rendered.
 */

declare( strict_types=1 );

use Vitrine\Loop\Loop;
use Vitrine\View\Loop\Facets\Sheet;
use Vitrine\View\Loop\Shell;

defined( 'ABSPATH' ) || exit;

echo Shell::piece( 'div', Sheet::class_name( $attributes ), static fn ( Loop $loop ) => Sheet::render( $loop, $attributes, $content ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes its parts.
