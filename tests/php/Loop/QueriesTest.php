<?php
/**
 * Tests of the queries and caching of listings.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop;

use Vitrine\Loop\LoopUrl;
use Vitrine\Loop\LoopFactory;
use Vitrine\Loop\Context;
use Vitrine\Commerce\Builtin\Session\Session;
use Vitrine\Loop\BlockFinder;
use Vitrine\Loop\Posts\Kept;
use Vitrine\Loop\LoopState;
use Vitrine\View\Loop\Update;

/**
 * Number of queries, and cache headers.
 */
final class QueriesTest extends LoopTestCase {

	/**
	 * @testdox Uses one query for results and at most two for counts, which are cached
	 */
	public function test_queries(): void {
		$care = self::category( 'care' );
		self::write_posts( array_map( static fn ( int $i ): string => "Post $i", range( 1, 9 ) ), array( 'post_category' => array( $care ) ) );
		$page  = self::page( self::listing( array( 'perPage' => 3 ), self::TITLES . '<!-- wp:vitrine/loop-category {"kind":"checkbox"} /--><!-- wp:vitrine/loop-category {"kind":"button"} /--><!-- wp:vitrine/loop-count /--><!-- wp:vitrine/loop-pagination /-->' ) );
		$block = BlockFinder::find( $page, 'abc123' );
		self::assertNotNull( $block );
		Kept::count_up();
		$boxes = array( 'checkbox' => '["care","uncategorized"]' );
		$first = $this->queries( $page, $block, $boxes );
		self::assertCount( 1, $first['results'], implode( "\n", $first['results'] ) );
		self::assertCount( 2, $first['counts'], implode( "\n", $first['counts'] ) );
		$again = $this->queries( $page, $block, $boxes );
		self::assertLessThanOrEqual( 1, count( $again['results'] ) );
		self::assertSame( array(), $again['counts'] );
	}

	/**
	 * @testdox Each facet takes one count query, the total that of a selected facet, and none when all results fit the page
	 */
	public function test_facets(): void {
		$care = self::category( 'care' );
		$more = array(
			'post_category' => array( $care ),
			'tags_input'    => array( 'oak', 'wool' ),
		);
		self::write_posts( array_map( static fn ( int $i ): string => "Post $i", range( 1, 9 ) ), $more );
		$blocks = '<!-- wp:vitrine/loop-facet /--><!-- wp:vitrine/loop-facet {"taxonomy":"post_tag"} /--><!-- wp:vitrine/loop-facet {"taxonomy":"post_tag"} /-->' . self::TITLES . '<!-- wp:vitrine/loop-pagination /-->';
		$page   = self::page( self::listing( array( 'perPage' => 3 ), $blocks ) );
		$block  = BlockFinder::find( $page, 'abc123' );
		self::assertNotNull( $block );
		Kept::count_up();
		$oak = array( 'facets' => array( 'post_tag' => array( 'oak' ) ) );
		self::assertCount( 2, $this->queries( $page, $block, $oak )['counts'] );
		self::assertSame( array(), $this->queries( $page, $block, $oak )['counts'] );
		$rare = $this->queries( $page, $block, array( 'search' => 'Post 7' ) )['counts'];
		self::assertCount( 2, $rare );
		self::assertStringNotContainsString( 'LIKE', implode( '', $rare ) );
	}

	/**
	 * @testdox A single category is counted by its own option, and small search results are too
	 */
	public function test_counted_by_option(): void {
		$care = self::category( 'care' );
		self::write_posts( array_map( static fn ( int $i ): string => "Post $i", range( 1, 9 ) ), array( 'post_category' => array( $care ) ) );
		self::write_posts( array( 'Rare' ), array( 'post_category' => array( $care ) ) );
		$page  = self::page( self::listing( array( 'perPage' => 3 ), self::TITLES . '<!-- wp:vitrine/loop-category {"kind":"checkbox"} /--><!-- wp:vitrine/loop-pagination /-->' ) );
		$block = BlockFinder::find( $page, 'abc123' );
		Kept::count_up();
		self::assertCount( 1, $this->queries( $page, $block, array( 'category' => 'care' ) )['counts'] );
		self::assertSame( 10, $this->update( $page, array( 'category' => 'care' ) )->json()['data']['content']['total'] );

		$rare = $this->queries( $page, $block, array( 'search' => 'rare' ) )['counts'];
		self::assertCount( 1, $rare );
		self::assertStringNotContainsString( 'LIKE', $rare[0] );
		$content = $this->update( $page, array( 'search' => 'rare' ) )->json()['data']['content'];
		self::assertSame( array( 1, 1 ), array( $content['total'], $content['options']['checkbox']['care'] ) );
		$none = $this->update( $page, array( 'search' => 'no such words' ) )->json()['data']['content'];
		self::assertSame( array( 0, 0 ), array( $none['total'], $none['options']['checkbox']['care'] ) );
	}

