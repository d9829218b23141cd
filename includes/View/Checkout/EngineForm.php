<?php
/**
 * The checkout of an engine that has a form of its own.
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
 * What is in the checkout block there: what the shopper must hear, the engine's form,
 * and the way on when there is nothing to order.
 */
final class EngineForm {

	/**
	 * The content.
	 *
	 * @param Engine    $engine   Engine of the shop.
	 * @param DrawsForm $checkout Its checkout.
	 */
	public static function render( Engine $engine, DrawsForm $checkout ): Markup {
		$cart = $engine->cart();
		$shop = $engine->page_url( 'shop' );
		$way  = ReturnToShop::props( $shop );
		return Markup::join(
			Notices::render( $cart->take_notices() ),
			// The engine says that the cart is empty, with what else it has to say then.
			Markup::safe( $checkout->form() ),
			array() === $cart->snapshot()->lines ? Markup::tag( 'p', array(), EmptyCart::way_on( $way['return_url'] ?? $shop, $way['return_text'] ?? '' ) ) : null
		);
	}
}
