<?php
/**
 * A cart to look at.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Editor;

use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Value\CartLine;
use Vitrine\Commerce\Value\CartSnapshot;
use Vitrine\Commerce\Value\Product;
use Vitrine\Commerce\Value\ProductQuery;
use Vitrine\View\Cart\CartData;

defined( 'ABSPATH' ) || exit;

/**
 * The cart that blocks show in the editor: products of this shop at their own
 * prices, in a cart that nobody has.
 */
final class ExampleCart {

	private const LINES = 2;

	private const CROSS_SELLS = 4;

	/** So many products are looked at, for some that can be bought at once. */
	private const CANDIDATES = 12;

	/**
	 * The cart; null where the shop has nothing that can be bought.
	 *
	 * @param Engine $engine Whose products.
	 * @return array<string, mixed>|null The shape of `CartSnapshot` in src/contract/types/cart.ts.
	 */
	public static function of( Engine $engine ): ?array {
		$products = $engine->catalogue()->query( new ProductQuery( per_page: self::CANDIDATES ) )->products;
		$buyable  = array_values( array_filter( $products, static fn ( Product $one ): bool => Product::SIMPLE === $one->type && $one->purchasable && $one->in_stock ) );
		if ( array() === $buyable ) {
			return null;
		}
		$lines    = array_map( array( self::class, 'line' ), array_slice( $buyable, 0, self::LINES ), range( 1, min( self::LINES, count( $buyable ) ) ) );
		$chosen   = array_map( static fn ( CartLine $line ): int => $line->product_id, $lines );
		$subtotal = array_sum( array_map( static fn ( CartLine $line ): int => $line->subtotal, $lines ) );
		$others   = array_filter( $products, static fn ( Product $one ): bool => ! in_array( $one->id, $chosen, true ) );
		return CartData::of(
			new CartSnapshot(
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
				array_slice( array_values( $others ), 0, self::CROSS_SELLS ),
			),
			$engine,
			false
		);
	}

	/**
	 * So many pieces of a product, as far as it is sold in such numbers.
	 *
	 * @param Product $product Of the shop.
	 * @param int     $wanted  Pieces.
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
