<?php
/**
 * Tests of customized cards on WooCommerce.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\View\WooCommerce;

use Vitrine\Commerce\Facets\HasSwatches;
use Vitrine\Tests\Loop\WooCommerce\AttributeTestCase;
use Vitrine\Tests\View\Blocks;
use Vitrine\View\Listing\Archive;
use WC_Product_Attribute;
use WC_Product_Simple;
use WC_Product_Variable;
use WC_Product_Variation;

/**
 * The cards show WooCommerce's products, including its filters.
 */
final class ComposedCardsTest extends AttributeTestCase {

	use Blocks;

	/**
	 * @testdox A card has WooCommerce's filtered price, gallery image and term colors
	 */
	public function test_card(): void {
		$mug = new WC_Product_Simple();
		$mug->set_props(
			array(
				'name'              => 'Mug',
				'regular_price'     => '9',
				'image_id'          => $this->picture( 'front' ),
				'gallery_image_ids' => array( $this->picture( 'back' ) ),
			)
		);
		$mug->save();
		add_filter( 'woocommerce_get_price_html', static fn ( string $html ): string => $html . '<em>per piece</em>' );
		$this->go_to_page();
		$html = self::composed( '<!-- wp:vitrine/loop-product {"part":"image","secondImage":true} /--><!-- wp:vitrine/product-title {"heading":"h3","isLink":true} /--><!-- wp:vitrine/product-price /--><!-- wp:vitrine/loop-product {"part":"button"} /-->' );
		self::assertCount( 1, $this->find( $html, '//li/div/a/img[contains(@src,"front")]/following-sibling::img[contains(@src,"back")]' ) );
		self::assertCount( 1, $this->find( $html, '//li/h3/a[text()="Mug"]' ) );
		self::assertCount( 1, $this->find( $html, '//li/*[contains(@class,"price")]//em[text()="per piece"]' ) );
		self::assertCount( 1, $this->find( $html, '//li/form/button[contains(@class,"ajax_add_to_cart")][@data-product_id="' . $mug->get_id() . '"]' ) );
		self::assertNotInstanceOf( \WC_Product::class, $GLOBALS['product'] ?? null, 'The global product is reset after the card.' );
	}

	/**
	 * @testdox Swatches use terms of a global attribute and mark sold-out ones
	 */
	public function test_swatches(): void {
		$this->make_attribute( 'shade' );
		$term = wp_insert_term( 'Sea', 'pa_shade' );
		self::assertIsArray( $term );
		update_term_meta( $term['term_id'], HasSwatches::COLOR, '#0088aa' );
		$attribute = new WC_Product_Attribute();
		$attribute->set_id( wc_attribute_taxonomy_id_by_name( 'shade' ) );
		$attribute->set_name( 'pa_shade' );
		$attribute->set_options( array( $term['term_id'] ) );
		$attribute->set_variation( true );
		$robe = new WC_Product_Variable();
		$robe->set_name( 'Robe' );
		$robe->set_attributes( array( $attribute ) );
		$id        = $robe->save();
		$variation = new WC_Product_Variation();
		$variation->set_parent_id( $id );
		$variation->set_attributes( array( 'pa_shade' => 'sea' ) );
		$variation->set_regular_price( '30' );
		$variation->save();
		WC_Product_Variable::sync( $id );
		wc_delete_product_transients( $id );
		$html = self::composed( '<!-- wp:vitrine/loop-product {"part":"swatches"} /-->' );
		$link = $this->find( $html, '//li/div[contains(@class,"vitrine-swatches")][@role="group"]/a' );
		self::assertCount( 1, $link );
		self::assertSame( 'Sea: “Robe”', $link[0]->getAttribute( 'aria-label' ) );
		self::assertSame( '--vitrine-swatch:#0088aa', $link[0]->getAttribute( 'style' ) );
		self::assertStringContainsString( 'attribute_pa_shade=sea', $link[0]->getAttribute( 'href' ) );

		$variation->set_stock_status( 'outofstock' );
		$variation->save();
		$link = $this->find( self::composed( '<!-- wp:vitrine/loop-product {"part":"swatches"} /-->' ), '//li/div/a[contains(@class,"is-sold-out")]' );
		self::assertCount( 1, $link );
		self::assertSame( 'Sea: “Robe” – Sold out', $link[0]->getAttribute( 'aria-label' ) );
	}

	/**
	 * Opens a page.
	 */
	private function go_to_page(): void {
		$id = wp_insert_post(
			array(
				'post_type'   => 'page',
				'post_status' => 'publish',
				'post_title'  => 'Page',
			)
		);
		$GLOBALS['wp']->main( "page_id=$id" );
	}

	/**
	 * Renders a listing with a template.
	 *
	 * @param string $parts Block markup in the template.
	 */
	private static function composed( string $parts ): string {
		Archive::reset();
		return do_blocks( "<!-- wp:vitrine/product-listing --><!-- wp:vitrine/product-template -->$parts<!-- /wp:vitrine/product-template --><!-- /wp:vitrine/product-listing -->" );
	}
}
