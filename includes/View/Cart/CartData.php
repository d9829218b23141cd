<?php
/**
 * A cart on the wire.
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
 * The shape of `CartSnapshot` in src/contract/types/cart.ts. It feeds the views
 * and is itself a fragment, so it holds what is shown and nothing else.
 *
 * @see spec 3.1, field 4
 */
final class CartData {

	/**
	 * The cart of a visitor, for answers and pages that are `no-store`: the
	 * remove links carry that visitor's proof.
	 *
	 * @param CartSnapshot $cart   As the engine has it.
	 * @param Engine       $engine Where the cart page is.
	 * @param bool         $proven Whether its links are to work; a cart that nobody has needs no session.
	 * @return array<string, mixed>
	 */
	public static function of( CartSnapshot $cart, Engine $engine, bool $proven = true ): array {
		// An empty cart needs no proof, and asking for one would start a session.
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
	 * The cart that every visitor of a cacheable page gets.
	 *
	 * @param Engine $engine For the currency.
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
	 * The cart that belongs into the page of this request: the visitor's own on
	 * pages that are `no-store`, the empty one on those that may be cached.
	 *
	 * @param Engine $engine Whose pages these are.
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
	 * A line.
	 *
	 * @param CartLine $line  As the engine has it.
	 * @param string   $url   The cart page's.
	 * @param string   $token The visitor's proof.
	 * @return array<string, mixed>
	 */
	private static function line( CartLine $line, string $url, string $token ): array {
		/**
		 * Changes what is said of a cart item beside its name.
		 *
		 * @param list<array{name: string, value: string}> $data Texts, not HTML.
		 * @param CartLine                                 $line The item.
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
