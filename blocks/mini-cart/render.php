<?php
/**
 * Renders the mini-cart.
 *
 * @package Vitrine
 * @var array<string, mixed> $attributes Attributes of the block.
 */

declare( strict_types=1 );

use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Engines;
use Vitrine\Page\FirstPaint;
use Vitrine\View\Cart\CartData;
use Vitrine\View\Cart\CartDrawer;
use Vitrine\View\Cart\MiniCart;
use Vitrine\View\ShopProps;

defined( 'ABSPATH' ) || exit;

( static function ( array $options ): void {
	$layout = MiniCart::DROPDOWN === $options['layout'] ? MiniCart::DROPDOWN : MiniCart::DRAWER;
	$shops  = array_filter( Engines::all(), static fn ( Engine $engine ): bool => in_array( $options['kind'], array( '', $engine->cart_kind() ), true ) );
	foreach ( $shops as $engine ) {
		$cart = CartData::for_page( $engine );
		if ( MiniCart::DRAWER === $layout ) {
			CartDrawer::need( $engine->cart_kind() );
		}
		$view = array(
			'layout'     => $layout,
			'icon'       => (string) $options['icon'],
			'label'      => MiniCart::label( $engine, (string) $options['label'] ),
			'show_label' => (bool) $options['showLabel'],
			'kind'       => $engine->cart_kind(),
		);
		printf(
			'<div %1$s>%2$s%3$s</div>',
			get_block_wrapper_attributes( MiniCart::root( $engine, $layout, (bool) $options['hideWhenEmpty'], $cart['count'] ) ), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress escapes attributes.
			MiniCart::render( $view, $cart, ShopProps::props( $engine ) ), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes its parts.
			FirstPaint::icon_end() // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Constant.
		);
	}
} )( $attributes );
