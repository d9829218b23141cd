<?php
/**
 * Products of the sample shop in WooCommerce.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Seed\WooCommerce;

use RuntimeException;
use WC_Product;
use WC_Product_Attribute;
use WC_Product_Factory;
use WC_Product_Variable;
use WC_Product_Variation;

/**
 * Writes products of every type, with taxonomy-based attributes.
 */
final class Products {

	/**
	 * Writes a product.
	 *
	 * @param array<string, mixed> $product Product as for ShopWriter::product().
	 * @return int Its ID.
	 */
	public static function write( array $product ): int {
		$type    = $product['type'] ?? 'simple';
		$class   = WC_Product_Factory::get_classname_from_product_type( $type );
		$written = new $class();
		$written->set_props( self::of_all( $product ) );
		$written->set_props( self::of_type( $type, $product ) );
		$id = $written->save();
		foreach ( $product['variations'] ?? array() as $variation ) {
			self::add_variation( $id, $variation );
		}
		if ( 'variable' === $type ) {
			WC_Product_Variable::sync( $id );
		}
		return $id;
	}

	/**
	 * Formats an amount as WooCommerce stores it.
	 *
	 * @param int|null $minor Amount in minor units; null for none.
	 */
	public static function decimal( ?int $minor ): string {
		return null === $minor ? '' : number_format( $minor / 100, 2, '.', '' );
	}

	/**
	 * Returns the properties that all product types have.
	 *
	 * @param array<string, mixed> $product Product as for write().
	 * @return array<string, mixed> Properties of WC_Product.
	 */
	private static function of_all( array $product ): array {
		$images     = $product['image_ids'];
		$categories = get_terms(
			array(
				'taxonomy'   => 'product_cat',
				'slug'       => $product['categories'],
				'fields'     => 'ids',
				'hide_empty' => false,
			)
		);
		return array(
			'name'              => $product['name'],
			'slug'              => $product['slug'],
			'sku'               => $product['sku'] ?? '',
			'description'       => $product['description'],
			'short_description' => $product['short_description'],
			'date_created'      => $product['date'],
			'menu_order'        => $product['menu_order'],
			'category_ids'      => $categories,
			'image_id'          => array_shift( $images ),
			'gallery_image_ids' => $images,
			'featured'          => $product['featured'] ?? false,
			'total_sales'       => $product['total_sales'] ?? 0,
			'cross_sell_ids'    => $product['cross_sells'] ?? array(),
		);
	}

	/**
	 * Returns the properties of one product type.
	 *
	 * @param string               $type    Type.
	 * @param array<string, mixed> $product Product as for write().
	 * @return array<string, mixed> Properties of the type's class.
	 */
	private static function of_type( string $type, array $product ): array {
		$prices = array(
			'regular_price' => self::decimal( $product['regular_price'] ?? null ),
			'sale_price'    => self::decimal( $product['sale_price'] ?? null ),
		);
		return match ( $type ) {
			'simple'   => $prices + self::stock( $product ) + array(
				'low_stock_amount'  => $product['low_stock'] ?? '',
				'sold_individually' => $product['sold_individually'] ?? false,
				'virtual'           => ! ( $product['needs_shipping'] ?? true ),
			),
			'external' => $prices + array(
				'product_url' => $product['external_url'],
				'button_text' => $product['external_text'],
			),
			'grouped'  => array( 'children' => $product['children'] ),
			'variable' => array(
				'attributes'         => array_map( array( self::class, 'attribute' ), $product['attributes'] ),
				'default_attributes' => self::defaults( $product['attributes'] ),
			),
		};
	}

	/**
	 * Returns the stock properties of a product or a variation.
	 *
	 * @param array<string, mixed> $counted Product or variation, with `stock` if stock is managed.
	 * @return array<string, mixed> Properties.
	 */
	private static function stock( array $counted ): array {
		return isset( $counted['stock'] ) ? array(
			'manage_stock'   => true,
			'stock_quantity' => $counted['stock'],
		) : array();
	}

	/**
	 * Returns an attribute with its options as terms, which are created if
	 * missing.
	 *
	 * @param array{name: string, label: string, options: array<string, string>, variation: bool} $attribute The attribute.
	 * @throws RuntimeException When the attribute cannot be created.
	 */
	private static function attribute( array $attribute ): WC_Product_Attribute {
		$taxonomy = wc_attribute_taxonomy_name( $attribute['name'] );
		if ( ! taxonomy_exists( $taxonomy ) ) {
			$made = wc_create_attribute(
				array(
					'name'     => $attribute['label'],
					'slug'     => $attribute['name'],
					'order_by' => 'menu_order',
				)
			);
			if ( is_wp_error( $made ) ) {
				throw new RuntimeException( $made->get_error_message() );
			}
			// WooCommerce registers it only in the next request.
			register_taxonomy( $taxonomy, array( 'product' ) );
		}
		$terms = array();
		foreach ( array_map( 'strval', array_keys( $attribute['options'] ) ) as $place => $slug ) {
			$term    = get_term_by( 'slug', $slug, $taxonomy );
			$terms[] = $term ? $term->term_id : self::term( $taxonomy, $slug, $attribute['options'][ $slug ], $place );
		}
		$written = new WC_Product_Attribute();
		$written->set_id( wc_attribute_taxonomy_id_by_name( $taxonomy ) );
		$written->set_name( $taxonomy );
		$written->set_options( $terms );
		$written->set_visible( true );
		$written->set_variation( $attribute['variation'] );
		return $written;
	}

	/**
	 * Creates an option.
	 *
	 * @param string $taxonomy Taxonomy of the attribute.
	 * @param string $slug     Slug.
	 * @param string $name     Name.
	 * @param int    $place    Position among the options.
	 */
	private static function term( string $taxonomy, string $slug, string $name, int $place ): int {
		$id = (int) wp_insert_term( $name, $taxonomy, array( 'slug' => $slug ) )['term_id'];
		update_term_meta( $id, 'order', $place );
		return $id;
	}

	/**
	 * Returns the default options.
	 *
	 * @param list<array{name: string, default: string}> $attributes Attributes.
	 * @return array<string, string>
	 */
	private static function defaults( array $attributes ): array {
		return array_filter( self::by_taxonomy( array_column( $attributes, 'default', 'name' ) ) );
	}

	/**
	 * Writes a variation.
	 *
	 * @param int                  $parent    Parent product ID.
	 * @param array<string, mixed> $variation Variation from Matrix.
	 */
	private static function add_variation( int $parent, array $variation ): void {
		$written = new WC_Product_Variation();
		$written->set_parent_id( $parent );
		$written->set_attributes( self::by_taxonomy( $variation['attributes'] ) );
		$written->set_props(
			array(
				'sku'           => $variation['sku'],
				'regular_price' => self::decimal( $variation['regular_price'] ),
				'sale_price'    => self::decimal( $variation['sale_price'] ),
				'image_id'      => $variation['image_id'],
			) + self::stock( $variation )
		);
		$written->save();
	}

	/**
	 * Replaces attribute names with their taxonomies in the keys.
	 *
	 * @param array<string, string> $values Values by attribute name.
	 * @return array<string, string>
	 */
	private static function by_taxonomy( array $values ): array {
		return array_combine( array_map( 'wc_attribute_taxonomy_name', array_keys( $values ) ), $values );
	}
}
