<?php
/**
 * Tests of facet counts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop\Facets;

use Vitrine\Loop\Context;
use Vitrine\Loop\Posts\Counts;
use Vitrine\Loop\Posts\Kept;
use Vitrine\Loop\Posts\LoopOptions;
use Vitrine\Loop\Posts\PostsQuery;
use Vitrine\Loop\LoopState;
use Vitrine\Tests\Loop\LoopTestCase;

/**
 * Compares them with counts in PHP, for random catalogs and selections.
 */
final class FacetCountsTest extends LoopTestCase {

	private const CATALOGS = 20;

	/** Random selections per catalog. */
	private const CHOICES = 15;

	private const TAGS = array( 'oak', 'wool', '38', '40', 'glass', 'linen' );

	private const SIZES = array( 's', 'm', 'l' );

	private const WORDS = array( 'lamp', 'bowl', 'throw' );

	/** Parent by category. */
	private const CATEGORIES = array(
		'home'  => '',
		'table' => 'home',
		'bowls' => 'table',
		'wall'  => 'home',
		'news'  => '',
	);

	/**
	 * The catalog: title and term slugs by taxonomy of each post.
	 *
	 * @var list<array{title: string, terms: array<string, list<string>>, public: bool}>
	 */
	private array $catalog = array();

	/**
	 * @testdox Each value's count equals the results it leaves, with any other choices
	 */
	public function test_property(): void {
		mt_srand( 20 ); // phpcs:ignore WordPress.WP.AlternativeFunctions.rand_seeding_mt_srand -- Fixed seed for repeatable tests.
		register_taxonomy( 'size', 'post', array( 'public' => true ) );
		$compared = 0;
		for ( $i = 0; $i < self::CATALOGS; $i++ ) {
			$this->write_catalog();
			for ( $k = 0; $k < self::CHOICES; $k++ ) {
				$compared += $this->compare();
			}
		}
		self::assertGreaterThan( 1000, $compared );
	}

	/**
	 * Compares all counts of a random selection.
	 *
	 * @return int Number of compared counts.
	 */
	private function compare(): int {
		$match   = array(
			'category' => self::one( array( 'any', 'all' ) ),
			'post_tag' => self::one( array( 'any', 'all' ) ),
			'size'     => self::one( array( 'any', 'all' ) ),
		);
		$values  = array(
			'category' => array_keys( self::CATEGORIES ),
			'post_tag' => self::TAGS,
			'size'     => self::SIZES,
		);
		$state   = LoopState::read(
			array(
				'search'        => self::one( array( '', '', ...self::WORDS ) ),
				'category'      => self::one( array( '', '', 'table' ) ),
				'button_filter' => self::one( array( '', '', 'news', 'no-such' ) ),
				'facets'        => array_map( static fn ( array $slugs ): array => self::some( array( ...$slugs, 'no-such' ), 3 ), $values ),
			),
			1 === mt_rand( 0, 1 ),
			array_keys( $values )
		);
		$blocks  = array_map(
			static fn ( string $taxonomy ): array => array(
				'taxonomy' => $taxonomy,
				'match'    => $match[ $taxonomy ],
			),
			array_keys( $match )
		);
		$options = LoopOptions::of( array( 'taxonomy' => 'category' ), '', $blocks );
		$query   = new PostsQuery( $options, Context::of_request( 'x', 'post', 0 ), $state );
		$results = $this->results( $state, $match );
		$message = (string) wp_json_encode( array( $state, $match, $this->catalog ) );
		self::assertSame( count( $results ), Counts::total( $query ), $message );
		$compared = 0;
		foreach ( $values as $taxonomy => $slugs ) {
			$expected = array();
			foreach ( $slugs as $slug ) {
				$own               = 'all' === $match[ $taxonomy ] ? $state->facets[ $taxonomy ] ?? array() : array();
				$expected[ $slug ] = count( $this->results( $state->with( array( 'facets' => array( $taxonomy => array_unique( array( ...$own, $slug ) ) ) + $state->facets ) ), $match ) );
				++$compared;
			}
			$counts = Counts::of_facet( $query, $taxonomy, $slugs );
			self::assertEquals( $expected, $counts, "$taxonomy of $message" );
			$ids = array_column( $query->posts( 0, 100 ), 'ID' );
			self::assertEquals( $expected, Counts::of_facet( $query, $taxonomy, $slugs, $ids ), "$taxonomy of $message, results known" );
		}
		return $compared;
	}

