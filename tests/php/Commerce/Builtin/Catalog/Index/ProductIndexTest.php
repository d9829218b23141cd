<?php
/**
 * Tests of the product index.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Catalog\Index;

use Vitrine\Commerce\Builtin\Catalog\BuiltinCatalog;
use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Builtin\Catalog\Index\Rebuild;
use Vitrine\Commerce\Builtin\Catalog\Index\WordTable;
use Vitrine\Commerce\Builtin\Database\DatabaseSchema;
use Vitrine\Commerce\Builtin\Database\Tables;
use Vitrine\Commerce\Builtin\Outbox\Schedule;
use Vitrine\Commerce\Builtin\Products\ProductWriter;
use Vitrine\Commerce\Value\ProductQuery;
use Vitrine\Tests\TestCase;

/**
 * The index follows every kind of change of a product.
 */
final class ProductIndexTest extends TestCase {

	/**
	 * Returns the names of search results.
	 *
	 * @param string $search  Search terms.
	 * @param string $orderby Sort order.
	 * @return list<string>
	 */
	private static function find( string $search = '', string $orderby = '' ): array {
		return array_column( ( new BuiltinCatalog() )->query( new ProductQuery( $orderby, search: $search, per_page: 100 ) )->products, 'name' );
	}

	/**
	 * Creates a product.
	 *
	 * @param string               $name Name.
	 * @param array<string, mixed> $more Data for ProductWriter::save().
	 */
	private static function product( string $name, array $more = array() ): int {
		$id = ProductWriter::save( array( 'name' => $name ) + $more + array( 'regular_price' => 1000 ) );
		self::assertIsInt( $id );
		return $id;
	}

	/**
	 * Returns the number of indexed words of a product.
	 *
	 * @param int $id Product ID.
	 */
	private static function words( int $id ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE product_id = %d', Tables::words(), $id ) );
	}

