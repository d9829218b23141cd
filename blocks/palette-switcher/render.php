<?php
/**
 * The switch between two palettes on a page.
 *
 * @package Vitrine
 * @var array<string, mixed> $attributes Of the block.
 */

declare( strict_types=1 );

use Vitrine\Site\Palette;
use Vitrine\View\Site\PaletteSwitcher;

defined( 'ABSPATH' ) || exit;

( static function ( string $label ): void {
	if ( ! Palette::is_on() ) {
		return;
	}
	wp_interactivity_state( PaletteSwitcher::NAME, Palette::state() );
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress and Markup escape all that goes into it.
	printf( '<div %1$s>%2$s</div>', get_block_wrapper_attributes( PaletteSwitcher::root() ), PaletteSwitcher::button( '' === $label ? __( 'Switch colors', 'vitrine' ) : $label ) );
} )( (string) $attributes['label'] );
