<?php
/**
 * Renders a menu of the site header.
 *
 * @package Vitrine
 * @var array<string, mixed> $attributes Attributes of the block.
 */

declare( strict_types=1 );

use Vitrine\Site\Menus\MenuSource;
use Vitrine\View\Site\Menu;

defined( 'ABSPATH' ) || exit;

( static function ( array $attributes ): void {
	$items = MenuSource::items( (string) $attributes['menu'] );
	if ( array() === $items ) {
		return;
	}
	// Submenus are rendered closed; the script identifies each by its context.
	wp_interactivity_state( Menu::NAME, array( 'isOpen' => false ) );
	$menu = new Menu( $items, $attributes, wp_unique_id( 'vitrine-menu-' ) );
	printf(
		'<nav %1$s>%2$s</nav>',
		get_block_wrapper_attributes( array_filter( $menu->root() ) ), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress escapes attributes.
		$menu->content() // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes its parts.
	);
} )( $attributes );
