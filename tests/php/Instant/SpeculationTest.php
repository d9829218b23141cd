<?php
/**
 * Tests of speculation rules.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Instant;

use Vitrine\Instant\Speculation;
use Vitrine\Plugin;
use Vitrine\Settings\Settings;
use Vitrine\Tests\TestCase;

/**
 * The rules that pages print.
 */
final class SpeculationTest extends TestCase {

	private const RULES = '~<script type="speculationrules">\s*(.*?)\s*</script>~s';

	/**
	 * Returns the rules of the home page.
	 *
	 * @return array<string, list<array<string, mixed>>>
	 */
	private function rules(): array {
		$html = $this->http( 'GET', '/' )->body;
		self::assertSame( 1, preg_match_all( self::RULES, $html, $found ), 'The rules are printed once.' );
		return json_decode( $found[1][0], true, 512, JSON_THROW_ON_ERROR );
	}

	/**
	 * Returns the paths that a rule excludes.
	 *
	 * @param array<string, mixed> $rule A rule.
	 * @return list<string>
	 */
	private function left_out( array $rule ): array {
		foreach ( $rule['where']['and'] as $condition ) {
			if ( isset( $condition['not']['href_matches'] ) ) {
				return (array) $condition['not']['href_matches'];
			}
		}
		return array();
	}

	/**
	 * @testdox Prerenders pages on link hover
	 */
	public function test_mode(): void {
		$rules = $this->rules();
		self::assertSame( array( 'prerender' ), array_keys( $rules ) );
		self::assertSame( 'moderate', $rules['prerender'][0]['eagerness'] );
	}

	/**
	 * @testdox Excludes cart, checkout, account and URLs with a query string
	 */
	public function test_exclusions(): void {
		$left_out = $this->left_out( array_values( $this->rules() )[0][0] );
		foreach ( array( 'cart', 'checkout', 'account' ) as $page ) {
			$path = untrailingslashit( (string) wp_parse_url( Plugin::engine()->page_url( $page ), PHP_URL_PATH ) );
			self::assertContains( $path . '{/*}?', $left_out );
		}
		self::assertContains( '/*\\?(.+)', $left_out );
	}

	/**
	 * @testdox Excludes every page that contains a cart, checkout or account block
	 */
	public function test_pages_with_blocks(): void {
		$left_out = fn (): array => $this->left_out( array_values( $this->rules() )[0][0] );
		$pages    = array();
		foreach ( array( 'cart', 'checkout', 'account' ) as $block ) {
			$pages[ $block ] = (int) wp_insert_post(
				array(
					'post_type'    => 'page',
					'post_status'  => 'publish',
					'post_name'    => "campaign-$block",
					'post_title'   => 'Campaign',
					'post_content' => "<!-- wp:group --><div><!-- wp:vitrine/$block /--></div><!-- /wp:group -->",
				)
			);
			self::assertContains( "/campaign-$block{/*}?", $left_out() );
		}
		wp_update_post(
			array(
				'ID'           => $pages['cart'],
				'post_content' => 'Over.',
			)
		);
		wp_trash_post( $pages['checkout'] );
		wp_delete_post( $pages['account'], true );
		self::assertStringNotContainsString( 'campaign', (string) wp_json_encode( $left_out() ) );
	}

