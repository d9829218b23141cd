<?php
/**
 * Renders the site search.
 *
 * @package Vitrine
 * @var array<string, mixed> $attributes Attributes of the block.
 */

declare( strict_types=1 );

use Vitrine\View\Site\SiteSearch;

defined( 'ABSPATH' ) || exit;

( static function ( array $attributes ): void {
	wp_interactivity_state( SiteSearch::NAME, SiteSearch::state() );
	$search = new SiteSearch( $attributes, wp_unique_id( 'vitrine-search-' ) );
	printf(
		'<div %1$s>%2$s</div>',
		get_block_wrapper_attributes( $search->root() ), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress escapes attributes.
		$search->content() // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes its parts.
	);
} )( $attributes );
