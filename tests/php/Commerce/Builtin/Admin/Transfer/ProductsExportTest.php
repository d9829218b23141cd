<?php
/**
 * Tests of the product export.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Admin\Transfer;

use Vitrine\Commerce\Builtin\Admin\Transfer\ProductsExport;
use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Tests\Commerce\Builtin\Admin\AdminPage;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\TestCase;

/**
 * Exports products and variations with WooCommerce's column names.
 */
final class ProductsExportTest extends TestCase {

	/**
	 * @testdox Exports all data of a simple product
	 */
	public function test_simple(): void {
		wp_set_current_user( 1 );
		$home  = wp_insert_term( 'Home', ContentTypes::CATEGORY );
		$below = wp_insert_term( 'Light, warm', ContentTypes::CATEGORY, array( 'parent' => $home['term_id'] ) );
		$other = Shopper::product( array( 'sku' => 'B-1' ) );
		$third = Shopper::product( array( 'status' => 'draft' ) );
		$id    = Shopper::product(
			array(
				'name'              => 'Lamp & "Shade"',
				'description'       => "Two\nlines",
				'sku'               => 'L-1',
				'global_unique_id'  => '4006381333931',
				'regular_price'     => 199990,
				'sale_price'        => 149900,
				'sale_from'         => wp_date( 'Y-m-d', time() + DAY_IN_SECONDS ),
				'sale_to'           => wp_date( 'Y-m-d', time() + 5 * DAY_IN_SECONDS ),
				'stock'             => 7,
				'low_stock'         => 2,
				'min'               => 2,
				'step'              => 2,
				'sold_individually' => true,
				'needs_shipping'    => false,
				'featured'          => true,
				'tax_class'         => 'reduced-rate',
				'shipping_class'    => 'bulky',
				'weight'            => '250 g',
				'dimensions'        => '30 × 20,5 × 10',
				'upsells'           => array( $other, $third ),
				'tags'              => array( 'Gift', 'Warm' ),
				'menu_order'        => 3,
			)
		);
		wp_set_object_terms( $id, array( $below['term_id'] ), ContentTypes::CATEGORY );
		$lines = $this->lines();
		$this->assertSame( array( (string) $other, (string) $third, (string) $id ), array_column( $lines, 'ID' ) );
		$this->assertSame( '-1', $lines[1]['Published'] );
		$line = $lines[2];
		$this->assertSame(
			array(
				'Type'                         => 'simple, virtual',
				'SKU'                          => 'L-1',
				'GTIN, UPC, EAN, or ISBN'      => '4006381333931',
				'Name'                         => 'Lamp & "Shade"',
				'Published'                    => '1',
				'Is featured?'                 => '1',
				'Description'                  => "Two\nlines",
				'Date sale price starts'       => wp_date( 'Y-m-d', time() + DAY_IN_SECONDS ),
				'Date sale price ends'         => wp_date( 'Y-m-d', time() + 5 * DAY_IN_SECONDS ),
				'Tax class'                    => 'reduced-rate',
				'In stock?'                    => '1',
				'Stock'                        => '7',
				'Low stock amount'             => '2',
				'Sold individually?'           => '1',
				'Weight (kg)'                  => '0.25',
				'Length (cm)'                  => '30',
				'Width (cm)'                   => '20.5',
				'Height (cm)'                  => '10',
				'Allow customer reviews?'      => '1',
				'Sale price'                   => '1499.00',
				'Regular price'                => '1999.90',
				'Categories'                   => 'Home > Light\\, warm',
				'Tags'                         => 'Gift, Warm',
				'Shipping class'               => 'bulky',
				'Upsells'                      => "B-1, id:$third",
				'Position'                     => '3',
				'Meta: _vitrine_min_quantity'  => '2',
				'Meta: _vitrine_step_quantity' => '2',
			),
			array_intersect_key( array_filter( $line, static fn ( string $cell ): bool => '' !== $cell ), array_diff_key( $line, array_flip( array( 'ID', 'Visibility in catalog', 'Tax status', 'Backorders allowed?' ) ) ) )
		);
	}

