<?php
/**
 * Tests of product part blocks.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\View\Product;

use Vitrine\Commerce\Builtin\Reviews\Ratings;
use Vitrine\Tests\TestCase;
use Vitrine\Tests\View\Blocks;

/**
 * HTML of each part; together, they are the full product page.
 */
final class PartsTest extends TestCase {

	use Blocks;

	private const SUMMARY = array( 'title', 'rating', 'price', 'short-description', 'stock', 'form', 'meta' );

	/**
	 * @testdox The default parts print the same page as a product block without inner blocks
	 */
	public function test_standard_set(): void {
		foreach ( array( $this->vase(), $this->product( array( 'stock' => 0 ) ) ) as $id ) {
			$inner = '<!-- wp:vitrine/product-gallery /-->' . self::summary( self::SUMMARY ) . '<!-- wp:vitrine/product-details /--><!-- wp:vitrine/product-sticky-bar /-->';
			$whole = do_blocks( "<!-- wp:vitrine/product {\"productId\":$id} /-->" );
			self::assertSame( $whole, self::without_block_classes( self::composed( $id, $inner ) ) );
		}
	}

	/**
	 * @testdox Parts keep the owner's order with other blocks between them
	 */
	public function test_order(): void {
		$id   = $this->vase();
		$html = self::composed( $id, '<!-- wp:vitrine/product-summary --><!-- wp:vitrine/product-price /--><!-- wp:paragraph --><p>Made to last.</p><!-- /wp:paragraph --><!-- wp:post-title /--><!-- wp:vitrine/product-title {"heading":"h2"} /--><!-- /wp:vitrine/product-summary -->' );
		self::assertCount( 1, $this->find( $html, '//div[contains(@class,"summary")]/p[1][contains(@class,"vitrine-product-price")]/following-sibling::*[1][self::p]/following-sibling::*[1][self::h2]/following-sibling::*[1][self::h2][contains(@class,"product_title")]' ) );
		self::assertStringContainsString( 'Vase', $this->find( $html, '//h2[contains(@class,"wp-block-post-title")]' )[0]->textContent ?? '', 'WordPress’s own blocks show the product.' );
		self::assertSame( array(), $this->find( $html, '//*[contains(@class,"vitrine-gallery") or self::form]' ) );
		self::assertSame( array(), $this->find( $html, '//*[contains(@class,"has-sticky-summary")]' ), 'Nothing is sticky without a gallery.' );
	}

	/**
	 * @testdox Block supports apply to the part's own element
	 */
	public function test_supports(): void {
		$set  = array(
			'anchor'    => 'cost',
			'className' => 'mine',
			'textColor' => 'contrast',
			'style'     => array( 'typography' => array( 'fontSize' => '3rem' ) ),
		);
		$html = self::composed( $this->vase(), '<!-- wp:vitrine/product-price ' . wp_json_encode( $set ) . ' /-->' );
		$own  = $this->find( $html, '//p[contains(@class,"vitrine-product-price")]' )[0];
		self::assertSame( 'cost', $own->getAttribute( 'id' ) );
		self::assertStringContainsString( 'font-size:', $own->getAttribute( 'style' ) );
		foreach ( array( 'mine', 'has-contrast-color', 'wp-block-vitrine-product-price' ) as $name ) {
			self::assertStringContainsString( $name, $own->getAttribute( 'class' ) );
		}
	}

