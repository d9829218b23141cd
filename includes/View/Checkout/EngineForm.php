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
use Vitrine\View\Blocks\InnerBlock;
use Vitrine\View\Cart\EmptyCart;
use Vitrine\View\Cart\ReturnToShop;
use Vitrine\View\Checkout\Parts\CheckoutBlocks;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Notices;

defined( 'ABSPATH' ) || exit;

/**
 * Renders notices, the form of the engine, and a link to the shop if the cart is empty;
 * for guests whose email address is checked also a login, unless the form has one.
 * The form cannot be composed: the owner's blocks stand above it, or below if they come
 * after a part of the checkout.
 */
final class EngineForm {

	/**
	 * Renders the content of the checkout block.
	 *
	 * @param Engine    $engine   Engine of the shop.
	 * @param DrawsForm $checkout Checkout of the engine.
	 * @param \WP_Block $block    Checkout block whose inner blocks are not rendered yet.
	 * @param bool      $login    Whether guests may log in.
	 */
	public static function render( Engine $engine, DrawsForm $checkout, \WP_Block $block, bool $login ): Markup {
		$cart     = $engine->cart();
		$is_empty = array() === $cart->snapshot()->lines;
		$shop     = $engine->page_url( 'shop' );
		$way      = ReturnToShop::props( $shop );
		$own      = self::own_blocks( $block->parsed_block['innerBlocks'] ?? array(), $block->context, array_fill_keys( array( 'above', 'below' ), '' ), 'above' );
		return Markup::join(
			Markup::safe( $own['above'] ),
			Notices::render( $cart->take_notices() ),
			$login && ! $is_empty && ! is_user_logged_in() && ! $checkout->offers_login() ? Customer::login( $engine->page_url( 'checkout' ) ) : null,
			// The form also has the engine's message for an empty cart.
			Markup::safe( $checkout->form() ),
			$is_empty ? Markup::tag( 'p', array(), EmptyCart::way_on( $way['return_url'] ?? $shop, $way['return_text'] ?? '' ) ) : null,
			Markup::safe( $own['below'] )
		);
	}

	/**
	 * Renders the blocks that are not parts of the checkout.
	 *
	 * @param list<array<string, mixed>>          $blocks  Parsed blocks.
	 * @param array<string, mixed>                $context Context of the checkout block.
	 * @param array{above: string, below: string} $html    HTML of the blocks before these.
	 * @param 'above'|'below'                     $place   Where they go until the first part: `above` or `below`.
	 * @return array{above: string, below: string}
	 */
	private static function own_blocks( array $blocks, array $context, array $html, string $place ): array {
		foreach ( $blocks as $block ) {
			if ( null === CheckoutBlocks::place_of( $block ) ) {
				$html[ $place ] .= InnerBlock::html( $block, $context );
				continue;
			}
			// A column, or a layout block with parts in it. The part itself has no inner blocks.
			$html  = self::own_blocks( $block['innerBlocks'] ?? array(), $context, $html, $place );
			$place = CheckoutBlocks::has( array( $block ) ) ? 'below' : $place;
		}
		return $html;
	}
}
