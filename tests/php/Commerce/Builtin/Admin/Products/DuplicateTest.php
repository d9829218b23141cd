<?php
/**
 * Tests of duplicating products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Admin\Products;

use Vitrine\Commerce\Builtin\Admin\Products\ProductCopy;
use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Builtin\Products\Input\Known;
use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Tests\Commerce\Builtin\Admin\AdminPage;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\TestCase;

/**
 * A copy has everything except the original's history.
 */
final class DuplicateTest extends TestCase {

	private const LINK = '//a[contains(@href, "vitrine_duplicate_product")]';

	/**
	 * @testdox A duplicate is a draft with all product data
	 */
	public function test_simple(): void {
		wp_set_current_user( 1 );
		$other = Shopper::product();
		$id    = Shopper::product(
			array(
				'name'              => 'Cup & "Saucer" \\ 1',
				'description'       => "<!-- wp:paragraph -->\n<p>A \\\"long\\\" one</p>\n<!-- /wp:paragraph -->",
				'short_description' => 'Short \\ text',
				'sku'               => 'C-1',
				'global_unique_id'  => '4006381333931',
				'regular_price'     => 1999,
				'sale_price'        => 1499,
				'sale_from'         => wp_date( 'Y-m-d', time() + DAY_IN_SECONDS ),
				'sale_to'           => wp_date( 'Y-m-d', time() + 5 * DAY_IN_SECONDS ),
				'stock'             => 7,
				'low_stock'         => 2,
				'min'               => 2,
				'max'               => 6,
				'step'              => 2,
				'featured'          => true,
				'total_sales'       => 12,
				'tax_class'         => 'reduced-rate',
				'weight'            => '1.5',
				'dimensions'        => '30 × 20 × 10',
				'upsells'           => array( $other ),
				'cross_sells'       => array( $other ),
				'categories'        => array( 'Lighting', 'New' ),
				'shipping_class'    => 'bulky',
				'menu_order'        => 3,
				'password'          => 'open',
				'image_ids'         => array( $this->picture(), $this->picture() ),
			)
		);
		add_post_meta( $id, 'of_another_plugin', wp_slash( array( 'a' => 'b\\c' ) ) );
		update_post_meta( $id, '_edit_lock', '1:1' );
		wp_insert_comment( array( 'comment_post_ID' => $id, 'comment_type' => 'review', 'comment_approved' => 1, 'comment_content' => 'Good', 'comment_meta' => array( 'rating' => 4 ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.

		$copy = ProductCopy::make( $id );
		$this->assertIsInt( $copy );
		[ $was, $is ] = array( get_post( $id ), get_post( $copy ) );
		$this->assertSame( array( 'Cup & "Saucer" \\ 1 (Copy)', 'draft', '' ), array( $is->post_title, $is->post_status, $is->post_name ) );
		foreach ( array( 'post_content', 'post_excerpt', 'post_password', 'menu_order', 'comment_status' ) as $field ) {
			$this->assertSame( $was->$field, $is->$field, $field );
		}
		$row = ProductRows::product( $copy );
		$this->assertSame( array( 'C-1-1', 0, 0 ), array( $row->sku, $row->total_sales, $row->rating_count ) );
		$this->assertSame( '', $row->global_unique_id );
		$own = array( 'sku' => '', 'global_unique_id' => '' ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->assertEquals( $own + Known::product( ProductRows::product( $id ) ), $own + Known::product( $row ) );
		$this->assertEqualsCanonicalizing( array( 'Lighting', 'New' ), wp_get_object_terms( $copy, ContentTypes::CATEGORY, array( 'fields' => 'names' ) ) );
		$this->assertSame( array( 'a' => 'b\\c' ), get_post_meta( $copy, 'of_another_plugin', true ) );
		$this->assertSame( '', get_post_meta( $copy, '_edit_lock', true ) );
		$this->assertSame( 0, (int) get_comments_number( $copy ) );
		$this->assertSame( 'C-1-2', ProductRows::product( ProductCopy::make( $id ) )->sku );
	}

	/**
	 * @testdox Duplicated variations get their own SKUs and IDs, and a duplicated group omits deleted children
	 */
	public function test_kinds(): void {
		$shirt = Shopper::product(
			array(
				'name'       => 'Shirt',
				'type'       => 'variable',
				'attributes' => array(
					array(
						'name'    => 'colour',
						'label'   => 'Colour',
						'default' => 'r',
						'options' => array(
							'r' => 'Red',
							'b' => 'Blue',
						),
					),
				),
				'variations' => array(
					array(
						'attributes'       => array( 'colour' => 'b' ),
						'sku'              => 'S-B',
						'global_unique_id' => '12345670',
						'regular_price'    => 2000,
						'sale_price'       => 1500,
						'stock'            => 3,
						'weight'           => '250 g',
					),
					array(
						'attributes'    => array( 'colour' => 'r' ),
						'regular_price' => 1000,
						'active'        => false,
					),
				),
			)
		);
		$copy  = ProductCopy::make( $shirt );
		$rows  = array_values( ProductRows::variations( array( $copy ) )[ $copy ] );
		$were  = array_values( ProductRows::variations( array( $shirt ) )[ $shirt ] );
		$this->assertSame( array( 'S-B-1', '' ), array_column( $rows, 'sku' ) );
		$this->assertSame( array(), array_intersect( array_column( $rows, 'id' ), array_column( $were, 'id' ) ) );
		$this->assertSame( array( '', '' ), array_column( $rows, 'global_unique_id' ) );
		$own = array( 'sku' => '', 'global_unique_id' => '' ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		foreach ( $rows as $index => $row ) {
			$this->assertSame( $own + Known::variation( $were[ $index ] ), $own + Known::variation( $row ) );
		}
		$this->assertEquals( ProductRows::product( $shirt )->data, ProductRows::product( $copy )->data );
		$this->assertSame( 1500, ProductRows::product( $copy )->price );

		$gone = Shopper::product();
		$stay = Shopper::product();
		$set  = Shopper::product(
			array(
				'type'     => 'grouped',
				'children' => array( $gone, $stay ),
			)
		);
		wp_delete_post( $gone, true );
		$this->assertSame( array( $stay ), ProductRows::product( ProductCopy::make( $set ) )->data->children );
	}

	/**
	 * @testdox The duplicate link requires its nonce and the capability to edit products
	 */
	public function test_link(): void {
		$id    = Shopper::product();
		$owner = $this->visitor();
		$owner->log_in( 'admin', 'password' );
		$page = new AdminPage( $owner, '/wp-admin/edit.php?post_type=vitrine_product' );
		$link = $page->dom->query( self::LINK )->item( 0 );
		$this->assertInstanceOf( \DOMElement::class, $link );
		$this->assertSame( 'Duplicate “Mug”', $link->getAttribute( 'aria-label' ) );
		$path = (string) preg_replace( '~^https?://[^/]+~', '', $link->getAttribute( 'href' ) );

		$this->assertSame( 403, $owner->get( (string) preg_replace( '/_wpnonce=\w+/', '_wpnonce=wrong', $path ) )->status );
		wp_insert_user(
			array(
				'user_login' => 'writer',
				'user_pass'  => 'password',
				'role'       => 'editor',
			)
		);
		$editor = $this->visitor();
		$editor->log_in( 'writer', 'password' );
		$this->assertSame( 403, $editor->get( $path )->status );
		$this->assertSame( 1, (int) wp_count_posts( ContentTypes::PRODUCT )->publish );
		$this->assertSame( 0, (int) wp_count_posts( ContentTypes::PRODUCT )->draft );

		$sent = $owner->get( $path );
		$this->assertSame( 302, $sent->status );
		wp_cache_flush();
		$copies = get_posts( array( 'post_type' => ContentTypes::PRODUCT, 'post_status' => 'draft', 'fields' => 'ids' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->assertCount( 1, $copies );
		$this->assertStringContainsString( "post=$copies[0]&action=edit", $sent->header( 'location' ) );
		$page = new AdminPage( $owner, "/wp-admin/post.php?post=$copies[0]&action=edit" );
		$this->assertSame( 'Mug (Copy)', $page->fields( '//form[@id="post"]' )['post_title'] );
		$this->assertStringContainsString( 'Product duplicated.', implode( ' ', $page->texts( '//div[contains(@class, "notice-success")]' ) ) );
	}

	/**
	 * Creates an attachment.
	 */
	private function picture(): int {
		$id = wp_insert_attachment( array( 'post_mime_type' => 'image/png' ), 'a.png' );
		$this->assertIsInt( $id );
		return $id;
	}
}
