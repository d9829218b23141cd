<?php
/**
 * Tests of the listing preview in the editor.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Editor;

use Vitrine\Loop\Current;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\Loop\LoopTestCase;

/**
 * Sends REST requests like the editor.
 */
final class LoopPreviewTest extends LoopTestCase {

	/**
	 * Requests the parts of a listing.
	 *
	 * @param array<string, mixed> $fields Fields of the request.
	 */
	private static function ask( array $fields ): \WP_REST_Response {
		Current::reset();
		$request = new \WP_REST_Request( 'POST', '/vitrine/v1/editor/loop' );
		$request->set_body_params( $fields );
		return rest_do_request( $request );
	}

	/**
	 * Logs a user in.
	 *
	 * @param string $role Role of the user.
	 */
	private static function log_in( string $role ): void {
		wp_set_current_user(
			(int) wp_insert_user(
				array(
					'user_login' => $role,
					'user_pass'  => 'x',
					'role'       => $role,
				)
			)
		);
	}

	/**
	 * Returns a block with a marker.
	 *
	 * @param string $name Name of the block without its prefix.
	 * @param string $mark The marker.
	 */
	private static function marked( string $name, string $mark ): string {
		return '<!-- wp:vitrine/loop-' . $name . ' ' . wp_json_encode( array( 'metadata' => array( 'vitrinePreview' => $mark ) ) ) . ' /-->';
	}

	/**
	 * @testdox An author gets the results and each block as the page renders them
	 */
	public function test_pieces(): void {
		$ids = self::write_posts( array( 'One', 'Two', 'Three' ) );
		self::log_in( 'author' );
		$inner  = self::marked( 'count', 'a' ) . self::marked( 'search', 'b' ) . '<!-- wp:vitrine/loop-template --><!-- wp:post-title /--><!-- /wp:vitrine/loop-template -->';
		$answer = self::ask( array( 'content' => self::listing( array( 'perPage' => 2 ), $inner ) ) );
		self::assertSame( 200, $answer->get_status() );
		$data = $answer->get_data();
		self::assertSame( array( $ids[0], $ids[1] ), $data['ids'] );
		self::assertSame( array( 'a', 'b' ), array_keys( $data['parts'] ) );
		self::assertStringContainsString( 'Showing 1–2 of 3 results', reset( $data['parts']['a'] ) );
		self::assertStringContainsString( 'type="search"', reset( $data['parts']['b'] ) );
	}

	/**
	 * @testdox Returns product blocks per product
	 */
	public function test_products(): void {
		wp_set_current_user( 1 );
		$ids = array();
		foreach ( array( 1250, 9900 ) as $price ) {
			$ids[ $price ] = Shopper::product( array( 'regular_price' => $price ) );
		}
		$data = self::ask( array( 'content' => self::listing( array( 'postType' => 'vitrine_product' ), '<!-- wp:vitrine/loop-template -->' . self::marked( 'product', 'p' ) . '<!-- /wp:vitrine/loop-template -->' ) ) )->get_data();
		self::assertEqualsCanonicalizing( array_values( $ids ), array_keys( $data['parts']['p'] ) );
		self::assertStringContainsString( '12.50', $data['parts']['p'][ $ids[1250] ] );
		self::assertStringContainsString( '99.00', $data['parts']['p'][ $ids[9900] ] );
	}

	/**
	 * @testdox Rejects other users: $_dataName
	 * @dataProvider strangers
	 *
	 * @param string $role   Role of the user; empty for a guest.
	 * @param int    $status HTTP status.
	 */
	public function test_strangers( string $role, int $status ): void {
		self::write_posts( array( 'One' ) );
		if ( '' !== $role ) {
			self::log_in( $role );
		}
		self::assertSame( $status, self::ask( array( 'content' => self::listing() ) )->get_status() );
	}

	/**
	 * Data provider of users.
	 *
	 * @return array<string, array{string, int}>
	 */
	public static function strangers(): array {
		return array(
			'a guest'      => array( '', 401 ),
			'a subscriber' => array( 'subscriber', 403 ),
			'a customer'   => array( 'vitrine_customer', 403 ),
		);
	}

	/**
	 * @testdox Rejects a listing within another author's post
	 */
	public function test_others_post(): void {
		$page = self::page( self::listing() );
		self::log_in( 'author' );
		$fields = array(
			'content' => self::listing(),
			'post_id' => $page,
		);
		self::assertSame( 403, self::ask( $fields )->get_status() );
	}

	/**
	 * @testdox Rejects missing, invalid or oversized content with a message
	 */
	public function test_refused(): void {
		wp_set_current_user( 1 );
		foreach ( array( '', '<!-- wp:paragraph --><p>Hello</p><!-- /wp:paragraph -->', self::listing() . self::listing(), str_repeat( 'x', 200001 ) ) as $content ) {
			$answer = self::ask( array( 'content' => $content ) );
			self::assertSame( 400, $answer->get_status(), substr( $content, 0, 60 ) );
			self::assertNotSame( '', $answer->get_data()['message'] );
		}
		self::assertSame( 400, self::ask( array() )->get_status() );
		self::assertSame( 400, self::ask( array( 'content' => array( 'a' ) ) )->get_status() );
	}
}
