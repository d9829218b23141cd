<?php
/**
 * Renders a row of the site header.
 *
 * @package Vitrine
 * @var array<string, mixed> $attributes Attributes of the block.
 * @var string               $content    The blocks in it, rendered.
 */

declare( strict_types=1 );

use Vitrine\Site\StickyHeader;
use Vitrine\View\Site\SiteHeader;

defined( 'ABSPATH' ) || exit;

( static function ( string $place, string $content ): void {
	$place   = in_array( $place, StickyHeader::ROWS, true ) ? $place : 'main';
	$wrapper = get_block_wrapper_attributes( array( 'class' => SiteHeader::name( 'header_bar' ) ) );
	echo SiteHeader::row( $place, $wrapper, $content ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress and Markup escape their output.
} )( (string) $attributes['place'], $content );
