<?php
/**
 * Item of a manual order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Checkout\ByHand;

use Vitrine\Commerce\Builtin\Cart\CartItem;
use Vitrine\Commerce\Builtin\Products\ProductRow;
use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Commerce\Value\AddRequest;
use Vitrine\Commerce\Value\Product;

defined( 'ABSPATH' ) || exit;

/**
 * A product or variation, with a value for each attribute that the variation leaves
 * open. Forms identify it by a string.
 */
final class Item {

	/** Maximum number of items offered per product. */
	private const MOST = 60;

	/**
	 * @param int                   $product_id   Product ID.
	 * @param int                   $variation_id Variation ID; 0: none.
	 * @param array<string, string> $attributes   Slugs by field name.
	 */
	private function __construct(
		public readonly int $product_id,
		public readonly int $variation_id,
		public readonly array $attributes,
	) {}

	/**
	 * Parses the key in a form.
	 *
	 * @param string $key Key from key().
	 * @return self|null Null if it is invalid.
	 */
	public static function of( string $key ): ?self {
		if ( ! preg_match( '/^(\d{1,10}):(\d{1,10})(?::(.*))?$/sD', $key, $parts ) ) {
			return null;
		}
		wp_parse_str( $parts[3] ?? '', $attributes );
		return new self( (int) $parts[1], (int) $parts[2], array_filter( array_filter( $attributes, 'is_string' ), 'is_string', ARRAY_FILTER_USE_KEY ) );
	}

	/**
	 * Returns the key for forms.
	 */
	public function key(): string {
		$attributes = $this->attributes;
		ksort( $attributes );
		return "$this->product_id:$this->variation_id" . ( array() === $attributes ? '' : ':' . http_build_query( $attributes ) );
	}

	/**
	 * Returns a request to add the item to the cart.
	 *
	 * @param int $quantity Quantity.
	 */
	public function request( int $quantity ): AddRequest {
		return new AddRequest( $this->product_id, $quantity, $this->variation_id, $this->attributes );
	}

	/**
	 * Returns a cart item with quantity 1.
	 */
	public function piece(): CartItem {
		return new CartItem( $this->product_id, $this->variation_id, $this->attributes, 1, '' );
	}

	/**
	 * Returns the items of a product.
	 *
	 * @param ProductRow $row Product row.
	 * @return list<self> Empty for grouped products, whose children are found separately, and for external products.
	 */
	public static function of_product( ProductRow $row ): array {
		if ( Product::SIMPLE === $row->type ) {
			return array( new self( $row->id, 0, array() ) );
		}
		$items = array();
		foreach ( Product::VARIABLE === $row->type ? ProductRows::variations( array( $row->id ) )[ $row->id ] ?? array() : array() as $variation ) {
			foreach ( $variation->active ? self::choices( $row->data->variation_attributes(), $variation->attributes ) : array() as $attributes ) {
				$items[] = new self( $row->id, $variation->id, $attributes );
			}
		}
		return array_slice( $items, 0, self::MOST );
	}

	/**
	 * Returns the attribute values of a variation: one list, or one for each
	 * combination of open attributes.
	 *
	 * @param list<array{name: string, label: string, options: array<string, string>}> $attributes Attributes of the product.
	 * @param array<string, string>                                                    $own        Attributes of the variation; empty: any value.
	 * @return list<array<string, string>>
	 */
	private static function choices( array $attributes, array $own ): array {
		$lists = array( array() );
		foreach ( $attributes as $attribute ) {
			$value  = $own[ $attribute['name'] ] ?? '';
			$values = '' === $value ? array_map( 'strval', array_keys( $attribute['options'] ) ) : array( $value );
			$longer = array();
			foreach ( $lists as $list ) {
				foreach ( $values as $one ) {
					$longer[] = $list + array( $attribute['name'] => $one );
				}
			}
			$lists = array_slice( $longer, 0, self::MOST );
		}
		return $lists;
	}
}
