<?php
/**
 * Tests of facets with many values.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop\Facets;

use Vitrine\Loop\Posts\Kept;
use Vitrine\Tests\Loop\LoopTestCase;

/**
 * Term trees, "Show more", the search in a facet, and the panel with all values.
 */
final class ManyValuesTest extends LoopTestCase {

	/**
	 * Creates posts in categories, one of which has two children.
	 */
	protected function setUp(): void {
		parent::setUp();
		$home  = self::category( 'home' );
		$write = static fn ( string $title, int $category ): array => self::write_posts( array( $title ), array( 'post_category' => array( $category ) ) );
		$write( 'A lamp', self::category( 'light', $home ) );
		$write( 'A rug', self::category( 'floor', $home ) );
		$write( 'An apple', self::category( 'food' ) );
		Kept::count_up();
	}

	/**
	 * Returns a page with a facet.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block.
	 * @param string               $query      Query string.
	 * @return string HTML of the page.
	 */
	private function facet( array $attributes = array(), string $query = '' ): string {
		return $this->open( self::page( self::listing( array( 'order' => 'title' ), '<!-- wp:vitrine/loop-facet ' . wp_json_encode( (object) $attributes ) . ' /-->' . self::TITLES ) ), $query )->body;
	}

	/**
	 * @testdox Terms are nested below their parents; selecting one selects its children, unless all values are required
	 */
	public function test_tree(): void {
		$html = $this->facet( array(), '?facet_category-1=home' );
		self::assertSame( array( 'Food 1', 'Home 2Floor 1Light 1' ), self::texts( $html, '//ul[@class="vitrine-loop-options"]/li' ) );
		self::assertSame( array( 'A lamp', 'A rug' ), self::titles_in( $html ) );
		$taken = '//ul[@class="vitrine-loop-below"]//input[@checked][@disabled]';
		self::assertCount( 2, self::query( $html, $taken ) );
		$html = $this->facet( array( 'match' => 'all' ), '?facet_category-1=home' );
		self::assertCount( 0, self::query( $html, $taken ) );
		self::assertCount( 0, self::query( $this->facet( array(), '?facet_category-1=light' ), $taken ) );
		self::assertSame( array( 'Floor 1', 'Food 1', 'Home 2', 'Light 1' ), self::texts( $this->facet( array( 'hierarchy' => false ) ), '//ul[@class="vitrine-loop-options"]/li' ) );
	}

	/**
	 * @testdox Values beyond the first few are behind "Show more", unless selected
	 */
	public function test_more(): void {
		$later = '//li[@class="vitrine-loop-later"]/label/span[1]';
		self::assertSame( array( 'Home' ), self::texts( $this->facet( array( 'firstValues' => 1 ) ), $later ) );
		self::assertSame( array(), self::texts( $this->facet( array( 'firstValues' => 1 ), '?facet_category-1=floor' ), $later ) );
		self::assertCount( 1, self::query( $this->facet( array( 'firstValues' => 1 ) ), '//details[@class="vitrine-loop-rest"]' ) );
		foreach ( array( 0, 2, 10 ) as $first ) {
			self::assertCount( 0, self::query( $this->facet( array( 'firstValues' => $first ) ), '//details[@class="vitrine-loop-rest"]' ), (string) $first );
		}
	}

	/**
	 * @testdox The search field within a facet is not submitted
	 */
	public function test_search(): void {
		$field = '//input[@type="search"][not(@name)][not(@form)]';
		self::assertCount( 1, self::query( $this->facet( array( 'searchable' => true ) ), $field ) );
		self::assertCount( 0, self::query( $this->facet(), $field ) );
	}

	/**
	 * @testdox The sheet and responses show the number of results and of selected values
	 */
	public function test_sheet(): void {
		$inner = '<!-- wp:vitrine/loop-filters --><!-- wp:vitrine/loop-facet /--><!-- /wp:vitrine/loop-filters -->' . self::TITLES;
		$page  = self::page( self::listing( array(), $inner ) );
		$text  = static fn ( string $html, string $name ): array => self::texts( $html, "//*[@data-loop-text='$name']" );
		$html  = $this->open( $page )->body;
		self::assertSame( array( array( '' ), array( 'Show 3 results' ) ), array( $text( $html, 'active' ), $text( $html, 'show' ) ) );
		$html = $this->open( $page, '?facet_category-1=food,none' )->body;
		self::assertSame( array( array( '2' ), array( 'Show 1 result' ) ), array( $text( $html, 'active' ), $text( $html, 'show' ) ) );
		self::assertCount( 1, self::query( $html, '//div[@class="vitrine-loop-filters-panel"]//input[@value="food"]' ) );
		self::assertCount( 1, self::query( $html, '//dialog//a[@rel="nofollow"][not(contains(@href,"?"))]' ) );
		$content = $this->update( $page, array( 'facets' => '{"category":["home"]}' ) )->json()['data']['content'];
		self::assertSame(
			array(
				'active' => '1',
				'show'   => 'Show 2 results',
				'count'  => 'Showing all 2 results',
			),
			$content['texts']
		);
	}

	/**
	 * @testdox Without an overlay there is no button or sheet; an invalid setting uses the default
	 */
	public function test_overlay(): void {
		$dialogs = function ( string $attributes ): array {
			$html = $this->open( self::page( self::listing( array(), "<!-- wp:vitrine/loop-filters $attributes --><!-- wp:vitrine/loop-facet /--><!-- /wp:vitrine/loop-filters -->" . self::TITLES ) ) )->body;
			return array( count( self::query( $html, '//dialog[@class="vitrine-loop-sheet"]' ) ), count( self::query( $html, '//*[contains(@class,"is-overlay-mobile")]' ) ) );
		};
		self::assertSame( array( 0, 0 ), $dialogs( '{"overlay":"never"}' ) );
		self::assertSame( array( 1, 0 ), $dialogs( '{"overlay":"always"}' ) );
		self::assertSame( array( 1, 1 ), $dialogs( '{"overlay":"sideways"}' ) );
	}
}
