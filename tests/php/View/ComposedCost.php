<?php
/**
 * Base class of tests of the cost of composed blocks.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\View;

use Vitrine\Support\RenderedBlocks;
use Vitrine\Tests\TestCase;
use Vitrine\View\Listing\Archive;

/**
 * Compares pages with blocks in a product or in listing cards with the same pages
 * without them: no more queries, and few more bytes.
 */
abstract class ComposedCost extends TestCase {

	/** Default blocks of a card in the editor. */
	private const CARD = '<!-- wp:vitrine/loop-product {"part":"image"} /--><!-- wp:vitrine/loop-product {"part":"sale-badge"} /--><!-- wp:vitrine/product-title {"heading":"h2","isLink":true} /--><!-- wp:vitrine/product-rating /--><!-- wp:vitrine/product-price /--><!-- wp:vitrine/product-stock /--><!-- wp:vitrine/loop-product {"part":"button"} /-->';

	/** Default blocks of a product in the editor. */
	private const PRODUCT = '<!-- wp:vitrine/product-gallery /--><!-- wp:vitrine/product-summary --><!-- wp:vitrine/product-title /--><!-- wp:vitrine/product-rating /--><!-- wp:vitrine/product-price /--><!-- wp:vitrine/product-short-description /--><!-- wp:vitrine/product-stock /--><!-- wp:vitrine/product-form /--><!-- wp:vitrine/product-meta /--><!-- /wp:vitrine/product-summary --><!-- wp:vitrine/product-details /--><!-- wp:vitrine/product-sticky-bar /-->';

	/**
	 * Creates a product with two images and text; every second one is on sale.
	 *
	 * @param int $number Number of the product.
	 * @return int Its ID.
	 */
	abstract protected function one( int $number ): int;

	/**
	 * Measures a page with a cache that has only options.
	 *
	 * @param string $content Block markup.
	 * @return array{queries: int, bytes: int}
	 */
	private static function cost( string $content ): array {
		global $wpdb;
		$work = static function () use ( $content, $wpdb ): array {
			wp_cache_flush();
			wp_load_alloptions();
			Archive::reset();
			$before = $wpdb->num_queries;
			$html   = do_blocks( $content );
			// Reset the state of the last page.
			Archive::reset();
			RenderedBlocks::reset();
			return array(
				'queries' => $wpdb->num_queries - $before,
				'bytes'   => strlen( $html ),
			);
		};
		// The first run fills caches that last for the request.
		$work();
		return $work();
	}

	/**
	 * @testdox A listing of composed cards takes no more queries than a plain one, whatever the number of cards
	 */
	public function test_listing(): void {
		$composed = static fn ( string $attributes ): string => "<!-- wp:vitrine/product-listing $attributes --><!-- wp:vitrine/product-template -->" . self::CARD . '<!-- /wp:vitrine/product-template --><!-- /wp:vitrine/product-listing -->';
		foreach ( range( 1, 13 ) as $number ) {
			$this->one( $number );
		}
		$four   = self::cost( $composed( '{"rows":1}' ) );
		$plain  = self::cost( '<!-- wp:vitrine/product-listing /-->' );
		$twelve = self::cost( $composed( '' ) );
		self::assertLessThanOrEqual( $plain['queries'], $twelve['queries'] );
		self::assertLessThanOrEqual( $four['queries'], $twelve['queries'] );
		self::assertGreaterThan( 1000, $plain['bytes'] );
		self::assertLessThanOrEqual( 1.25 * $plain['bytes'], $twelve['bytes'] );
	}

	/**
	 * @testdox A composed product takes no more queries than a plain one
	 */
	public function test_product(): void {
		$attributes = wp_json_encode( array( 'productId' => $this->one( 1 ) ) );
		$plain      = self::cost( "<!-- wp:vitrine/product $attributes /-->" );
		$composed   = self::cost( "<!-- wp:vitrine/product $attributes -->" . self::PRODUCT . '<!-- /wp:vitrine/product -->' );
		self::assertGreaterThan( 1000, $plain['bytes'] );
		self::assertLessThanOrEqual( $plain['queries'], $composed['queries'] );
		self::assertLessThanOrEqual( 1.1 * $plain['bytes'], $composed['bytes'] );
	}
}
