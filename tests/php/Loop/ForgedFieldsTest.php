<?php
/**
 * Tests of forged listing requests.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop;

/**
 * Whatever is sent, the listing shows only what its saved block allows.
 */
final class ForgedFieldsTest extends LoopTestCase {

	/**
	 * @testdox Never returns drafts, private or protected posts, trash or other types, whatever is sent
	 */
	public function test_nothing_hidden(): void {
		self::write_posts( array( 'Public lamp' ) );
		foreach ( array( 'draft', 'private', 'pending', 'future', 'trash' ) as $status ) {
			self::write_posts(
				array( "Hidden lamp $status" ),
				array(
					'post_status' => $status,
					'post_date'   => 'future' === $status ? gmdate( 'Y-m-d H:i:s', time() + DAY_IN_SECONDS ) : '2026-01-01 00:00:00',
				)
			);
		}
		self::write_posts( array( 'Hidden lamp word' ), array( 'post_password' => 'secret' ) );
		self::write_posts( array( 'Hidden lamp page' ), array( 'post_type' => 'page' ) );
		self::write_posts( array( 'Hidden lamp file' ), array( 'post_type' => 'attachment' ) );
		$page   = self::page( self::listing() );
		$forged = array(
			array(),
			array( 'search' => 'lamp' ),
			array( 'postType' => 'any' ),
			array( 'postType' => 'attachment' ),
			array(
				'post_status'    => 'any',
				'post_type'      => 'page',
				'has_password'   => '1',
				'perm'           => 'readable',
				'query'          => array( 'post_status' => 'any' ),
				'query_vars'     => array( 'post_type' => 'any' ),
				'attributes'     => '{"postType":"page"}',
				'posts_per_page' => '-1',
			),
			array(
				'block_id' => 'abc123.p',
				'postType' => 'page',
			),
			array( 'block_id' => 'abc123.a1' ),
			array( 'sorting' => "date' OR 1=1 -- " ),
			array( 'sorting' => 'post_password' ),
		);
		foreach ( $forged as $fields ) {
			self::assertSame( array( 'Public lamp' ), $this->titles( $page, $fields ), (string) wp_json_encode( $fields ) );
		}
	}

	/**
	 * @testdox A logged-in owner gets the same results as everyone
	 */
	public function test_owner(): void {
		self::write_posts( array( 'Public' ) );
		self::write_posts( array( 'Private' ), array( 'post_status' => 'private' ) );
		$page  = self::page( self::listing() );
		$owner = $this->visitor();
		$owner->log_in( 'admin', 'password' );
		$nonce  = $owner->get( '/?wc-ajax=vitrine_nonces&for=listing', array( 'Sec-Fetch-Site' => 'same-origin' ) )->json()['security'];
		$answer = $owner->post(
			'/wp-admin/admin-ajax.php',
			array(
				'action'   => 'vitrine_update_loop_builder_content',
				'postId'   => $page,
				'security' => $nonce,
				'queryId'  => 1,
				'block_id' => 'abc123',
			)
		);
		self::assertSame( array( 'Public' ), self::titles_in( $answer->json()['data']['content']['wrapper'] ) );
	}

	/**
	 * @testdox A listing of a missing or private post type lists posts
	 */
	public function test_types(): void {
		self::write_posts( array( 'Public' ) );
		foreach ( array( 'wp_block', 'wp_template', 'revision', 'gone', 'attachment' ) as $type ) {
			$page = self::page( self::listing( array( 'postType' => $type ) ) );
			self::assertSame( array( 'Public' ), $this->titles( $page ), $type );
		}
	}

	/**
	 * @testdox A page has at most 100 results, and a request cannot change the listing's number
	 */
	public function test_page_size(): void {
		self::write_posts( array_map( static fn ( int $i ): string => "Post $i", range( 1, 5 ) ) );
		$page = self::page( self::listing( array( 'perPage' => 2 ) ) );
		self::assertCount(
			2,
			$this->titles(
				$page,
				array(
					'perPage'        => 99,
					'posts_per_page' => -1,
					'per_page'       => 99,
				)
			)
		);
		self::assertSame( 100, \Vitrine\Loop\Posts\LoopOptions::of( array( 'perPage' => 100000 ) )->per_page );
		self::assertSame( 1, \Vitrine\Loop\Posts\LoopOptions::of( array( 'perPage' => -1 ) )->per_page );
	}

	/**
	 * @testdox A listing in a page the visitor cannot see returns an error
	 */
	public function test_hidden_page(): void {
		self::write_posts( array( 'Public' ) );
		foreach ( array( array( 'post_status' => 'draft' ), array( 'post_status' => 'private' ), array( 'post_password' => 'secret' ) ) as $i => $more ) {
			$page   = self::page( self::listing( array( 'block_id' => "hidden$i" ) ), $more );
			$answer = $this->update( $page, array( 'block_id' => "hidden$i" ) );
			self::assertFalse( $answer->json()['success'] );
			self::assertStringNotContainsString( 'Public', $answer->body );
		}
	}

	/**
	 * @testdox Rejects malformed fields with a message
	 */
	public function test_broken_fields(): void {
		self::write_posts( array( 'Public' ) );
		$page = self::page( self::listing() );
		foreach ( array( array( 'search' => array( 'x' ) ), array( 'paged' => array( 1 ) ), array( 'postId' => '1; DROP' ), array( 'block_id' => '' ), array( 'checkbox' => array( array( 'x' ) ) ), array( 'search' => "\xff" ) ) as $fields ) {
			$answer = $this->update( $page, $fields );
			self::assertFalse( $answer->json()['success'], (string) wp_json_encode( array_keys( $fields ) ) );
			self::assertNotSame( '', $answer->json()['data']['message'] );
		}
		self::assertSame(
			array(),
			$this->titles(
				$page,
				array(
					'checkbox' => '[[1],{"a":2}]',
					'category' => 'no-such',
				)
			)
		);
	}
}
