<?php
/**
 * Tests of searches with a typo.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Catalog\Index;

use Vitrine\Commerce\Builtin\Catalog\BuiltinCatalog;
use Vitrine\Commerce\Builtin\Products\ProductWriter;
use Vitrine\Commerce\Value\Product;
use Vitrine\Commerce\Value\ProductQuery;
use Vitrine\Tests\Loop\LoopTestCase;

/**
 * In the catalog, in WordPress's queries, and on pages.
 */
final class SpellingTest extends LoopTestCase {

	/**
	 * Creates products with a few words.
	 */
	protected function setUp(): void {
		parent::setUp();
		foreach ( array( 'Brass lantern', 'Paper lantern', 'Brass lamp', 'Wooden blankets', 'Lasso XK200', 'Mug' ) as $name ) {
			self::assertIsInt(
				ProductWriter::save(
					array(
						'name'          => $name,
						'regular_price' => 1000,
						'description'   => 'Handmade.',
					)
				)
			);
		}
	}

	/**
	 * @testdox A search without results uses the nearest spelling; exact hits, phrases and distant words stay
	 */
	public function test_catalog(): void {
		$table = array(
			'lantrn'         => array( 'lantern', array( 'Brass lantern', 'Paper lantern' ) ),
			'LANTREN'        => array( 'lantern', array( 'Brass lantern', 'Paper lantern' ) ),
			'brass lmap'     => array( 'brass lamp', array( 'Brass lamp' ) ),
			'lmap brass'     => array( 'lamp brass', array( 'Brass lamp' ) ),
			'blnakte'        => array( null, array() ),
			'blnkets'        => array( 'blankets', array( 'Wooden blankets' ) ),
			'blankeds'       => array( 'blankets', array( 'Wooden blankets' ) ),
			'lamp'           => array( null, array( 'Brass lamp' ) ),
			'lam'            => array( null, array( 'Brass lamp' ) ),
			// Part of a word, found in the texts.
			'antern'         => array( null, array( 'Brass lantern', 'Paper lantern' ) ),
			'"lantrn"'       => array( null, array() ),
			'lantrn -brass'  => array( null, array() ),
			'mgu'            => array( null, array() ),
			'xk201'          => array( null, array() ),
			'pantern'        => array( null, array() ),
			'wooden lantrn'  => array( null, array() ),
			'lantrn qqqqqqq' => array( null, array() ),
			'%_\\'           => array( null, array() ),
			''               => array( null, array( 'Brass lamp', 'Brass lantern', 'Lasso XK200', 'Mug', 'Paper lantern', 'Wooden blankets' ) ),
		);
		foreach ( $table as $search => [ $corrected, $names ] ) {
			$catalog = new BuiltinCatalog();
			self::assertSame( $corrected, $catalog->corrected_search( (string) $search ), (string) $search );
			$found = array_map( static fn ( Product $one ): string => $one->name, $catalog->query( new ProductQuery( search: (string) $search ) )->products );
			sort( $found );
			self::assertSame( $names, $found, (string) $search );
		}
	}

	/**
	 * @testdox Of equally near words, prefers the one with the most products
	 */
	public function test_most(): void {
		foreach ( array( 'Tables', 'Tablet', 'Tablet' ) as $name ) {
			ProductWriter::save( array( 'name' => $name, 'regular_price' => 100 ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		}
		self::assertSame( 'tablet', ( new BuiltinCatalog() )->corrected_search( 'tablex' ) );
	}

	/**
	 * @testdox A listing and a search page show the corrected search and link to the original
	 */
	public function test_pages(): void {
		$page = self::page( self::listing( array( 'postType' => 'vitrine_product', 'order' => 'title', 'perPage' => 1 ), '<!-- wp:vitrine/loop-search /-->' . self::TITLES . '<!-- wp:vitrine/loop-pagination /-->' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$said = 'No results for “lantrn”. Showing results for “lantern”. Search for exactly “lantrn”';
		$html = $this->open( $page, '?search-1=lantrn' )->body;
		self::assertSame( array( 'Brass lantern' ), self::titles_in( $html ) );
		self::assertSame( array( $said ), self::texts( $html, '//p[@class="vitrine-corrected"]' ) );
		self::assertStringEndsWith( '?search-1=%22lantrn%22', self::query( $html, '//p[@class="vitrine-corrected"]/a' )[0]->getAttribute( 'href' ) );
		self::assertSame( array( '2' ), self::texts( $html, '//*[@aria-label="Page 2"]/@data-page' ) );
		foreach ( array( '?search-1=%22lantrn%22', '?search-1=lantern', '?search-1=qqqqqqq', '' ) as $query ) {
			self::assertSame( array(), self::texts( $this->open( $page, $query )->body, '//p[@class="vitrine-corrected"]' ), $query );
		}
		$content = $this->update( $page, array( 'search' => 'lantrn' ) )->json()['data']['content'];
		self::assertSame( array( $said ), self::texts( $content['wrapper'], '//p[@class="vitrine-corrected"]' ) );
		self::assertSame( 2, $content['total'] );

		$html = $this->http( 'GET', '/?s=lantrn&post_type=vitrine_product' )->body;
		self::assertSame( array( $said ), self::texts( $html, '//p[@class="vitrine-corrected"]' ) );
		self::assertStringContainsString( 's=%22lantrn%22', self::query( $html, '//p[@class="vitrine-corrected"]/a' )[0]->getAttribute( 'href' ) );
		self::assertStringContainsString( 'Paper lantern', $html );
		self::assertSame( array(), self::texts( $this->http( 'GET', '/?s=%22lantrn%22&post_type=vitrine_product' )->body, '//p[@class="vitrine-corrected"]' ) );
	}
}
