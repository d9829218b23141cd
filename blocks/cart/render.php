<?php
/**
 * Renders the cart page.
 *
 * @package Vitrine
 * @var array<string, mixed> $attributes Attributes of the block.
 * @var WP_Block             $block      The block, whose inner blocks are not rendered yet.
 */

declare( strict_types=1 );

use Vitrine\Commerce\Capability;
use Vitrine\Commerce\Optional\CalculatesShipping;
use Vitrine\Commerce\Optional\DrawsPages;
use Vitrine\Commerce\Optional\RunsHooks;
use Vitrine\Contract;
use Vitrine\Page\PageSettings;
use Vitrine\Plugin;
use Vitrine\Settings\Settings;
use Vitrine\View\Cart\CartData;
use Vitrine\View\Cart\Layout\CartLayout;
use Vitrine\View\Cart\CartContent;
use Vitrine\View\Cart\Parts\Arrivals;
use Vitrine\View\Cart\Parts\CrossSells;
use Vitrine\View\Cart\ReturnToShop;
use Vitrine\View\Listing\CardOthers;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Others;
use Vitrine\View\Parts\Slot;
use Vitrine\View\Proof;
use Vitrine\View\ShopProps;

defined( 'ABSPATH' ) || exit;

( static function ( array $options, WP_Block $block ): void {
	$engine = Plugin::engine();
	$drawn  = $engine instanceof DrawsPages ? $engine->drawn( 'cart' ) : null;
	if ( null !== $drawn ) {
		echo Markup::typed( $drawn ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The engine's templates escape their output.
		return;
	}
	// Other pages may be cached, so they show an empty cart.
	$own = $engine->is_page( 'cart' );
	if ( $own && $engine instanceof RunsHooks ) {
		PageSettings::mark( 'on_cart_page' );
	}
	$cart  = $own ? CartData::of( $engine->cart()->snapshot(), $engine ) : CartData::none( $engine );
	$props = array(
		'cart'       => $cart,
		'shop'       => ShopProps::props( $engine ) + ReturnToShop::props( $engine->page_url( 'shop' ) ),
		'options'    => array(
			'sticky_totals' => 'default' === $options['stickyTotals'] ? Settings::on( 'cart_sticky_cart_totals' ) : 'on' === $options['stickyTotals'],
			'coupon'        => $options['showCoupon'] && in_array( Capability::Coupons, $engine->capabilities(), true ),
			'cross_sells'   => (bool) $options['showCrossSells'],
		),
		'notices'    => $own ? $engine->cart()->take_notices() : array(),
		'proof'      => array() === $cart['lines'] ? '' : Proof::create( $engine ),
		'others'     => $own ? Others::on( $engine, 'cart' ) : array(),
		'calculator' => $own && $engine instanceof CalculatesShipping ? $engine->shipping_calculator() : '',
	);
	if ( $own && $props['options']['cross_sells'] ) {
		$props['others'] += CardOthers::on_page( $engine, array_column( $cart['cross_sells'], 'id' ) );
		$props           += array_filter( array( 'list' => CrossSells::list() ) );
	}
	if ( array() !== ( $block->parsed_block['innerBlocks'] ?? array() ) ) {
		$props += CartLayout::of( $block, $props['options']['sticky_totals'], array() === $cart['lines'] );
	} elseif ( $own && array() === $cart['lines'] ) {
		$props['blocks'] = Arrivals::blocks( $block->context );
	}
	// Props for hydration, without the cart data of the page and long HTML, which the script reads from the page.
	$given = array_diff_key(
		$props,
		array(
			'cart'       => true,
			'calculator' => true,
			'others'     => true,
			'blocks'     => true,
		)
	);
	printf(
		'%3$s<div %1$s>%2$s</div>%4$s',
		get_block_wrapper_attributes( // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress escapes attributes.
			array(
				'class'                          => Contract::name( 'markers.cart_root' ),
				Contract::name( 'markers.view' ) => 'cart',
				'data-revision'                  => (string) $cart['revision'],
				'data-hash'                      => (string) $cart['hash'],
				'data-vitrine-props'             => (string) wp_json_encode( $given ),
			)
		),
		// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes its parts.
		CartContent::render( $props ),
		// Outside of the root, which React controls after hydration.
		Slot::render( 'cart-before' ),
		Slot::render( 'cart-after' )
		// phpcs:enable
	);
} )( $attributes, $block );
