<?php
/**
 * What a page costs whose parts are blocks.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\View;

use Vitrine\Blocks;
use Vitrine\Tests\TestCase;
use Vitrine\View\Listing\Archive;

/**
 * Blocks in a product or in the cards of a listing ask the database no more than the
 * same page without them, and add few bytes.
 */
abstract class ComposedCost extends TestCase {

	/** The parts of a card, as the editor starts with them. */
	private const CARD = '<!-- wp:vitrine/loop-product {"part":"image"} /--><!-- wp:vitrine/loop-product {"part":"sale-badge"} /--><!-- wp:vitrine/product-title {"heading":"h2","isLink":true} /--><!-- wp:vitrine/product-rating /--><!-- wp:vitrine/product-price /--><!-- wp:vitrine/product-stock /--><!-- wp:vitrine/loop-product {"part":"button"} /-->';

	/** The parts of a product, as the editor starts with them. */
	private const PRODUCT = '<!-- wp:vitrine/product-gallery /--><!-- wp:vitrine/product-summary --><!-- wp:vitrine/product-title /--><!-- wp:vitrine/product-rating /--><!-- wp:vitrine/product-price /--><!-- wp:vitrine/product-short-description /--><!-- wp:vitrine/product-stock /--><!-- wp:vitrine/product-form /--><!-- wp:vitrine/product-meta /--><!-- /wp:vitrine/product-summary --><!-- wp:vitrine/product-details /--><!-- wp:vitrine/product-sticky-bar /-->';

	/**
	 * Makes a product with two pictures and texts, every second one on sale.
	 *
	 * @param int $number Of it.
	 * @return int Its id.
	 */
	abstract protected function one( int $number ): int;

	/**
	 * What blocks cost with nothing in memory but the options.
	 *
	 * @param string $content Blocks.
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
			// The next page begins with nothing on it.
			Archive::reset();
			Blocks::reset();
			return array(
				'queries' => $wpdb->num_queries - $before,
				'bytes'   => strlen( $html ),
			);
		};
		// What is made once in a request is made by now.
		$work();
		return $work();
	}

	/**
	 * @testdox A listing of composed cards costs no query more than one without, and no more for twelve cards than for four
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
	 * @testdox A product of blocks costs no query more than one without
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