	/**
	 * @testdox Excludes pages saved before the page list existed, and a front page by its own URL
	 */
	public function test_pages_from_before(): void {
		$page = (int) wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_name'    => 'campaign',
				'post_title'   => 'Campaign',
				'post_content' => '<!-- wp:vitrine/checkout /-->',
			)
		);
		delete_option( 'vitrine_own_pages' );
		$before = $this->left_out( array_values( $this->rules() )[0][0] );
		self::assertContains( '/campaign{/*}?', $before );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $page );
		self::assertSame( array( '/' ), array_values( array_diff( $this->left_out( array_values( $this->rules() )[0][0] ), $before ) ) );
	}

	/**
	 * @testdox The setting restores WordPress's rules or chooses the mode
	 */
	public function test_setting(): void {
		$before = $this->rules();
		update_option( Settings::OPTION, array( 'speculative_loading' => 'off' ) );
		$rules = $this->rules();
		self::assertSame( array( 'prefetch' ), array_keys( $rules ) );
		self::assertSame( 'conservative', $rules['prefetch'][0]['eagerness'] );
		self::assertNotContains( '/cart{/*}?', $this->left_out( $rules['prefetch'][0] ) );
		self::assertNotSame( $before, $rules );
		update_option( Settings::OPTION, array( 'speculative_loading' => 'prerender' ) );
		self::assertSame( array( 'prerender' ), array_keys( $this->rules() ) );
	}

	/**
	 * @testdox Keeps another plugin's configuration, and loads nothing for logged-in users
	 */
	public function test_others(): void {
		$other = array(
			'mode'      => 'prefetch',
			'eagerness' => 'eager',
		);
		self::assertSame( $other, Speculation::configure( $other ) );
		self::assertNull( Speculation::configure( null ) );
		$own = array(
			'mode'      => 'auto',
			'eagerness' => 'conservative',
		);
		self::assertSame( 'conservative', Speculation::configure( $own )['eagerness'] );
		$customer = $this->visitor();
		$customer->log_in( 'admin', 'password' );
		self::assertDoesNotMatchRegularExpression( self::RULES, $customer->get( '/' )->body );
	}

	/**
	 * @testdox A filter sets the loading mode
	 */
	public function test_filter(): void {
		$config = array(
			'mode'      => 'auto',
			'eagerness' => 'auto',
		);
		add_filter( 'vitrine_speculative_loading', static fn (): string => 'prefetch' );
		self::assertSame( 'prefetch', Speculation::configure( $config )['mode'] );
		add_filter( 'vitrine_speculative_loading', static fn (): string => '', 11 );
		self::assertSame( $config, Speculation::configure( $config ) );
		self::assertSame( array( '/other' ), Speculation::exclude( array( '/other' ), 'prefetch' ) );
	}

	/**
	 * @testdox Prints rules for a WordPress without its own, with the same exclusions
	 */
	public function test_before_wordpress(): void {
		$rules = Speculation::rules( 'prerender' );
		$json  = (string) wp_json_encode( $rules, JSON_UNESCAPED_SLASHES );
		foreach ( array( 'wp-*.php', '/wp-admin/*', '/wp-content/*', '\\\\?(.+)', 'nofollow', 'download', 'zip' ) as $part ) {
			self::assertStringContainsString( $part, $json );
		}
		self::assertContains( '/cart{/*}?', $this->left_out( $rules['prerender'][0] ) );
	}

	/**
	 * @testdox Prefetches a listing's next pages, except excluded ones, on private pages, or for logged-in users
	 */
	public function test_next_pages(): void {
		$script = '~<script data-exclude="([^"]*)">~';
		$shop   = (string) wp_parse_url( Plugin::engine()->page_url( 'shop' ), PHP_URL_PATH );
		self::assertSame( 1, preg_match( $script, $this->http( 'GET', $shop )->body, $found ) );
		self::assertContains( '/cart{/*}?', json_decode( html_entity_decode( $found[1] ), true, 512, JSON_THROW_ON_ERROR ) );
		self::assertDoesNotMatchRegularExpression( $script, $this->http( 'GET', (string) wp_parse_url( Plugin::engine()->page_url( 'cart' ), PHP_URL_PATH ) )->body );
		$customer = $this->visitor();
		$customer->log_in( 'admin', 'password' );
		self::assertDoesNotMatchRegularExpression( $script, $customer->get( $shop )->body );
		update_option( Settings::OPTION, array( 'speculative_loading' => 'off' ) );
		self::assertDoesNotMatchRegularExpression( $script, $this->http( 'GET', $shop )->body );
	}
}
