<?php
/**
 * Products of the WooCommerce fixture.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Contract\Fixtures;

/**
 * Creates and updates products with WooCommerce's own classes, from the keys that
 * the contract tests use.
 */
final class WooCommerceProducts {

	private const CLASSES = array(
		'simple'   => \WC_Product_Simple::class,
		'variable' => \WC_Product_Variable::class,
		'grouped'  => \WC_Product_Grouped::class,
		'external' => \WC_Product_External::class,
	);

	/**
	 * Creates or updates a product.
	 *
	 * @param array<string, mixed> $data   Data of EngineFixture::product().
	 * @param string               $bounds Meta key of the quantity limits.
	 * @param string               $names  Meta key of the option names.
	 */
	public static function save( array $data, string $bounds, string $names ): int {
		// WooCommerce assigns products without a category to the default category, if any.
		update_option( 'default_product_cat', 0 );
		$class   = self::CLASSES[ $data['type'] ?? 'simple' ];
		$product = isset( $data['id'] ) ? wc_get_product( $data['id'] ) : new $class();
		self::describe( $product, $data );
		self::price( $product, $data );
		self::stock( $product, $data );
		$id = $product->save();
		self::publish( $id, $data );
		if ( array() !== array_intersect_key( $data, array_flip( array( 'min', 'max', 'step' ) ) ) ) {
			update_post_meta( $id, $bounds, self::bounds( $data ) );
		}
		if ( isset( $data['attributes'] ) ) {
			update_post_meta( $id, $names, array_merge( array(), ...array_column( $data['attributes'], 'options' ) ) );
		}
		if ( isset( $data['variations'] ) ) {
			// WooCommerce stores the threshold with the managed stock.
			$bound = array_intersect_key( $data, array( 'low_stock' => true ) );
			self::vary( $id, array_map( static fn ( array $variation ): array => $variation + $bound, $data['variations'] ) );
		}
		return $id;
	}

	/**
	 * Sets the description of a product.
	 *
	 * @param \WC_Product          $product The product.
	 * @param array<string, mixed> $data    Data of save().
	 */
	private static function describe( \WC_Product $product, array $data ): void {
		$setters = array(
			'name'              => 'set_name',
			'description'       => 'set_description',
			'short_description' => 'set_short_description',
			'sku'               => 'set_sku',
			'status'            => 'set_status',
			'menu_order'        => 'set_menu_order',
			'total_sales'       => 'set_total_sales',
			'date'              => 'set_date_created',
			'password'          => 'set_post_password',
			'sold_individually' => 'set_sold_individually',
			'featured'          => 'set_featured',
			'children'          => 'set_children',
			'upsells'           => 'set_upsell_ids',
			'cross_sells'       => 'set_cross_sell_ids',
			'external_url'      => 'set_product_url',
			'external_text'     => 'set_button_text',
		);
		foreach ( array_intersect_key( $setters, $data ) as $key => $setter ) {
			$product->$setter( $data[ $key ] );
		}
		if ( isset( $data['needs_shipping'] ) ) {
			$product->set_virtual( ! $data['needs_shipping'] );
		}
		if ( isset( $data['attributes'] ) ) {
			$product->set_attributes( array_map( array( self::class, 'attribute' ), $data['attributes'] ) );
		}
	}

	/**
	 * Returns a custom attribute of a product.
	 *
	 * @param array{name: string, label: string, options: array<string, string>} $data Data of the attribute.
	 */
	private static function attribute( array $data ): \WC_Product_Attribute {
		$attribute = new \WC_Product_Attribute();
		$attribute->set_name( $data['label'] );
		$attribute->set_options( array_map( 'strval', array_keys( $data['options'] ) ) );
		$attribute->set_variation( true );
		$attribute->set_visible( true );
		return $attribute;
	}

	/**
	 * Sets the prices of a product.
	 *
	 * @param \WC_Product          $product The product.
	 * @param array<string, mixed> $data    Data of save().
	 */
	private static function price( \WC_Product $product, array $data ): void {
		foreach ( array( 'regular_price', 'sale_price' ) as $price ) {
			if ( array_key_exists( $price, $data ) && ! $product instanceof \WC_Product_Variable && ! $product instanceof \WC_Product_Grouped ) {
				$product->{ "set_$price" }( null === $data[ $price ] ? '' : (string) ( $data[ $price ] / 100 ) );
			}
		}
	}

	/**
	 * Sets the stock of a product.
	 *
	 * @param \WC_Product          $product The product.
	 * @param array<string, mixed> $data    Data of save().
	 */
	private static function stock( \WC_Product $product, array $data ): void {
		if ( isset( $data['low_stock'] ) ) {
			$product->set_low_stock_amount( $data['low_stock'] );
		}
		if ( isset( $data['stock'] ) ) {
			$product->set_manage_stock( true );
			$product->set_stock_quantity( $data['stock'] );
			$product->set_stock_status( $data['stock'] > 0 ? 'instock' : 'outofstock' );
		} elseif ( isset( $data['in_stock'] ) ) {
			$product->set_stock_status( $data['in_stock'] ? 'instock' : 'outofstock' );
		}
	}

	/**
	 * Returns the quantity limits with the keys of WooCommerce's input arguments.
	 *
	 * @param array<string, mixed> $data Data of save().
	 * @return array<string, int>
	 */
	private static function bounds( array $data ): array {
		return array_filter(
			array(
				'min_value' => $data['min'] ?? $data['step'] ?? null,
				'max_value' => $data['max'] ?? null,
				'step'      => $data['step'] ?? null,
			)
		);
	}

	/**
	 * Sets the post status and visibility.
	 *
	 * @param int                  $id   Product ID.
	 * @param array<string, mixed> $data Data of save().
	 */
	private static function publish( int $id, array $data ): void {
		if ( isset( $data['status'] ) && 'trash' === $data['status'] ) {
			wp_trash_post( $id );
		}
		if ( isset( $data['id'] ) && ! isset( $data['categories'] ) ) {
			return;
		}
		$terms = array();
		foreach ( $data['categories'] ?? array() as $name ) {
			$term    = term_exists( $name, 'product_cat' );
			$term    = is_array( $term ) ? $term : wp_insert_term( $name, 'product_cat' );
			$terms[] = (int) $term['term_id'];
		}
		wp_set_object_terms( $id, $terms, 'product_cat' );
	}

	/**
	 * Replaces the variations of a product; equal ones are kept.
	 *
	 * @param int                        $id         Product ID.
	 * @param list<array<string, mixed>> $variations Data of the variations.
	 */
	private static function vary( int $id, array $variations ): void {
		$there = array();
		foreach ( wc_get_product( $id )->get_children() as $child ) {
			$variation = wc_get_product( $child );
			$there[ wp_json_encode( $variation->get_attributes() ) ] = $variation;
		}
		foreach ( $variations as $order => $data ) {
			$variation = $there[ wp_json_encode( $data['attributes'] ) ] ?? new \WC_Product_Variation();
			unset( $there[ wp_json_encode( $data['attributes'] ) ] );
			$variation->set_parent_id( $id );
			$variation->set_attributes( $data['attributes'] );
			$variation->set_menu_order( $order );
			$variation->set_status( ( $data['active'] ?? true ) ? 'publish' : 'private' );
			self::price( $variation, $data );
			self::stock( $variation, $data );
			$variation->save();
		}
		foreach ( $there as $variation ) {
			$variation->delete( true );
		}
		\WC_Product_Variable::sync( $id );
	}
}
