<?php
/**
 * Tests of exporting and importing products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Admin\Transfer;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Builtin\Downloads\Files\UploadedFiles;
use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Commerce\Builtin\Products\ProductWriter;
use Vitrine\Support\Files\CsvReader;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\TestCase;

/**
 * Export, import and another export give the same file.
 */
final class RoundTripTest extends TestCase {

	/**
	 * @testdox An export imported into an empty shop exports identically, except for IDs
	 */
	public function test_emptied(): void {
		wp_set_current_user( 1 );
		$ids    = $this->shop();
		$before = ImportedFile::of_shop();
		foreach ( $ids as $id ) {
			wp_delete_post( $id, true );
		}
		foreach ( array( ContentTypes::CATEGORY, ContentTypes::TAG ) as $taxonomy ) {
			foreach ( (array) get_terms( array( 'taxonomy' => $taxonomy, 'hide_empty' => false ) ) as $term ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
				wp_delete_term( $term->term_id, $taxonomy );
			}
		}
		$this->assertCount( 1, explode( "\r\n", trim( ImportedFile::of_shop() ) ) );
		$done = ImportedFile::import( $before );
		$this->assertSame( array(), ImportedFile::notes() );
		$this->assertSame( array( 'imported' => count( $ids ) + 4 ), $done );
		$this->assertSame( self::without_ids( $before ), self::without_ids( ImportedFile::of_shop() ) );
	}

	/**
	 * @testdox Importing an export into the same shop changes nothing, including IDs and attribute slugs
	 */
	public function test_same_shop(): void {
		wp_set_current_user( 1 );
		$ids    = $this->shop();
		$before = ImportedFile::of_shop();
		$rows   = array_map( array( ProductRows::class, 'product' ), $ids );
		$parts  = ProductRows::variations( $ids );
		$done   = ImportedFile::import( $before, true );
		$this->assertSame( array(), ImportedFile::notes() );
		$this->assertSame( array( 'updated' => count( $ids ) + 4 ), $done );
		$this->assertSame( $before, ImportedFile::of_shop() );
		$slugs = static fn ( array $rows ): array => array_map( static fn ( $row ): array => array( $row->id, $row->type, $row->data->children, $row->needs_shipping, $row->data->downloads->to_input(), array_map( static fn ( array $one ): array => array( $one['name'], $one['options'], $one['default'] ), $row->data->attributes ) ), $rows );
		$this->assertSame( $slugs( $rows ), $slugs( array_map( array( ProductRows::class, 'product' ), $ids ) ) );
		$this->assertEquals( $parts, ProductRows::variations( $ids ) );

		$this->assertSame( array( 'skipped' => count( $ids ) + 4 ), ImportedFile::import( $before ) );
		$this->assertSame( $before, ImportedFile::of_shop() );
	}