	/**
	 * @testdox Finds words by prefix, in any order, with or without accents
	 */
	public function test_beginnings(): void {
		self::product( 'Crème bowl', array( 'sku' => 'CB-17', 'global_unique_id' => '978-3-16-148410-0' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		self::product( 'Oak bowl', array( 'description' => '<p>With a <strong>cream</strong> glaze.</p>' ) );
		self::product( 'Moonlight' );

		$this->assertSame( array( 'Crème bowl', 'Oak bowl' ), self::find( 'bow' ) );
		$this->assertSame( array( 'Crème bowl' ), self::find( 'bowl creme' ) );
		$this->assertSame( array( 'Oak bowl' ), self::find( 'CREAM bowl' ) );
		$this->assertSame( array( 'Crème bowl' ), self::find( 'cb-1' ) );
		$this->assertSame( array( 'Crème bowl' ), self::find( 'cb17' ) );
		$this->assertSame( array( 'Crème bowl' ), self::find( '9783161484100' ) );
		$this->assertSame( array( 'Crème bowl' ), self::find( '978-3-16-148410-0' ) );
		$this->assertSame( array(), self::find( 'bowl nothing' ) );
	}

	/**
	 * @testdox Falls back to matches within words, including languages without spaces
	 */
	public function test_within(): void {
		self::product( 'Moonlight' );
		self::product( '木のテーブル' );

		$this->assertSame( array( 'Moonlight' ), self::find( 'light' ) );
		$this->assertSame( array( '木のテーブル' ), self::find( 'テーブル' ) );
		self::product( 'Light oak' );
		$this->assertSame( array( 'Light oak' ), self::find( 'light' ) );
	}

	/**
	 * @testdox Searches with very common words return the right products
	 */
	public function test_often(): void {
		global $wpdb;
		$id   = self::product( 'Bench lamp' );
		$rows = array();
		for ( $other = 1; $other <= 2100; $other++ ) {
			$rows[] = "( 'bench', " . ( 500000 + $other ) . ' )';
			$rows[] = "( 'lamp', " . ( 500000 + $other ) . ' )';
		}
		foreach ( array_chunk( $rows, 500 ) as $some ) {
			$wpdb->query( 'INSERT INTO ' . Tables::words() . ' ( word, product_id ) VALUES ' . implode( ', ', $some ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Test data.
		}

		$this->assertSame( array( 'Bench lamp' ), self::find( 'bench lamp' ) );
		$wpdb->insert(
			Tables::words(),
			array(
				'word'       => 'rare',
				'product_id' => $id,
			)
		);
		$this->assertSame( array( 'Bench lamp' ), self::find( 'bench rare lamp' ) );
	}

	/**
	 * @testdox Looks up the same words once, and again after a change
	 */
	public function test_once(): void {
		global $wpdb;
		self::product( 'Oak lamp' );
		$asked = static function () use ( $wpdb ): int {
			$before = $wpdb->num_queries;
			WordTable::condition( 'oak lamp', 'ID' );
			return $wpdb->num_queries - $before;
		};

		$this->assertGreaterThan( 0, $asked() );
		$this->assertSame( 0, $asked() );
		$id = self::product( 'Oak lamp, small' );
		$this->assertGreaterThan( 0, $asked() );
		$this->assertStringContainsString( (string) $id, (string) WordTable::condition( 'oak lamp', 'ID' ) );
	}

	/**
	 * @testdox Finds a product by its attributes and its variations' SKUs
	 */
	public function test_variations(): void {
		$id = self::product(
			'Robe',
			array(
				'type'       => 'variable',
				'attributes' => array(
					array(
						'name'      => 'color',
						'label'     => 'Color',
						'options'   => array( 'moss' => 'Moss green' ),
						'variation' => true,
					),
				),
				'variations' => array(
					array(
						'attributes'    => array( 'attribute_color' => 'moss' ),
						'sku'           => 'RB-M',
						'regular_price' => 2000,
					),
				),
			)
		);

		$this->assertSame( array( 'Robe' ), self::find( 'moss' ) );
		$this->assertSame( array( 'Robe' ), self::find( 'rb-m' ) );
		ProductWriter::save(
			array(
				'id'         => $id,
				'variations' => array(),
			)
		);
		$this->assertSame( array(), self::find( 'rb-m' ) );
	}

	/**
	 * @testdox Every kind of post change updates listings and searches
	 */
	public function test_ways(): void {
		$id   = self::product( 'Vase', array( 'date' => '2026-01-01 10:00:00' ) );
		$mug  = self::product( 'Mug', array( 'date' => '2026-02-01 10:00:00' ) );
		$post = static fn ( array $fields ): int => (int) wp_update_post( array( 'ID' => $id ) + $fields );

		$post( array( 'post_title' => 'Amphora' ) );
		$this->assertSame( array( 'Amphora', 'Mug' ), self::find() );
		$this->assertSame( array( 'Amphora' ), self::find( 'amph' ) );
		$this->assertSame( array(), self::find( 'vase' ) );
		$post( array( 'menu_order' => 3 ) );
		$this->assertSame( array( 'Mug', 'Amphora' ), self::find() );
		$this->assertSame( array( 'Mug', 'Amphora' ), self::find( orderby: 'date' ) );
		$post(
			array(
				'post_date'     => '2026-03-01 10:00:00',
				'post_date_gmt' => '2026-03-01 10:00:00',
				'edit_date'     => true,
			)
		);
		$this->assertSame( array( 'Amphora', 'Mug' ), self::find( orderby: 'date' ) );
		foreach ( array(
			array( 'post_status' => 'draft' ),
			array( 'post_status' => 'private' ),
			array(
				'post_status'   => 'publish',
				'post_password' => 'secret',
			),
		) as $hidden ) {
			$post( $hidden );
			$this->assertSame( array( 'Mug' ), self::find(), (string) wp_json_encode( $hidden ) );
			$this->assertSame( array(), self::find( 'amph' ) );
			$this->assertSame( 0, self::words( $id ) );
		}
		$post( array( 'post_password' => '' ) );
		wp_trash_post( $id );
		$this->assertSame( array( 'Mug' ), self::find() );
		wp_untrash_post( $id );
		wp_publish_post( $id );
		$this->assertSame( array( 'Mug', 'Amphora' ), self::find() );
		$this->assertSame( array( 'Amphora' ), self::find( 'amph' ) );
		wp_delete_post( $mug, true );
		$this->assertSame( array( 'Amphora' ), self::find() );
		$this->assertSame( 0, self::words( $mug ) );
	}

	/**
	 * @testdox Products without a price come last on every page
	 */
	public function test_without_price(): void {
		foreach ( array( 300, null, 100, null, 200, null, 400 ) as $number => $price ) {
			self::product( "Lamp $number", array( 'regular_price' => $price ) );
		}
		$all = self::find( orderby: 'price' );

		$this->assertSame( array( 'Lamp 2', 'Lamp 4', 'Lamp 0', 'Lamp 6', 'Lamp 1', 'Lamp 3', 'Lamp 5' ), $all );
		foreach ( range( 1, 8 ) as $per_page ) {
			$paged = array();
			for ( $page = 1; $page <= 8; $page++ ) {
				$found = ( new BuiltinCatalog() )->query( new ProductQuery( 'price', page: $page, per_page: $per_page ) );
				$paged = array_merge( $paged, array_column( $found->products, 'name' ) );
				$this->assertSame( 7, $found->total, "$per_page a page, page $page" );
			}
			$this->assertSame( $all, $paged, "$per_page a page" );
		}
		$this->assertSame( array( 'Lamp 6', 'Lamp 0', 'Lamp 4', 'Lamp 2', 'Lamp 5', 'Lamp 3', 'Lamp 1' ), self::find( orderby: 'price-desc' ) );
	}

	/**
	 * @testdox A WordPress search finds the same products, except in the admin product list
	 */
	public function test_wordpress(): void {
		$id    = self::product( 'Robe', array( 'sku' => 'RB-1' ) );
		$found = static fn ( string $words, array $more = array() ): array => ( new \WP_Query(
			$more + array(
				'post_type' => ContentTypes::PRODUCT,
				's'         => $words,
				'fields'    => 'ids',
			)
		) )->posts;

		// WordPress itself does not search SKUs.
		$this->assertSame( array( $id ), $found( 'rb-1' ) );
		$this->assertSame( array(), $found( 'rb-1', array( 'post_type' => array( ContentTypes::PRODUCT, 'page' ) ) ) );
		$this->assertSame( array(), $found( 'robe -robe' ), 'A word after a minus is excluded, as in a WordPress search.' );
		require_once ABSPATH . 'wp-admin/includes/class-wp-screen.php';
		require_once ABSPATH . 'wp-admin/includes/screen.php';
		set_current_screen( 'edit-' . ContentTypes::PRODUCT );
		try {
			$this->assertSame( array(), $found( 'rb-1' ) );
			$this->assertSame( array( $id ), $found( 'obe' ) );
		} finally {
			set_current_screen( 'front' );
		}
	}

	/**
	 * @testdox An upgrade sorts products at once, indexes words in the background, and searches work meanwhile
	 */
	public function test_upgrade(): void {
		global $wpdb;
		$id = self::product( 'Lamp' );
		self::product( 'Hidden lamp', array( 'status' => 'draft' ) );
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET listed = 0, name = '', menu_order = 9, created = NULL", Tables::products() ) );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', Tables::words() ) );
		update_option( DatabaseSchema::OPTION, 6 );

		DatabaseSchema::install();

		$this->assertSame( array( 'Lamp' ), self::find() );
		$this->assertSame( '1', $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM %i WHERE product_id = %d AND listed = 1 AND name = 'Lamp' AND menu_order = 0 AND created IS NOT NULL", Tables::products(), $id ) ) );
		$this->assertTrue( Rebuild::is_done() );
		$this->assertGreaterThan( 0, self::words( $id ) );

		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', Tables::words() ) );
		update_option( Rebuild::OPTION, '0' );
		$this->assertSame( array( 'Lamp' ), self::find( 'lamp' ) );
		do_action( Schedule::WORK );
		$this->assertTrue( Rebuild::is_done() );
		$this->assertGreaterThan( 0, self::words( $id ) );
		$this->assertSame( array( 'Lamp' ), self::find( 'lamp' ) );
	}
}
