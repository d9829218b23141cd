<?php
/**
 * Tests that the facet index follows the shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Catalog\FacetIndex;

use Vitrine\Commerce\Builtin\Catalog\BuiltinCatalog;
use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Builtin\Catalog\FacetIndex\FacetIndex;
use Vitrine\Commerce\Builtin\Database\Tables;
use Vitrine\Commerce\Builtin\Outbox\Schedule;
use Vitrine\Commerce\Builtin\Products\ProductWriter;
use Vitrine\Commerce\Builtin\Products\Stock;
use Vitrine\Commerce\Builtin\Reviews\Ratings;
use Vitrine\Commerce\Facets\FacetAnswer;
use Vitrine\Commerce\Facets\FacetedProducts;
use Vitrine\Commerce\Facets\FacetQuestion;
use Vitrine\Commerce\Rules\FacetIndex\Keeper;
use Vitrine\Commerce\Value\ProductQuery;
use Vitrine\Loop\Context;
use Vitrine\Loop\Posts\Indexed;
use Vitrine\Loop\Posts\LoopOptions;
use Vitrine\Loop\Posts\PostsQuery;
use Vitrine\Loop\LoopState;
use Vitrine\Tests\TestCase;

/**
 * Each change of a product shows in the next response, before and after the index
 * is updated.
 */
final class FacetIndexTest extends TestCase {

	/**
	 * IDs of three lamps with an index.
	 *
	 * @var list<int>
	 */
	private array $ids = array();

	/**
	 * Creates the lamps.
	 */
	protected function setUp(): void {
		parent::setUp();
		foreach ( array( 'A', 'B', 'C' ) as $number => $name ) {
			$id = ProductWriter::save(
				array(
					'name'          => "Lamp $name",
					'regular_price' => 1000 * ( 3 - $number ),
					'manage_stock'  => true,
					'stock'         => 2,
				)
			);
			self::assertIsInt( $id );
			$this->ids[] = $id;
		}
		add_filter( 'vitrine_facet_index_from', static fn (): int => 3 );
		do_action( Schedule::WORK );
	}

	/**
	 * Removes the index.
	 */
	protected function tearDown(): void {
		remove_all_filters( 'vitrine_facet_index_from' );
		update_option( FacetIndex::OPTION, '' );
		parent::tearDown();
	}

	/**
	 * Returns the index's response to a selection.
	 *
	 * @param array<string, list<string>> $chosen Selected values by facet.
	 */
	private static function ask( array $chosen = array() ): FacetAnswer {
		$answer = ( new BuiltinCatalog() )->ask( new FacetQuestion( array(), $chosen, array(), array( ...FacetedProducts::ALL, FacetedProducts::PRICE ), array( ContentTypes::CATEGORY ) ) );
		self::assertNotNull( $answer );
		return $answer;
	}

	/**
	 * Asserts a result now, and again after the index has been updated.
	 *
	 * @param mixed    $expected Expected result.
	 * @param \Closure $say      Returns the result.
	 */
	private static function assert_says( mixed $expected, \Closure $say ): void {
		self::assertSame( $expected, $say(), 'before the pending changes are indexed' );
		self::assertNotSame( array(), FacetIndex::keeper()->changes->read( 9 ) );
		do_action( Schedule::WORK );
		self::assertSame( array(), FacetIndex::keeper()->changes->read( 9 ) );
		self::assertSame( $expected, $say(), 'after the pending changes are indexed' );
	}