	/**
	 * @testdox A guest's GET response is cacheable, that of a known visitor and of a POST is not
	 */
	public function test_caches(): void {
		self::write_posts( array( 'One' ) );
		$page  = self::page( self::listing() );
		$query = "/wp-admin/admin-ajax.php?action=vitrine_update_loop_builder_content&postId=$page&postType=page&queryId=1&block_id=abc123";
		$guest = $this->http( 'GET', $query );
		self::assertTrue( $guest->json()['success'] );
		self::assertSame( 'public, max-age=60', $guest->header( 'Cache-Control' ) );
		self::assertNull( $guest->header( 'Set-Cookie' ) ?: null );
		self::assertStringContainsString( 'no-store', (string) $this->update( $page )->header( 'Cache-Control' ) );
		$owner = $this->visitor();
		$owner->log_in( 'admin', 'password' );
		self::assertStringContainsString( 'no-store', (string) $owner->get( $query )->header( 'Cache-Control' ) );
		// A session without a cart, for example of an account or a pending notice.
		$known = $this->visitor()->get( $query, array( 'Cookie' => Session::cookie() . '=' . str_repeat( 'a', 32 ) ) );
		self::assertStringContainsString( 'no-store', (string) $known->header( 'Cache-Control' ) );
	}

	/**
	 * @testdox Rejects a POST without a valid nonce with 403, and the page contains none
	 */
	public function test_nonce(): void {
		self::write_posts( array( 'One' ) );
		$page = self::page( self::listing() );
		foreach ( array( '', 'wrong' ) as $nonce ) {
			$answer = $this->update( $page, array( 'security' => $nonce ) );
			self::assertSame( 403, $answer->status );
			self::assertSame( 'vitrine_nonce_expired', $answer->json()['data']['code'] );
		}
		$nonce = (string) $this->http( 'GET', '/?wc-ajax=vitrine_nonces&for=listing' )->json()['security'];
		self::assertStringNotContainsString( $nonce, $this->open( $page )->body );
	}

	/**
	 * Returns the queries of an update by purpose. Leaves out queries that load
	 * posts by ID.
	 *
	 * @param int                  $page   ID of the page with the listing.
	 * @param array<string, mixed> $block  The listing.
	 * @param array<string, mixed> $chosen Selected values.
	 * @return array{results: list<string>, counts: list<string>}
	 */
	private function queries( int $page, array $block, array $chosen ): array {
		$seen = array();
		$note = static function ( string $sql ) use ( &$seen ): string {
			$seen[] = (string) preg_replace( '/\s+/', ' ', $sql );
			return $sql;
		};
		add_filter( 'query', $note );
		$context = Context::of_request( 'abc123', 'page', $page );
		$state   = LoopState::read( $chosen, false, array_keys( LoopFactory::options( $block, $context )->facets ) );
		Update::of( LoopFactory::for_request( $block, $context, LoopUrl::of_page( $page, 1 ), 'abc123', $state ), $block );
		remove_filter( 'query', $note );
		$counts = array_values( array_filter( $seen, static fn ( string $sql ): bool => str_contains( $sql, 'COUNT(' ) || str_contains( $sql, 'FOUND_ROWS' ) ) );
		$posts  = array_filter( $seen, static fn ( string $sql ): bool => 1 === preg_match( '/FROM \S*posts\b.* WHERE 1=1/', $sql ) );
		return array(
			'results' => array_values( array_diff( $posts, $counts ) ),
			'counts'  => $counts,
		);
	}
}
