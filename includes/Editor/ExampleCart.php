<?php
/**
 * Example cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Editor;

use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Optional\Checkout\PreviewsCheckout;
use Vitrine\Commerce\Value\CartLine;
use Vitrine\Commerce\Value\CartSnapshot;
use Vitrine\Commerce\Value\Product;
use Vitrine\Commerce\Value\ProductQuery;
use Vitrine\View\Cart\CartData;

defined( 'ABSPATH' ) || exit;

/**
 * Cart for blocks in the editor: products of the shop at their own prices, not anyone's
 * cart.
 */
final class ExampleCart {

	private const LINES = 2;

	private const CROSS_SELLS = 4;

	/** Number of products queried to find some that can be added directly to the cart. */
	private const CANDIDATES = 12;

	/**
	 * Returns the cart for scripts; null if the shop has no purchasable products.
	 *
	 * @param Engine $engine Engine whose products are used.
	 * @return array<string, mixed>|null In the format of `CartSnapshot` in src/contract/types/cart.ts.
	 */
	public static function of( Engine $engine ): ?array {
		$cart = self::snapshot( $engine );
		return null === $cart ? null : CartData::of( $cart, $engine, false );
	}

	/**
	 * Returns the cart; null if the shop has no purchasable products.
	 *
	 * @param Engine $engine Engine whose products are used.
	 */
	private static function snapshot( Engine $engine ): ?CartSnapshot {
		$products = $engine->catalog()->query( new ProductQuery( per_page: self::CANDIDATES ) )->products;
		$buyable  = array_values( array_filter( $products, static fn ( Product $one ): bool => Product::SIMPLE === $one->type && $one->purchasable && $one->in_stock ) );
		if ( array() === $buyable ) {
			return null;
		}
		$lines  = array_map( array( self::class, 'line' ), array_slice( $buyable, 0, self::LINES ), range( 1, min( self::LINES, count( $buyable ) ) ) );
		$chosen = array_map( static fn ( CartLine $line ): int => $line->product_id, $lines );
		$others = array_filter( $products, static fn ( Product $one ): bool => ! in_array( $one->id, $chosen, true ) );
		return self::cart( $engine, $lines, array_slice( array_values( $others ), 0, self::CROSS_SELLS ) );
	}

	/**
	 * Returns the cart for a checkout, with taxes and shipping methods if the engine
	 * can preview them. Has an example product if the shop has no purchasable ones.
	 *
	 * @param Engine $engine Engine whose products are used.
	 */
	public static function order( Engine $engine ): CartSnapshot {
		$cart     = self::snapshot( $engine );
		$checkout = $engine->checkout();
		if ( null !== $cart && $checkout instanceof PreviewsCheckout ) {
			$cart = $checkout->preview_cart( array_column( $cart->lines, 'quantity', 'product_id' ) ) ?? $cart;
		}
		return $cart ?? self::cart( $engine, array( self::invented() ) );
	}

	/**
	 * Creates a cart with lines.
	 *
	 * @param Engine         $engine Engine of the shop.
	 * @param list<CartLine> $lines  Lines of the cart.
	 * @param list<Product>  $others Cross-sells.
	 */
	private static function cart( Engine $engine, array $lines, array $others = array() ): CartSnapshot {
		$subtotal = array_sum( array_map( static fn ( CartLine $line ): int => $line->subtotal, $lines ) );
		return new CartSnapshot(
			1,
			'example',
			$lines,
			array(),
			array(),
			true,
			array(
				'subtotal' => $subtotal,
				'discount' => 0,
				'shipping' => null,
				'tax'      => 0,
				'total'    => $subtotal,
			),
			$engine->currency(),
			$others,
		);
	}

	/**
	 * Creates a line with an example product.
	 */
	private static function invented(): CartLine {
		return new CartLine( 'example', 0, 0, __( 'Walnut desk lamp', 'vitrine' ), '', null, array(), 1, 1, null, 1, false, 6400, 6400, 6400 );
	}

	/**
	 * Creates a line, with the quantity limited to what the product allows.
	 *
	 * @param Product $product Product.
	 * @param int     $wanted  Preferred quantity.
	 */
	private static function line( Product $product, int $wanted ): CartLine {
		$quantity = $product->sold_individually ? 1 : max( $product->min, min( $wanted, $product->max ?? $wanted ) );
		return new CartLine(
			"example-{$product->id}",
			$product->id,
			0,
			$product->name,
			$product->permalink,
			$product->images[0] ?? null,
			array(),
			$quantity,
			$product->min,
			$product->max,
			$product->step,
			$product->sold_individually,
			$product->price,
			$product->regular_price,
			$product->price * $quantity,
		);
	}
}
