<?php
/**
 * Tests of responses to listing updates.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop;

/**
 * Results and pagination of a selection.
 */
final class AnswerTest extends LoopTestCase {

	private const WITH_PAGES = self::TITLES . '<!-- wp:vitrine/loop-category {"kind":"checkbox"} /--><!-- wp:vitrine/loop-pagination /-->';

	/**
	 * @testdox A successful response has success, the results' HTML and the pagination's HTML [3.13-01] [7.20-01]
	 */
	public function test_shape(): void {
		self::write_posts( array( 'One', 'Two', 'Three' ) );
		$page    = self::page( self::listing( array( 'perPage' => 2 ), self::WITH_PAGES ) );
		$answer  = $this->update( $page, array( 'paged' => 2 ) )->json();
		$content = $answer['data']['content'];
		self::assertTrue( $answer['success'] );
		self::assertSame( array( 'Three' ), self::titles_in( $content['wrapper'] ) );
		self::assertCount( 1, self::query( $content['pagination'], '//span[@aria-current="page"]' ) );
		self::assertCount( 2, self::query( $content['pagination'], '//a[@data-page="1"]' ) );
		self::assertSame( 'Showing 3 of 3 results', $content['count'] );
	}

	/**
	 * @testdox A rejected request has success false and data.message [3.13-02]
	 */
	public function test_refused(): void {
		$answer = $this->update( self::page( self::listing() ), array( 'block_id' => 'gone' ) );
		self::assertSame( 200, $answer->status );
		self::assertFalse( $answer->json()['success'] );
		self::assertSame( 'This list no longer exists. Please reload the page.', $answer->json()['data']['message'] );
	}

	/**
	 * @testdox Each filter kind, search, sort order and page work, with checkboxes as list or JSON
	 */
	public function test_choices(): void {
		$care  = self::category( 'care' );
		$glass = self::category( 'glass', $care );
		$rooms = self::category( 'rooms' );
		self::write_posts( array( 'Oil the board' ), array( 'post_category' => array( $care ) ) );
		self::write_posts( array( 'Polish a bowl' ), array( 'post_category' => array( $glass ) ) );
		self::write_posts( array( 'A corner', 'Blue walls' ), array( 'post_category' => array( $rooms ) ) );
		$page  = self::page( self::listing( array( 'order' => 'title' ) ) );
		$check = fn ( array $expected, array $fields ) => self::assertSame( $expected, $this->titles( $page, $fields ), (string) wp_json_encode( $fields ) );
		$check( array( 'Oil the board', 'Polish a bowl' ), array( 'category' => 'care' ) );
		$check( array( 'Polish a bowl' ), array( 'buttonFilter' => 'glass' ) );
		$check( array( 'A corner', 'Blue walls', 'Polish a bowl' ), array( 'checkbox' => array( 'glass', 'rooms' ) ) );
		$check( array( 'A corner', 'Blue walls', 'Polish a bowl' ), array( 'checkbox' => '["glass","rooms"]' ) );
		$check( array( 'Blue walls' ), array( 'search' => 'walls' ) );
		$check( array( 'Polish a bowl', 'Oil the board', 'Blue walls', 'A corner' ), array( 'sorting' => 'title-desc' ) );
		$check(
			array( 'A corner', 'Blue walls' ),
			array(
				'buttonFilter' => 'rooms',
				'category'     => 'care',
				'checkbox'     => '["glass"]',
			)
		);
		$check( array(), array( 'category' => 'no-such' ) );
		$check( array(), array( 'paged' => 9 ) );
	}

	/**
	 * @testdox A load-more listing returns the next page or all pages up to it, with the right count
	 */
	public function test_load_more(): void {
		self::write_posts( array( 'One', 'Two', 'Three', 'Four', 'Five' ) );
		$page    = self::page( self::listing( array( 'perPage' => 2 ), self::TITLES . '<!-- wp:vitrine/loop-pagination {"kind":"more"} /-->' ) );
		$content = fn ( array $fields ): array => $this->update( $page, $fields )->json()['data']['content'];
		$next    = $content( array( 'paged' => 2 ) );
		self::assertSame( array( 'Three', 'Four' ), self::titles_in( $next['wrapper'] ) );
		self::assertSame( 'Showing 1–4 of 5 results', $next['count'] );
		self::assertSame( 3, $next['pages'] );
		self::assertCount( 1, self::query( $next['pagination'], '//a[@data-page="3"]' ) );
		$whole = $content(
			array(
				'paged'     => 3,
				'pagedFrom' => 1,
			)
		);
		self::assertSame( array( 'One', 'Two', 'Three', 'Four', 'Five' ), self::titles_in( $whole['wrapper'] ) );
		self::assertSame( 'Showing all 5 results', $whole['count'] );
		self::assertSame( '', $whole['pagination'] );
		self::assertSame( 'No results', $content( array( 'paged' => 9 ) )['count'] );
	}

