<?php
/**
 * Tests of migrating products, categories and attributes.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Move\WooCommerce;

/**
 * Migrated products have the same data.
 */
final class ProductsTest extends OldShop {

	/**
	 * @testdox A simple product keeps its ID, slug, texts, prices, stock, measures and links
	 */
	public function test_simple(): void {
		$other = self::product( array( 'name' => 'Bulb' ) );
		$id    = self::product(
			array(
				'name'              => 'Lamp',
				'slug'              => 'lamp',
				'short_description' => 'Short',
				'sku'               => 'L-1',
				'global_unique_id'  => '4006381333931',
				'regular_price'     => 1999,
				'sale_price'        => 1499,
				'sale_from'         => wp_date( 'Y-m-d', time() - DAY_IN_SECONDS ),
				'sale_to'           => wp_date( 'Y-m-d', time() + DAY_IN_SECONDS ),
				'stock'             => 7,
				'low_stock'         => 2,
				'sold_individually' => true,
				'featured'          => true,
				'total_sales'       => 12,
				'tax_class'         => 'reduced-rate',
				'weight'            => '1.5',
				'dimensions'        => '30 × 20 × 10',
				'upsells'           => array( $other ),
				'cross_sells'       => array( $other ),
				'categories'        => array( 'Lighting' ),
				'shipping_class'    => 'bulky',
			)
		);
		global $wpdb;
		// The migrating user may not be allowed to write this HTML, but its author was.
		$wpdb->update(
			$wpdb->posts,
			array(
				'post_content'  => '<iframe src="https://example.org/"></iframe>',
				'post_modified' => '2026-01-02 03:04:05',
			),
			array( 'ID' => $id )
		);
		update_option( 'woocommerce_weight_unit', 'g' );
		update_option( 'woocommerce_dimension_unit', 'mm' );
		$url = (string) get_permalink( $id );
		self::move();

		$product = wc_get_product( $id );
		$this->assertInstanceOf( \WC_Product_Simple::class, $product );
		$this->assertSame( array( 'L-1', '19.99', '14.99', '14.99' ), array( $product->get_sku(), $product->get_regular_price(), $product->get_sale_price(), $product->get_price() ) );
		$this->assertSame( '4006381333931', $product->get_global_unique_id() );
		$this->assertTrue( $product->is_on_sale() );
		$this->assertSame( wp_date( 'Y-m-d', time() + DAY_IN_SECONDS ), wp_date( 'Y-m-d', $product->get_date_on_sale_to()->getTimestamp() ) );
		$this->assertSame( array( true, 7, 2, 'instock', true ), array( $product->get_manage_stock(), $product->get_stock_quantity(), (int) $product->get_low_stock_amount(), $product->get_stock_status(), $product->get_sold_individually() ) );
		$this->assertSame( array( true, 12, 'reduced-rate' ), array( $product->get_featured(), $product->get_total_sales(), $product->get_tax_class() ) );
		$this->assertSame( array( '1500', '300', '200', '100' ), array( $product->get_weight(), $product->get_length(), $product->get_width(), $product->get_height() ) );
		$this->assertSame( array( array( $other ), array( $other ) ), array( $product->get_upsell_ids(), $product->get_cross_sell_ids() ) );
		$this->assertSame( 'bulky', $product->get_shipping_class() );
		$this->assertSame( array( 'Lamp', 'Short', '<iframe src="https://example.org/"></iframe>' ), array( $product->get_name(), $product->get_short_description(), $product->get_description() ) );
		$this->assertSame( array( 'Lighting' ), wp_get_post_terms( $id, 'product_cat', array( 'fields' => 'names' ) ) );
		$this->assertSame( '2026-01-02 03:04:05', get_post( $id )->post_modified );
		$this->assertSame( basename( untrailingslashit( $url ) ), get_post( $id )->post_name );
		$this->assertSame( array( $id ), wc_get_products( array( 'sku' => 'L-1', 'return' => 'ids' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
	}

	/**
	 * @testdox A variable product keeps its variations, prices, stock and global attributes
	 */
	public function test_variable(): void {
		$id = self::shirt();
		self::move();

		$product = wc_get_product( $id );
		$this->assertInstanceOf( \WC_Product_Variable::class, $product );
		$this->assertSame( array( 'pa_colour' => array( 0, 1 ) ), array_map( static fn ( \WC_Product_Attribute $one ): array => self::places( $one ), $product->get_attributes() ) );
		$this->assertSame( array( 'pa_colour' => 'red' ), $product->get_default_attributes() );
		$this->assertSame( array( 'Red', 'Deep blue' ), wp_list_pluck( get_terms( array( 'taxonomy' => 'pa_colour', 'hide_empty' => false, 'orderby' => 'term_id' ) ), 'name' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->assertSame( '15.00', $product->get_variation_price() );
		$this->assertTrue( $product->is_on_sale() );
		[ $red, $blue ] = array_map( 'wc_get_product', get_posts( array( 'post_type' => 'product_variation', 'post_status' => 'any', 'fields' => 'ids', 'orderby' => 'menu_order', 'order' => 'ASC' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->assertSame( array( 'SHIRT-R', '20.00', '15.00', 4, 'publish', array( 'pa_colour' => 'red' ) ), array( $red->get_sku(), $red->get_regular_price(), $red->get_sale_price(), $red->get_stock_quantity(), $red->get_status(), $red->get_attributes() ) );
		$this->assertSame( array( 'SHIRT-B', '25.00', '', 'outofstock', 'private', '0.25' ), array( $blue->get_sku(), $blue->get_regular_price(), $blue->get_sale_price(), $blue->get_stock_status(), $blue->get_status(), $blue->get_weight() ) );
	}

	/**
	 * Returns the positions of an attribute's options, red before blue.
	 *
	 * @param \WC_Product_Attribute $attribute Attribute of a shirt.
	 * @return list<int>
	 */
	private static function places( \WC_Product_Attribute $attribute ): array {
		self::assertEqualsCanonicalizing( array( 'red', 'blue' ), $attribute->get_slugs() );
		return array_map( static fn ( string $slug ): int => (int) get_term_meta( get_term_by( 'slug', $slug, 'pa_colour' )->term_id, 'order', true ), array( 'red', 'blue' ) );
	}

	/**
	 * @testdox Grouped, external and virtual products keep their type
	 */
	public function test_kinds(): void {
		$part     = self::product( array( 'name' => 'Part', 'regular_price' => 500 ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$set      = self::product( array( 'name' => 'Set', 'type' => 'grouped', 'children' => array( $part ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$external = self::product( array( 'name' => 'Book', 'type' => 'external', 'external_url' => 'https://example.org/book', 'external_text' => 'Buy there', 'regular_price' => 900 ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$course   = self::product( array( 'name' => 'Course', 'needs_shipping' => false ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		self::move();

		$this->assertSame( array( $part ), wc_get_product( $set )->get_children() );
		$this->assertSame( '5.00', wc_get_product( $set )->get_price() );
		$this->assertSame( array( 'https://example.org/book', 'Buy there', '9.00' ), array( wc_get_product( $external )->get_product_url(), wc_get_product( $external )->get_button_text(), wc_get_product( $external )->get_price() ) );
		$this->assertTrue( wc_get_product( $course )->is_virtual() );
	}

	/**
	 * @testdox Images and reviews stay with their product
	 */
	public function test_pictures_and_reviews(): void {
		$pictures = array_map( static fn ( int $at ): int => wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => "Picture $at" ) ), array( 1, 2, 3 ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$id       = self::product( array( 'image_ids' => $pictures ) );
		update_post_meta( $id, '_thumbnail_id', $pictures[0] );
		wp_insert_comment(
			array(
				'comment_post_ID'  => $id,
				'comment_type'     => 'review',
				'comment_approved' => 1,
				'comment_content'  => 'Good',
				'comment_meta'     => array( 'rating' => 4 ),
			)
		);
		self::move();

		$product = wc_get_product( $id );
		$this->assertSame( $pictures[0], (int) $product->get_image_id() );
		$this->assertSame( array_slice( $pictures, 1 ), $product->get_gallery_image_ids() );
		$this->assertSame( array( 1, 4.0 ), array( $product->get_review_count(), (float) $product->get_average_rating() ) );
	}

	/**
	 * @testdox Subcategories keep their parents and merge with existing WooCommerce categories
	 */
	public function test_categories(): void {
		$parent = wp_insert_term( 'Home', 'vitrine_product_cat' );
		$child  = wp_insert_term( 'Lighting', 'vitrine_product_cat', array( 'parent' => $parent['term_id'] ) );
		$theirs = wp_insert_term( 'Home', 'product_cat' );
		$lamp   = self::product( array( 'categories' => array( 'lighting' ) ) );
		$rug    = self::product( array( 'name' => 'Rug', 'categories' => array( 'home' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		self::move();

		$this->assertSame( array( $child['term_id'] ), wp_get_post_terms( $lamp, 'product_cat', array( 'fields' => 'ids' ) ) );
		$this->assertSame( array( $theirs['term_id'] ), wp_get_post_terms( $rug, 'product_cat', array( 'fields' => 'ids' ) ) );
		$this->assertSame( $theirs['term_id'], get_term( $child['term_id'], 'product_cat' )->parent );
		$this->assertSame( 1, get_term( $child['term_id'], 'product_cat' )->count );
	}

	/**
	 * @testdox Tags keep their IDs and products and merge with existing WooCommerce tags
	 */
	public function test_tags(): void {
		$theirs = wp_insert_term( 'Gift', 'product_tag' );
		$lamp   = self::product( array( 'tags' => array( 'Gift', 'Warm light' ) ) );
		$own    = get_term_by( 'slug', 'warm-light', 'vitrine_product_tag' );
		self::move();

		$this->assertEqualsCanonicalizing( array( $theirs['term_id'], $own->term_id ), wp_get_post_terms( $lamp, 'product_tag', array( 'fields' => 'ids' ) ) );
		$this->assertSame( array( 1, 1 ), array( get_term( $theirs['term_id'], 'product_tag' )->count, get_term( $own->term_id, 'product_tag' )->count ) );
		$this->assertSame( array( 'Gift', 'Warm light' ), wp_list_pluck( get_the_terms( $lamp, 'product_tag' ), 'name' ) );
	}

	/**
	 * @testdox An attribute with a reserved name becomes a custom product attribute
	 */
	public function test_own_attribute(): void {
		$id = self::product(
			array(
				'type'       => 'variable',
				'attributes' => array(
					array(
						'name'    => 'year',
						'label'   => 'Year',
						'options' => array( 'y-1' => 'Nineteen' ),
					),
				),
				'variations' => array(
					array(
						'attributes'    => array( 'attribute_year' => 'y-1' ),
						'regular_price' => 100,
					),
				),
			)
		);
		self::move();

		$product = wc_get_product( $id );
		$this->assertSame( array( 'Nineteen' ), current( $product->get_attributes() )->get_options() );
		$this->assertSame( array( 'year' => 'Nineteen' ), wc_get_product( $product->get_children()[0] )->get_attributes() );
	}

	/**
	 * @testdox A slug, SKU or GTIN that WooCommerce already uses is not duplicated
	 */
	public function test_conflicts(): void {
		$theirs = new \WC_Product_Simple();
		$theirs->set_name( 'Theirs' );
		$theirs->set_slug( 'lamp' );
		$theirs->set_sku( 'L-1' );
		$theirs->set_global_unique_id( '4006381333931' );
		$theirs->save();
		$id = self::product( array( 'slug' => 'lamp', 'sku' => 'L-1', 'global_unique_id' => '4006381333931' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		self::move();

		$product = wc_get_product( $id );
		$this->assertSame( array( 'lamp-2', '', 'L-1' ), array( $product->get_slug(), $product->get_sku(), $product->get_meta( '_vitrine_sku' ) ) );
		$this->assertSame( array( '', '4006381333931' ), array( $product->get_global_unique_id(), $product->get_meta( '_vitrine_global_unique_id' ) ) );
		$this->assertSame( 'lamp', wc_get_product( $theirs->get_id() )->get_slug() );
	}
}
