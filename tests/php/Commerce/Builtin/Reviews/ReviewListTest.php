<?php
/**
 * Tests of reviews on product pages.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Commerce\Builtin\Reviews;

use Vitrine\Commerce\Builtin\Database\DatabaseSchema;
use Vitrine\Commerce\Builtin\Reviews\ReviewList;
use Vitrine\Tests\View\Blocks;

/**
 * Which reviews are shown, and to whom.
 */
final class ReviewListTest extends ReviewTestCase {

	use Blocks;

	/**
	 * @testdox Tells the author that a review awaits approval, and does not show it
	 */
	public function test_awaiting(): void {
		update_option( 'comment_moderation', '1' );
		$product  = $this->product();
		$visitor  = $this->visitor();
		$location = $this->send( $visitor, $product, array( 'comment' => 'Held back' ) )->header( 'location' );
		$this->assertStringEndsWith( '#reviews', $location );
		$query = '?' . wp_parse_url( $location, PHP_URL_QUERY );
		$this->assertStringContainsString( 'awaiting approval', $this->page( $visitor, $product, $query ) );
		$this->assertStringNotContainsString( 'Held back', $this->page( $visitor, $product, $query ) );
		$this->assertStringNotContainsString( 'awaiting approval', $this->page( $visitor, $product, '?unapproved=1&moderation-hash=x' ) );
	}

	/**
	 * @testdox Returns the same page to logged-in, known and anonymous visitors
	 */
	public function test_same_page(): void {
		$product = $this->product();
		$known   = $this->visitor();
		$this->send( $known, $product, array( 'wp-comment-cookies-consent' => 'yes' ) );
		$this->assertNotSame( array(), $known->cookies );
		$page = $this->page( $this->visitor(), $product );
		$this->assertStringContainsString( 'id="commentform"', $page );
		$this->assertSame( $page, $this->page( $known, $product ) );
		$form = static fn ( string $html ): string => (string) preg_replace( '~^.*(<section class="vitrine-reviews-section.*</section>).*$~s', '$1', $html );
		$this->assertSame( $form( $page ), $form( $this->page( $this->visitor_as( 'subscriber' ), $product ) ) );
	}

	/**
	 * @testdox Paginates reviews by the discussion settings, with the shop's replies
	 */
	public function test_pages(): void {
		update_option( 'page_comments', '1' );
		update_option( 'comments_per_page', '2' );
		update_option( 'default_comments_page', 'newest' );
		update_option( 'comment_order', 'desc' );
		$product = $this->product();
		$ids     = array();
		foreach ( array( 1, 2, 3 ) as $rating ) {
			$ids[] = $this->review( $product, $rating, array( 'comment_date_gmt' => "2026-01-0$rating 00:00:00" ) );
		}
		$this->review(
			$product,
			0,
			array(
				'comment_parent'  => $ids[2],
				'comment_content' => 'Thank you',
			)
		);
		$read = static fn ( int $page ): array => array_map( static fn ( \WP_Comment $one ): int => (int) $one->comment_ID, ReviewList::of( $product, $page )->reviews );
		$this->assertSame( array( $ids[2] ), $read( 0 ) );
		$this->assertSame( array( $ids[1], $ids[0] ), $read( 1 ) );
		$this->assertSame( array( $ids[2] ), $read( 99 ) );
		update_option( 'page_comments', '0' );
		$this->assertSame( array_reverse( $ids ), $read( 0 ) );
		$html = $this->page( $this->visitor(), $product );
		$this->assertCount( 1, $this->find( $html, '//li[@id="comment-' . $ids[2] . '"]/article[@class="vitrine-review-answer"][contains(., "Thank you")]' ) );
		$this->assertCount( 1, $this->find( $html, '//a[@href="#reviews"]/span[@aria-label="2 out of 5 stars (3)"]' ) );
		$this->assertStringContainsString( '"reviewCount":3', $html );
	}

	/**
	 * @testdox An upgrade opens reviews on existing products
	 */
	public function test_upgrade(): void {
		$product = $this->product();
		wp_update_post(
			array(
				'ID'             => $product,
				'comment_status' => 'closed',
			)
		);
		update_option( 'vitrine_schema', 4 );
		DatabaseSchema::install();
		clean_post_cache( $product );
		$this->assertTrue( comments_open( $product ) );
	}
}
