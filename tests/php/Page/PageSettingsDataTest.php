<?php
/**
 * Tests of the data of a page's settings.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Page;

use Vitrine\Ajax\Routing\EndpointUrls;
use Vitrine\Contract;
use Vitrine\Page\PageSettings;
use Vitrine\Plugin;
use Vitrine\Tests\TestCase;

/**
 * Settings as PageSettings returns them, without a request.
 */
final class PageSettingsDataTest extends TestCase {

	/**
	 * @testdox Reduced page settings include the brands of cookie names where they differ from the default
	 */
	public function test_names_of_cookies(): void {
		add_filter( 'vitrine_page_is_whole', '__return_false' );
		$this->assertArrayNotHasKey( 'brands', PageSettings::all( Plugin::engine() ) );

		add_filter( 'vitrine_contract', static fn ( array $brands ): array => array( 'theme' => 'other' ) + $brands );
		Contract::reset();
		$brief = PageSettings::all( Plugin::engine() );
		remove_all_filters( 'vitrine_contract' );
		Contract::reset();
		$this->assertArrayNotHasKey( 'views', $brief );
		$this->assertSame( 'other', $brief['brands']['theme'] );

		$contract = json_decode( (string) file_get_contents( dirname( VITRINE_FILE ) . '/src/contract/contract.json' ), true );
		foreach ( array( 'items_in_cart', 'cart_count', 'cart_hash' ) as $cookie ) {
			preg_match_all( '#\{(\w+)\}#', $contract['cookies'][ $cookie ], $placeholders );
			$this->assertContains( 'site', $placeholders[1] );
			$this->assertSame( array(), array_diff( $placeholders[1], array_keys( $brief['brands'] ) ), $cookie );
		}
	}

	/**
	 * @testdox Escapes texts that contain a script end tag
	 */
	public function test_texts_are_data(): void {
		add_filter( 'vitrine_page_settings', static fn( array $settings ): array => array_merge( $settings, array( 'x' => '</script><!--<script>&amp;' ) ) );
		$html = \Vitrine\Support\Json::script( 'x', \Vitrine\Page\PageSettings::all( Plugin::engine() ) );

		$this->assertSame( 2, substr_count( $html, '<' ) );
		$this->assertSame( '</script><!--<script>&amp;', json_decode( substr( $html, (int) strpos( $html, '>' ) + 1, -9 ), true )['x'] );
	}

	/**
	 * @testdox Endpoint URLs include the language of a multilingual plugin, and are unchanged without one
	 */
	public function test_language(): void {
		$plain = PageSettings::all( Plugin::engine() );
		$this->assertStringEndsWith( '/wp-admin/admin-ajax.php', $plain['ajax_url'] );
		$this->assertSame( home_url( '/?wc-ajax=%%endpoint%%' ), $plain['endpoint_url'] );

		add_filter( 'wpml_current_language', static fn (): string => 'de' );
		add_filter( 'wpml_home_url', static fn ( string $url ): string => $url . 'de/' );
		$said = PageSettings::all( Plugin::engine() );
		$this->assertSame( $plain['ajax_url'] . '?lang=de', $said['ajax_url'] );
		$this->assertSame( home_url( '/de/?wc-ajax=%%endpoint%%' ), $said['endpoint_url'] );
		$this->assertSame( home_url( '/de/?wc-ajax=suggest' ), EndpointUrls::url( 'endpoints.suggest' ) );

		// With a query string, which the home page has then, too.
		add_filter( 'wpml_home_url', static fn (): string => home_url( '/?lang=de' ), 20 );
		$this->assertSame( home_url( '/?wc-ajax=%%endpoint%%&lang=de' ), PageSettings::all( Plugin::engine() )['endpoint_url'] );

		// Invalid URLs and languages are ignored.
		add_filter( 'wpml_home_url', static fn () => array(), 30 );
		add_filter( 'wpml_current_language', '__return_false', 30 );
		$this->assertEquals( $plain, PageSettings::all( Plugin::engine() ) );
	}
}