	/**
	 * Creates a shop with every product type, links to later products, and texts
	 * that are hard to preserve.
	 *
	 * @return list<int> Product IDs.
	 */
	private function shop(): array {
		$home  = wp_insert_term( 'Home', ContentTypes::CATEGORY );
		$below = wp_insert_term( 'Light, warm', ContentTypes::CATEGORY, array( 'parent' => $home['term_id'] ) );
		$twin  = wp_insert_term( 'Light, warm', ContentTypes::CATEGORY );
		$image = self::picture( 'lamp.jpg' );
		$lamp  = Shopper::product(
			array(
				'name'              => 'Lamp & "Shade"',
				'description'       => "Two\nlines, and C:\\new;\\\\n",
				'short_description' => "'=1+1",
				'sku'               => 'L-1',
				'global_unique_id'  => '4006381333931',
				'regular_price'     => 199990,
				'sale_price'        => 149900,
				'sale_from'         => wp_date( 'Y-m-d', time() - 5 * DAY_IN_SECONDS ),
				'sale_to'           => wp_date( 'Y-m-d', time() + 5 * DAY_IN_SECONDS ),
				'stock'             => 7,
				'low_stock'         => 2,
				'min'               => 2,
				'max'               => 8,
				'step'              => 2,
				'sold_individually' => true,
				'featured'          => true,
				'tax_class'         => 'reduced-rate',
				'shipping_class'    => 'bulky',
				'weight'            => '250 g',
				'dimensions'        => '30 × 20,5 × 10',
				'tags'              => array( 'Gift', 'C++, C', '=1+1' ),
				'menu_order'        => 3,
				'image_ids'         => array( $image, self::picture( 'shade,red.jpg' ) ),
				'attributes'        => array(
					array(
						'label'   => 'Material',
						'options' => array( 'w' => 'Wood, oak', '42' => '42', 'plus' => '+', 'minus' => '-' ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
						'default' => 'plus',
					),
				),
			)
		);
		wp_set_object_terms( $lamp, array( $below['term_id'], $twin['term_id'] ), ContentTypes::CATEGORY );
		$others = array(
			Shopper::product( array( 'name' => '=HYPERLINK("x")', 'status' => 'draft', 'sku' => '-5', 'reviews' => false ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			Shopper::product( array( 'name' => 'Voucher', 'status' => 'private', 'needs_shipping' => false, 'tax_status' => 'none', 'in_stock' => false ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			Shopper::product( array( 'name' => 'Late', 'status' => 'pending', 'regular_price' => null ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			Shopper::product( array( 'name' => 'Sold out', 'stock' => 0 ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			Shopper::product( array( 'name' => 'Book', 'needs_shipping' => false, 'downloadable' => true, 'download_limit' => 3, 'download_expiry' => 30, 'downloads' => array( array( 'id' => 'b-1', 'name' => '=Book, "1"', 'file' => self::upload( 'a b.pdf' ) ), array( 'file' => self::upload( 'c.zip' ) ) ) ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			Shopper::product( array( 'name' => 'Disc', 'downloadable' => true ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		);
		$group  = Shopper::product( array( 'name' => 'Set', 'type' => 'grouped', 'children' => array( $others[1], $lamp ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$link   = Shopper::product( array( 'name' => 'Elsewhere', 'type' => 'external', 'external_url' => 'https://example.org/?a=1&b=2', 'external_text' => 'Go, there' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$shirts = array( $this->shirt( 'SHIRT', true, $image ), $this->shirt( '', false, 0 ) );
		ProductWriter::save( array( 'id' => $lamp, 'upsells' => array( $link, $others[0] ), 'cross_sells' => array( $shirts[1], $shirts[0] ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		return array( $lamp, ...$others, ...array( $group, $link ), ...$shirts );
	}

	/**
	 * Creates a variable product with two variations.
	 *
	 * @param string $sku   SKU; may be empty.
	 * @param bool   $sent  Whether it is shipped.
	 * @param int    $image Attachment ID of a variation.
	 */
	private function shirt( string $sku, bool $sent, int $image ): int {
		return Shopper::product(
			array(
				'name'           => 'Shirt',
				'type'           => 'variable',
				'sku'            => $sku,
				'needs_shipping' => $sent,
				'stock'          => $sent ? 0 : 4,
				'attributes'     => array(
					array(
						'label'     => 'Fabric',
						'options'   => array( 'c' => 'Cotton' ),
						'variation' => false,
					),
					array(
						'name'    => 'colour',
						'label'   => 'Colour',
						'default' => 'b',
						'options' => array( 'r' => 'Red, dark', 'b' => 'Blue' ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
					),
					array(
						'label'   => 'Größe',
						'options' => array( 's' => 'S', 'l' => 'L' ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
					),
				),
				'variations'     => array(
					array(
						'attributes'       => array( 'colour' => 'r', 'grose' => 's' ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
						'sku'              => '' === $sku ? '' : "$sku-R",
						'global_unique_id' => '' === $sku ? '' : '0-8044-2957-X',
						'regular_price'    => 2000,
						'sale_price'       => 1500,
						'stock'            => 3,
						'image_id'         => $image,
						'weight'           => '1.5',
						'description'      => 'Soft',
						'tax_class'        => 'zero-rate',
						'downloadable'     => true,
						'downloads'        => array( array( 'file' => self::upload( 'd.pdf' ) ) ),
					),
					array(
						'attributes'    => array( 'colour' => '', 'grose' => 'l' ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
						'regular_price' => 2500,
						'active'        => $sent,
						'tax_class'     => 'standard',
					),
				),
			)
		);
	}

	/**
	 * Creates a downloadable file in the uploads folder.
	 *
	 * @param string $name Name of the file.
	 * @return string Its URL.
	 */
	private static function upload( string $name ): string {
		UploadedFiles::folder()->close();
		file_put_contents( UploadedFiles::folder()->path() . "/$name", 'x' );
		return UploadedFiles::url( UploadedFiles::FOLDER . "/$name" );
	}

	/**
	 * Creates an attachment.
	 *
	 * @param string $name Name of the file.
	 */
	private static function picture( string $name ): int {
		$id = wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg', 'post_title' => $name ), wp_upload_dir()['basedir'] . "/2026/$name" ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		update_post_meta( $id, '_wp_attached_file', "2026/$name" );
		return $id;
	}

	/**
	 * Replaces IDs in a file by their positions.
	 *
	 * @param string $text Content of the file.
	 */
	private static function without_ids( string $text ): string {
		$path = (string) tempnam( get_temp_dir(), 'csv' );
		file_put_contents( $path, $text );
		$reader = new CsvReader( $path );
		$reader->next();
		$names  = array();
		$record = $reader->next();
		while ( null !== $record ) {
			$names[ ( str_starts_with( $record[1], 'variation' ) ? 'v' : 'p' ) . $record[0] ] = '#' . count( $names );
			$record = $reader->next();
		}
		unlink( $path );
		$text = (string) preg_replace_callback( '/^"(\d+)","(variation)?/m', static fn ( array $found ): string => '"' . $names[ ( isset( $found[2] ) ? 'v' : 'p' ) . $found[1] ] . '","' . ( $found[2] ?? '' ), $text );
		return (string) preg_replace_callback( '/id:(\d+)/', static fn ( array $found ): string => 'id:' . $names[ 'p' . $found[1] ], $text );
	}

	/**
	 * Drops the table of the import.
	 */
	protected function tearDown(): void {
		ImportedFile::drop_table();
		UploadedFiles::folder()->delete();
		parent::tearDown();
	}
}