	/**
	 * @testdox Reflects changes of stock, price, rating, category and status at once
	 */
	public function test_follows(): void {
		[ $one, $two, $three ] = $this->ids;
		$in_stock              = static fn (): int => self::ask()->counts( FacetedProducts::STOCK, array( FacetedProducts::IN_STOCK ) )[ FacetedProducts::IN_STOCK ];
		$total                 = static fn (): int => self::ask()->total();
		self::assertSame( array( 3, 3 ), array( $total(), $in_stock() ) );

		self::assertTrue( Stock::take( array( array( $one, 0, 2 ) ) ) );
		self::assert_says( 2, $in_stock );
		self::assertTrue( Stock::release( array( array( $one, 0, 2 ) ) ) );
		self::assert_says( 3, $in_stock );
		self::assertTrue( Stock::change( $two, 0, 0 ) );
		self::assert_says( 2, $in_stock );

		self::assertSame( array( 1000, 3000 ), self::ask()->price_bounds() );
		ProductWriter::save(
			array(
				'id'            => $one,
				'regular_price' => 7777,
			)
		);
		self::assert_says( array( 1000, 7777 ), static fn (): ?array => self::ask()->price_bounds() );

		$comment = wp_insert_comment(
			array(
				'comment_post_ID'  => $three,
				'comment_approved' => 1,
			)
		);
		add_comment_meta( (int) $comment, Ratings::META, '4' );
		self::assert_says( array( '5' => 0, '4' => 1 ), static fn (): array => self::ask()->counts( FacetedProducts::RATING, array( '5', '4' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.

		$term = wp_insert_term( 'Rooms', ContentTypes::CATEGORY );
		self::assertIsArray( $term );
		wp_set_object_terms( $three, array( $term['term_id'] ), ContentTypes::CATEGORY );
		self::assert_says( array( 'rooms' => 1 ), static fn (): array => self::ask()->term_counts( ContentTypes::CATEGORY, array( 'rooms' => array( $term['term_taxonomy_id'] ) ) ) );

		wp_update_post(
			array(
				'ID'          => $three,
				'post_status' => 'draft',
			)
		);
		self::assert_says( 2, $total );
		wp_delete_post( $two, true );
		self::assert_says( 1, $total );
		self::assertSame( array( $one ), self::ask()->ids( 9 ) );
		self::assertNull( self::ask()->ids( 0 ) );
		$new = ProductWriter::save(
			array(
				'name'          => 'Lamp D',
				'regular_price' => 500,
			)
		);
		self::assert_says( array( $one, $new ), static fn (): ?array => self::ask()->ids( 9 ) );
	}

	/**
	 * @testdox Pages many products in catalog order, including changed ones
	 */
	public function test_order(): void {
		[ $one, $two, $three ] = $this->ids;
		self::assertTrue( Stock::take( array( array( $two, 0, 1 ) ) ) );
		$in_stock = array( FacetedProducts::STOCK => array( FacetedProducts::IN_STOCK ) );
		self::assertSame( array( $one, $two, $three ), self::ask( $in_stock )->page( 'price-desc', 0, 9 ) );
		self::assertSame( array( $two, $three ), self::ask( $in_stock )->page( 'menu_order', 1, 2 ) );
		self::assertSame( array(), self::ask( $in_stock )->page( 'menu_order', 5, 2 ) );
		self::assertSame( array( $one ), self::ask( array( FacetedProducts::PRICE => array( '25-' ) ) )->page( 'menu_order', 0, 2 ) );
	}

	/**
	 * @testdox The total of the shop and of a category comes from the index, including changed products
	 */
	public function test_total(): void {
		$term = wp_insert_term( 'Rooms', ContentTypes::CATEGORY );
		self::assertIsArray( $term );
		wp_set_object_terms( $this->ids[2], array( $term['term_id'] ), ContentTypes::CATEGORY );
		$total = static fn ( string $category = '' ): int => ( new BuiltinCatalog() )->query( new ProductQuery( category: $category, per_page: 1 ) )->total;
		$watch = static function ( string $sql ): string {
			self::assertDoesNotMatchRegularExpression( '/^SELECT COUNT/', $sql );
			return $sql;
		};
		add_filter( 'query', $watch );
		self::assertSame( array( 3, 1, 0 ), array( $total(), $total( 'rooms' ), $total( 'none' ) ) );
		remove_filter( 'query', $watch );
		wp_delete_post( $this->ids[0], true );
		self::assertSame( 2, $total() );
		update_option( FacetIndex::OPTION, '' );
		self::assertSame( array( 2, 1 ), array( $total(), $total( 'rooms' ) ) );
	}

	/**
	 * @testdox Keeps notes of changes made during an update, and falls back to the database when there are too many
	 */
	public function test_noted(): void {
		global $wpdb;
		FacetIndex::note( array( $this->ids[0] ) );
		FacetIndex::note( array( $this->ids[0], $this->ids[1] ) );
		self::assertSame( array( $this->ids[0] => 2, $this->ids[1] => 1 ), FacetIndex::keeper()->changes->read( 9 ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$sell = function ( string $sql ): string {
			global $wpdb;
			// Once, right before the changes are marked as done.
			if ( str_starts_with( $sql, 'DELETE FROM' ) && str_contains( $sql, Tables::facet_index()->changes ) && FacetIndex::keeper()->changes->read( 9 )[ $this->ids[0] ] < 3 ) {
				FacetIndex::note( array( $this->ids[0] ) );
			}
			return $sql;
		};
		add_filter( 'query', $sell );
		FacetIndex::keeper()->work( 9 );
		remove_filter( 'query', $sell );
		self::assertSame( array( $this->ids[0] ), array_keys( FacetIndex::keeper()->changes->read( 9 ) ) );
		FacetIndex::note( range( 900000, 900000 + Keeper::MOST_NOTED ) );
		self::assertNull( ( new BuiltinCatalog() )->ask( new FacetQuestion( array(), array(), array(), array(), array() ) ) );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE product_id >= 900000', Tables::facet_index()->changes ) );
		self::assertSame( 3, self::ask()->total() );
	}

	/**
	 * @testdox Falls back to the database for searches and other plugins' query conditions
	 */
	public function test_asks_database(): void {
		$query = static fn ( LoopState $state ): PostsQuery => new PostsQuery( LoopOptions::of( array( 'postType' => ContentTypes::PRODUCT ), '', array( array( 'kind' => FacetedProducts::STOCK ) ) ), Context::of_request( 'x', 'post', 0 ), $state );
		self::assertNotNull( Indexed::answer( $query( new LoopState() ) ) );
		self::assertNull( Indexed::answer( $query( new LoopState( search: 'lamp' ) ) ) );
		$hides = static fn ( string $where ): string => $where . ' AND 1=1 AND 2=2';
		add_filter( 'posts_where', $hides );
		self::assertNull( Indexed::answer( $query( new LoopState() ) ) );
		remove_filter( 'posts_where', $hides );
		self::assertNotNull( $query( new LoopState() )->indexed() );
	}

	/**
	 * @testdox A small shop has no facet index, and a sale writes nothing to it
	 */
	public function test_small(): void {
		remove_all_filters( 'vitrine_facet_index_from' );
		FacetIndex::keeper()->start();
		do_action( Schedule::WORK );
		self::assertFalse( FacetIndex::keeper()->is_ready() );
		self::assertTrue( Stock::take( array( array( $this->ids[0], 0, 1 ) ) ) );
		self::assertSame( array(), FacetIndex::keeper()->changes->read( 9 ) );
	}
}
