<?php
/**
 * Reviews of the built-in shop.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Commerce\Builtin\Reviews;

use Vitrine\Commerce\Builtin\Reviews\Buyers;
use Vitrine\Commerce\Builtin\Reviews\ReviewList;
use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Commerce\Value\Rating;
use Vitrine\Plugin;
use Vitrine\Tests\Support\Environment;
use Vitrine\Tests\Support\Response;
use Vitrine\Tests\Support\Visitor;
use Vitrine\Tests\TestCase;
use Vitrine\Tests\View\Blocks;

/**
 * Who may write them, what becomes of their ratings and what pages show.
 */
final class ReviewsTest extends TestCase {

	use Blocks;

	/**
	 * Comes without moderation and without a limit on how fast.
	 */
	protected function setUp(): void {
		parent::setUp();
		update_option( 'comment_moderation', '0' );
		update_option( 'comment_previously_approved', '0' );
	}

	/**
	 * Sends the form.
	 *
	 * @param Visitor               $visitor Who.
	 * @param int                   $product The product.
	 * @param array<string, string> $fields  In place of what is usually sent.
	 */
	private function send( Visitor $visitor, int $product, array $fields = array() ): Response {
		global $wpdb;
		// WordPress takes one comment in 15 seconds of one address.
		$wpdb->query( "UPDATE $wpdb->comments SET comment_date_gmt = '2026-01-01 00:00:00'" ); // phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- WordPress's own name.
		return $visitor->request(
			'POST',
			'/wp-comments-post.php',
			$fields + array(
				'comment_post_ID' => (string) $product,
				'comment_parent'  => '0',
				'author'          => 'Ann',
				'email'           => 'ann@shop.test',
				'comment'         => 'A fine lamp ' . wp_rand(),
				'rating'          => '5',
			)
		);
	}

	/**
	 * Puts a review into the database.
	 *
	 * @param int                  $product The product.
	 * @param int                  $rating  1 to 5.
	 * @param array<string, mixed> $data    Of the comment.
	 */
	private function review( int $product, int $rating, array $data = array() ): int {
		return (int) wp_insert_comment(
			$data + array(
				'comment_post_ID'  => $product,
				'comment_author'   => 'Ann',
				'comment_content'  => 'Fine',
				'comment_type'     => 'review',
				'comment_approved' => 1,
				'comment_meta'     => array( 'rating' => $rating ),
			)
		);
	}

	/**
	 * The rating of a product as the shop has it.
	 *
	 * @param int $product The product.
	 */
	private function rating( int $product ): ?Rating {
		return Plugin::engine()->catalogue()->find( $product )?->rating;
	}

	/**
	 * Somebody has ordered a product.
	 *
	 * @param int    $product  The product.
	 * @param int    $customer Account; 0: a guest.
	 * @param string $email    Of the order.
	 * @param string $status   Of the order.
	 */
	private function order( int $product, int $customer, string $email, string $status = 'completed' ): void {
		global $wpdb;
		$wpdb->insert(
			$wpdb->prefix . 'vitrine_orders',
			array(
				'order_key'      => wp_generate_password( 32, false ),
				'status'         => $status,
				'created'        => '2026-01-01 00:00:00',
				'customer_id'    => $customer,
				'email'          => $email,
				'customer'       => 'Ann',
				'billing'        => '{}',
				'shipping'       => '{}',
				'coupons'        => '[]',
				'totals'         => '{}',
				'total'          => 1,
				'currency'       => '{}',
				'shipping_label' => '',
				'payment_method' => 'cod',
				'payment_title'  => '',
				'payment_url'    => '',
				'note'           => '',
			)
		);
		$wpdb->insert(
			$wpdb->prefix . 'vitrine_order_items',
			array(
				'order_id'   => $wpdb->insert_id,
				'product_id' => $product,
				'name'       => 'Lamp',
				'data'       => '{}',
				'quantity'   => 1,
				'subtotal'   => 1,
				'total'      => 1,
			)
		);
	}

	/**
	 * @testdox Keeps average and count through approving, holding back, trashing, changing and deleting
	 */
	public function test_rating(): void {
		$product = $this->product();
		$this->assertNull( $this->rating( $product ) );
		$this->review( $product, 5 );
		$two = $this->review( $product, 2 );
		$this->assertEquals( new Rating( 3.5, 2 ), $this->rating( $product ) );
		wp_set_comment_status( $two, 'hold' );
		$this->assertEquals( new Rating( 5.0, 1 ), $this->rating( $product ) );
		wp_set_comment_status( $two, 'approve' );
		update_comment_meta( $two, 'rating', 3 );
		$this->assertEquals( new Rating( 4.0, 2 ), $this->rating( $product ) );
		wp_trash_comment( $two );
		$this->assertEquals( new Rating( 5.0, 1 ), $this->rating( $product ) );
		wp_untrash_comment( $two );
		wp_delete_comment( $two, true );
		$this->assertEquals( new Rating( 5.0, 1 ), $this->rating( $product ) );
		// An answer and a rating out of bounds count for nothing.
		$this->review( $product, 1, array( 'comment_parent' => 1 ) );
		$this->review( $product, 50 );
		$this->assertEquals( new Rating( 5.0, 1 ), $this->rating( $product ) );
		update_option( ShopOptions::OPTION, array( 'reviews' => 'no' ) );
		$this->assertNull( $this->rating( $product ) );
	}

