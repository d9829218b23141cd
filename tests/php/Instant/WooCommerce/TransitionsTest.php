<?php
/**
 * Tests of view transitions on WooCommerce.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Instant\WooCommerce;

use Vitrine\Instant\Transitions;
use Vitrine\Tests\Support\Environment;
use Vitrine\Tests\TestCase;

/**
 * Only listing results have a transition.
 */
final class TransitionsTest extends TestCase {

	private const STYLE = '~<style id="vitrine-view-transitions">(.*?)</style>~';

	/**
	 * Creates a page.
	 *
	 * @param string $content Block markup.
	 * @return string HTML of the page.
	 */
	private function page( string $content ): string {
		$id = wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => 'Lists',
				'post_content' => wp_slash( $content ),
			)
		);
		return $this->http( 'GET', str_replace( Environment::url(), '', (string) get_permalink( $id ) ) )->body;
	}

	/**
	 * @testdox A page with filtered listings has the results style once, without page transitions
	 */
	public function test_listing(): void {
		$loop = '<!-- wp:vitrine/loop-builder {"block_id":"%1$s","queryId":%2$d} --><!-- wp:vitrine/loop-template --><!-- wp:post-title /--><!-- /wp:vitrine/loop-template --><!-- /wp:vitrine/loop-builder -->';
		$html = $this->page( sprintf( $loop, 'one', 1 ) . sprintf( $loop, 'two', 2 ) );
		self::assertSame( 1, preg_match_all( self::STYLE, $html, $found ) );
		self::assertStringContainsString( '::view-transition-group(vitrine-results)', $found[1][0] );
		self::assertStringNotContainsString( '@view-transition', $found[1][0] );
		self::assertStringNotContainsString( ':root', $found[1][0] );
	}

	/**
	 * @testdox A page without such a listing has no style, nor when turned off
	 */
	public function test_others(): void {
		self::assertDoesNotMatchRegularExpression( self::STYLE, $this->page( '<!-- wp:vitrine/product-listing /-->' ) );
		self::assertDoesNotMatchRegularExpression( self::STYLE, $this->http( 'GET', '/' )->body );
		ob_start();
		Transitions::print_for_results();
		self::assertMatchesRegularExpression( self::STYLE, (string) ob_get_clean() );
		add_filter( 'vitrine_view_transitions', '__return_false' );
		ob_start();
		Transitions::print_for_results();
		remove_filter( 'vitrine_view_transitions', '__return_false' );
		self::assertSame( '', (string) ob_get_clean() );
	}
}
