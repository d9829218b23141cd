<?php
/**
 * Tests of speculation rules on WooCommerce.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Instant\WooCommerce;

use Vitrine\Instant\OwnPages;
use Vitrine\Plugin;
use Vitrine\Settings\Settings;
use Vitrine\Tests\TestCase;

/**
 * Pages of WooCommerce may run other plugins' code.
 */
final class SpeculationTest extends TestCase {

	/**
	 * Returns the printed rules of the home page.
	 */
	private function rules(): string {
		$html = $this->http( 'GET', '/' )->body;
		self::assertSame( 1, preg_match_all( '~<script type="speculationrules">\s*(.*?)\s*</script>~s', $html, $found ) );
		return $found[1][0];
	}

	/**
	 * @testdox Keeps WordPress's rules exactly until a setting or a private page changes them
	 */
	public function test_wordpress_rules(): void {
		// Forget pages that other tests have assigned.
		update_option( OwnPages::OPTION, array() );
		remove_all_filters( 'wp_speculation_rules_configuration' );
		remove_all_filters( 'wp_speculation_rules_href_exclude_paths' );
		self::assertSame( (string) wp_json_encode( wp_get_speculation_rules(), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ), $this->rules() );
	}

	/**
	 * @testdox Never preloads WooCommerce's cart, checkout or account
	 */
	public function test_private_pages(): void {
		update_option( Settings::OPTION, array( 'speculative_loading' => 'prefetch' ) );
		$rules = json_decode( $this->rules(), true, 512, JSON_THROW_ON_ERROR );
		self::assertSame( array( 'prefetch' ), array_keys( $rules ) );
		self::assertSame( 'moderate', $rules['prefetch'][0]['eagerness'] );
		foreach ( array( 'cart', 'checkout', 'account' ) as $page ) {
			$path = untrailingslashit( (string) wp_parse_url( Plugin::engine()->page_url( $page ), PHP_URL_PATH ) );
			self::assertStringContainsString( '"' . $path . '{/*}?"', $this->rules() );
		}
	}

	/**
	 * @testdox Excludes a page with a $block block from preloading, also under WordPress's rules, unless turned off
	 * @testWith ["cart"]
	 *           ["checkout"]
	 *           ["account"]
	 * @param string $block Name of the block.
	 */
	public function test_pages_with_blocks( string $block ): void {
		$put = static fn ( string $name, string $content ) => wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_name'    => $name,
				'post_title'   => $name,
				'post_content' => $content,
			)
		);
		$put( 'kasse', "<!-- wp:vitrine/$block /-->" );
		$put( 'blog', '<!-- wp:vitrine/product-listing /-->' );
		foreach ( array( array(), array( 'speculative_loading' => 'prerender' ) ) as $settings ) {
			update_option( Settings::OPTION, $settings );
			$rules = $this->rules();
			self::assertStringContainsString( '"/kasse{/*}?"', $rules );
			self::assertStringNotContainsString( '/blog', $rules );
		}
		update_option( Settings::OPTION, array( 'speculative_loading' => 'off' ) );
		self::assertStringNotContainsString( 'kasse', $this->rules() );
	}

	/**
	 * @testdox Detects such a block in a synced pattern, while the pattern contains it
	 */
	public function test_pages_with_patterns(): void {
		$put     = static fn ( string $type, string $name, string $content ): int => (int) wp_insert_post(
			array(
				'post_type'    => $type,
				'post_status'  => 'publish',
				'post_name'    => $name,
				'post_title'   => $name,
				'post_content' => $content,
			)
		);
		$write   = static fn ( int $id, string $content ) => wp_update_post(
			array(
				'ID'           => $id,
				'post_content' => $content,
			)
		);
		$inner   = $put( 'wp_block', 'form', '<!-- wp:vitrine/checkout /-->' );
		$outer   = $put( 'wp_block', 'frame', "<!-- wp:block {\"ref\":$inner} /-->" );
		$content = "<!-- wp:block {\"ref\":$outer} /-->";
		$put( 'page', 'zahlen', $content );
		self::assertStringContainsString( '"/zahlen{/*}?"', $this->rules() );

		$write( $inner, '<!-- wp:paragraph --><p>Soon.</p><!-- /wp:paragraph -->' );
		self::assertStringNotContainsString( 'zahlen', $this->rules() );
		$write( $inner, '<!-- wp:vitrine/account /-->' );
		self::assertStringContainsString( '"/zahlen{/*}?"', $this->rules() );
		wp_trash_post( $inner );
		self::assertStringNotContainsString( 'zahlen', $this->rules() );
		wp_untrash_post( $inner );
		wp_update_post(
			array(
				'ID'          => $inner,
				'post_status' => 'publish',
			)
		);
		self::assertStringContainsString( '"/zahlen{/*}?"', $this->rules() );
		wp_delete_post( $inner, true );
		self::assertStringNotContainsString( 'zahlen', $this->rules() );
	}
}