	/**
	 * @testdox Takes a review by WordPress's form, with its rating, and leaves the comments of posts alone
	 */
	public function test_form(): void {
		$product = $this->product();
		$answer  = $this->send( $this->visitor(), $product );
		$this->assertSame( 302, $answer->status, $answer->body );
		$this->assertStringContainsString( '#comment-', $answer->header( 'location' ) );
		wp_cache_flush();
		$comment = get_comments( array( 'post_id' => $product ) )[0];
		$this->assertSame( array( 'review', '5', '0' ), array( $comment->comment_type, get_comment_meta( (int) $comment->comment_ID, 'rating', true ), get_comment_meta( (int) $comment->comment_ID, 'verified', true ) ) );
		$post = wp_insert_post(
			array(
				'post_title'     => 'News',
				'post_status'    => 'publish',
				'comment_status' => 'open',
			)
		);
		$this->assertSame( 302, $this->send( $this->visitor(), $post, array( 'email' => 'bob@shop.test' ) )->status );
		wp_cache_flush();
		$comment = get_comments( array( 'post_id' => $post ) )[0];
		$this->assertSame( array( 'comment', '' ), array( $comment->comment_type, get_comment_meta( (int) $comment->comment_ID, 'rating', true ) ) );
	}

	/**
	 * @testdox Refuses a review without a rating, with a false one, as an answer, of a shop without reviews and by REST
	 */
	public function test_refusals(): void {
		$product = $this->product();
		foreach ( array( array( 'rating' => '' ), array( 'rating' => '6' ), array( 'comment_parent' => (string) $this->review( $product, 4 ) ) ) as $fields ) {
			$this->assertSame( 400, $this->send( $this->visitor(), $product, $fields )->status );
		}
		update_option( ShopOptions::OPTION, array( 'reviews' => 'no' ) );
		$this->assertSame( 403, $this->send( $this->visitor(), $product )->status );
		$this->assertFalse( comments_open( $product ) );
		delete_option( ShopOptions::OPTION );
		wp_set_current_user(
			wp_insert_user(
				array(
					'user_login' => 'cat',
					'user_email' => 'cat@shop.test',
					'user_pass'  => 'password',
					'role'       => 'subscriber',
				)
			)
		);
		$request = new \WP_REST_Request( 'POST', '/wp/v2/comments' );
		$request->set_body_params(
			array(
				'post'    => $product,
				'content' => 'By REST',
			)
		);
		$this->assertSame( 403, rest_do_request( $request )->get_status() );
		wp_cache_flush();
		$this->assertSame(
			1,
			(int) get_comments(
				array(
					'post_id' => $product,
					'count'   => true,
				)
			)
		);
	}

	/**
	 * @testdox Knows who has bought a product, by account or by address, in a completed order
	 */
	public function test_buyers(): void {
		$product = $this->product();
		$this->order( $product, 7, 'ann@shop.test' );
		$this->order( $product, 8, 'bob@shop.test', 'cancelled' );
		$this->assertTrue( Buyers::has_bought( $product, 7, '' ) );
		$this->assertTrue( Buyers::has_bought( $product, 0, 'ann@shop.test' ) );
		$this->assertFalse( Buyers::has_bought( $product, 8, 'bob@shop.test' ) );
		$this->assertFalse( Buyers::has_bought( $product, 0, '' ) );
		$this->assertFalse( Buyers::has_bought( $this->product(), 7, 'ann@shop.test' ) );
		$this->send( $this->visitor(), $product );
		$this->assertStringContainsString( 'Verified owner', $this->page( $this->visitor(), $product ) );
	}

	/**
	 * @testdox Takes reviews of verified owners only, where the shop wants it: an address in a form is no proof
	 */
	public function test_verified_only(): void {
		update_option( ShopOptions::OPTION, array( 'reviews_verified_only' => 'yes' ) );
		$product = $this->product();
		$buyer   = $this->visitor_as( 'subscriber' );
		$this->assertSame( 400, $this->send( $buyer, $product )->status );
		$this->order( $product, (int) get_user_by( 'login', 'subscriber' )->ID, 'ann@shop.test' );
		$this->assertSame( 400, $this->send( $this->visitor(), $product )->status );
		$this->assertSame( 302, $this->send( $buyer, $product )->status );
		$this->assertStringContainsString( 'Only logged in customers who have purchased this product', $this->page( $this->visitor(), $product ) );
	}

	/**
	 * A product's page.
	 *
	 * @param Visitor $visitor Who.
	 * @param int     $product The product.
	 * @param string  $query   Of the address.
	 */
	private function page( Visitor $visitor, int $product, string $query = '' ): string {
		return $visitor->get( str_replace( Environment::url(), '', (string) get_permalink( $product ) ) . $query )->body;
	}

	/**
	 * @testdox Says to whom has sent it that a review waits, and shows it to nobody
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
	 * @testdox Gives whom WordPress's cookies know, who is logged in and a stranger the same page
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
	 * @testdox Shows reviews page by page as the discussion settings say, with the shop's answers
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
	 * @testdox Opens the reviews of a shop that is older than reviews
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
		\Vitrine\Commerce\Builtin\Database\Schema::install();
		clean_post_cache( $product );
		$this->assertTrue( comments_open( $product ) );
	}
}
