<?php
/**
 * Cart data for scripts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Cart;

use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Value\CartLine;
use Vitrine\Commerce\Value\CartSnapshot;
use Vitrine\Contract;
use Vitrine\Settings\Settings;
use Vitrine\View\CardData;
use Vitrine\View\Proof;
use Vitrine\View\Scope;

defined( 'ABSPATH' ) || exit;

/**
 * Has the shape of `CartSnapshot` in src/contract/types/cart.ts. It is used by the
 * views and is itself a fragment, so it contains only what is displayed.
 *
 * @see spec 3.1, field 4
 */
final class CartData {

	/**
	 * Returns a visitor's cart, for responses and pages that are not cached, because
	 * the remove links contain the visitor's nonce.
	 *
	 * @param CartSnapshot $cart   Snapshot of the engine.
	 * @param Engine       $engine Engine with the URL of the cart page.
	 * @param bool         $proven Whether its links need a nonce; an example cart has no session.
	 * @return array<string, mixed>
	 */
	public static function of( CartSnapshot $cart, Engine $engine, bool $proven = true ): array {
		// Creating a nonce would start a session, which an empty cart does not need.
		$token = $proven && array() !== $cart->lines ? Proof::create( $engine ) : '';
		$url   = Scope::url( $engine->page_url( 'cart' ), $engine );
		return array(
			'revision'       => $cart->revision,
			'hash'           => $cart->hash,
			'count'          => $cart->count(),
			'lines'          => array_map( static fn ( CartLine $line ): array => self::line( $line, $url, $token ), $cart->lines ),
			'coupons'        => $cart->coupons,
			'shipping'       => array_map( static fn ( array $choice ): array => $choice + array( 'package' => '' ), $cart->shipping ),
			'needs_shipping' => $cart->needs_shipping,
			'fees'           => array_map(
				static fn ( array $fee ): array => array_diff_key( $fee, array( 'tax' => 0 ) ),
				$cart->fees
			),
			'totals'         => $cart->totals,
			'currency'       => $cart->currency->to_array(),
			'cross_sells'    => array_map( array( CardData::class, 'of' ), $cart->cross_sells ),
			'notices'        => $cart->notices,
		) + array_filter(
			array(
				'taxes'         => $cart->taxes,
				'html'          => $cart->html,
				'free_shipping' => Settings::on( 'free_shipping_bar' ) ? $cart->free_shipping() : null,
			)
		);
	}

	/**
	 * Returns the empty cart for cacheable pages.
	 *
	 * @param Engine $engine Engine with the currency.
	 * @return array<string, mixed>
	 */
	public static function none( Engine $engine ): array {
		$totals = array(
			'subtotal' => 0,
			'discount' => 0,
			'shipping' => null,
			'tax'      => 0,
			'total'    => 0,
		);
		return self::of( new CartSnapshot( 0, '', array(), array(), array(), false, $totals, $engine->currency() ), $engine );
	}

	/**
	 * Returns the cart for the current page: the visitor's on pages that are not
	 * cached, the empty one on cacheable pages.
	 *
	 * @param Engine $engine Engine of the pages.
	 * @return array<string, mixed>
	 */
	public static function for_page( Engine $engine ): array {
		foreach ( array( 'cart', 'checkout', 'account', 'order_received' ) as $page ) {
			if ( $engine->is_page( $page ) ) {
				return self::of( $engine->cart()->snapshot(), $engine );
			}
		}
		return self::none( $engine );
	}

	/**
	 * Returns the data of a cart item.
	 *
	 * @param CartLine $line  Item of the snapshot.
	 * @param string   $url   URL of the cart page.
	 * @param string   $token Nonce of the visitor.
	 * @return array<string, mixed>
	 */
	private static function line( CartLine $line, string $url, string $token ): array {
		/**
		 * Filters the item data displayed below the name of a cart item.
		 *
		 * @param list<array{name: string, value: string}> $data Plain texts.
		 * @param CartLine                                 $line The cart item.
		 *
		 * @example
		 * add_filter( 'vitrine_cart_item_data', fn( $data, $line ) => array( ...$data, array( 'name' => 'Delivery', 'value' => 'in two days' ) ), 10, 2 );
		 */
		$data = apply_filters( 'vitrine_cart_item_data', $line->data, $line );
		return array_filter(
			array(
				'html'       => $line->html,
				'hidden'     => ! $line->in_mini_cart,
				'input'      => $line->input,
				'style'      => $line->style,
				'unreviewed' => ! $line->in_review,
			)
		) + array(
			'key'               => $line->key,
			'product_id'        => $line->product_id,
			'variation_id'      => $line->variation_id,
			'name'              => $line->name,
			'permalink'         => esc_url_raw( $line->permalink ),
			'image'             => $line->image?->to_array(),
			'data'              => is_array( $data ) ? array_values( $data ) : $line->data,
			'quantity'          => $line->quantity,
			'min'               => $line->min,
			'max'               => $line->max,
			'step'              => $line->step,
			'sold_individually' => $line->sold_individually,
			'price'             => $line->price,
			'regular_price'     => $line->regular_price,
			'subtotal'          => $line->subtotal,
			'remove_url'        => add_query_arg(
				array(
					Contract::name( 'fields.remove_item' ) => rawurlencode( $line->key ),
					Proof::FIELD                           => $token,
				),
				$url
			),
		);
	}
}
