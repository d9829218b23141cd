<?php
/**
 * Renders the pagination of a listing.
 *
 * @package Vitrine
 * @var array<string, mixed> $attributes Attributes of the block.
 */

declare( strict_types=1 );

use Vitrine\Loop\Current;
use Vitrine\Page\Assets;
use Vitrine\View\Loop\Shell;

defined( 'ABSPATH' ) || exit;

if ( Current::loop()?->in_place && 'scroll' === $attributes['kind'] ) {
	wp_enqueue_script( Assets::ENDLESS );
}
echo Shell::pagination( $attributes ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes its parts.
