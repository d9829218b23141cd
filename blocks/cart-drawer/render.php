<?php
/**
 * The cart drawer on a page.
 *
 * @package Vitrine
 * @var array<string, mixed> $attributes Of the block.
 */

declare( strict_types=1 );

use Vitrine\Plugin;
use Vitrine\View\CartData;
use Vitrine\View\CartDrawer;
use Vitrine\View\Shop;

( static function ( array $options ): void {
	$engine = Plugin::engine();
	$kind   = $engine->cart_kind();
	if ( CartDrawer::is_printed( $kind ) ) {
		// Two dialogs of one id would answer to one icon.
		return;
	}
	$root = get_block_wrapper_attributes( CartDrawer::root( $kind, CartDrawer::title( (string) $options['title'] ), (string) $options['side'] ) );
	printf(
		'<dialog %1$s>%2$s</dialog>',
		$root, // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress escapes them.
		CartDrawer::panel( CartDrawer::title( (string) $options['title'] ), CartData::for_page( $engine ), Shop::props( $engine ) ) // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes all that goes into it.
	);
	CartDrawer::note_printed( $kind );
} )( $attributes );
