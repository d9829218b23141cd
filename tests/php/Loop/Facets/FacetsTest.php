<?php
/**
 * Tests facets.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop\Facets;

use Vitrine\Loop\Posts\Kept;
use Vitrine\Tests\Loop\LoopTestCase;

/**
 * Several values of several taxonomies at once, combined with the filter, search
 * and order.
 */
final class FacetsTest extends LoopTestCase {

	private const BLOCKS = '<!-- wp:vitrine/loop-active-filters /--><!-- wp:vitrine/loop-facet {"taxonomy":"post_tag"} /--><!-- wp:vitrine/loop-facet {"label":"Topic","collapsed":true} /--><!-- wp:vitrine/loop-category /--><!-- wp:vitrine/loop-count /-->' . self::TITLES . '<!-- wp:vitrine/loop-pagination /-->';

	/**
	 * Creates posts with two categories and three tags, one of them a number.
	 */
	protected function setUp(): void {
		parent::setUp();
		$care  = self::category( 'care' );
		$rooms = self::category( 'rooms' );
		$write = static fn ( string $title, int $category, string ...$tags ): array => self::write_posts(
			array( $title ),
			array(
				'post_category' => array( $category ),
				'tags_input'    => $tags,
			)
		);
		$write( 'Oil the board', $care, 'oak', '38' );
		$write( 'Wash a throw', $care, 'wool' );
		$write( 'A corner', $rooms, 'oak', 'wool' );
		$write( 'Blue walls', $rooms );
		Kept::count_up();
	}

	/**
	 * Creates a page with all facets.
	 *
	 * @param array<string, mixed> $attributes Attributes of the loop builder.
	 * @param string               $blocks     Its blocks.
	 */
	private static function facets( array $attributes = array(), string $blocks = self::BLOCKS ): int {
		return self::page( self::listing( $attributes + array( 'order' => 'title' ), $blocks ) );
	}

	/**
	 * Returns the content of a response.
	 *
	 * @param int                  $page   The page.
	 * @param array<mixed>         $facets Slugs by taxonomy.
	 * @param array<string, mixed> $fields More fields.
	 * @return array<string, mixed>
	 */
	private function content( int $page, array $facets, array $fields = array() ): array {
		$answer = $this->update( $page, $fields + array( 'facets' => (string) wp_json_encode( $facets ) ) );
		self::assertTrue( $answer->json()['success'], $answer->body );
		return $answer->json()['data']['content'];
	}

	/**
	 * @testdox Facets combine with each other, the filter and the search; values of one facet are alternatives
	 */
	public function test_combine(): void {
		$page  = self::facets();
		$check = fn ( array $expected, array $facets, array $fields = array() ) => self::assertSame( $expected, self::titles_in( $this->content( $page, $facets, $fields )['wrapper'] ), (string) wp_json_encode( $facets ) );
		$check( array( 'A corner', 'Oil the board' ), array( 'post_tag' => array( 'oak' ) ) );
		$check( array( 'A corner', 'Oil the board', 'Wash a throw' ), array( 'post_tag' => array( 'oak', 'wool' ) ) );
		$check( array( 'Oil the board' ), array( 'post_tag' => array( '38' ) ) );
		$check(
			array( 'A corner' ),
			array(
				'post_tag' => array( 'oak' ),
				'category' => array( 'rooms' ),
			)
		);
		$check( array( 'A corner' ), array( 'post_tag' => array( 'oak', 'wool' ) ), array( 'category' => 'rooms' ) );
		$check( array( 'Oil the board', 'A corner' ), array( 'post_tag' => array( 'oak' ) ), array( 'sorting' => 'title-desc' ) );
		$check( array( 'Oil the board' ), array( 'post_tag' => array( 'oak' ) ), array( 'search' => 'board' ) );
		$check( array(), array( 'post_tag' => array( 'no-such' ) ) );
	}

