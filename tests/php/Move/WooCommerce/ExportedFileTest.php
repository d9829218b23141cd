<?php
/**
 * Tests of importing our product export with WooCommerce's importer.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Move\WooCommerce;

use Vitrine\Commerce\Builtin\Admin\Transfer\ProductsExport;
use Vitrine\Support\Files\Csv;

/**
 * It accepts every line and maps every column automatically.
 */
final class ExportedFileTest extends OldShop {

	/**
	 * @testdox WooCommerce imports the exported file: prices, stock, categories, tags, links and variations
	 */
	public function test_import(): void {
		wp_set_current_user( 1 );
		wp_insert_term( 'Home', 'vitrine_product_cat' );
		$other = self::product( array( 'tags' => array( '=1+1' ), 'sku' => 'B-1' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		self::product(
			array(
				'name'          => 'Lamp',
				'sku'           => 'L-1',
				'regular_price' => 199990,
				'sale_price'    => 149900,
				'sale_to'       => wp_date( 'Y-m-d', time() + 5 * DAY_IN_SECONDS ),
				'stock'         => 7,
				'featured'      => true,
				'weight'        => '250 g',
				'dimensions'    => '30 × 20 × 10',
				'upsells'       => array( $other ),
				'categories'    => array( 'Home' ),
				'tags'          => array( 'Gift', 'Warm, light' ),
			)
		);
		self::shirt( array( 'sku' => 'SHIRT' ) );
		$file  = get_temp_dir() . uniqid( 'products-' ) . '.csv';
		$lines = iterator_to_array( ProductsExport::lines(), false );
		file_put_contents( $file, implode( '', array_map( array( Csv::class, 'line' ), $lines ) ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Test file.
		global $wpdb;
		$wpdb->query( "DELETE FROM $wpdb->posts WHERE post_type = 'vitrine_product'" );
		self::close();

		$done = $this->import( $file, $lines[0] );
		$this->assertSame( array( array(), array(), array() ), array( $done['failed'], $done['skipped'], $done['updated'] ) );
		$this->assertSame( array( 3, 2 ), array( count( $done['imported'] ), count( $done['imported_variations'] ) ) );

		$lamp = wc_get_product( wc_get_product_id_by_sku( 'L-1' ) );
		$this->assertSame( array( '1999.90', '1499.00', 7, true ), array( $lamp->get_regular_price(), $lamp->get_sale_price(), $lamp->get_stock_quantity(), $lamp->get_featured() ) );
		$this->assertSame( array( '0.25', '30', '20', '10' ), array( $lamp->get_weight(), $lamp->get_length(), $lamp->get_width(), $lamp->get_height() ) );
		$this->assertSame( array( array( 'Home' ), array( 'Gift', 'Warm, light' ) ), array( wp_list_pluck( get_the_terms( $lamp->get_id(), 'product_cat' ), 'name' ), wp_list_pluck( get_the_terms( $lamp->get_id(), 'product_tag' ), 'name' ) ) );
		$this->assertSame( array( wc_get_product_id_by_sku( 'B-1' ) ), $lamp->get_upsell_ids() );
		$this->assertSame( array( '=1+1' ), wp_list_pluck( get_the_terms( wc_get_product_id_by_sku( 'B-1' ), 'product_tag' ), 'name' ), 'The import undoes the escaping of formulas.' );
		$this->assertSame( wp_date( 'Y-m-d', time() + 5 * DAY_IN_SECONDS ), $lamp->get_date_on_sale_to()->date( 'Y-m-d' ) );

		$red = wc_get_product( wc_get_product_id_by_sku( 'SHIRT-R' ) );
		$this->assertSame( array( wc_get_product_id_by_sku( 'SHIRT' ), '20.00', '15.00', 4 ), array( $red->get_parent_id(), $red->get_regular_price(), $red->get_sale_price(), $red->get_stock_quantity() ) );
		$this->assertSame( array( 'colour' => 'Red' ), $red->get_attributes() );
		$this->assertSame( 'private', wc_get_product( wc_get_product_id_by_sku( 'SHIRT-B' ) )->get_status() );
	}

	/**
	 * Imports a file as WooCommerce's screen does, with automatic column mapping.
	 *
	 * @param string       $file     Path.
	 * @param list<string> $headings Headings of the file.
	 * @return array<string, array<mixed>>
	 */
	private function import( string $file, array $headings ): array {
		require_once WC_ABSPATH . 'includes/admin/importers/class-wc-product-csv-importer-controller.php';
		require_once WC_ABSPATH . 'includes/import/class-wc-product-csv-importer.php';
		require_once WC_ABSPATH . 'includes/admin/importers/mappings/mappings.php';
		$screen = ( new \ReflectionClass( \WC_Product_CSV_Importer_Controller::class ) )->newInstanceWithoutConstructor();
		$map    = new \ReflectionMethod( $screen, 'auto_map_columns' );
		$map->setAccessible( true );
		$to = $map->invoke( $screen, $headings, false );
		$this->assertNotContains( '', $to, 'Every column is known.' );
		$importer = new \WC_Product_CSV_Importer(
			$file,
			array(
				'parse'           => true,
				'mapping'         => array(
					'from' => $headings,
					'to'   => array_values( $to ),
				),
				'lines'           => 100,
				'update_existing' => false,
			)
		);
		return $importer->import();
	}
}
