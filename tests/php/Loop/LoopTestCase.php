<?php
/**
 * What tests of listings share.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop;

use DOMDocument;
use DOMXPath;
use Vitrine\Contract;
use Vitrine\Tests\Support\Response;
use Vitrine\Tests\TestCase;

/**
 * Posts, pages with listings, and the requests of a browser.
 */
abstract class LoopTestCase extends TestCase {

	/**
	 * The smallest listing that shows anything.
	 */
	protected const TITLES = '<!-- wp:vitrine/loop-template --><!-- wp:post-title /--><!-- /wp:vitrine/loop-template -->';

	/**
	 * Nonce of the guest who asks.
	 */
	private string $nonce = '';

	/**
	 * The category that WordPress brings is empty, like its posts.
	 */
	protected function setUp(): void {
		parent::setUp();
		wp_update_term_count_now( array( (int) get_option( 'default_category' ) ), 'category' );
	}

	/**
	 * Writes posts, the first the newest.
	 *
	 * @param list<string>         $titles Of the posts.
	 * @param array<string, mixed> $more   Of wp_insert_post().
	 * @return list<int>
	 */
	protected static function write_posts( array $titles, array $more = array() ): array {
		$ids = array();
		foreach ( $titles as $i => $title ) {
			$ids[] = (int) wp_insert_post(
				$more + array(
					'post_title'   => $title,
					'post_content' => "About $title.",
					'post_status'  => 'publish',
					'post_date'    => gmdate( 'Y-m-d H:i:s', strtotime( '2026-01-30 10:00:00' ) - $i * DAY_IN_SECONDS ),
				)
			);
		}
		return $ids;
	}

	/**
	 * Makes a category.
	 *
	 * @param string $slug   Its slug.
	 * @param int    $parent Term above it.
	 */
	protected static function category( string $slug, int $parent = 0 ): int {
		return (int) wp_insert_term(
			ucfirst( $slug ),
			'category',
			array(
				'slug'   => $slug,
				'parent' => $parent,
			)
		)['term_id'];
	}

	/**
	 * A listing as it is saved.
	 *
	 * @param array<string, mixed> $attributes Of the loop builder.
	 * @param string               $inner      Its blocks.
	 */
	protected static function listing( array $attributes = array(), string $inner = self::TITLES ): string {
		$attributes += array( 'block_id' => 'abc123' );
		return '<!-- wp:vitrine/loop-builder ' . wp_json_encode( $attributes ) . ' -->' . $inner . '<!-- /wp:vitrine/loop-builder -->';
	}

	/**
	 * A page with some content.
	 *
	 * @param string               $content Blocks.
	 * @param array<string, mixed> $more    Of wp_insert_post().
	 */
	protected static function page( string $content, array $more = array() ): int {
		return (int) wp_insert_post(
			wp_slash(
				$more + array(
					'post_type'    => 'page',
					'post_title'   => 'Journal',
					'post_status'  => 'publish',
					'post_content' => $content,
				)
			)
		);
	}

	/**
	 * Opens a page.
	 *
	 * @param int    $id    Of the page.
	 * @param string $query Of its address.
	 */
	protected function open( int $id, string $query = '' ): Response {
		return $this->http( 'GET', wp_make_link_relative( (string) get_permalink( $id ) ) . $query );
	}

	/**
	 * Asks for an update, as the script does.
	 *
	 * @param int                  $page   The page with the listing.
	 * @param array<string, mixed> $fields Further ones, and others than the usual.
	 */
	protected function update( int $page, array $fields = array() ): Response {
		return $this->http(
			'POST',
			'/wp-admin/admin-ajax.php',
			$fields + array(
				'action'   => Contract::name( 'actions.update_loop_builder_content' ),
				'postId'   => $page,
				'postType' => 'page',
				'security' => $this->nonce(),
				'queryId'  => 1,
				'block_id' => 'abc123',
			)
		);
	}

	/**
	 * The titles that an update shows.
	 *
	 * @param int                  $page   The page with the listing.
	 * @param array<string, mixed> $fields As above.
	 * @return list<string>
	 */
	protected function titles( int $page, array $fields = array() ): array {
		$answer = $this->update( $page, $fields );
		self::assertSame( 200, $answer->status, $answer->body );
		self::assertTrue( $answer->json()['success'], $answer->body );
		return self::titles_in( $answer->json()['data']['content']['wrapper'] );
	}

	/**
	 * The titles in some HTML.
	 *
	 * @param string $html HTML.
	 * @return list<string>
	 */
	protected static function titles_in( string $html ): array {
		return self::texts( $html, '//*[contains(concat(" ",@class," ")," wp-block-post-title ")][ancestor::li[contains(@class,"vitrine-loop-item")]]' );
	}

	/**
	 * The texts of elements.
	 *
	 * @param string $html  HTML.
	 * @param string $xpath Which.
	 * @return list<string>
	 */
	protected static function texts( string $html, string $xpath ): array {
		$texts = array();
		foreach ( self::query( $html, $xpath ) as $node ) {
			$texts[] = trim( (string) preg_replace( '/\s+/', ' ', (string) $node->textContent ) ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- A name of the DOM.
		}
		return $texts;
	}

	/**
	 * Elements.
	 *
	 * @param string $html  HTML.
	 * @param string $xpath Which.
	 * @return list<\DOMElement>
	 */
	protected static function query( string $html, string $xpath ): array {
		$page = new DOMDocument();
		$page->loadHTML( '<?xml encoding="UTF-8"><div>' . $html . '</div>', LIBXML_NOERROR | LIBXML_NOWARNING );
		return array_values( iterator_to_array( ( new DOMXPath( $page ) )->query( $xpath ) ) );
	}

	/**
	 * The nonce of the guest.
	 */
	private function nonce(): string {
		if ( '' === $this->nonce ) {
			$this->nonce = (string) $this->http( 'GET', '/?wc-ajax=' . Contract::name( 'endpoints.nonces' ) . '&for=listing' )->json()['security'];
		}
		return $this->nonce;
	}
}
