<?php
/**
 * Tests of the block with all reviews.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\View\Product;

use Vitrine\Tests\Commerce\Builtin\Reviews\ReviewTestCase;
use Vitrine\Tests\View\Blocks;

/**
 * HTML of the block with reviews of all products.
 */
final class AllReviewsTest extends ReviewTestCase {

	use Blocks;

	/**
	 * Returns the texts of the reviews in the block.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block.
	 * @return list<string>
	 */
	private function texts( array $attributes = array() ): array {
		$html = $this->block( 'all-reviews', $attributes + array( 'title' => 'They say' ) );
		return '' === $html ? array() : array_map( static fn ( \DOMElement $one ): string => $one->textContent, $this->find( $html, '//*[@class="vitrine-review-text"]' ) ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- DOM property.
	}

	/**
	 * Creates a review in January 2026.
	 *
	 * @param int                  $product Product ID.
	 * @param int                  $rating  Rating from 1 to 5.
	 * @param string               $text    Text of the review.
	 * @param int                  $day     Day of the month, with two digits.
	 * @param array<string, mixed> $data    Additional comment data.
	 */
	private function said( int $product, int $rating, string $text, int $day, array $data = array() ): int {
		return $this->review(
			$product,
			$rating,
			$data + array(
				'comment_content'  => $text,
				'comment_date'     => "2026-01-$day 10:00:00",
				'comment_date_gmt' => "2026-01-$day 10:00:00",
			)
		);
	}

	/**
	 * @testdox Shows approved reviews of all visible products, newest first, without replies and comments
	 */
	public function test_newest(): void {
		$cup    = $this->product( array( 'name' => 'Cup & saucer' ) );
		$lamp   = $this->product( array( 'name' => 'Lamp' ) );
		$secret = $this->product(
			array(
				'name'     => 'Secret',
				'password' => 'x',
			)
		);
		$draft  = $this->product(
			array(
				'name'   => 'Draft',
				'status' => 'draft',
			)
		);
		$first  = $this->said( $cup, 4, 'Holds tea & honey', 10 );
		$this->said( $lamp, 5, 'Warm', 12, array( 'comment_meta' => array( 'rating' => 5, 'verified' => 1 ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->said( $cup, 1, 'Spam', 13, array( 'comment_approved' => 0 ) );
		$this->said( $cup, 5, 'Thanks', 14, array( 'comment_parent' => $first ) );
		$this->said( $cup, 5, 'A question', 15, array( 'comment_meta' => array() ) );
		$this->said( $secret, 5, 'Shh', 16 );
		$this->said( $draft, 5, 'Early', 17 );
		$post = wp_insert_post( array( 'post_title' => 'Journal', 'post_status' => 'publish' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->said( (int) $post, 5, 'Nice article', 18 );

		$this->assertSame( array( 'Warm', 'Holds tea & honey' ), $this->texts() );
		$this->assertSame( array( 'Warm' ), $this->texts( array( 'number' => 1 ) ) );
		$html = $this->block( 'all-reviews', array( 'title' => 'They say' ) );
		$this->assertCount( 1, $this->find( $html, '//h2[@class="wp-block-heading" and text()="They say"]' ) );
		$this->assertCount( 1, $this->find( $html, '//li[1]//em[text()="Verified owner"]' ) );
		$this->assertCount( 1, $this->find( $html, '//li[1]//*[@aria-label="Rated 5 out of 5"]' ) );
		$this->assertCount( 1, $this->find( $html, sprintf( '//li[2]//a[@href="%s" and text()="Cup & saucer"]', get_permalink( $cup ) ) ) );
	}

	/**
	 * @testdox Filters reviews by rating and category tree, and sorts by rating
	 */
	public function test_which(): void {
		$cup  = $this->product( array( 'name' => 'Cup', 'categories' => array( 'Cups' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$lamp = $this->product( array( 'name' => 'Lamp', 'categories' => array( 'Lighting' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->said( $cup, 5, 'Perfect', 10 );
		$this->said( $lamp, 2, 'Dim', 11 );
		$this->said( $lamp, 4, 'Warm', 12 );

		$this->assertSame( array( 'Warm', 'Dim', 'Perfect' ), $this->texts() );
		$this->assertSame( array( 'Perfect', 'Warm', 'Dim' ), $this->texts( array( 'orderby' => 'rating' ) ) );
		$this->assertSame( array( 'Warm', 'Perfect' ), $this->texts( array( 'minRating' => 4 ) ) );
		$this->assertSame( array( 'Warm', 'Dim' ), $this->texts( array( 'category' => 'lighting' ) ) );
		$this->assertSame( array( 'Perfect' ), $this->texts( array( 'category' => 'cups' ) ) );
		$this->assertSame( array(), $this->texts( array( 'category' => 'gone' ) ) );
		$kitchen = (array) wp_insert_term( 'Kitchen', 'vitrine_product_cat' );
		wp_update_term( get_term_by( 'slug', 'cups', 'vitrine_product_cat' )->term_id, 'vitrine_product_cat', array( 'parent' => $kitchen['term_id'] ) );
		$this->assertSame( array( 'Perfect' ), $this->texts( array( 'category' => 'kitchen' ) ) );
	}

	/**
	 * @testdox Without reviews nothing is printed, not even the heading
	 */
	public function test_none(): void {
		$this->product( array( 'name' => 'Cup' ) );
		$this->assertSame( '', $this->block( 'all-reviews', array( 'title' => 'They say' ) ) );
	}

	/**
	 * @testdox A long review ends with a link to the product's reviews
	 */
	public function test_long(): void {
		$cup = $this->product( array( 'name' => 'Cup' ) );
		$this->said( $cup, 5, str_repeat( 'word ', 80 ), 10 );
		$html = $this->block( 'all-reviews' );
		$this->assertCount( 1, $this->find( $html, sprintf( '//a[@href="%s#reviews" and text()="Read more"]', get_permalink( $cup ) ) ) );
		$this->assertSame( 55, substr_count( $html, 'word' ) );
	}

	/**
	 * @testdox Twelve reviews take no more queries than one, and none when cached
	 */
	public function test_queries(): void {
		global $wpdb;
		foreach ( range( 1, 12 ) as $number ) {
			$cup = $this->product( array( 'name' => "Cup $number" ) );
			set_post_thumbnail( $cup, (int) wp_insert_attachment( array( 'post_mime_type' => 'image/png' ), "cup-$number.png" ) );
			$this->said( $cup, 5, "Fine $number", 10 + $number );
		}
		$count = function ( int $number ) use ( $wpdb ): int {
			wp_cache_flush();
			wp_load_alloptions();
			$before = $wpdb->num_queries;
			$this->assertCount( $number, $this->texts( array( 'number' => $number ) ) );
			return $wpdb->num_queries - $before;
		};
		$count( 1 );
		$this->assertSame( $count( 1 ), $count( 12 ) );
		$before = $wpdb->num_queries;
		$this->texts( array( 'number' => 12 ) );
		$this->assertSame( $before, $wpdb->num_queries );
	}
}
