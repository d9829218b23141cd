<?php
/**
 * Tests of the markup of listings.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop;

/**
 * The HTML of pages with listings.
 */
final class MarkupTest extends LoopTestCase {

	/**
	 * @testdox A page can have several listings, each with its query ID and block_id [2.2-01]
	 */
	public function test_several_listings(): void {
		self::write_posts( array( 'One', 'Two' ) );
		$page = self::page(
			self::listing( array( 'perPage' => 1 ) ) . self::listing(
				array(
					'block_id' => 'second',
					'queryId'  => 2,
					'order'    => 'title-desc',
					'perPage'  => 1,
				)
			)
		);
		$data = array_map( static fn ( \DOMElement $loop ): array => json_decode( $loop->getAttribute( 'data-loop' ), true ), self::query( $this->open( $page )->body, '//*[@data-loop]' ) );
		self::assertSame( array( 1, 2 ), array_column( $data, 'query_id' ) );
		self::assertSame( array( 'abc123', 'second' ), array_column( $data, 'block_id' ) );
	}

	/**
	 * @testdox Results are labeled with the query ID, pagination with 'pagination' and the query ID [2.2-02]
	 */
	public function test_labels(): void {
		self::write_posts( array( 'One', 'Two' ) );
		$html = $this->open(
			self::page(
				self::listing(
					array(
						'queryId' => 7,
						'perPage' => 1,
					),
					self::TITLES . '<!-- wp:vitrine/loop-pagination /-->'
				)
			)
		)->body;
		self::assertSame( array( 'One' ), self::titles_in( $html ) );
		self::assertSame( array( 'One' ), self::texts( $html, '//*[@data-loop-area="7"]//li' ) );
		self::assertCount( 1, self::query( $html, '//*[@data-loop-area="pagination 7"]//a[@data-page="2"][@rel="next"]' ) );
	}

	/**
	 * @testdox A listing has a search field and a sort order [2.2-03]
	 */
	public function test_search_and_order(): void {
		self::write_posts( array( 'One' ) );
		$html = $this->open( self::page( self::listing( array(), '<!-- wp:vitrine/loop-search /--><!-- wp:vitrine/loop-sort /-->' . self::TITLES ) ) )->body;
		self::assertCount( 1, self::query( $html, '//input[@type="search"][@name="search-1"][@form="vitrine-loop-form-1"]' ) );
		self::assertSame( array( 'Newest first', 'Oldest first', 'Title: A to Z', 'Title: Z to A' ), self::texts( $html, '//select[@name="sorting-1"]/option' ) );
	}

	/**
	 * @testdox A listing has a category select and checkboxes, each option with its count [2.2-04]
	 */
	public function test_select_and_boxes(): void {
		$care = self::category( 'care' );
		self::write_posts( array( 'One', 'Two' ), array( 'post_category' => array( $care ) ) );
		self::write_posts( array( 'Three' ), array( 'post_category' => array( self::category( 'rooms' ) ) ) );
		$html = $this->open( self::page( self::listing( array(), '<!-- wp:vitrine/loop-category /--><!-- wp:vitrine/loop-category {"kind":"checkbox"} /-->' . self::TITLES ) ) )->body;
		self::assertSame( array( 'All', 'Care (2)', 'Rooms (1)' ), self::texts( $html, '//select[@name="category-1"]/option' ) );
		self::assertSame( array( 'Care 2', 'Rooms 1' ), self::texts( $html, '//label[input[@type="checkbox"][@name="checkbox-1[]"]]' ) );
	}

	/**
	 * @testdox A listing has filter buttons with a type: a category, or all [2.2-05]
	 */
	public function test_buttons(): void {
		self::write_posts( array( 'One' ), array( 'post_category' => array( self::category( 'care' ) ) ) );
		$html    = $this->open( self::page( self::listing( array(), '<!-- wp:vitrine/loop-category {"kind":"button"} /-->' . self::TITLES ) ) )->body;
		$buttons = self::query( $html, '//a[@data-loop-control="button"]' );
		self::assertSame( array( 'all', 'care' ), array_map( static fn ( \DOMElement $one ): string => $one->getAttribute( 'data-type' ), $buttons ) );
		self::assertStringEndsWith( '?buttonFilter-1=care', $buttons[1]->getAttribute( 'href' ) );
	}

	/**
	 * @testdox A listing has a reset link or icon [2.2-06]
	 */
	public function test_reset(): void {
		self::write_posts( array( 'One' ) );
		$html = $this->open( self::page( self::listing( array(), '<!-- wp:vitrine/loop-reset /--><!-- wp:vitrine/loop-reset {"kind":"icon"} /-->' . self::TITLES ) ), '?search-1=one&keep=1' )->body;
		self::assertSame( array( 'Reset filters', '' ), self::texts( $html, '//a[@data-loop-control="reset"]' ) );
		self::assertCount( 1, self::query( $html, '//a[@data-loop-control="reset"][@aria-label="Reset filters"]/*[name()="svg"]' ) );
		self::assertStringEndsWith( '?keep=1', self::query( $html, '//a[@data-loop-control="reset"]' )[0]->getAttribute( 'href' ) );
		$idle = '//a[contains(@class, "vitrine-loop-reset-link--idle")]';
		self::assertCount( 0, self::query( $html, $idle ) );
		// Nothing is selected: the page number does not count.
		foreach ( array( '?keep=1', '?paged-1=2' ) as $query ) {
			self::assertCount( 2, self::query( $this->open( self::page( self::listing( array(), '<!-- wp:vitrine/loop-reset /--><!-- wp:vitrine/loop-reset {"kind":"icon"} /-->' . self::TITLES ) ), $query )->body, $idle ) );
		}
	}