	/**
	 * @testdox Exports a variable product followed by its variations, which name their parent
	 */
	public function test_variable(): void {
		$id    = Shopper::product(
			array(
				'name'       => 'Shirt',
				'type'       => 'variable',
				'sku'        => 'S',
				'attributes' => array(
					array(
						'name'    => 'colour',
						'label'   => 'Colour',
						'default' => 'b',
						'options' => array(
							'r' => 'Red, dark',
							'b' => 'Blue',
						),
					),
				),
				'variations' => array(
					array(
						'attributes'    => array( 'colour' => 'r' ),
						'sku'           => 'S-R',
						'regular_price' => 2000,
						'stock'         => 3,
					),
					array(
						'attributes'    => array( 'colour' => '' ),
						'regular_price' => 2500,
						'active'        => false,
					),
				),
			)
		);
		$lines = $this->lines();
		$pick  = static fn ( array $line, string ...$names ): array => array_map( static fn ( string $name ): string => $line[ $name ], $names );
		$this->assertSame( array( (string) $id, 'variable', '', 'Colour', 'Red\\, dark, Blue', '1', '0', 'Blue' ), $pick( $lines[0], 'ID', 'Type', 'Regular price', 'Attribute 1 name', 'Attribute 1 value(s)', 'Attribute 1 visible', 'Attribute 1 global', 'Attribute 1 default' ) );
		$this->assertSame( array( 'variation', 'S-R', 'S', '20.00', '3', 'Colour', 'Red\\, dark', '0', 'parent', '1' ), $pick( $lines[1], 'Type', 'SKU', 'Parent', 'Regular price', 'Stock', 'Attribute 1 name', 'Attribute 1 value(s)', 'Position', 'Tax class', 'Published' ) );
		$this->assertSame( array( 'variation', '25.00', '', '', '1', '0' ), $pick( $lines[2], 'Type', 'Regular price', 'Stock', 'Attribute 1 value(s)', 'Position', 'Published' ) );
	}

	/**
	 * @testdox The export requires the capability, and escapes formulas
	 */
	public function test_file(): void {
		Shopper::product( array( 'name' => '=HYPERLINK("https://example.org")' ) );
		$owner = $this->visitor();
		$owner->log_in( 'admin', 'password' );
		$page = new AdminPage( $owner, '/wp-admin/edit.php?post_type=vitrine_product&page=vitrine-export-products' );
		$sent = $page->send( '//form[.//input[@value="vitrine_export_products"]]' );
		$this->assertStringContainsString( 'text/csv', $sent->header( 'content-type' ) );
		$this->assertStringStartsWith( '"ID","Type","SKU","GTIN, UPC, EAN, or ISBN","Name","Published"', $sent->body );
		$this->assertStringContainsString( '"\'=HYPERLINK(""https://example.org"")"', $sent->body );
		$this->assertSame( 403, $page->send( '//form[.//input[@value="vitrine_export_products"]]', array( '_wpnonce' => 'wrong' ) )->status );
		wp_insert_user( array( 'user_login' => 'writer', 'user_pass' => 'password', 'role' => 'editor' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$writer = $this->visitor();
		$writer->log_in( 'writer', 'password' );
		$this->assertSame( 403, $writer->post( '/wp-admin/admin-post.php', array( 'action' => 'vitrine_export_products' ) )->status );
	}

	/**
	 * Returns the lines of the file without the headings.
	 *
	 * @return list<array<string, string>>
	 */
	private function lines(): array {
		$lines    = iterator_to_array( ProductsExport::lines(), false );
		$headings = array_shift( $lines );
		return array_map( static fn ( array $cells ): array => array_combine( $headings, $cells ), $lines );
	}
}
