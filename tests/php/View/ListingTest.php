<?php
/**
 * Tests of the product listing.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\View;

use Vitrine\Commerce\Value\ProductQuery;
use Vitrine\Tests\TestCase;
use Vitrine\View\Listing\Archive;

/**
 * HTML of a listing with products in the database.
 */
final class ListingTest extends TestCase {

	use Blocks;

	/**
	 * @testdox Every add button has the product ID and success message [3.2-01]
	 */
	public function test_buttons_carry_the_product(): void {
		$ids  = array( $this->product( array( 'name' => 'Lamp & "Co" <b>' ) ), $this->product() );
		$html = $this->block( 'product-listing' );

		$buttons = $this->find( $html, '//button[contains(@class,"ajax_add_to_cart")]' );
		$carried = array_map( static fn ( \DOMElement $button ): int => (int) $button->getAttribute( 'data-product_id' ), $buttons );
		sort( $carried );
		self::assertSame( $ids, $carried );
		foreach ( $buttons as $button ) {
			self::assertSame( $button->getAttribute( 'value' ), $button->getAttribute( 'data-product_id' ) );
			self::assertSame( 'add-to-cart', $button->getAttribute( 'name' ) );
			self::assertStringContainsString( 'has been added', $button->getAttribute( 'data-success_message' ) );
		}
		self::assertCount( 2, $this->find( $html, '//form[@method="post"]/button[contains(@class,"ajax_add_to_cart")]' ) );
		self::assertStringNotContainsString( '<b>', $html );
	}

	/**
	 * @testdox Links to products with options and to external shops
	 */
	public function test_links_where_nothing_can_be_added(): void {
		$child = $this->product();
		$this->product(
			array(
				'name'     => 'Set',
				'type'     => 'grouped',
				'children' => array( $child ),
			)
		);
		$this->product(
			array(
				'name'          => 'Book',
				'type'          => 'external',
				'external_url'  => 'https://else.example/?a=1&b=2',
				'external_text' => 'Buy there',
			)
		);
		$this->product(
			array(
				'name'  => 'Gone',
				'stock' => 0,
			)
		);
		$html = $this->block( 'product-listing' );

		$links = array();
		foreach ( $this->find( $html, '//a[contains(@class,"button")]' ) as $link ) {
			// phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- DOM property.
			$links[ $link->textContent ] = $link->getAttribute( 'href' );
		}
		self::assertSame( 'https://else.example/?a=1&b=2', $links['Buy there'] );
		self::assertArrayHasKey( 'View products', $links );
		self::assertArrayHasKey( 'Read more', $links );
		self::assertCount( 1, $this->find( $html, '//button[contains(@class,"ajax_add_to_cart")]' ) );
	}

	/**
	 * @testdox The result count depends on the page
	 */
	public function test_counts(): void {
		for ( $made = 0; $made < 5; $made++ ) {
			$this->product();
		}
		self::assertSame( 'Showing all 5 results', $this->count_of( array() ) );
		$two = array(
			'columns' => 2,
			'rows'    => 1,
		);
		self::assertSame( 'Showing 1–2 of 5 results', $this->count_of( $two ) );
		$_GET = array( 'product-page' => '3' );
		self::assertSame( 'Showing 5 of 5 results', $this->count_of( $two ) );
		$_GET = array( 'product-page' => '99' );
		self::assertSame( 'No results', $this->count_of( $two ) );
	}

	/**
	 * @testdox Shows one message when there are no results, with a way on
	 */
	public function test_no_results(): void {
		$this->product();
		$texts = fn (): array => array_map(
			static fn ( \DOMElement $line ): string => $line->textContent, // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- DOM property.
			$this->find( $this->block( 'product-listing' ), '//p[not(contains(@class,"screen-reader-text"))]' )
		);
		$ask   = static function ( ProductQuery $query ): void {
			remove_all_filters( 'vitrine_listing_query' );
			add_filter( 'vitrine_listing_query', static fn (): ProductQuery => $query );
		};
		$ask( new ProductQuery( category: 'none' ) );
		self::assertSame( array( 'No products found.', 'Browse the shop' ), $texts() );
		$ask( new ProductQuery( search: 'zzzz' ) );
		self::assertSame( array( 'No products found.', 'Check the spelling or use different words.', 'Browse the shop' ), $texts() );
		$ask( new ProductQuery( search: 'zzzz', page: 2 ) );
		self::assertSame( array( 'No products found.', 'Back to the first page' ), $texts() );
		remove_all_filters( 'vitrine_listing_query' );
		self::assertSame( array( 'Showing the only result' ), array_slice( $texts(), 0, 1 ) );
	}

