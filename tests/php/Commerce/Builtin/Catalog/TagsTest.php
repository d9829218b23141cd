<?php
/**
 * Tests of product tags.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Catalog;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Builtin\BuiltinEngine;
use Vitrine\Commerce\Value\ProductQuery;
use Vitrine\Loop\Posts\LoopOptions;
use Vitrine\Tests\Commerce\Builtin\Admin\AdminPage;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\TestCase;

/**
 * Where shoppers and owners see tags.
 */
final class TagsTest extends TestCase {

	/**
	 * @testdox A product shows its tags, each linked to its archive
	 */
	public function test_product(): void {
		$id      = Shopper::product( array( 'tags' => array( 'Gift', 'Warm & light' ) ) );
		$product = ( new BuiltinEngine() )->catalog()->find( $id );
		$this->assertSame( array( 'Gift', 'Warm & light' ), array_column( $product->tags, 'name' ) );
		$this->assertStringContainsString( '/product-tag/gift/', $product->tags[0]['url'] );
		foreach ( array( 'vitrine/product', 'vitrine/product-meta' ) as $block ) {
			$inner = 'vitrine/product' === $block ? '/-->' : '--><!-- wp:vitrine/product-meta /--><!-- /wp:vitrine/product -->';
			$html  = do_blocks( "<!-- wp:vitrine/product {\"productId\":$id} $inner" );
			$this->assertMatchesRegularExpression( '~<div class="tagged_as"><dt>Tags</dt><dd><a href="[^"]+/product-tag/gift/" rel="tag">Gift</a>, <a [^>]+>Warm &amp; light</a></dd></div>~', $html, $block );
		}
		wp_set_object_terms( $id, array(), ContentTypes::TAG );
		$this->assertStringNotContainsString( 'tagged_as', do_blocks( "<!-- wp:vitrine/product {\"productId\":$id} /-->" ) );
	}

	/**
	 * @testdox A tag archive lists its products and has breadcrumbs to the shop
	 */
	public function test_archive(): void {
		$mug = Shopper::product( array( 'tags' => array( 'Gift' ) ) );
		Shopper::product( array( 'name' => 'Lamp', 'tags' => array( 'Warm' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$catalog = ( new BuiltinEngine() )->catalog();
		$this->assertSame( array( $mug ), array_column( $catalog->query( new ProductQuery( tag: 'gift' ) )->products, 'id' ) );
		$this->assertSame( 0, $catalog->query( new ProductQuery( tag: 'none' ) )->total );

		$page = new AdminPage( $this->visitor(), '/product-tag/gift/' );
		$this->assertSame( array( 'Gift' ), $page->texts( '//main//h1' ) );
		$this->assertSame( array( 'Mug' ), $page->texts( '//*[contains(@class, "vitrine-product-listing")]//h2' ) );
		$this->assertSame( array( 'Home', 'Shop', 'Gift' ), $page->texts( '//nav[@aria-label="Breadcrumbs"]/ol/li' ) );
		$this->assertSame( 404, $this->http( 'GET', '/product-tag/none/' )->status );
	}

	/**
	 * @testdox Tags show in the admin list, use the capabilities of categories, and are available to loops
	 */
	public function test_admin(): void {
		Shopper::product( array( 'tags' => array( 'Gift' ) ) );
		$owner = $this->visitor();
		$owner->log_in( 'admin', 'password' );
		$page = new AdminPage( $owner, '/wp-admin/edit.php?post_type=vitrine_product' );
		$this->assertSame( array( 'Gift' ), $page->texts( '//td[contains(@class, "taxonomy-vitrine_product_tag")]/a' ) );
		$this->assertSame( (array) get_taxonomy( ContentTypes::CATEGORY )->cap, (array) get_taxonomy( ContentTypes::TAG )->cap );
		$this->assertArrayHasKey( ContentTypes::TAG, LoopOptions::taxonomies( ContentTypes::PRODUCT ) );
	}
}
