<?php
/**
 * Base class of tests with random catalogs.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop\WooCommerce;

use Vitrine\Loop\Posts\Counts;

/**
 * Creates random products and selections, and counts the matches naively.
 */
abstract class RandomCatalogTestCase extends AttributeTestCase {

	protected const VALUES = array(
		'color' => array( 'red', 'blue', 'green' ),
		'size'  => array( 's', 'l' ),
	);

	protected const PRICES = array( 10, 20, 30, 40, 50 );

	protected const STOCK = array( 'instock', 'outofstock', 'onbackorder' );

	/**
	 * Units of each product: its variations, or the product itself.
	 *
	 * @var list<list<array{color: string, size: string, price: ?int, stock: string}>>
	 */
	protected array $catalog = array();

	/**
	 * Creates two global attributes and enables WooCommerce's attribute lookup
	 * table.
	 */
	protected function setUp(): void {
		parent::setUp();
		foreach ( self::VALUES as $name => $slugs ) {
			$this->make_attribute( $name );
			foreach ( $slugs as $slug ) {
				wp_insert_term( ucfirst( $slug ), "pa_$name", array( 'slug' => $slug ) );
			}
		}
		update_option( 'woocommerce_attribute_lookup_enabled', 'yes' );
		update_option( 'woocommerce_attribute_lookup_direct_updates', 'yes' );
		delete_option( 'woocommerce_attribute_lookup_regeneration_in_progress' );
	}

	/**
	 * Counts naively.
	 *
	 * @param array<string, list<string>> $chosen Selected values by facet.
	 */
	protected function naive( array $chosen ): int {
		$range = explode( '-', $chosen['price_range'][0] ?? '-' );
		$fits  = static fn ( array $unit ): bool =>
			( ! isset( $chosen['attribute_pa_color'] ) || in_array( $unit['color'], $chosen['attribute_pa_color'], true ) )
			&& ( ! isset( $chosen['attribute_pa_size'] ) || in_array( $unit['size'], $chosen['attribute_pa_size'], true ) )
			&& ( ! isset( $chosen['price_range'] ) || ( null !== $unit['price'] && $unit['price'] >= (int) $range[0] && ( '' === $range[1] || $unit['price'] <= (int) $range[1] ) ) );
		$count = 0;
		foreach ( $this->catalog as $units ) {
			$stocks = array_column( $units, 'stock' );
			// In WooCommerce, a product has the best stock status of its variations.
			$whole = in_array( 'instock', $stocks, true ) ? 'instock' : ( in_array( 'onbackorder', $stocks, true ) ? 'onbackorder' : 'outofstock' );
			$is_in = false;
			foreach ( $chosen['stock_status'] ?? array( '' ) as $stock ) {
				$in_stock = static fn ( array $unit ): bool => '' === $stock || 'outofstock' === $stock || $unit['stock'] === $stock;
				$is_in    = $is_in || ( ( '' === $stock || $whole === $stock ) && array() !== array_filter( $units, static fn ( array $unit ): bool => $fits( $unit ) && $in_stock( $unit ) ) );
			}
			$count += (int) $is_in;
		}
		return $count;
	}

