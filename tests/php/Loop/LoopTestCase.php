<?php
/**
 * Base class of tests of listings.
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
 * Provides posts, pages with listings, and requests of a browser.
 */
abstract class LoopTestCase extends TestCase {

	/**
	 * Minimal inner blocks of a listing: titles only.
	 */
	protected const TITLES = '<!-- wp:vitrine/loop-template --><!-- wp:post-title /--><!-- /wp:vitrine/loop-template -->';

	/**
	 * Nonce of the guest.
	 */
	private string $nonce = '';

	/**
	 * Empties WordPress's default category and posts.
	 */
	protected function setUp(): void {
		parent::setUp();
		wp_update_term_count_now( array( (int) get_option( 'default_category' ) ), 'category' );
	}

	/**
	 * Creates posts, newest first.
	 *
	 * @param list<string>         $titles Titles of the posts.
	 * @param array<string, mixed> $more   More arguments of wp_insert_post().
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
	 * Creates a category.
	 *
	 * @param string $slug   Its slug.
	 * @param int    $parent Parent term ID.
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
	 * Returns the saved markup of a listing.
	 *
	 * @param array<string, mixed> $attributes Attributes of the loop builder block.
	 * @param string               $inner      Its inner blocks.
	 */
	protected static function listing( array $attributes = array(), string $inner = self::TITLES ): string {
		$attributes += array( 'block_id' => 'abc123' );
		return '<!-- wp:vitrine/loop-builder ' . wp_json_encode( $attributes ) . ' -->' . $inner . '<!-- /wp:vitrine/loop-builder -->';
	}

	/**
	 * Creates a page.
	 *
	 * @param string               $content Block markup.
	 * @param array<string, mixed> $more    More arguments of wp_insert_post().
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
	 * @param int    $id    Page ID.
	 * @param string $query Query string.
	 */
	protected function open( int $id, string $query = '' ): Response {
		return $this->http( 'GET', wp_make_link_relative( (string) get_permalink( $id ) ) . $query );
	}

	/**
	 * Requests an update, as the script does.
	 *
	 * @param int                  $page   ID of the page with the listing.
	 * @param array<string, mixed> $fields Fields that replace the defaults.
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
	 * Returns the titles in an update.
	 *
	 * @param int                  $page   ID of the page with the listing.
	 * @param array<string, mixed> $fields Fields that replace the defaults.
	 * @return list<string>
	 */
	protected function titles( int $page, array $fields = array() ): array {
		$answer = $this->update( $page, $fields );
		self::assertSame( 200, $answer->status, $answer->body );
		self::assertTrue( $answer->json()['success'], $answer->body );
		return self::titles_in( $answer->json()['data']['content']['wrapper'] );
	}

	/**
	 * Returns the titles in HTML.
	 *
	 * @param string $html HTML.
	 * @return list<string>
	 */
	protected static function titles_in( string $html ): array {
		return self::texts( $html, '//*[contains(concat(" ",@class," ")," wp-block-post-title ")][ancestor::li[contains(@class,"vitrine-loop-item")]]' );
	}

	/**
	 * Returns the text of elements.
	 *
	 * @param string $html  HTML.
	 * @param string $xpath XPath of the elements.
	 * @return list<string>
	 */
	protected static function texts( string $html, string $xpath ): array {
		$texts = array();
		foreach ( self::query( $html, $xpath ) as $node ) {
			$texts[] = trim( (string) preg_replace( '/\s+/', ' ', (string) $node->textContent ) ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- DOM property.
		}
		return $texts;
	}

	/**
	 * Returns elements.
	 *
	 * @param string $html  HTML.
	 * @param string $xpath XPath of the elements.
	 * @return list<\DOMElement>
	 */
	protected static function query( string $html, string $xpath ): array {
		$page = new DOMDocument();
		$page->loadHTML( '<?xml encoding="UTF-8"><div>' . $html . '</div>', LIBXML_NOERROR | LIBXML_NOWARNING );
		return array_values( iterator_to_array( ( new DOMXPath( $page ) )->query( $xpath ) ) );
	}

	/**
	 * Returns the nonce of the guest.
	 */
	private function nonce(): string {
		if ( '' === $this->nonce ) {
			$this->nonce = (string) $this->http( 'GET', '/?wc-ajax=' . Contract::name( 'endpoints.nonces' ) . '&for=listing' )->json()['security'];
		}
		return $this->nonce;
	}
}
