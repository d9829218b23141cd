<?php
/**
 * Renders the checkout form or the order received page.
 *
 * @package Vitrine
 * @var array<string, mixed> $attributes Attributes of the block.
 * @var WP_Block             $block      The block, whose inner blocks are not rendered yet.
 */

declare( strict_types=1 );

use Vitrine\Ajax\Nonces;
use Vitrine\Commerce\Optional\Checkout\DrawsForm;
use Vitrine\Commerce\Optional\DrawsPages;
use Vitrine\Contract;
use Vitrine\Editor\CheckoutPreview;
use Vitrine\Page\Checkout\CheckoutForm;
use Vitrine\Page\Checkout\CheckoutPage;
use Vitrine\Page\Checkout\PayForm;
use Vitrine\Page\Checkout\ReceivedPage;
use Vitrine\Plugin;
use Vitrine\Settings\Settings;
use Vitrine\View\Checkout\EngineForm;
use Vitrine\View\Checkout\CheckoutContent;
use Vitrine\View\Checkout\Parts\ComposedCheckout;
use Vitrine\View\Checkout\Parts\CheckoutBlockOptions;
use Vitrine\View\Checkout\Parts\CheckoutBlocks;
use Vitrine\View\Checkout\Props;
use Vitrine\View\Markup;
use Vitrine\View\ShopProps;

defined( 'ABSPATH' ) || exit;

( static function ( array $options, WP_Block $block ): void {
	$engine = Plugin::engine();
	$drawn  = $engine instanceof DrawsPages ? $engine->drawn( 'checkout' ) : null;
	if ( null !== $drawn ) {
		// Without wrapper, as the engine's shortcode outputs it, so that styles match.
		echo Markup::typed( $drawn ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The engine's templates escape their output.
		return;
	}
	$parts       = $block->parsed_block['innerBlocks'] ?? array();
	$is_composed = array() !== $parts;
	$sticky      = 'default' === $options['stickyReview'] ? Settings::on( 'checkout_order_review_sticky' ) : 'on' === $options['stickyReview'];
	$classes     = Markup::classes(
		'vitrine-checkout',
		'modern' === $options['layout'] ? 'vitrine-checkout--modern' : '',
		$sticky ? 'is-sticky' : ''
	);
	// If the checkout has inner blocks, their presence decides.
	$options['expressButtons'] = $options['expressButtons'] && ( ! $is_composed || CheckoutBlocks::has( $parts, 'express' ) );
	// Features that this block turns off.
	$off      = array_keys(
		array_filter(
			array(
				Contract::name( 'markers.address_off' ) => ! $options['suggestAddresses'],
				Contract::name( 'markers.express_off' ) => ! $options['expressButtons'],
			)
		)
	);
	$shown    = CheckoutBlockOptions::of( $options, $engine );
	$checkout = $engine->checkout();
	// Front-end requests load no editor class.
	$moment = wp_is_serving_rest_request() ? CheckoutPreview::moment() : '';
	if ( '' !== $moment ) {
		$content = CheckoutPreview::render( $engine, $shown, $moment );
	} elseif ( PayForm::is_asked( $engine ) ) {
		$content = PayForm::render( $engine );
	} elseif ( $engine->is_page( 'order_received' ) ) {
		$content = ReceivedPage::whole( $engine, $options['showNextSteps'] );
	} elseif ( $engine->is_page( 'checkout' ) && $checkout instanceof DrawsForm ) {
		CheckoutPage::without( false, ! $options['emailCheck'] );
		$content = EngineForm::render( $engine, $checkout, $block, $shown['login'] && $shown['email_check'] );
	} elseif ( $engine->is_page( 'checkout' ) ) {
		// An empty cart needs no nonce, which would start a session.
		$security = array() === $engine->cart()->snapshot()->lines ? '' : Nonces::create( Nonces::CART, $engine );
		CheckoutPage::with_review();
		CheckoutPage::without( ! $options['suggestAddresses'], ! $options['emailCheck'] );
		$props   = Props::of( $engine, $shown, CheckoutForm::draft(), $security );
		$content = $is_composed ? ComposedCheckout::render( $props, $block ) : CheckoutContent::render( $props );
	} else {
		// The page may be cached, so link to the checkout page.
		$content = Markup::tag(
			'a',
			array(
				'class' => 'button wp-element-button',
				'href'  => ShopProps::props( $engine )['checkout_url'],
			),
			__( 'Checkout', 'vitrine' )
		);
	}
	printf(
		'<div %1$s>%2$s</div>',
		get_block_wrapper_attributes( array( 'class' => $classes ) + array_fill_keys( $off, '' ) ), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress escapes attributes.
		$content // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes its parts.
	);
} )( $attributes, $block );
