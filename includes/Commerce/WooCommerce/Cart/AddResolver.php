<?php
/**
 * Resolution of add to cart requests.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Cart;

use Vitrine\Commerce\Rules\Cart\ItemFacts;
use Vitrine\Commerce\Rules\Cart\Refusals;
use Vitrine\Commerce\Rules\VariationMatch;
use Vitrine\Commerce\Value\AddRequest;
use Vitrine\Commerce\WooCommerce\Catalog\Visibility;
use Vitrine\Commerce\WooCommerce\Products\VariationAttributes;
use Vitrine\Commerce\WooCommerce\Products\Names;

defined( 'ABSPATH' ) || exit;

/**
 * Converts a request to items of WooCommerce's cart: a product, its matching variation,
 * or the children of a grouped product.
 *
 * @phpstan-type Wanted array{product_id: int, variation_id: int, variation: array<string, string>, quantity: int, data: \WC_Product}
 */
final class AddResolver {

	/**
	 * Returns the items to add.
	 *
	 * @param AddRequest $request The visitor's request.
	 * @return non-empty-list<Wanted>|\WP_Error
	 */
	public static function items( AddRequest $request ): array|\WP_Error {
		$request = self::of_product( $request );
		$product = self::product( $request->product_id );
		if ( is_wp_error( $product ) ) {
			return $product;
		}
		if ( $product instanceof \WC_Product_Grouped ) {
			return self::children( $product, $request->children );
		}
		$item = $product instanceof \WC_Product_Variable
			? self::variation( $product, $request )
			: self::single( $product, $request->quantity );
		return is_wp_error( $item ) ? $item : array( $item );
	}

	/**
	 * Adds the parent to a request that has a variation ID only.
	 *
	 * @param AddRequest $request The visitor's request.
	 */
	private static function of_product( AddRequest $request ): AddRequest {
		$parent = $request->product_id > 0 && 'product_variation' === get_post_type( $request->product_id ) ? (int) wp_get_post_parent_id( $request->product_id ) : 0;
		return $parent > 0 ? new AddRequest( $parent, $request->quantity, $request->product_id, $request->attributes ) : $request;
	}

	/**
	 * Returns a product that this visitor may buy.
	 *
	 * @param int $id Product ID.
	 */
	private static function product( int $id ): \WC_Product|\WP_Error {
		$product = Visibility::product( $id );
		if ( null === $product ) {
			return Refusals::unknown_product();
		}
		return 'publish' === $product->get_status() ? $product : Refusals::not_purchasable( Names::of( $product ) );
	}

	/**
	 * Returns the item for a product without variations.
	 *
	 * @param \WC_Product $product  The product.
	 * @param int         $quantity Quantity.
	 * @return Wanted|\WP_Error
	 */
	private static function single( \WC_Product $product, int $quantity ): array|\WP_Error {
		if ( $product instanceof \WC_Product_External || ! Visibility::is_sold( $product ) ) {
			return Refusals::not_purchasable( Names::of( $product ) );
		}
		return self::checked( $product->get_id(), $product, array(), $quantity );
	}

	/**
	 * Returns the item for a variation.
	 *
	 * @param \WC_Product_Variable $product The product.
	 * @param AddRequest           $request The visitor's request.
	 * @return Wanted|\WP_Error
	 */
	private static function variation( \WC_Product_Variable $product, AddRequest $request ): array|\WP_Error {
		$candidate = self::candidate( $product, $request );
		$own       = null === $candidate ? array() : array( $candidate->get_id() => array_map( 'strval', $candidate->get_variation_attributes() ) );
		$match     = VariationMatch::find( VariationAttributes::of( $product ), $own, $request->variation_id, $request->attributes );
		if ( array() !== $match->missing ) {
			return Refusals::options_missing( Names::of( $product ), $match->missing );
		}
		if ( null === $match->variation || null === $candidate ) {
			return Refusals::no_such_variation( Names::of( $product ) );
		}
		if ( ! Visibility::is_sold( $candidate ) ) {
			return Refusals::not_purchasable( Names::whole( $candidate, $match->attributes ) );
		}
		return self::checked( $product->get_id(), $candidate, $match->attributes, $request->quantity );
	}

	/**
	 * Finds the requested variation without loading all variations.
	 *
	 * @param \WC_Product_Variable $product The product.
	 * @param AddRequest           $request The visitor's request.
	 */
	private static function candidate( \WC_Product_Variable $product, AddRequest $request ): ?\WC_Product_Variation {
		$id = $request->variation_id;
		if ( 0 === $id ) {
			/**
			 * The data store forwards calls to that of products.
			 *
			 * @var \WC_Product_Data_Store_CPT $store
			 */
			$store = \WC_Data_Store::load( 'product' );
			$id    = (int) $store->find_matching_product_variation( $product, $request->attributes );
		}
		$variation = $id > 0 && in_array( $id, $product->get_children(), true ) ? wc_get_product( $id ) : null;
		return $variation instanceof \WC_Product_Variation && 'publish' === $variation->get_status() && $variation->variation_is_active() ? $variation : null;
	}

	/**
	 * Returns the items for the children of a grouped product that have a quantity.
	 *
	 * @param \WC_Product_Grouped $group      Grouped product.
	 * @param array<int, int>     $quantities Child ID to quantity; 0 is ignored.
	 * @return non-empty-list<Wanted>|\WP_Error
	 */
	private static function children( \WC_Product_Grouped $group, array $quantities ): array|\WP_Error {
		$items = array();
		foreach ( array_filter( $quantities ) as $id => $quantity ) {
			if ( ! in_array( $id, array_map( 'intval', $group->get_children() ), true ) ) {
				return Refusals::unknown_product();
			}
			$child = self::product( $id );
			$item  = is_wp_error( $child ) ? $child : self::single( $child, $quantity );
			if ( is_wp_error( $item ) ) {
				return $item;
			}
			$items[] = $item;
		}
		return array() === $items ? Refusals::nothing_chosen( Names::of( $group ) ) : $items;
	}

	/**
	 * Returns an item if its quantity is valid.
	 *
	 * @param int                   $product_id Product ID, not that of the variation.
	 * @param \WC_Product           $product    Product or variation to add.
	 * @param array<string, string> $attributes Field name to slug.
	 * @param int                   $quantity   Quantity.
	 * @return Wanted|\WP_Error
	 */
	private static function checked( int $product_id, \WC_Product $product, array $attributes, int $quantity ): array|\WP_Error {
		if ( $quantity < 1 ) {
			return Refusals::none_wanted( Names::whole( $product, $attributes ) );
		}
		return array(
			'product_id'   => $product_id,
			'variation_id' => $product->get_id() === $product_id ? 0 : $product->get_id(),
			'variation'    => $attributes,
			// Limited before it is added to the quantity in the cart, so that the sum cannot overflow.
			'quantity'     => min( $quantity, ItemFacts::MAX_QUANTITY + 1 ),
			'data'         => $product,
		);
	}
}