	/**
	 * @testdox With all values required, each narrows the results and counts
	 */
	public function test_all(): void {
		$page    = self::facets( array(), '<!-- wp:vitrine/loop-facet {"taxonomy":"post_tag","match":"all"} /-->' . self::TITLES );
		$content = $this->content( $page, array( 'post_tag' => array( 'oak', 'wool' ) ) );
		self::assertSame( array( 'A corner' ), self::titles_in( $content['wrapper'] ) );
		self::assertEquals(
			array(
				'oak'  => 1,
				'wool' => 1,
				'38'   => 0,
			),
			$content['facets']['post_tag']
		);
	}

	/**
	 * @testdox Counts follow other facets, filter and search, but not the facet's own values
	 */
	public function test_counts(): void {
		$page    = self::facets();
		$content = $this->content( $page, array( 'post_tag' => array( 'oak' ) ) );
		self::assertEquals(
			array(
				'oak'  => 2,
				'wool' => 2,
				'38'   => 1,
			),
			$content['facets']['post_tag']
		);
		self::assertEquals(
			array(
				'care'  => 1,
				'rooms' => 1,
			),
			$content['facets']['category']
		);
		self::assertSame( 2, $content['total'] );
		$content = $this->content( $page, array( 'post_tag' => array( 'oak' ) ), array( 'category' => 'care' ) );
		self::assertEquals( array( 1, 1, 1 ), array_values( $content['facets']['post_tag'] ) );
		self::assertEquals(
			array(
				'care'  => 1,
				'rooms' => 1,
			),
			$content['options']['select'],
			'the filter counts respect the facet'
		);
	}

	/**
	 * @testdox Disables a value without results unless it is selected or counts are off
	 */
	public function test_disabled(): void {
		$page  = self::facets( array(), '<!-- wp:vitrine/loop-facet {"taxonomy":"post_tag","emptyChoices":"hide"} /--><!-- wp:vitrine/loop-category /-->' . self::TITLES );
		$boxes = fn ( string $query, string $more ): array => array_map( static fn ( \DOMElement $box ): string => $box->getAttribute( 'value' ), self::query( $this->open( $page, $query )->body, "//input[@data-facet='post_tag']$more" ) );
		self::assertSame( array( '38' ), $boxes( '?category-1=rooms', '[@disabled]' ) );
		self::assertSame( array(), $boxes( '?category-1=rooms&post_tag-1=38', '[@disabled]' ) );
		self::assertSame( array( '38' ), $boxes( '?category-1=rooms&post_tag-1=38', '[@checked]' ) );
		self::assertCount( 1, self::query( $this->open( $page )->body, '//details[contains(@class,"vitrine-loop-group--hides")]' ) );
		update_option( 'vitrine_settings', array( 'loop_counts' => false ) );
		self::assertSame( array(), $boxes( '?category-1=rooms', '[@disabled]' ) );
	}

