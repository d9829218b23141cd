<?php
/**
 * Tests of structured data changed by other plugins.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\View\StructuredData;

use Vitrine\Tests\TestCase;
use Vitrine\Tests\View\Blocks;
use Vitrine\View\StructuredData\StructuredDataOutput;

/**
 * The filter, and SEO plugins.
 */
final class FilterTest extends TestCase {

	use Blocks;

	/**
	 * Returns the structured data on a product page.
	 */
	private function printed(): string {
		$GLOBALS['wp_query'] = new \WP_Query( // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Current page of the test.
			array(
				'p'         => $this->product(),
				'post_type' => 'vitrine_product',
			)
		);
		try {
			ob_start();
			StructuredDataOutput::print();
			return (string) ob_get_clean();
		} finally {
			wp_reset_query(); // phpcs:ignore WordPress.WP.DiscouragedFunctions.wp_reset_query_wp_reset_query -- Restores the main query.
		}
	}

	/**
	 * @testdox A filter changes or removes structured data
	 */
	public function test_filter(): void {
		add_filter( 'vitrine_structured_data', static fn ( array $graph, string $type ): array => 'Product' === $type ? $graph + array( 'gtin' => '42' ) : array(), 10, 2 );
		$html = $this->printed();
		$this->assertStringContainsString( '"gtin":"42"', $html );
		$this->assertStringNotContainsString( 'BreadcrumbList', $html );
		add_filter( 'vitrine_structured_data', '__return_empty_array', 20 );
		$this->assertSame( '', $this->printed() );
	}

	/**
	 * @testdox Prints nothing beside an SEO plugin
	 */
	public function test_seo_plugin(): void {
		$this->assertStringContainsString( 'application/ld+json', $this->printed() );
		$this->assertSame( array( '', '', '', '', '' ), array_map( fn ( string $name ): string => $this->concurrently( self::class . '::beside', array( array( $name ) ) )[0], array( 'WPSEO_VERSION', 'RANK_MATH_VERSION', 'AIOSEO_VERSION', 'SEOPRESS_VERSION', 'THE_SEO_FRAMEWORK_VERSION' ) ) );
	}

	/**
	 * Returns the structured data next to an SEO plugin; called in a separate process.
	 *
	 * @param string $constant Constant that the plugin defines.
	 */
	public static function beside( string $constant ): string {
		define( $constant, '1.0' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.VariableConstantNameFound -- Constant of another plugin.
		return ( new self( 'beside' ) )->printed();
	}
}
