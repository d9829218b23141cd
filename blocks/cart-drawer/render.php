<?php
/**
 * Renders the cart drawer.
 *
 * @package Vitrine
 * @var array<string, mixed> $attributes Attributes of the block.
 */

declare( strict_types=1 );

use Vitrine\Commerce\Engines;
use Vitrine\View\Cart\CartData;
use Vitrine\View\Cart\CartDrawer;
use Vitrine\View\ShopProps;

defined( 'ABSPATH' ) || exit;

( static function ( array $options ): void {
	$engine = Engines::of_kind( (string) $options['kind'] );
	if ( null === $engine || CartDrawer::is_printed( $engine->cart_kind() ) ) {
		// Two dialogs cannot have the same ID, and the engine of the cart may be inactive.
		return;
	}
	$title = CartDrawer::title( $engine, (string) $options['title'] );
	$root  = get_block_wrapper_attributes( CartDrawer::root( $engine, $title, (string) $options['side'] ) );
	printf(
		'<dialog %1$s>%2$s</dialog>',
		$root, // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress escapes attributes.
		CartDrawer::panel( $title, CartData::for_page( $engine ), ShopProps::props( $engine ), true ) // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes its parts.
	);
	CartDrawer::note_printed( $engine->cart_kind() );
} )( $attributes );