	/**
	 * @testdox A page URL shows selected checkboxes, open groups and active filters, with links that keep the rest
	 */
	public function test_page(): void {
		$page = self::facets( array( 'perPage' => 1 ) );
		$html = $this->open( $page, '?post_tag-1=wool,oak&search-1=a&keep=1&paged-1=2' )->body;
		self::assertSame( array( 'Oil the board' ), self::titles_in( $html ) );
		self::assertSame( array( 'oak', 'wool' ), array_map( static fn ( \DOMElement $box ): string => $box->getAttribute( 'value' ), self::query( $html, '//input[@name="post_tag-1[]"][@checked][@form="vitrine-loop-form-1"]' ) ) );
		self::assertSame( array( 'Tag', 'Topic' ), self::texts( $html, '//details/summary' ) );
		self::assertCount( 1, self::query( $html, '//details[@open]' ), 'the closed group has no selected values' );
		$links = array();
		foreach ( self::query( $html, '//*[@data-loop-area="active 1"]//a' ) as $link ) {
			$links[ $link->getAttribute( 'aria-label' ) ?: $link->textContent ] = (string) strstr( $link->getAttribute( 'href' ), '?' ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- DOM property.
		}
		self::assertSame(
			array(
				'Remove filter: oak'  => '?keep=1&post_tag-1=wool&search-1=a',
				'Remove filter: wool' => '?keep=1&post_tag-1=oak&search-1=a',
				'Clear all'           => '?keep=1&search-1=a',
			),
			$links
		);
		self::assertStringEndsWith( '?keep=1&paged-1=3&post_tag-1=oak%2Cwool&search-1=a', self::query( $html, '//a[@data-page="3"]' )[0]->getAttribute( 'href' ) );
		self::assertSame( array( 'keep' ), array_map( static fn ( \DOMElement $one ): string => $one->getAttribute( 'name' ), self::query( $html, '//form[@id="vitrine-loop-form-1"]/input' ) ) );
		self::assertCount( 1, self::query( $this->open( $page, '?facet_category-1[]=care' )->body, '//details[summary="Topic"][@open]' ) );
	}

	/**
	 * @testdox Ignores a taxonomy that is not a facet of the listing or not public
	 */
	public function test_not_offered(): void {
		register_taxonomy( 'secret', 'post', array( 'public' => false ) );
		$all  = array( 'A corner', 'Blue walls', 'Oil the board', 'Wash a throw' );
		$page = self::facets( array(), '<!-- wp:vitrine/loop-facet {"taxonomy":"secret"} /--><!-- wp:vitrine/loop-facet {"taxonomy":"nav_menu"} /-->' . self::TITLES );
		foreach ( array( 'secret', 'nav_menu', 'post_tag', 'category', 'post_format' ) as $taxonomy ) {
			$content = $this->content( $page, array( $taxonomy => array( 'oak' ) ) );
			self::assertSame( $all, self::titles_in( $content['wrapper'] ), $taxonomy );
			self::assertArrayNotHasKey( 'facets', $content );
		}
		self::assertCount( 0, self::query( $this->open( $page, '?post_tag-1=oak' )->body, '//*[@data-facet]' ) );
	}

	/**
	 * @testdox Rejects malformed facets with a message, finds nothing for unknown values, and limits their number
	 */
	public function test_broken(): void {
		$page = self::facets();
		foreach ( array( array( 'post_tag' => array( 'oak' ) ), '{"post_tag":', '"oak"', '7', '{"post_tag":[["oak"]]}', '{"post_tag":{"a":{"b":1}}}', str_repeat( 'x', 9000 ) ) as $facets ) {
			$answer = $this->update( $page, array( 'facets' => $facets ) );
			self::assertFalse( $answer->json()['success'], (string) wp_json_encode( $facets ) );
			self::assertNotSame( '', $answer->json()['data']['message'] );
		}
		$all = array( 'A corner', 'Blue walls', 'Oil the board', 'Wash a throw' );
		foreach ( array( '{"post_tag":[]}', '{"post_tag":[1.5,null,true]}', '[]', '{"post_tag":null}' ) as $facets ) {
			self::assertSame( $all, $this->titles( $page, array( 'facets' => $facets ) ), $facets );
		}
		$many = array_merge( array_map( static fn ( int $i ): string => "a$i", range( 10, 40 ) ), array( 'oak' ) );
		self::assertSame( array(), $this->titles( $page, array( 'facets' => (string) wp_json_encode( array( 'post_tag' => $many ) ) ) ) );
		self::assertSame( array(), $this->titles( $page, array( 'facets' => '{"post_tag":["\') OR 1=1 -- "]}' ) ) );
	}

	/**
	 * @testdox A single-choice facet uses the first of several values, and none means "Any"
	 */
	public function test_single(): void {
		foreach ( array( 'radio', 'select' ) as $selection ) {
			$page = self::facets( array(), '<!-- wp:vitrine/loop-facet {"taxonomy":"post_tag","match":"all","selection":"' . $selection . '"} /-->' . self::TITLES );
			$any  = '//*[@data-facet="post_tag"][@type="radio"][@checked]/@value | //select[@data-facet="post_tag"]/option[@selected]/@value';
			foreach ( array( '' => '', '?post_tag-1=wool,oak' => 'oak', '?post_tag-1=' => '', '?post_tag-1[]=wool' => 'wool' ) as $query => $chosen ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
				$html = $this->open( $page, $query )->body;
				self::assertSame( array( $chosen ), self::texts( $html, $any ), $selection . $query );
				self::assertSame( array( 'post_tag-1' ), array_values( array_unique( self::texts( $html, '//*[@data-facet="post_tag"]/@name' ) ) ) );
			}
			self::assertSame( array( 'A corner', 'Oil the board' ), self::titles_in( $this->open( $page, '?post_tag-1=wool,oak' )->body ) );
			$content = $this->content( $page, array( 'post_tag' => array( 'oak', 'wool' ) ) );
			self::assertSame( array( 'A corner', 'Oil the board' ), self::titles_in( $content['wrapper'] ) );
			self::assertEquals( array( 'oak' => 2, 'wool' => 2, '38' => 1 ), $content['facets']['post_tag'] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		}
	}

	/**
	 * @testdox One facet value is indexable; several, unknown ones, and those beside a filter are not
	 */
	public function test_search_engines(): void {
		$page = self::facets();
		$base = (string) get_permalink( $page );
		$head = function ( string $query ) use ( $page ): array {
			$html = $this->open( $page, $query )->body;
			return array( str_contains( self::query( $html, '//meta[@name="robots"]' )[0]->getAttribute( 'content' ), 'noindex' ), self::query( $html, '//link[@rel="canonical"]' )[0]->getAttribute( 'href' ) );
		};
		$join = str_contains( $base, '?' ) ? '&' : '?';
		self::assertSame( array( false, $base ), $head( '' ) );
		self::assertSame( array( false, $base . $join . 'post_tag-1=oak' ), $head( '?post_tag-1=oak&utm=1' ) );
		self::assertSame( array( false, $base . $join . 'facet_category-1=care' ), $head( '?facet_category-1[]=care' ) );
		foreach ( array( '?post_tag-1=oak,wool', '?post_tag-1=oak&facet_category-1=care', '?post_tag-1=no-such', '?post_tag-2=oak', '?post_tag-1=oak&search-1=a', '?post_tag-1=oak&paged-1=2&sorting-1=title' ) as $query ) {
			self::assertSame( array( true, $base ), $head( $query ), $query );
		}
	}

	/**
	 * @testdox Links to other facet combinations are nofollow
	 */
	public function test_links(): void {
		$page = self::facets( array( 'perPage' => 1 ), '<!-- wp:vitrine/loop-category {"kind":"button"} /--><!-- wp:vitrine/loop-filters -->' . self::BLOCKS . '<!-- /wp:vitrine/loop-filters -->' );
		foreach ( array( '?post_tag-1=oak', '?post_tag-1=oak,wool&facet_category-1=rooms' ) as $query ) {
			$followed = self::query( $this->open( $page, $query )->body, '//*[@data-loop]//a[contains(@href,"-1=")][not(contains(@rel,"nofollow"))]' );
			// Pagination links of the same listing.
			self::assertSame( array(), array_filter( $followed, static fn ( \DOMElement $link ): bool => '' === $link->getAttribute( 'data-page' ) ), $query );
		}
	}

	/**
	 * @testdox A listing without facets outputs no facet data and ignores them
	 */
	public function test_without(): void {
		$page    = self::facets( array(), '<!-- wp:vitrine/loop-category {"kind":"checkbox"} /-->' . self::TITLES . '<!-- wp:vitrine/loop-pagination /-->' );
		$content = $this->content( $page, array( 'post_tag' => array( 'oak' ) ) );
		self::assertSame( array( 'wrapper', 'pagination', 'count', 'total', 'page', 'pages', 'options' ), array_keys( $content ) );
		self::assertSame( 4, $content['total'] );
		self::assertStringNotContainsString( 'facet', self::query( $this->open( $page )->body, '//*[@data-loop]' )[0]->getAttribute( 'data-loop' ) );
	}
}
