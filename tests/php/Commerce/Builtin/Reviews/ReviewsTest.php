<?php
/**
 * Tests of product reviews.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Commerce\Builtin\Reviews;

use Vitrine\Commerce\Builtin\Reviews\Buyers;
use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Commerce\Value\Rating;
use Vitrine\Tests\View\Blocks;

/**
 * Who may write reviews, and how their ratings count.
 */
final class ReviewsTest extends ReviewTestCase {

	use Blocks;

	/**
	 * @testdox Updates rating and count when reviews are approved, held, trashed, changed or deleted
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
		// Replies and invalid ratings do not count.
		$this->review( $product, 1, array( 'comment_parent' => 1 ) );
		$this->review( $product, 50 );
		$this->assertEquals( new Rating( 5.0, 1 ), $this->rating( $product ) );
		update_option( ShopOptions::OPTION, array( 'reviews' => 'no' ) );
		$this->assertNull( $this->rating( $product ) );
	}

	/**
	 * @testdox Accepts a review with its rating through WordPress's comment form, and leaves post comments alone
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
	 * @testdox Rejects a review without a valid rating, as a reply, with reviews disabled, or by REST
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
	 * @testdox Recognizes buyers by account or email address in completed orders
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
	 * @testdox With verified reviews only, accepts logged-in buyers, not a buyer's email address
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
}