	/**
	 * @testdox Each pagination link has its page number [2.2-07]
	 */
	public function test_pages(): void {
		self::write_posts( array( 'One', 'Two', 'Three' ) );
		$page  = self::page( self::listing( array( 'perPage' => 1 ), self::TITLES . '<!-- wp:vitrine/loop-pagination /-->' ) );
		$links = self::query( $this->open( $page, '?paged-1=2' )->body, '//*[@data-loop-area="pagination 1"]//a' );
		self::assertSame( array( '1', '1', '3', '3' ), array_map( static fn ( \DOMElement $one ): string => $one->getAttribute( 'data-page' ), $links ) );
	}

	/**
	 * @testdox An infinite listing tells its script, not where it leads to another URL; a page opened alone links to the previous ones
	 */
	public function test_endless(): void {
		$titles = array_map( static fn ( int $number ): string => "Post $number", range( 1, 112 ) );
		self::write_posts( $titles );
		$page = self::page( self::listing( array( 'perPage' => 25 ), self::TITLES . '<!-- wp:vitrine/loop-pagination {"kind":"scroll"} /-->' ) );
		$html = $this->open( $page, '?paged-1=2' )->body;
		self::assertCount( 50, self::titles_in( $html ) );
		self::assertSame( array( '3' ), array_map( static fn ( \DOMElement $one ): string => $one->getAttribute( 'data-page' ), self::query( $html, '//nav//a[@data-loop-endless]' ) ) );
		self::assertCount( 1, self::query( $html, '//nav[@data-loop-area]//a' ) );
		self::assertTrue( json_decode( self::query( $html, '//*[@data-loop]' )[0]->getAttribute( 'data-loop' ), true )['endless'] );
		self::assertCount( 1, self::query( $html, '//script[@id="vitrine-endless-js"][@defer]' ) );

		// More than a page may load at once.
		$html = $this->open( $page, '?paged-1=5' )->body;
		self::assertCount( 12, self::titles_in( $html ) );
		self::assertSame( array( 'Previous page' ), self::texts( $html, '//nav[@data-loop-area]//a' ) );
		$answer = $this->update( $page, array( 'paged' => '5', 'pagedFrom' => '1' ) )->json()['data']['content']; // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		self::assertTrue( $answer['alone'] );
		self::assertArrayNotHasKey( 'alone', $this->update( $page, array( 'paged' => '5' ) )->json()['data']['content'] );
	}

	/**
	 * @testdox WordPress's pagination in an old page belongs to the listing; that of a nested query does not
	 */
	public function test_query_pagination(): void {
		self::write_posts( array( 'One', 'Two', 'Three' ) );
		$pages = '<!-- wp:query-pagination {"className":"is-mine","fontSize":"large"} --><!-- wp:query-pagination-numbers /--><!-- /wp:query-pagination -->';
		$query = '<!-- wp:query {"queryId":9,"query":{"perPage":1,"postType":"post","inherit":false}} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-date /--><!-- /wp:post-template -->' . $pages . '</div><!-- /wp:query -->';
		$html  = $this->open( self::page( self::listing( array( 'perPage' => 1 ), self::TITLES . $pages . $query ) ) )->body;
		$own   = self::query( $html, '//nav[@data-loop-area="pagination 1"]' );
		self::assertCount( 1, $own );
		foreach ( array( 'wp-block-query-pagination', 'is-mine', 'vitrine-pagination' ) as $class ) {
			self::assertStringContainsString( $class, $own[0]->getAttribute( 'class' ) );
		}
		self::assertSame( array( '2', '3', '2' ), array_map( static fn ( \DOMElement $one ): string => $one->getAttribute( 'data-page' ), self::query( $html, '//nav[@data-loop-area]//a' ) ) );
		self::assertCount( 2, self::query( $html, '//*[contains(@class,"wp-block-query ") or @class="wp-block-query"]//nav//a[contains(@href,"query-9-page=")]' ) );
	}

	/**
	 * @testdox Two listings with the same query ID get different ones
	 */
	public function test_same_number_twice(): void {
		self::write_posts( array( 'One', 'Two' ) );
		$html = $this->open( self::page( self::listing( array( 'perPage' => 1 ) ) . self::listing( array( 'perPage' => 1 ) ) ), '?paged-2=2' )->body;
		self::assertSame( array( 'One', 'Two' ), self::titles_in( $html ) );
	}

	/**
	 * @testdox A listing block outside a listing renders nothing
	 */
	public function test_outside(): void {
		$html = $this->open( self::page( '<!-- wp:paragraph --><p>Here.</p><!-- /wp:paragraph --><!-- wp:vitrine/loop-search /--><!-- wp:vitrine/loop-pagination /-->' ) );
		self::assertStringContainsString( 'Here.', $html->body );
		self::assertStringNotContainsString( 'vitrine-loop', (string) preg_replace( '#<(style|script|link)\b.*?>#s', '', strstr( $html->body, '<main' ) ?: '' ) );
	}
}