	/**
	 * Replaces the catalog with a random one.
	 */
	private function write_catalog(): void {
		foreach ( get_posts(
			array(
				'numberposts' => -1,
				'post_status' => 'any',
			)
		) as $post ) {
			wp_delete_post( $post->ID, true );
		}
		$ids = array();
		foreach ( self::CATEGORIES as $slug => $above ) {
			$term         = get_term_by( 'slug', $slug, 'category' );
			$ids[ $slug ] = $term instanceof \WP_Term ? $term->term_id : self::category( $slug, $ids[ $above ] ?? 0 );
		}
		$this->catalog = array();
		foreach ( range( 1, mt_rand( 1, 14 ) ) as $number ) {
			$post            = array(
				'title'  => implode( ' ', self::some( self::WORDS, 3 ) ) . " $number",
				'terms'  => array(
					'category' => self::some( array_keys( self::CATEGORIES ), 2 ) ?: array( 'news' ),
					'post_tag' => self::some( self::TAGS, 4 ),
					'size'     => self::some( self::SIZES, 2 ),
				),
				'public' => mt_rand( 0, 9 ) > 0,
			);
			$this->catalog[] = $post;
			list( $id )      = self::write_posts(
				array( $post['title'] ),
				array(
					'post_content'  => '',
					'post_status'   => $post['public'] ? 'publish' : 'private',
					'post_category' => array_map( static fn ( string $slug ): int => $ids[ $slug ], $post['terms']['category'] ),
					'tags_input'    => $post['terms']['post_tag'],
				)
			);
			wp_set_object_terms( $id, $post['terms']['size'], 'size' );
		}
		Kept::count_up();
	}

	/**
	 * Returns the posts that match a selection, in PHP.
	 *
	 * @param LoopState                 $state The selection.
	 * @param array<string, string> $match `any` or `all` by taxonomy.
	 * @return list<array<string, mixed>>
	 */
	private function results( LoopState $state, array $match ): array {
		$fits = static function ( array $post ) use ( $state, $match ): bool {
			if ( ! $post['public'] || ( '' !== $state->search && ! str_contains( $post['title'], $state->search ) ) ) {
				return false;
			}
			foreach ( $state->filters() as $slugs ) {
				if ( ! self::has( $post, 'category', $slugs, 'any' ) ) {
					return false;
				}
			}
			foreach ( $state->facets as $taxonomy => $slugs ) {
				if ( ! self::has( $post, $taxonomy, $slugs, $match[ $taxonomy ] ) ) {
					return false;
				}
			}
			return true;
		};
		return array_values( array_filter( $this->catalog, $fits ) );
	}

	/**
	 * Whether a post has terms, directly or through their descendants.
	 *
	 * @param array<string, mixed> $post     Post of the catalog.
	 * @param string               $taxonomy Taxonomy of the terms.
	 * @param list<string>         $slugs    Slugs of the terms.
	 * @param string               $match    `any` or `all` of them.
	 */
	private static function has( array $post, string $taxonomy, array $slugs, string $match ): bool {
		$own = $post['terms'][ $taxonomy ];
		foreach ( 'category' === $taxonomy ? $own : array() as $slug ) {
			while ( '' !== $slug ) {
				$own[] = $slug;
				$slug  = self::CATEGORIES[ $slug ];
			}
		}
		$had = array_intersect( $slugs, $own );
		return 'all' === $match ? count( $had ) === count( $slugs ) : array() !== $had;
	}

	/**
	 * Returns a random element.
	 *
	 * @param list<string> $all Elements to choose from.
	 */
	private static function one( array $all ): string {
		return $all[ mt_rand( 0, count( $all ) - 1 ) ];
	}

	/**
	 * Returns a random subset, often empty.
	 *
	 * @param list<string> $all  All values.
	 * @param int          $most Maximum size.
	 * @return list<string>
	 */
	private static function some( array $all, int $most ): array {
		$count = mt_rand( 0, $most );
		$some  = array();
		for ( $i = 0; $i < $count; $i++ ) {
			$some[] = self::one( $all );
		}
		return array_values( array_unique( $some ) );
	}
}