	/**
	 * Returns a random selection.
	 *
	 * @return array<string, list<string>> Selected values by facet.
	 */
	protected static function random_question(): array {
		$chosen = array();
		foreach ( self::VALUES as $name => $values ) {
			if ( 0 === mt_rand( 0, 1 ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- Fixed seed for repeatable tests.
				$chosen[ "attribute_pa_$name" ] = self::some( $values );
			}
		}
		if ( 0 !== mt_rand( 0, 3 ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- Fixed seed for repeatable tests.
			$min                   = mt_rand( 0, 50 ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Fixed seed for repeatable tests.
			$chosen['price_range'] = array( $min . '-' . ( 0 === $min || mt_rand( 0, 2 ) ? $min + mt_rand( 0, 20 ) : '' ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Fixed seed for repeatable tests.
		}
		if ( 0 === mt_rand( 0, 1 ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- Fixed seed for repeatable tests.
			$chosen['stock_status'] = self::some( self::STOCK );
		}
		return $chosen;
	}

	/**
	 * Returns one or two of some values.
	 *
	 * @param non-empty-list<string> $values The values.
	 * @return list<string>
	 */
	protected static function some( array $values ): array {
		shuffle( $values );
		return array_slice( $values, 0, mt_rand( 1, 2 ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Fixed seed for repeatable tests.
	}

	/**
	 * Creates a product of any type.
	 */
	protected function make_random(): void {
		$unit = static fn (): array => array( self::some( self::VALUES['color'] )[0], self::some( self::VALUES['size'] )[0], self::PRICES[ mt_rand( 0, 4 ) ], self::STOCK[ mt_rand( 0, 2 ) ] ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Fixed seed for repeatable tests.
		if ( 0 === mt_rand( 0, 3 ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- Fixed seed for repeatable tests.
			$this->make_simple( $unit() );
			return;
		}
		$variations = array();
		for ( $i = mt_rand( 1, 4 ); $i > 0; $i-- ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- Fixed seed for repeatable tests.
			$one                             = $unit();
			$variations[ $one[0] . $one[1] ] = $one;
		}
		$this->make_variable( array_values( $variations ) );
	}

	/**
	 * Creates a simple product.
	 *
	 * @param array{string, string, int, string} $of Color, size, price, stock.
	 */
	protected function make_simple( array $of ): void {
		$product = new \WC_Product_Simple();
		$product->set_name( 'Simple' );
		$product->set_attributes( self::attributes( array( 'color' => array( $of[0] ), 'size' => array( $of[1] ) ), false ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$product->set_regular_price( (string) $of[2] );
		$product->set_stock_status( $of[3] );
		$this->index( $product->save() );
		$this->catalog[] = array( array_combine( array( 'color', 'size', 'price', 'stock' ), $of ) );
	}

	/**
	 * Creates a product with variations.
	 *
	 * @param list<array{string, string, int, string}> $variations Color, size, price and stock of each.
	 */
	protected function make_variable( array $variations ): void {
		$product = new \WC_Product_Variable();
		$product->set_name( 'Variable' );
		$product->set_attributes( self::attributes( self::VALUES, true ) );
		$id = $product->save();
		foreach ( $variations as $one ) {
			$variation = new \WC_Product_Variation();
			$variation->set_parent_id( $id );
			$variation->set_attributes( array( 'pa_color' => $one[0], 'pa_size' => $one[1] ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			$variation->set_regular_price( (string) $one[2] );
			$variation->set_stock_status( $one[3] );
			$variation->save();
		}
		\WC_Product_Variable::sync( $id );
		wc_get_product( $id )->save();
		$this->index( $id );
		$this->catalog[] = array_map( static fn ( array $one ): array => array_combine( array( 'color', 'size', 'price', 'stock' ), $one ), $variations );
	}

	/**
	 * Returns the attributes of a product.
	 *
	 * @param array<string, list<string>> $values     Slugs by attribute name.
	 * @param bool                        $variations Whether they are used for variations.
	 * @return list<\WC_Product_Attribute>
	 */
	protected static function attributes( array $values, bool $variations ): array {
		$attributes = array();
		foreach ( $values as $name => $slugs ) {
			$attribute = new \WC_Product_Attribute();
			$attribute->set_id( wc_attribute_taxonomy_id_by_name( "pa_$name" ) );
			$attribute->set_name( "pa_$name" );
			$attribute->set_options( array_map( static fn ( string $slug ): int => get_term_by( 'slug', $slug, "pa_$name" )->term_id, $slugs ) );
			$attribute->set_variation( $variations );
			$attributes[] = $attribute;
		}
		return $attributes;
	}

	/**
	 * Updates WooCommerce's attribute lookup table, which usually happens in the
	 * background.
	 *
	 * @param int $id Product ID.
	 */
	protected function index( int $id ): void {
		wc_get_container()->get( \Automattic\WooCommerce\Internal\ProductAttributesLookup\LookupDataStore::class )->create_data_for_product( $id );
	}
}
