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
		self::assertSame( 1, preg_match_all( self::RULES, $html, $found ), 'The page has rules once.' );
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
	 * @testdox Has browsers prerender the page behind a link that is pointed at
	 */
	public function test_mode(): void {
		$rules = $this->rules();
		self::assertSame( array( 'prerender' ), array_keys( $rules ) );
		self::assertSame( 'moderate', $rules['prerender'][0]['eagerness'] );
	}

	/**
	 * @testdox Leaves out the cart, the checkout, the account and addresses that write
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
	 * @testdox Leaves out every page whose content has the block of a cart, a checkout or an account, as long as it has one
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
	 * @testdox Knows pages that were written before it kept a list of them, and the front page by itself
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
	 * @testdox Leaves WordPress's own rules where the owner wants them, and does what the owner chose
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
	 * @testdox Leaves what another plugin has decided, and nothing to load for who is logged in
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
	 * @testdox Asks a filter how pages are loaded
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
	 * @testdox Has rules for a WordPress that prints none, with what WordPress's leave out
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
	 * @testdox Has a listing's next pages fetched, but for what is left out, and not on a visitor's own pages or for who is logged in
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
