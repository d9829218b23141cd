<?php
/**
 * Checkout of an engine with its own form.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout;

use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Optional\Checkout\DrawsForm;
use Vitrine\View\Cart\EmptyCart;
use Vitrine\View\Cart\ReturnToShop;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Notices;

defined( 'ABSPATH' ) || exit;

/**
 * Renders notices, the form of the engine, and a link to the shop if the cart is empty.
 */
final class EngineForm {

	/**
	 * Renders the content of the checkout block.
	 *
	 * @param Engine    $engine   Engine of the shop.
	 * @param DrawsForm $checkout Checkout of the engine.
	 */
	public static function render( Engine $engine, DrawsForm $checkout ): Markup {
		$cart = $engine->cart();
		$shop = $engine->page_url( 'shop' );
		$way  = ReturnToShop::props( $shop );
		return Markup::join(
			Notices::render( $cart->take_notices() ),
			// The form also has the engine's message for an empty cart.
			Markup::safe( $checkout->form() ),
			array() === $cart->snapshot()->lines ? Markup::tag( 'p', array(), EmptyCart::way_on( $way['return_url'] ?? $shop, $way['return_text'] ?? '' ) ) : null
		);
	}
}
