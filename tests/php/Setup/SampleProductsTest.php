<?php
/**
 * Tests of sample products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Setup;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Builtin\Database\Tables;
use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Commerce\Builtin\Products\ProductWriter;
use Vitrine\Setup\Sample\SampleProducts;
use Vitrine\Tests\TestCase;

/**
 * They are added and removed completely, without affecting the owner's products.
 */
final class SampleProductsTest extends TestCase {

	/**
	 * @testdox Adding and removing sample products leaves database and uploads unchanged
	 */
	public function test_leaves_nothing(): void {
		$own    = self::own( array( 'categories' => array( 'Lamps' ) ) );
		$before = array( self::rows(), self::files() );

		$this->assertTrue( SampleProducts::add() );
		$this->assertCount( 6, SampleProducts::ids() );
		$this->assertCount( 7, get_posts( array( 'post_type' => ContentTypes::PRODUCT, 'numberposts' => -1 ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->assertNotSame( $before[1], self::files() );
		foreach ( SampleProducts::ids() as $id ) {
			$this->assertGreaterThan( 0, ProductRows::product( $id )?->price );
			$this->assertTrue( has_post_thumbnail( $id ) );
			$this->assertNotSame( array(), wp_get_object_terms( $id, ContentTypes::CATEGORY ) );
		}
		// Adding them again changes nothing.
		$this->assertTrue( SampleProducts::add() );
		$this->assertCount( 6, SampleProducts::ids() );

		$this->assertSame( 0, SampleProducts::remove() );
		$this->assertSame( $before, array( self::rows(), self::files() ) );
		$this->assertSame( 'publish', get_post_status( $own ) );
	}

	/**
	 * @testdox Samples the owner changed, and images and categories in use, are kept
	 */
	public function test_keeps_what_is_the_owners(): void {
		SampleProducts::add();
		[ $renamed, $repriced, $trashed, $donor, $sold ] = SampleProducts::ids();
		wp_update_post( array( 'ID' => $renamed, 'post_title' => 'My own mug' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		ProductWriter::save( array( 'id' => $repriced, 'regular_price' => 9900 ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		wp_trash_post( $trashed );
		ProductWriter::save( array( 'id' => $sold, 'stock' => 1 ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$picture  = (int) get_post_thumbnail_id( $donor );
		$clothing = get_term_by( 'name', 'Clothing', ContentTypes::CATEGORY );
		$own      = self::own( array( 'categories' => array( $clothing->term_id ), 'image_ids' => array( $picture ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.

		$this->assertSame( 2, SampleProducts::remove() );
		$left = get_posts( array( 'post_type' => ContentTypes::PRODUCT, 'post_status' => 'any,trash', 'numberposts' => -1, 'fields' => 'ids', 'orderby' => 'ID', 'order' => 'ASC' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->assertSame( array( $renamed, $repriced, $own ), $left );
		$this->assertSame( array( true, true, true ), array_map( 'has_post_thumbnail', $left ) );
		$this->assertNotNull( get_post( $picture ) );
		// "Kitchen" has the two remaining products, "Clothing" the owner's own.
		$this->assertSame( array( 'Clothing', 'Kitchen' ), get_terms( array( 'taxonomy' => ContentTypes::CATEGORY, 'hide_empty' => false, 'fields' => 'names' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		// They no longer count as samples.
		$this->assertSame( array(), SampleProducts::ids() );
		SampleProducts::add();
		SampleProducts::remove();
		$this->assertSame( array( 'publish', 'publish', 'publish' ), array_map( 'get_post_status', $left ) );
	}

	/**
	 * @testdox Samples use an existing category of the same name, which stays
	 */
	public function test_uses_own_category(): void {
		$made = wp_insert_term( 'Kitchen', ContentTypes::CATEGORY, array( 'slug' => 'my-kitchen' ) );
		SampleProducts::add();
		$this->assertCount( 2, get_objects_in_term( $made['term_id'], ContentTypes::CATEGORY ) );
		SampleProducts::remove();
		$this->assertSame( array( 'Kitchen' ), get_terms( array( 'taxonomy' => ContentTypes::CATEGORY, 'hide_empty' => false, 'fields' => 'names' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
	}

	/**
	 * @testdox If one sample cannot be saved, none is
	 */
	public function test_all_or_none(): void {
		$before  = self::rows();
		$written = 0;
		$refuse  = static function ( bool $refused ) use ( &$written ): bool {
			return $refused || ++$written > 9;
		};
		add_filter( 'wp_insert_post_empty_content', $refuse );
		$this->assertWPError( SampleProducts::add() );
		remove_filter( 'wp_insert_post_empty_content', $refuse );
		$this->assertSame( $before, self::rows() );
	}

	/**
	 * Asserts that a value is an error.
	 *
	 * @param mixed $value Anything.
	 */
	private function assertWPError( mixed $value ): void {
		$this->assertInstanceOf( \WP_Error::class, $value );
	}

	/**
	 * Creates a product of the owner.
	 *
	 * @param array<string, mixed> $data Data for the writer.
	 */
	private static function own( array $data ): int {
		$id = ProductWriter::save( $data + array( 'name' => 'My lamp', 'regular_price' => 1000 ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		self::assertIsInt( $id );
		return $id;
	}

	/**
	 * Returns the rows of all product tables.
	 *
	 * @return array<string, mixed>
	 */
	private static function rows(): array {
		global $wpdb;
		$rows = array();
		foreach ( array( $wpdb->posts, $wpdb->postmeta, $wpdb->terms, $wpdb->termmeta, $wpdb->term_taxonomy, $wpdb->term_relationships, $wpdb->comments, Tables::products(), Tables::variations(), Tables::words() ) as $table ) {
			$rows[ $table ] = $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i ORDER BY 1, 2', $table ), ARRAY_A );
		}
		return $rows;
	}

	/**
	 * Returns the files in the uploads folder.
	 *
	 * @return list<string>
	 */
	private static function files(): array {
		$files = array();
		foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( wp_upload_dir()['basedir'], \FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			$files[] = $file->getPathname();
		}
		sort( $files );
		return $files;
	}
}