	/**
	 * @testdox In a loop each part shows the loop's product, without duplicate IDs
	 */
	public function test_loop(): void {
		$this->vase();
		$this->product( array( 'name' => 'Bowl' ) );
		$query = array(
			'queryId' => 1,
			'query'   => array(
				'postType' => 'vitrine_product',
				'perPage'  => 5,
				'orderBy'  => 'title',
				'order'    => 'asc',
				'inherit'  => false,
			),
		);
		$parts = '<!-- wp:vitrine/product-title {"heading":"h3","isLink":true} /--><!-- wp:vitrine/product-price /--><!-- wp:vitrine/product-form /--><!-- wp:vitrine/product-details {"layout":"tabs"} /-->';
		$html  = do_blocks( '<!-- wp:query ' . wp_json_encode( $query ) . " --><div class=\"wp-block-query\"><!-- wp:post-template -->$parts<!-- /wp:post-template --></div><!-- /wp:query -->" );
		foreach ( array( 'Bowl', 'Vase' ) as $place => $name ) {
			self::assertCount( 1, $this->find( $html, '//li[' . ( $place + 1 ) . ']//div[@class="vitrine-product"]//h3/a[@href][text()="' . $name . '"]' ) );
		}
		self::assertCount( 2, $this->find( $html, '//li//div[contains(@class,"product-type-simple")]//form[contains(@class,"cart")]//button[@name="add-to-cart"]' ) );
		self::assertCount( 2, $this->find( $html, '//li//p[contains(@class,"vitrine-product-price")]' ) );
		self::assertCount( 2, $this->find( $html, '//li//div[contains(@class,"vitrine-details")]/section' ) );
		self::assertSame( array(), $this->find( $html, '//*[@id=preceding::*/@id]' ), 'IDs are unique.' );
	}

