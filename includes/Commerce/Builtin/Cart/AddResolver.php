<?php
/**
 * Resolves requests to add to the cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Cart;

use Vitrine\Commerce\Builtin\Catalog\Visibility;
use Vitrine\Commerce\Builtin\Products\ProductNames;
use Vitrine\Commerce\Builtin\Products\ProductRow;
use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Commerce\Builtin\Products\VariationRow;
use Vitrine\Commerce\Rules\Cart\ItemFacts;
use Vitrine\Commerce\Rules\Cart\Refusals;
use Vitrine\Commerce\Rules\VariationMatch;
use Vitrine\Commerce\Value\AddRequest;
use Vitrine\Commerce\Value\Product;

defined( 'ABSPATH' ) || exit;

/**
 * Converts a request to items: a product, the matching variation, or the children of a
 * group.
 */
final class AddResolver {

	/**
	 * Returns the items to add.
	 *
	 * @param AddRequest $request Request of the visitor.
	 * @return non-empty-list<CartItem>|\WP_Error
	 */
	public static function items( AddRequest $request ): array|\WP_Error {
		$row = self::row( $request->product_id );
		if ( is_wp_error( $row ) ) {
			return $row;
		}
		if ( Product::GROUPED === $row->type ) {
			return self::children( $row, $request->children );
		}
		$item = Product::VARIABLE === $row->type
			? self::variation( $row, $request )
			: self::single( $row, $request->quantity );
		return is_wp_error( $item ) ? $item : array( $item );
	}

	/**
	 * Returns the row of a product that this visitor can buy.
	 *
	 * @param int $id Product ID.
	 */
	private static function row( int $id ): ProductRow|\WP_Error {
		$row = Visibility::may_see( $id ) ? ProductRows::product( $id ) : null;
		if ( null === $row ) {
			return Refusals::unknown_product();
		}
		return Visibility::is_sold( $id ) ? $row : Refusals::not_purchasable( ProductNames::of( $id ) );
	}

	/**
	 * Creates an item of a simple product.
	 *
	 * @param ProductRow $row      Product row.
	 * @param int        $quantity Quantity.
	 */
	private static function single( ProductRow $row, int $quantity ): CartItem|\WP_Error {
		$name = ProductNames::of( $row->id );
		if ( Product::SIMPLE !== $row->type || null === $row->price ) {
			return Refusals::not_purchasable( $name );
		}
		return self::checked( new CartItem( $row->id, 0, array(), $quantity, $name ) );
	}

	/**
	 * Creates an item of the chosen variation.
	 *
	 * @param ProductRow $row     Product row.
	 * @param AddRequest $request Request of the visitor.
	 */
	private static function variation( ProductRow $row, AddRequest $request ): CartItem|\WP_Error {
		$active = array_filter( ProductRows::variations( array( $row->id ) )[ $row->id ] ?? array(), static fn ( VariationRow $variation ): bool => $variation->active );
		$match  = VariationMatch::find( $row->data->variation_attributes(), array_map( static fn ( VariationRow $variation ): array => $variation->attributes, $active ), $request->variation_id, $request->attributes );
		$name   = ProductNames::of( $row->id );
		if ( array() !== $match->missing ) {
			return Refusals::options_missing( $name, $match->missing );
		}
		if ( null === $match->variation ) {
			return Refusals::no_such_variation( $name );
		}
		$name = ProductNames::of( $row->id, $match->variation, $match->attributes );
		if ( null === $active[ $match->variation ]->price ) {
			return Refusals::not_purchasable( $name );
		}
		return self::checked( new CartItem( $row->id, $match->variation, $match->attributes, $request->quantity, $name ) );
	}

	/**
	 * Creates items of a group's children that have a quantity.
	 *
	 * @param ProductRow      $row        Row of the group.
	 * @param array<int, int> $quantities Quantities by child ID; 0 is ignored.
	 * @return non-empty-list<CartItem>|\WP_Error
	 */
	private static function children( ProductRow $row, array $quantities ): array|\WP_Error {
		$items = array();
		foreach ( array_filter( $quantities ) as $id => $quantity ) {
			if ( ! in_array( $id, $row->data->children, true ) ) {
				return Refusals::unknown_product();
			}
			$child = self::row( $id );
			$item  = is_wp_error( $child ) ? $child : self::single( $child, $quantity );
			if ( is_wp_error( $item ) ) {
				return $item;
			}
			$items[] = $item;
		}
		if ( array() === $items ) {
			return Refusals::nothing_chosen( ProductNames::of( $row->id ) );
		}
		return $items;
	}

	/**
	 * Returns an item if its quantity is valid.
	 *
	 * @param CartItem $item Requested item.
	 */
	private static function checked( CartItem $item ): CartItem|\WP_Error {
		if ( $item->quantity < 1 ) {
			return Refusals::none_wanted( $item->name );
		}
		// Limited before it is added to the existing quantity, so that the sum cannot
		// overflow.
		return $item->times( min( $item->quantity, ItemFacts::MAX_QUANTITY + 1 ) );
	}
}