	/**
	 * @testdox A request cannot make a paginated listing return several pages at once
	 */
	public function test_whole_of_pages(): void {
		self::write_posts( array( 'One', 'Two', 'Three' ) );
		$page = self::page( self::listing( array( 'perPage' => 1 ), self::WITH_PAGES ) );
		self::assertSame(
			array( 'Three' ),
			$this->titles(
				$page,
				array(
					'paged'     => 3,
					'pagedFrom' => 1,
				)
			)
		);
	}

	/**
	 * @testdox The response has the pagination even when the listing has no pagination block
	 */
	public function test_older_pagination(): void {
		self::write_posts( array( 'One', 'Two' ) );
		$answer = $this->update( self::page( self::listing( array( 'perPage' => 1 ) ) ) )->json();
		self::assertCount( 1, self::query( $answer['data']['content']['pagination'], '//a[@data-page="2"][@rel="next"]' ) );
	}

	/**
	 * @testdox With combined filters on, all of them narrow the results
	 */
	public function test_composable(): void {
		update_option( 'vitrine_settings', array( 'loop_composable' => true ) );
		$care  = self::category( 'care' );
		$rooms = self::category( 'rooms' );
		self::write_posts( array( 'Both' ), array( 'post_category' => array( $care, $rooms ) ) );
		self::write_posts( array( 'Care only' ), array( 'post_category' => array( $care ) ) );
		$page = self::page( self::listing( array(), self::WITH_PAGES ) );
		self::assertSame(
			array( 'Both' ),
			$this->titles(
				$page,
				array(
					'category' => 'care',
					'checkbox' => '["rooms"]',
				)
			)
		);
	}

	/**
	 * @testdox Counts follow the current search, and a parent's count includes its children
	 */
	public function test_counts(): void {
		$care  = self::category( 'care' );
		$glass = self::category( 'glass', $care );
		self::write_posts( array( 'Oil', 'Wax' ), array( 'post_category' => array( $care, $glass ) ) );
		self::write_posts( array( 'Polish' ), array( 'post_category' => array( $glass ) ) );
		$page = self::page( self::listing( array(), self::WITH_PAGES ) );
		$seen = fn ( array $fields ): array => $this->update( $page, $fields )->json()['data']['content']['options']['checkbox'];
		self::assertSame(
			array(
				'care'  => 3,
				'glass' => 3,
			),
			$seen( array() )
		);
		self::assertSame(
			array(
				'care'  => 3,
				'glass' => 3,
			),
			$seen( array( 'checkbox' => '["glass"]' ) )
		);
		self::assertSame(
			array(
				'care'  => 1,
				'glass' => 1,
			),
			$seen( array( 'search' => 'Polish' ) )
		);
		self::write_posts( array( 'New' ), array( 'post_category' => array( $glass ) ) );
		\Vitrine\Loop\Posts\Kept::count_up();
		self::assertSame(
			array(
				'care'  => 4,
				'glass' => 4,
			),
			$seen( array() ),
			'after a post was added'
		);
	}

	/**
	 * @testdox Offset, limited terms and sticky posts work across pages
	 */
	public function test_options(): void {
		$rooms = self::category( 'rooms' );
		$ids   = self::write_posts( array( 'One', 'Two', 'Three', 'Four' ), array( 'post_category' => array( $rooms ) ) );
		self::write_posts( array( 'Other' ) );
		stick_post( $ids[2] );
		$shows = fn ( array $attributes, array $fields = array() ): array => $this->titles(
			self::page(
				self::listing(
					$attributes + array(
						'perPage' => 2,
						'terms'   => array( $rooms ),
					)
				)
			),
			$fields
		);
		self::assertSame( array( 'One', 'Two' ), $shows( array() ) );
		self::assertSame( array( 'Four' ), $shows( array( 'offset' => 1 ), array( 'paged' => 2 ) ) );
		self::assertSame( array( 'Three', 'One' ), $shows( array( 'sticky' => 'first' ) ) );
		self::assertSame( array( 'Two', 'Four' ), $shows( array( 'sticky' => 'first' ), array( 'paged' => 2 ) ) );
		self::assertSame( array( 'Three' ), $shows( array( 'sticky' => 'only' ) ) );
		self::assertSame( array( 'One', 'Two' ), $shows( array( 'sticky' => 'exclude' ) ) );
	}
}
