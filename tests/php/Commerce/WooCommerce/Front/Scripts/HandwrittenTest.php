<?php
/**
 * Tests of inline scripts that use jQuery.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

// phpcs:disable WordPress.WP.EnqueuedResources.NonEnqueuedScript -- Test markup.

namespace Vitrine\Tests\Commerce\WooCommerce\Front\Scripts;

use Vitrine\Commerce\WooCommerce\Front\Scripts\Handwritten;
use Vitrine\Tests\TestCase;

/**
 * Which inline scripts use jQuery, and the position of the first one.
 */
final class HandwrittenTest extends TestCase {

	private const FILE = '/uploads/handwritten-test.js';

	/**
	 * Deletes the file.
	 */
	protected function tearDown(): void {
		if ( is_file( WP_CONTENT_DIR . self::FILE ) ) {
			unlink( WP_CONTENT_DIR . self::FILE );
		}
		parent::tearDown();
	}

	/**
	 * Data provider of pages that use jQuery; `|` marks the first use.
	 *
	 * @return array<string, array{string}>
	 */
	public static function users(): array {
		return array(
			'in the footer'                      => array( '<p>Text</p>|<script>jQuery( function ( $ ) {} )</script>' ),
			'in the head'                        => array( '<head><meta charset="utf-8">|<script type="text/javascript">window.jQuery && go()</script></head>' ),
			'a module'                           => array( '|<script type="module">jQuery( go )</script>' ),
			'after a script without jQuery'      => array( '<script>var a = "<p>"; b()</script>|<script id="x">jQuery( go )</script>' ),
			'WooCommerce’s script data'          => array( '|<script>fetch( wc_add_to_cart_params.wc_ajax_url )</script>' ),
			'waiting for consent'                => array( '|<script type="text/plain" data-cookies="marketing">jQuery( go )</script>' ),
			'an event handler'                   => array( '<head><title>jQuery</title>|</head><body><select><option onclick="jQuery( this ).hide()">A</option></select>' ),
			'an event handler with other quotes' => array( '<head>|</head><a title="a > b" data-x=\'"\' onclick=\'jQuery( "a" ).hide()\'>A</a>' ),
			'a javascript: URL'                  => array( '<head>|</head><a href="javascript:jQuery( \'a\' ).hide()">A</a>' ),
			'a jQuery plugin file'               => array( '|<script src="https://cdn.example/jquery.slides.min.js"></script>' ),
			'after an HTML comment'              => array( '<!-- <script>jQuery( go )</script> - -->|<script>jQuery( go )</script>' ),
		);
	}

	/**
	 * @testdox Detects use of jQuery
	 * @dataProvider users
	 * @param string $marked The marked page.
	 */
	public function test_users( string $marked ): void {
		$this->assertSame( strpos( $marked, '|' ), Handwritten::first( str_replace( '|', '', $marked ), array() ) );
	}

	/**
	 * Data provider of pages that do not use jQuery.
	 *
	 * @return array<string, array{string}>
	 */
	public static function others(): array {
		return array(
			'text'                  => array( '<title>jQuery</title><p>I write jQuery( go ), and &lt;script&gt;.</p><textarea><script>jQuery( go )</script></textarea>' ),
			'a script template'     => array( '<script type="text/template"><b onclick="jQuery()"></b></script><template><script>jQuery( go )</script></template>' ),
			'JSON data'             => array( '<script type="application/ld+json">{"about":"jQuery"}</script>' ),
			'an HTML comment'       => array( '<!-- <script>jQuery( go )</script> -->' ),
			'inside noscript'       => array( '<noscript><img onerror="jQuery( go )"></noscript>' ),
			'an attribute'          => array( '<div data-html="<script>jQuery( go )</script>" title="on a=jQuery">A</div>' ),
			'code without jQuery'   => array( '<script>$( "a" ); document.querySelector( ".variations_form" )</script>' ),
			'a third-party file'    => array( '<script async src="https://www.example.com/tag.js?id=1"></script>' ),
			'another event handler' => array( '<p onclick="go()">jQuery</p>' ),
		);
	}

	/**
	 * @testdox Detects no use of jQuery
	 * @dataProvider others
	 * @param string $page The page.
	 */
	public function test_others( string $page ): void {
		$this->assertNull( Handwritten::first( $page, array() ) );
	}

	/**
	 * @testdox Reads local script files; an unreadable one may use jQuery, unless WordPress printed it
	 */
	public function test_files(): void {
		$address = content_url( self::FILE );
		$tag     = "<script defer src='$address?v=1'></script>";
		$this->assertSame( 0, Handwritten::first( $tag, array() ), 'An unreadable file may use jQuery.' );
		$this->assertNull( Handwritten::first( str_replace( '<script', '<script id="theirs-js"', $tag ), array( 'theirs' ) ) );
		$this->assertSame( 0, Handwritten::first( str_replace( '<script', '<script id="theirs-js"', $tag ), array() ) );

		file_put_contents( WP_CONTENT_DIR . self::FILE, 'document.title' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Test file.
		$this->assertNull( Handwritten::first( str_replace( 'v=1', 'v=2', $tag ), array() ) );

		file_put_contents( WP_CONTENT_DIR . self::FILE, 'jQuery( go )' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Test file.
		$this->assertSame( 0, Handwritten::first( str_replace( 'v=1', 'v=3', $tag ), array() ) );
		$this->assertSame( 0, Handwritten::first( str_replace( array( 'v=1', $address ), array( 'v=4', (string) wp_parse_url( $address, PHP_URL_PATH ) ), $tag ), array() ), 'Found by a path without a host.' );
	}

	/**
	 * @testdox Scans a page of a megabyte to its end
	 */
	public function test_long(): void {
		$page = str_repeat( '<p class="a" title=\'b\'>Text - <b>more</b></p><script>var a = 1 < 2;</script>', 20000 );
		$this->assertSame( strlen( $page ), Handwritten::first( $page . '<script>jQuery( go )</script>', array() ) );
	}
}
