<?php
/**
 * Renders the switch between two color palettes.
 *
 * @package Vitrine
 * @var array<string, mixed> $attributes Attributes of the block.
 */

declare( strict_types=1 );

use Vitrine\Modules\PaletteSwitcher\Module;

defined( 'ABSPATH' ) || exit;

( static function ( string $label ): void {
	$button = Module::button( '' === $label ? __( 'Switch colors', 'vitrine' ) : $label );
	if ( null !== $button ) {
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress and Markup escape their output.
		printf( '<div %1$s>%2$s</div>', get_block_wrapper_attributes( Module::root() ), $button );
	}
} )( (string) $attributes['label'] );
