<?php
/**
 * Renders the site header.
 *
 * @package Vitrine
 * @var array<string, mixed> $attributes Attributes of the block.
 * @var string               $content    Its rows, rendered.
 */

declare( strict_types=1 );

use Vitrine\View\Site\SiteHeader;

defined( 'ABSPATH' ) || exit;

( static function ( string $tag, string $content ): void {
	$wrapper = get_block_wrapper_attributes( SiteHeader::attributes() );
	echo SiteHeader::render( $tag, $wrapper, $content ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress and Markup escape their output.
} )( (string) $attributes['tagName'], $content );