	/**
	 * @testdox Pagination links keep the order and mark the current page
	 */
	public function test_pages(): void {
		for ( $made = 0; $made < 5; $made++ ) {
			$this->product();
		}
		$_GET                   = array(
			'orderby'      => 'price',
			'product-page' => '2',
			'utm'          => 'a b"<',
		);
		$_SERVER['REQUEST_URI'] = '/shop/?orderby=price&product-page=2';
		$html                   = $this->block(
			'product-listing',
			array(
				'columns' => 2,
				'rows'    => 1,
			)
		);
		$links                  = $this->find( $html, '//nav//a' );
		$by_label               = array();
		foreach ( $links as $link ) {
			$by_label[ $link->getAttribute( 'aria-label' ) ] = $link->getAttribute( 'href' );
		}
		self::assertSame( home_url( '/shop/?orderby=price&utm=a%20b%22%3C&product-page=3' ), $by_label['Next page'] );
		self::assertSame( home_url( '/shop/?orderby=price&utm=a%20b%22%3C' ), $by_label['Previous page'] );
		$current = $this->find( $html, '//nav//*[@aria-current="page"]' );
		self::assertCount( 1, $current );
		self::assertStringContainsString( 'Page 2', $current[0]->textContent );

		$hidden = $this->find( $html, '//form[contains(@class,"woocommerce-ordering")]//input[@type="hidden"]' );
		self::assertSame( array( 'utm' ), array_map( static fn ( \DOMElement $field ): string => $field->getAttribute( 'name' ), $hidden ) );
		$chosen = $this->find( $html, '//select//option[@selected]' );
		self::assertSame( 'price', $chosen[0]->getAttribute( 'value' ) );
	}

	/**
	 * @testdox Each listing of a page has its own query parameters
	 */
	public function test_two_listings(): void {
		for ( $made = 0; $made < 3; $made++ ) {
			$this->product();
		}
		$_GET  = array( 'product-page-1' => '2' );
		$small = array(
			'columns' => 1,
			'rows'    => 1,
		);
		self::assertSame( 'Showing 1 of 3 results', $this->count_of( $small ) );
		self::assertSame( 'Showing 2 of 3 results', $this->count_of( $small + array( 'queryId' => 1 ) ) );
	}

	/**
	 * @testdox Loads the first row's images eagerly, the first with high priority, and the rest lazily
	 */
	public function test_pictures(): void {
		for ( $made = 0; $made < 3; $made++ ) {
			$this->product( array( 'image_ids' => array( $this->picture( "p$made" ) ) ) );
		}
		$pictures = $this->find( $this->block( 'product-listing', array( 'columns' => 2 ) ), '//li//img' );
		self::assertSame( array( 'eager', 'eager', 'lazy' ), array_map( static fn ( \DOMElement $picture ): string => $picture->getAttribute( 'loading' ), $pictures ) );
		self::assertSame( array( 'high', '', '' ), array_map( static fn ( \DOMElement $picture ): string => $picture->getAttribute( 'fetchpriority' ), $pictures ) );
		self::assertSame( '768', $pictures[2]->getAttribute( 'width' ) );
	}

	/**
	 * @testdox A listing below a product loads its images lazily
	 */
	public function test_pictures_below_a_product(): void {
		Archive::reset();
		$made     = $this->product( array( 'image_ids' => array( $this->picture( 'shown' ) ) ) );
		$product  = sprintf( '<!-- wp:vitrine/product {"productId":%d} /-->', $made );
		$pictures = $this->find( do_blocks( $product . '<!-- wp:vitrine/product-listing /-->' ), '//li[contains(@class,"product")]//img' );
		self::assertSame( array( 'lazy' ), array_map( static fn ( \DOMElement $picture ): string => $picture->getAttribute( 'loading' ), $pictures ) );
		self::assertSame( '', $pictures[0]->getAttribute( 'fetchpriority' ) );
	}

	/**
	 * Returns the text of the result count.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block.
	 */
	private function count_of( array $attributes ): string {
		$counts = $this->find( $this->block( 'product-listing', $attributes ), '//p[contains(@class,"woocommerce-result-count")][@role="status"]' );
		self::assertCount( 1, $counts );
		return $counts[0]->textContent;
	}

	/**
	 * @testdox Adds the minimum quantity, by script and by form
	 */
	public function test_smallest_quantity(): void {
		$this->product(
			array(
				'min'  => 2,
				'step' => 2,
			)
		);
		$html = $this->block( 'product-listing' );
		self::assertCount( 1, $this->find( $html, '//form[input[@name="quantity"][@value="2"]]/button[@data-quantity="2"]' ) );
	}
}
