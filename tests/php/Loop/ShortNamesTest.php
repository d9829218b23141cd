<?php
/**
 * Tests of short facet names in URLs.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop;

use Vitrine\Loop\Posts\Kept;
use Vitrine\Loop\ShortNames;

/**
 * The listing that follows its page's URL uses them, unless other code uses the
 * name.
 */
final class ShortNamesTest extends LoopTestCase {

	private const BLOCKS = '<!-- wp:vitrine/loop-active-filters /--><!-- wp:vitrine/loop-facet {"taxonomy":"post_tag"} /--><!-- wp:vitrine/loop-facet {"taxonomy":"category"} /-->' . self::TITLES . '<!-- wp:vitrine/loop-pagination /-->';

	/**
	 * Creates posts with tags and categories.
	 */
	protected function setUp(): void {
		parent::setUp();
		foreach ( array( 'Oil' => 'oak', 'Wash' => 'wool' ) as $title => $term ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			self::write_posts( array( $title ), array( 'tags_input' => array( $term ), 'post_category' => array( self::category( $term ) ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		}
		Kept::count_up();
	}

	/**
	 * Removes the filter.
	 */
	protected function tearDown(): void {
		remove_all_filters( 'vitrine_loop_short_names' );
		parent::tearDown();
	}

	/**
	 * @testdox A facet has a short name unless it is reserved, ambiguous or invalid in a URL
	 */
	public function test_rule(): void {
		$table = array(
			array( array( 'attribute_pa_color' ), array(), array( 'attribute_pa_color' => 'color' ) ),
			array( array( 'attribute_color', 'product_brand', 'topic' ), array(), array( 'attribute_color' => 'color', 'product_brand' => 'brand', 'topic' => 'topic' ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			array( array( 'attribute_pa_color', 'attribute_color' ), array(), array() ),
			array( array( 'attribute_pa_color', 'topic' ), array( 'color' ), array( 'topic' => 'topic' ) ),
			array( array( 'attribute_pa_shoe-size', 'attribute_pa_din-4' ), array(), array( 'attribute_pa_shoe-size' => 'shoe-size' ) ),
			array( array( 'attribute_pa_%e8%89%b2', 'attribute_pa_x', 'attribute_pa_2d', 'attribute_pa_a.b', 'attribute_pa_a[b' ), array(), array() ),
			array( array( 'price_range' ), array(), array( 'price_range' => 'price' ) ),
		);
		foreach ( $table as list( $facets, $taken, $expected ) ) {
			self::assertSame( $expected, ShortNames::among( $facets, array( 'price_range' => 'price' ), $taken ), implode( ' ', $facets ) );
		}
	}

	/**
	 * @testdox No short name collides with query variables of WordPress, taxonomies, post types or plugins
	 */
	public function test_public_variables(): void {
		global $wp;
		$taken = array_merge(
			$wp->public_query_vars,
			$wp->private_query_vars,
			array( 'author', 'name', 'year', 'order', 'orderby', 's', 'page', 'paged', 'cat', 'tag', 'day', 'feed', 'error', 'post_type', 'm', 'p', 'w', 'search', 'title', 'fields' ),
			array( 'min_price', 'max_price', 'rating_filter', 'filter_color', 'query_type_color', 'attribute_color', 'add-to-cart', 'quantity', 'variation_id', 'product-page', 'wc-ajax', 'utm_source', 'lang', 'preview', 'taxonomy', 'term', 'action', '_wpnonce', 'category' ),
			array_filter( array_column( get_taxonomies( array(), 'objects' ), 'query_var' ) ),
			array_filter( array_column( get_post_types( array(), 'objects' ), 'query_var' ) )
		);
		$wrong = array();
		foreach ( array_unique( $taken ) as $name ) {
			// As a taxonomy, and as attributes of either engine.
			foreach ( array( $name, 'product_' . $name, 'attribute_' . $name, 'attribute_pa_' . $name ) as $facet ) {
				if ( in_array( ShortNames::of( array( $facet ) )[ $facet ] ?? '', $taken, true ) ) {
					$wrong[] = $facet;
				}
			}
		}
		self::assertGreaterThan( 80, count( $taken ) );
		self::assertSame( array(), $wrong );
		$wp->add_query_var( 'flavor' );
		self::assertSame( array(), ShortNames::of( array( 'attribute_flavor' ) ) );
		$wp->remove_query_var( 'flavor' );
		self::assertSame( array( 'attribute_flavor' => 'flavor' ), ShortNames::of( array( 'attribute_flavor' ) ) );
		add_filter( 'vitrine_loop_short_names', static fn (): array => array( 'attribute_flavor' => 'taste', 'unknown' => 'unknown' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		self::assertSame( array( 'attribute_flavor' => 'taste' ), ShortNames::of( array( 'attribute_flavor' ) ) );
	}

	/**
	 * @testdox The page's main listing uses short names in form, links and data; others, and taken names, keep the long one
	 */
	public function test_page(): void {
		$page = self::page( implode( '', array_map( static fn ( array $own ): string => self::listing( $own + array( 'order' => 'title', 'perPage' => 1 ), self::BLOCKS ), array( array( 'block_id' => 'a', 'queryId' => 1 ), array( 'block_id' => 'b', 'queryId' => 2, 'inherit' => true ), array( 'block_id' => 'c', 'queryId' => 3, 'inherit' => true ) ) ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$html = $this->open( $page, '?post_tag=wool,oak&facet_category-2=oak,wool&post_tag-1=oak&z=1' )->body;
		self::assertSame( array( 'post_tag-1[]', 'post_tag[]', 'post_tag-3[]' ), array_values( array_unique( self::values( $html, '//input[@data-facet="post_tag"]/@name' ) ) ) );
		self::assertSame( array( 'facet_category-1[]', 'facet_category-2[]', 'facet_category-3[]' ), array_values( array_unique( self::values( $html, '//input[@data-facet="category"]/@name' ) ) ) );
		self::assertSame( array( 'Oil', 'Oil', 'Oil' ), self::titles_in( $html ) );
		self::assertStringEndsWith( '?facet_category-2=oak%2Cwool&paged-2=2&post_tag=oak%2Cwool&post_tag-1=oak&z=1', self::values( $html, '//a[@rel="next"]/@href' )[0] );
		$short = array_map( static fn ( string $data ): array => json_decode( $data, true )['short'] ?? array(), self::values( $html, '//*[@data-loop]/@data-loop' ) );
		self::assertSame( array( array(), array( 'post_tag' => 'post_tag' ), array() ), $short );
		self::assertSame( array( 'Wash' ), array_slice( self::titles_in( $this->open( $page, '?post_tag[]=wool' )->body ), 1, 1 ) );
		self::assertSame( array( 'Wash' ), array_slice( self::titles_in( $this->open( $page, '?post_tag-2=wool' )->body ), 1, 1 ) );
		// The short name comes last in the URL.
		self::assertSame( array( 'Oil' ), array_slice( self::titles_in( $this->open( $page, '?post_tag-2=wool&post_tag=oak' )->body ), 1, 1 ) );
	}

	/**
	 * @testdox One value by its short name is indexable, several are not, and the long name is canonicalized to the short one
	 */
	public function test_search_engines(): void {
		$page = self::page( self::listing( array( 'inherit' => true ), self::BLOCKS ) );
		$url  = (string) get_permalink( $page );
		$said = function ( string $query ) use ( $page ): array {
			$html = $this->open( $page, $query )->body;
			return array( str_contains( self::values( $html, '//meta[@name="robots"]/@content' )[0], 'noindex' ), self::values( $html, '//link[@rel="canonical"]/@href' )[0] );
		};
		foreach (
			array(
				'?post_tag=oak'                      => array( false, add_query_arg( 'post_tag', 'oak', $url ) ),
				'?post_tag-1=oak'                    => array( false, add_query_arg( 'post_tag', 'oak', $url ) ),
				'?post_tag=oak,wool'                 => array( true, $url ),
				'?post_tag[]=oak'                    => array( false, add_query_arg( 'post_tag', 'oak', $url ) ),
				'?post_tag=no-such'                  => array( true, $url ),
				'?post_tag=oak&facet_category-1=oak' => array( true, $url ),
				'?facet_category-1=oak'              => array( false, add_query_arg( 'facet_category-1', 'oak', $url ) ),
				'?x=oak'                             => array( false, $url ),
			) as $query => $expected
		) {
			self::assertSame( $expected, $said( $query ), $query );
		}
	}

	/**
	 * Returns the values of attributes.
	 *
	 * @param string $html  HTML of the page.
	 * @param string $xpath XPath of the attributes.
	 * @return list<string>
	 */
	private static function values( string $html, string $xpath ): array {
		return array_map( static fn ( \DOMNode $node ): string => (string) $node->nodeValue, self::query( $html, $xpath ) ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- DOM property.
	}
}
