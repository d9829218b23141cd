<?php
/**
 * Tests of the product import.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Admin\Transfer;

use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Job;
use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Results;
use Vitrine\Commerce\Builtin\Admin\Transfer\Import\ImportRunner;
use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Upload;
use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\TestCase;

/**
 * Each row is imported once, completely or not at all.
 */
final class ProductsImportTest extends TestCase {

	/**
	 * Deletes leftovers of earlier tests.
	 */
	protected function setUp(): void {
		parent::setUp();
		Upload::clear();
	}

	/**
	 * @testdox Imports a WooCommerce CSV in any column order and delimiter, and reports failed rows without writing them
	 */
	public function test_sample(): void {
		global $wpdb;
		wp_set_current_user( 1 );
		$text = (string) file_get_contents( dirname( __DIR__, 5 ) . '/fixtures/import/woocommerce.csv' );
		$this->assertSame( array( 'imported' => 4, 'failed' => 5 ), ImportedFile::import( $text ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$notes = ImportedFile::notes();
		$this->assertSame( array( 4, 5, 6, 7, 8, 9, 10 ), array_keys( $notes ) );
		foreach ( array( 4 => array( 'Backorders', '“luxury”', 'pictures.invalid' ), 5 => array( 'Downloadable file https://example.org/book.pdf was not imported', 'is not one of this site’s uploads' ), 6 => array( '“subscription”' ), 7 => array( '“Regular price”: “cheap”' ), 8 => array( 'lower than the regular price' ), 9 => array( '“NOWHERE”' ), 10 => array( '“Color”' ) ) as $line => $words ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Table of test data.
			foreach ( $words as $word ) {
				$this->assertStringContainsString( $word, $notes[ $line ] );
			}
		}
		$this->assertSame( array( 'Clay Lid', 'Clay Pot', 'Cook Book' ), $wpdb->get_col( $wpdb->prepare( 'SELECT post_title FROM %i WHERE post_type = %s ORDER BY post_title', $wpdb->posts, ContentTypes::PRODUCT ) ) );
		$ids = array_map( 'intval', array_column( $wpdb->get_results( "SELECT product_id, sku FROM {$wpdb->prefix}vitrine_products", ARRAY_A ), 'product_id', 'sku' ) );
		$lid = ProductRows::product( $ids['LID'] );
		$pot = ProductRows::product( $ids['POT'] );
		$big = current( ProductRows::variations( array( $pot->id ) )[ $pot->id ] );
		$this->assertSame( array( 950, 700, '0.35', '10 × 9 × 1.5', array( $pot->id ), 'draft' ), array( $lid->regular_price, $lid->price, $lid->data->weight, $lid->data->dimensions, $lid->data->upsells, get_post_status( $lid->id ) ) );
		$this->assertSame( array( 2490, true, array( $lid->id ), array( 'small' => 'Small', 'big' => 'Big' ) ), array( $pot->price, $pot->in_stock, $pot->data->upsells, $pot->data->attributes[0]['options'] ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->assertSame( array( 2490, 4, array( 'attribute_size' => 'big' ), "Holds 2 l\nof soup" ), array( $big->price, $big->stock, $big->attributes, $big->description ) );
		$this->assertSame( "Two\nlines, not C:\\new", get_post( $pot->id )->post_content );
		$this->assertFalse( ProductRows::product( $ids['EBOOK'] )->needs_shipping );
		$this->assertSame( array( true, array() ), array( ProductRows::product( $ids['EBOOK'] )->data->downloads->enabled, ProductRows::product( $ids['EBOOK'] )->data->downloads->files ) );
		$this->assertSame( array( 'Swatch color' ), Job::current()->unknown() );
		$this->assertSame( array(), glob( dirname( Upload::path( 'x' ) ) . '/*.csv' ), 'The uploaded file is deleted.' );
	}

	/**
	 * Data provider of invalid files.
	 *
	 * @return array<string, array{string, string}>
	 */
	public static function bad_files(): array {
		return array(
			'empty'                     => array( '', 'empty' ),
			'only spaces'               => array( "\xEF\xBB\xBF \r\n", 'empty' ),
			'another encoding'          => array( "Name\r\nGr\xF6\xDFe\r\n", 'UTF-8' ),
			'UTF-16'                    => array( "\xFF\xFEN\0a\0m\0e\0", 'UTF-8' ),
			'a picture'                 => array( "\x89PNG\r\n\x1A\n\0\0", 'not a CSV file' ),
			'zero bytes'                => array( "Name\r\n\0\r\n", 'not a CSV file' ),
			'unknown headings'          => array( "Produkt,Preis\r\nA,1\r\n", 'headings' ),
			'no rows'                   => array( "ID,Name\r\n\r\n", 'no products' ),
			'ends inside a quoted cell' => array( "ID,Name\r\n1,A\r\n2,\"B, and\r\n3,C\r\n", 'inside a quoted value' ),
		);
	}

	/**
	 * @testdox Rejects an invalid file with a message and writes nothing: $_dataName
	 * @dataProvider bad_files
	 * @param string $text Content of the file.
	 * @param string $word Part of the error message.
	 */
	public function test_bad_file( string $text, string $word ): void {
		$job = ImportedFile::begin( $text );
		$this->assertInstanceOf( \WP_Error::class, $job );
		$this->assertStringContainsString( $word, $job->get_error_message() );
		$this->assertNull( Job::current() );
		$this->assertSame( array(), glob( dirname( Upload::path( 'x' ) ) . '/*.csv' ) );
	}

	/**
	 * @testdox An update changes only the given columns and skips missing products
	 */
	public function test_update(): void {
		wp_set_current_user( 1 );
		$mug   = Shopper::product( array( 'sku' => 'MUG', 'stock' => 3, 'tags' => array( 'Old' ), 'weight' => '2' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$other = Shopper::product( array( 'name' => 'Other' ) );
		$file  = ImportedFile::text( array( array( 'ID', 'SKU', 'Regular price', 'Tags' ), array( '', 'MUG', '30', '' ), array( (string) $other, 'NEW-SKU', '7', 'Fresh' ), array( '', 'NOBODY', '7', '' ) ) );
		$this->assertSame( array( 'updated' => 2, 'skipped' => 1 ), ImportedFile::import( $file, true ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$row = ProductRows::product( $mug );
		$this->assertSame( array( 3000, 3, '2', 'Mug', false ), array( $row->price, $row->stock, $row->data->weight, get_the_title( $mug ), get_the_terms( $mug, ContentTypes::TAG ) ) );
		$this->assertSame( array( 'NEW-SKU', 700 ), array( ProductRows::product( $other )->sku, ProductRows::product( $other )->price ) );
		$this->assertStringContainsString( 'product to update does not exist', ImportedFile::notes()[4] );
	}

	/**
	 * @testdox IDs in the file refer to the file's rows, not to newly created products
	 */
	public function test_numbers(): void {
		wp_set_current_user( 1 );
		$next = Shopper::product() + 1;
		$file = array( array( 'ID', 'Name', 'Regular price', 'Upsells' ) );
		// The first created product gets the ID that the second one has in the file.
		foreach ( array( $next - 1, $next + 1, $next, $next + 2 ) as $at => $number ) {
			$file[] = array( (string) $number, "Product $at", '1', "id:$next" );
		}
		$this->assertSame( array( 'imported' => 3, 'skipped' => 1 ), ImportedFile::import( ImportedFile::text( $file ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->assertSame( array( 'Product 1', array( 'Product 2' ) ), array( get_the_title( $next ), array_map( 'get_the_title', ProductRows::product( $next )->data->upsells ) ) );
	}

	/**
	 * @testdox Importing in batches of one row gives the same result and reports progress
	 */
	public function test_batches(): void {
		wp_set_current_user( 1 );
		$job  = ImportedFile::begin( self::many() );
		$runs = 0;
		$done = array();
		do {
			$done[]   = $job->progress()['done'];
			$finished = ( new ImportRunner( $job ) )->run( 60.0, 1 );
			$this->assertLessThan( 30, ++$runs );
		} while ( ! $finished );
		$this->assertSame( array( 'imported' => 8, 'failed' => 1 ), array_filter( Results::counts() ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$sorted = $done;
		sort( $sorted );
		$this->assertSame( array( $sorted, 0, 18 ), array( $done, $done[0], $job->progress()['total'] ) );
	}

	/**
	 * Runs an import that is killed at a write.
	 *
	 * @param int $at Number of the write.
	 */
	public static function import_and_die( int $at ): bool {
		wp_set_current_user( 1 );
		$writes = 0;
		add_filter(
			'query',
			static function ( string $sql ) use ( &$writes, $at ): string {
				if ( 1 === preg_match( '/^\s*(?:INSERT|UPDATE|DELETE|REPLACE)/i', $sql ) && ++$writes === $at ) {
					posix_kill( getmypid(), SIGKILL );
				}
				return $sql;
			}
		);
		return ( new ImportRunner( Job::current() ) )->run( 60.0 );
	}

	/**
	 * @testdox A killed import leaves no partial row, and the next run imports each row once
	 */
	public function test_killed(): void {
		global $wpdb;
		wp_set_current_user( 1 );
		ImportedFile::begin( self::many() );
		$killed = 0;
		foreach ( array( 2, 7, 15, 23, 31, 40 ) as $at ) {
			try {
				$this->concurrently( self::class . '::import_and_die', array( array( $at ) ) );
			} catch ( \RuntimeException ) {
				++$killed;
			}
			wp_cache_flush();
			$this->assertSame( '0', $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM %i p LEFT JOIN {$wpdb->prefix}vitrine_products r ON r.product_id = p.ID WHERE p.post_type = %s AND r.product_id IS NULL", $wpdb->posts, ContentTypes::PRODUCT ) ), "A product by half after a kill at write $at." );
		}
		$this->assertGreaterThan( 3, $killed );
		$this->assertTrue( ( new ImportRunner( Job::current() ) )->run( 60.0 ) );
		$this->assertSame( array( 'imported' => 8, 'failed' => 1 ), array_filter( Results::counts() ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->assertSame( array( '6', '2' ), array( $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}vitrine_products" ), $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}vitrine_variations" ) ) );
	}

	/**
	 * Imports the remaining rows.
	 */
	public static function import_at_once(): bool {
		wp_set_current_user( 1 );
		return ( new ImportRunner( Job::current() ) )->run( 60.0 );
	}

	/**
	 * @testdox Concurrent imports process each row once
	 */
	public function test_at_once(): void {
		wp_set_current_user( 1 );
		ImportedFile::begin( self::many() );
		$this->concurrently( self::class . '::import_at_once', array( array(), array() ) );
		wp_cache_flush();
		$this->assertTrue( ( new ImportRunner( Job::current() ) )->run( 60.0 ) );
		$this->assertSame( array( 'imported' => 8, 'failed' => 1 ), array_filter( Results::counts() ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->assertCount( 2, ProductRows::variations( array( $this->shirt() ) )[ $this->shirt() ] );
	}

	/**
	 * @testdox An abandoned import expires with its file; a canceled one stops writing
	 */
	public function test_forgotten(): void {
		wp_set_current_user( 1 );
		$job = ImportedFile::begin( self::many() );
		( new ImportRunner( $job ) )->run( 60.0, 1 );
		$this->assertIsInt( wp_next_scheduled( Job::EXPIRE ) );
		do_action( Job::EXPIRE );
		$this->assertNull( Job::current() );
		$this->assertFileDoesNotExist( Upload::path( $job->file ) );
		$this->assertNull( Results::place() );
		$this->assertSame( 1, (int) wp_count_posts( ContentTypes::PRODUCT )->publish );
	}

	/**
	 * Returns the variable product of many().
	 */
	private function shirt(): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT product_id FROM {$wpdb->prefix}vitrine_products WHERE sku = 'S'" );
	}

	/**
	 * Returns a file with six products, two variations and an invalid row.
	 */
	private static function many(): string {
		$lines = array( array( 'Type', 'SKU', 'Name', 'Regular price', 'Categories', 'Upsells', 'Parent', 'Attribute 1 name', 'Attribute 1 value(s)' ) );
		foreach ( range( 1, 5 ) as $number ) {
			$lines[] = array( 'simple', "P-$number", "Product $number", '10', 'New > Now', 'S', '', '', '' );
		}
		$lines[] = array( 'simple', 'BAD', 'Bad', 'cheap', '', '', '', '', '' );
		$lines[] = array( 'variation', 'S-1', '', '5', '', '', 'S', 'Size', 'One' );
		$lines[] = array( 'variable', 'S', 'Shirt', '', '', '', '', 'Size', 'One, Two' );
		$lines[] = array( 'variation', 'S-2', '', '6', '', '', 'S', 'Size', 'Two' );
		return ImportedFile::text( $lines );
	}

	/**
	 * Drops the table of the import.
	 */
	protected function tearDown(): void {
		ImportedFile::drop_table();
		parent::tearDown();
	}
}