	/**
	 * @testdox A low stock bar and trust lines appear only by option
	 */
	public function test_options(): void {
		$draw = fn ( array $data, string $form = '', string $stock = '' ): string => self::composed(
			$this->product( $data ),
			"<!-- wp:vitrine/product-summary --><!-- wp:vitrine/product-stock $stock /--><!-- wp:vitrine/product-form $form /--><!-- /wp:vitrine/product-summary -->"
		);
		$low  = array(
			'manage_stock' => true,
			'stock'        => 3,
		);
		$bar  = '//span[@class="vitrine-stock-bar"][@aria-hidden="true"][@style="--vitrine-left:30%"]';
		$off  = $draw( $low );
		self::assertSame( array(), $this->find( $off, '//*[contains(@class,"vitrine-stock")] | //*[@class="vitrine-trust"]' ) );
		$on = $draw( $low, '{"trustText":"Free returns\\n\\n <b>Sent</b> today "}', '{"showBar":true,"className":"mine"}' );
		self::assertCount( 1, $this->find( $on, "//div[contains(@class,'mine')][p[.='Only 3 left']]" . substr( $bar, 1 ) ) );
		self::assertSame( array( 'Free returns', '<b>Sent</b> today' ), array_map( static fn ( \DOMElement $line ): string => $line->textContent, $this->find( $on, '//div[@class="vitrine-product-form wp-block-vitrine-product-form"]/ul[@class="vitrine-trust"]/li' ) ) ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- DOM property.
		self::assertSame( array(), $this->find( $draw( array( 'name' => 'Plenty' ), '', '{"showBar":true}' ), '//*[@class="vitrine-stock-bar"]' ) );
	}

	/**
	 * @testdox A part prints nothing without a product or without its data
	 */
	public function test_nothing(): void {
		$GLOBALS['post'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Simulates a request without a post.
		foreach ( array( 'gallery', 'details', 'sticky-bar', ...self::SUMMARY ) as $name ) {
			self::assertSame( '', do_blocks( "<!-- wp:vitrine/product-$name /-->" ), $name );
		}
		$id   = $this->product();
		$html = self::composed( $id, self::summary( array( 'rating', 'short-description', 'meta' ) ) . '<!-- wp:vitrine/product-details /-->' );
		self::assertSame( '', $this->find( $html, '//div[contains(@class,"summary")]' )[0]->textContent );
	}

	/**
	 * @testdox Details render as tabs, accordion or stacked, with sections by option
	 */
	public function test_details(): void {
		$id    = $this->vase();
		$draw  = static fn ( array $options ): string => self::composed( $id, '<!-- wp:vitrine/product-details ' . wp_json_encode( $options ) . ' /-->' );
		$tabs  = $draw( array( 'layout' => 'tabs' ) );
		$names = array( 'description', 'additional_information' );
		foreach ( $names as $place => $name ) {
			self::assertCount( 1, $this->find( $tabs, '//div[contains(@class,"woocommerce-tabs")]/ul[@role="tablist"]/li[' . ( $place + 1 ) . "][contains(@class,'{$name}_tab')]/a[@role='tab'][@href='#tab-$name']" ) );
			self::assertCount( 1, $this->find( $tabs, "//div[@role='tabpanel'][@id='tab-$name'][not(@hidden)]" ) );
		}
		self::assertCount( 1, $this->find( $tabs, '//div[@id="tab-additional_information"]//tr[contains(@class,"attributes-item--weight")]/td[starts-with(.,"2")]' ) );
		self::assertSame( array(), $this->find( $tabs, '//*[@id="reviews"]' ) );
		self::assertTrue( wp_style_is( 'vitrine-details' ) );

		$accordion = $draw(
			array(
				'layout'      => 'accordion',
				'showReviews' => true,
			)
		);
		self::assertCount( 3, $this->find( $accordion, "//details[@name='product-$id-details']/summary" ) );
		self::assertCount( 1, $this->find( $accordion, '//details[@open]/summary[text()="Description"]' ) );
		self::assertCount( 1, $this->find( $accordion, '//details[summary[text()="Reviews (1)"]]//section[@id="reviews"]' ) );

		$stacked = $draw(
			array(
				'layout'          => 'stacked',
				'showDescription' => false,
			)
		);
		self::assertCount( 1, $this->find( $stacked, '//section' ) );
		self::assertCount( 1, $this->find( $stacked, '//section/h2[text()="Additional information"]' ) );
		self::assertSame(
			array(),
			$this->find(
				$draw(
					array(
						'layout'          => 'stacked',
						'showDescription' => false,
						'showFacts'       => false,
					)
				),
				'//*[contains(@class,"vitrine-details")]'
			)
		);
	}

	/**
	 * Creates a product with everything that a page can show.
	 */
	private function vase(): int {
		$id = $this->product(
			array(
				'name'              => 'Vase',
				'sale_price'        => 800,
				'sku'               => 'V-1',
				'short_description' => '<p>Thrown by hand.</p>',
				'description'       => '<p>A long story.</p>',
				'weight'            => 2000,
				'image_ids'         => array( $this->picture( 'a' ), $this->picture( 'b' ) ),
			)
		);
		wp_insert_comment(
			array(
				'comment_post_ID'  => $id,
				'comment_type'     => 'review',
				'comment_approved' => 1,
				'comment_content'  => 'Lovely.',
				'comment_meta'     => array( Ratings::META => 4 ),
			)
		);
		return $id;
	}

	/**
	 * Renders a product block with inner blocks.
	 *
	 * @param int    $id    Product ID.
	 * @param string $inner Inner blocks.
	 */
	private static function composed( int $id, string $inner ): string {
		return do_blocks( "<!-- wp:vitrine/product {\"productId\":$id} -->$inner<!-- /wp:vitrine/product -->" );
	}

	/**
	 * Returns a summary block.
	 *
	 * @param list<string> $names Names of its parts.
	 */
	private static function summary( array $names ): string {
		return '<!-- wp:vitrine/product-summary -->' . implode( '', array_map( static fn ( string $name ): string => "<!-- wp:vitrine/product-$name /-->", $names ) ) . '<!-- /wp:vitrine/product-summary -->';
	}

	/**
	 * Removes the classes that WordPress adds to the parts.
	 *
	 * @param string $html HTML of a product block.
	 */
	private static function without_block_classes( string $html ): string {
		return (string) preg_replace( '/ wp-block-vitrine-product-[a-z-]+(?=")/', '', $html );
	}
}
