<?php
/**
 * Tests of cache headers.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Page;

use Vitrine\Plugin;
use Vitrine\Tests\Ajax\ShopTestCase;
use Vitrine\Tests\Support\Environment;
use Vitrine\Tests\Support\Visitor;

/**
 * Public pages and pages of one visitor, over HTTP.
 */
final class CacheabilityTest extends ShopTestCase {

	/**
	 * Returns the HTML of a page.
	 *
	 * @param Visitor $visitor The visitor.
	 * @param string  $url     Absolute URL.
	 */
	private function html( Visitor $visitor, string $url ): string {
		$answer = $visitor->get( str_replace( Environment::url(), '', $url ) );
		$this->assertSame( 200, $answer->status );
		return $answer->body;
	}

	/**
	 * @testdox Shop and product pages are byte-identical with and without a cart, and set no cookie
	 */
	public function test_pages_for_everybody(): void {
		$product         = $this->product();
		list( $shopper ) = $this->shopper( $product );
		$stranger        = $this->visitor();
		foreach ( array( Plugin::engine()->page_url( 'shop' ), (string) get_permalink( $product ) ) as $url ) {
			$html = $this->html( $stranger, $url );
			$this->assertStringContainsString( 'id="vitrine-settings"', $html );
			$this->assertSame( $html, $this->html( $shopper, $url ) );
		}
		$this->assertSame( array(), $stranger->cookies );
	}

	/**
	 * @testdox Public pages contain no nonce and no session data
	 */
	public function test_no_nonce(): void {
		list( $shopper ) = $this->shopper();
		$html            = $this->html( $shopper, Plugin::engine()->page_url( 'shop' ) );

		foreach ( $this->nonces( $shopper ) as $nonce ) {
			$this->assertStringNotContainsString( $nonce, $html );
		}
		$this->assertStringNotContainsString( '_wpnonce', $html );
		foreach ( $shopper->cookies as $name => $value ) {
			if ( strlen( $value ) > 8 ) {
				$this->assertStringNotContainsString( $value, $html, $name );
			}
		}
	}

	/**
	 * @testdox Shop and product pages are cacheable
	 */
	public function test_headers_for_everybody(): void {
		$visitor = $this->visitor();
		foreach ( array( Plugin::engine()->page_url( 'shop' ), (string) get_permalink( $this->product() ) ) as $url ) {
			$this->assertStringNotContainsString( 'no-store', $visitor->get( str_replace( Environment::url(), '', $url ) )->header( 'cache-control' ) );
		}
	}

	/**
	 * @testdox Cart, checkout, account and receipt are private and noindex
	 */
	public function test_own_pages(): void {
		foreach ( self::own_pages() as $url ) {
			$answer = $this->visitor()->get( $url );
			$this->assertMatchesRegularExpression( '/\bprivate\b/', $answer->header( 'cache-control' ), $url );
			$this->assertMatchesRegularExpression( '/<meta name=.robots. content=.[^>]*noindex/', $answer->body, $url );
		}
	}

	/**
	 * @testdox Guests get cart and checkout from the back/forward cache, and no page with personal data
	 */
	public function test_way_back(): void {
		$customer = $this->visitor();
		$customer->log_in( 'admin', 'password' );
		foreach ( self::own_pages() as $page => $url ) {
			$guest = $this->visitor()->get( $url );
			$left  = in_array( $page, array( 'cart', 'checkout' ), true );
			$this->assertSame( ! $left, str_contains( $guest->header( 'cache-control' ), 'no-store' ), $url );
			$this->assertSame( $left, str_contains( (string) $guest->header( 'vary' ), '*' ), $url );
			$this->assertStringContainsString( 'no-store', $customer->get( $url )->header( 'cache-control' ), $url );
		}
		$paying = $this->visitor()->get( self::own_pages()['checkout'] . '?key=some' );
		$this->assertStringContainsString( 'no-store', $paying->header( 'cache-control' ) );
	}

	/**
	 * Returns the pages that differ between visitors.
	 *
	 * @return array<string, string> Paths by name.
	 */
	private static function own_pages(): array {
		$engine = Plugin::engine();
		$pages  = array( 'cart', 'checkout', 'account' );
		$urls   = array_combine( $pages, array_map( array( $engine, 'page_url' ), $pages ) );
		$urls  += array( 'receipt' => add_query_arg( 'order-received', '1', $engine->page_url( 'checkout' ) ) );
		return array_map( static fn ( string $url ): string => str_replace( Environment::url(), '', $url ), $urls );
	}
}
