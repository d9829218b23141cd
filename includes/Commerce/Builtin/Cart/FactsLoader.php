<?php
/**
 * Loads product data for cart rules.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Cart;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Builtin\Catalog\ProductFactory;
use Vitrine\Commerce\Builtin\Catalog\Visibility;
use Vitrine\Commerce\Builtin\Products\Measures;
use Vitrine\Commerce\Builtin\Products\ProductNames;
use Vitrine\Commerce\Builtin\Products\ProductRow;
use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Commerce\Builtin\Products\VariationRow;
use Vitrine\Commerce\Builtin\Regions\Tax\TaxStatus;
use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Commerce\Rules\Cart\ItemFacts;
use Vitrine\Commerce\Value\Product;

defined( 'ABSPATH' ) || exit;

/**
 * Facts of items, loaded in bulk.
 */
final class FactsLoader {

	/**
	 * Loads the facts of items.
	 *
	 * @param iterable<CartItem> $items Items.
	 * @return array<string, ItemFacts> Facts by key.
	 */
	public static function of( iterable $items ): array {
		$items = is_array( $items ) ? array_values( $items ) : iterator_to_array( $items, false );
		$ids   = array_values( array_unique( array_map( static fn ( CartItem $item ): int => $item->product_id, $items ) ) );
		ProductFactory::prime( $ids );
		$rows     = ProductRows::products( $ids );
		$variable = array_keys( array_filter( $rows, static fn ( ProductRow $row ): bool => Product::VARIABLE === $row->type ) );
		ProductRows::variations( $variable );
		$facts = array();
		foreach ( $items as $item ) {
			$facts[ $item->key() ] = self::facts( $item, $rows[ $item->product_id ] ?? null );
		}
		return $facts;
	}

	/**
	 * Returns the facts of an item.
	 *
	 * @param CartItem        $item Item.
	 * @param ProductRow|null $row  Row of its product.
	 */
	private static function facts( CartItem $item, ?ProductRow $row ): ItemFacts {
		$is_variable = Product::VARIABLE === ( $row->type ?? '' );
		$variation   = $is_variable ? ProductRows::variations( array( $item->product_id ) )[ $item->product_id ][ $item->variation_id ] ?? null : null;
		$priced      = $is_variable ? $variation : $row;
		if ( null === $row || ! self::is_sold( $item, $row, $variation ) || null === $priced || null === $priced->price ) {
			$name = ProductNames::of( $item->product_id );
			return new ItemFacts( '' === $name ? $item->name : $name, false );
		}
		$price = self::price( $item, $priced->price );
		$left  = null === $variation ? $row->stock : $variation->left( $row );
		$known = null === $variation ? $row->is_available() : $variation->is_available( $row );
		return new ItemFacts(
			ProductNames::of( $item->product_id, $item->variation_id, $item->attributes ),
			true,
			$price,
			max( $price, $priced->regular_price ?? $price ),
			$known ? $left : 0,
			null !== $variation && null !== $variation->stock ? 'v' . $variation->id : 'p' . $row->id . ( null === $left ? '-' . $item->variation_id : '' ),
			$row->min,
			$row->max,
			$row->step,
			$row->sold_individually,
			$row->needs_shipping,
			self::categories( $item->product_id ),
			TaxStatus::of( $row, $variation ),
			$row->data->shipping_class,
			self::weight( $row, $variation ),
		);
	}

	/**
	 * Returns the price of an item.
	 *
	 * @param CartItem $item  Item.
	 * @param int      $price Price of the product or variation.
	 */
	private static function price( CartItem $item, int $price ): int {
		/**
		 * Filters the price of a cart item. Subtotal, coupons, taxes and total are
		 * calculated from it.
		 *
		 * @param int                   $price        Price in minor units, with or without tax, as entered in the shop.
		 * @param int                   $product_id   Product ID.
		 * @param int                   $variation_id Variation ID; 0: none.
		 * @param int                   $quantity     Quantity in the cart.
		 * @param array<string, string> $attributes   Slugs of chosen attributes by field name.
		 *
		 * @example
		 * add_filter( 'vitrine_cart_item_price', fn( $price, $product_id, $variation_id, $quantity ) => $quantity >= 10 ? intdiv( $price * 9, 10 ) : $price, 10, 4 );
		 */
		$changed = apply_filters( 'vitrine_cart_item_price', $price, $item->product_id, $item->variation_id, $item->quantity, $item->attributes );
		return is_int( $changed ) && $changed >= 0 ? $changed : $price;
	}

	/**
	 * Returns the weight of one item, from the variation or the product.
	 *
	 * @param ProductRow        $row       Row of its product.
	 * @param VariationRow|null $variation Variation of a variable product.
	 */
	private static function weight( ProductRow $row, ?VariationRow $variation ): int {
		$own  = $variation->weight ?? '';
		$text = '' === $own ? $row->data->weight : $own;
		return '' === $text ? 0 : Measures::milligrams( $text, ShopOptions::units()['weight'] );
	}

	/**
	 * Whether the product or variation is still for sale.
	 *
	 * @param CartItem          $item      Item.
	 * @param ProductRow        $row       Row of its product.
	 * @param VariationRow|null $variation Variation of a variable product.
	 */
	private static function is_sold( CartItem $item, ProductRow $row, ?VariationRow $variation ): bool {
		$fits = Product::VARIABLE === $row->type
			? null !== $variation && $variation->active
			: Product::SIMPLE === $row->type && 0 === $item->variation_id;
		return $fits && Visibility::is_sold( $item->product_id );
	}

	/**
	 * Returns the categories of a product.
	 *
	 * @param int $product_id Product ID, with primed caches.
	 * @return list<string> Category slugs.
	 */
	private static function categories( int $product_id ): array {
		$terms = get_the_terms( $product_id, ContentTypes::CATEGORY );
		return is_array( $terms ) ? array_values( array_map( static fn ( \WP_Term $term ): string => $term->slug, $terms ) ) : array();
	}
}
