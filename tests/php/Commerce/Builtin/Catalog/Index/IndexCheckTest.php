<?php
/**
 * Tests of the product index check.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Catalog\Index;

use Vitrine\Commerce\Builtin\Catalog\BuiltinCatalog;
use Vitrine\Commerce\Builtin\Catalog\FacetIndex\FacetIndex;
use Vitrine\Commerce\Builtin\Catalog\Index\IndexCheck;
use Vitrine\Commerce\Builtin\Catalog\Index\Rebuild;
use Vitrine\Commerce\Builtin\Database\Tables;
use Vitrine\Commerce\Builtin\Outbox\Schedule;
use Vitrine\Commerce\Builtin\Products\ProductWriter;
use Vitrine\Commerce\Value\ProductQuery;
use Vitrine\Tests\TestCase;

/**
 * Changes by other code are found and repaired while the shop is in use.
 */
final class IndexCheckTest extends TestCase {

	/**
	 * IDs of products of every type.
	 *
	 * @var list<int>
	 */
	private array $ids = array();

	/**
	 * Creates the products and a facet index.
	 */
	protected function setUp(): void {
		parent::setUp();
		foreach ( array( 'Größe Straße lamp', 'T-shirt', 'Draft lamp' ) as $number => $name ) {
			$id = ProductWriter::save(
				array(
					'name'          => $name,
					'sku'           => "SKU-$number",
					'status'        => 2 === $number ? 'draft' : 'publish',
					'regular_price' => 1000,
					'attributes'    => array( array( 'name' => 'tint', 'label' => 'Tint', 'options' => array( 'red' => 'Red', 'rot' => 'Röt', 'rot-2' => 'Rot' ) ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
				)
			);
			self::assertIsInt( $id );
			$this->ids[] = $id;
		}
		$shirt = ProductWriter::save(
			array(
				'name'       => 'Shirt',
				'type'       => 'variable',
				'attributes' => array( array( 'name' => 'size', 'label' => 'Size', 'variation' => true, 'options' => array( 's' => 'S', 'm' => 'M' ) ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
				'variations' => array( array( 'attributes' => array( 'size' => 's' ), 'regular_price' => 500 ), array( 'attributes' => array( 'size' => '' ), 'regular_price' => 700 ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			)
		);
		self::assertIsInt( $shirt );
		$this->ids[] = $shirt;
		add_filter( 'vitrine_facet_index_from', static fn (): int => 3 );
		do_action( Schedule::WORK );
		self::assertTrue( FacetIndex::keeper()->is_ready() );
	}

	/**
	 * Removes the index.
	 */
	protected function tearDown(): void {
		remove_all_filters( 'vitrine_facet_index_from' );
		update_option( FacetIndex::OPTION, '' );
		update_option( Rebuild::OPTION, '' );
		wp_set_current_user( 0 );
		parent::tearDown();
	}

	/**
	 * Data provider of damaged indexes.
	 *
	 * @return array<string, array{string, int}> A query, with %1$s for the table prefix and %2$d for the first product,
	 *                                           and the number of differing products.
	 */
	public static function damages(): array {
		return array(
			'no damage'                         => array( '', 0 ),
			'missing words'                     => array( 'DELETE FROM %1$svitrine_product_words WHERE product_id = %2$d', 1 ),
			'an extra word'                     => array( "INSERT INTO %1\$svitrine_product_words ( word, product_id ) VALUES ( 'zebra', %2\$d )", 1 ),
			'missing attributes'                => array( 'DELETE FROM %1$svitrine_product_attributes WHERE product_id = %2$d', 1 ),
			'an outdated name'                  => array( "UPDATE %1\$svitrine_products SET name = 'Old' WHERE product_id = %2\$d", 1 ),
			'a hidden product'                  => array( 'UPDATE %1$svitrine_products SET listed = 0 WHERE product_id = %2$d', 1 ),
			'a post changed directly'           => array( "UPDATE %1\$sposts SET post_status = 'draft' WHERE ID = %2\$d", 1 ),
			'missing facet sets'                => array( "DELETE FROM %1\$svitrine_facets WHERE facet = 'listed'", 3 ),
			'a product missing from the facets' => array( 'DELETE FROM %1$svitrine_facet_places WHERE product_id = %2$d', 1 ),
			'stock changed directly'            => array( 'UPDATE %1$svitrine_products SET in_stock = 0 WHERE product_id = %2$d', 1 ),
		);
	}

	/**
	 * @dataProvider damages
	 * @testdox Finds $_dataName, counts the differing products, and repairs the index
	 * @param string $statement SQL.
	 * @param int    $different Number of differing products.
	 */
	public function test_check( string $statement, int $different ): void {
		global $wpdb;
		self::assertSame( array( 'checked' => 4, 'different' => 0 ), IndexCheck::sample() ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		if ( '' !== $statement ) {
			$wpdb->query( sprintf( $statement, $wpdb->prefix, $this->ids[0] ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- SQL from the data above.
		}
		self::assertSame( array( 'checked' => 4, 'different' => $different ), IndexCheck::sample() ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		IndexCheck::begin();
		self::assertLessThan( 1, IndexCheck::progress() );
		// The existing index is used meanwhile.
		self::assertTrue( Rebuild::is_done() );
		self::assertSame( 1.0, IndexCheck::go_on( 20 ) );
		self::assertTrue( FacetIndex::keeper()->is_ready() );
		self::assertSame( 0, IndexCheck::sample()['different'] );
	}

	/**
	 * @testdox Searches use the old index during a rebuild, which the background task completes
	 */
	public function test_meanwhile(): void {
		IndexCheck::begin();
		self::assertSame( 1, ( new BuiltinCatalog() )->query( new ProductQuery( search: 'tshirt' ) )->total );
		do_action( Schedule::WORK );
		self::assertSame( 1.0, IndexCheck::progress() );
		self::assertSame( '', get_option( Rebuild::OPTION ) );
	}

	/**
	 * @testdox The rebuild route requires the capability to change settings
	 */
	public function test_route(): void {
		global $wpdb;
		$post = static function ( bool $begin ): \WP_REST_Response {
			$request = new \WP_REST_Request( 'POST', '/vitrine/v1/status/index' );
			$request->set_param( 'begin', $begin );
			return rest_do_request( $request );
		};
		wp_set_current_user( 0 );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', Tables::words() ) );
		self::assertSame( 401, $post( true )->get_status() );
		self::assertFalse( Rebuild::is_at_work() );
		wp_set_current_user( 1 );
		$levels = static fn (): array => array_column( rest_do_request( new \WP_REST_Request( 'GET', '/vitrine/v1/status' ) )->get_data()['checks'], 'level', 'id' );
		self::assertSame( 'critical', $levels()['index'] );
		self::assertSame( array( 'progress' => 1.0 ), $post( true )->get_data() );
		self::assertSame( 'good', $levels()['index'] );
	}
}
