<?php
/**
 * Tests of customized cards.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\View;

use Vitrine\View\Listing\Archive;

/**
 * HTML of a listing with a card template.
 */
final class ComposedCardsTest extends ComposedCardsTestCase {

	use Blocks;

	/** Default blocks of the template in the editor. */
	private const STANDARD = '<!-- wp:vitrine/loop-product {"part":"image"} /--><!-- wp:vitrine/loop-product {"part":"sale-badge"} /--><!-- wp:vitrine/product-title {"heading":"h2","isLink":true} /--><!-- wp:vitrine/product-rating /--><!-- wp:vitrine/product-price /--><!-- wp:vitrine/product-stock /--><!-- wp:vitrine/loop-product {"part":"button"} /-->';

	/**
	 * Removes the differences between composed cards and default cards.
	 *
	 * @param string $html HTML of a listing.
	 */
	private static function plain( string $html ): string {
		$html = (string) preg_replace( '# (has-parts|wp-block-vitrine-(product|loop)-(?!listing)[a-z-]+)(?=[" ])#', '', $html );
		// The badge is a child of the card here, and of its picture in default cards.
		$html = (string) preg_replace( '#<span class="(onsale )?vitrine-badge[^>]*>[^<]*</span>#', '', $html );
		return $html;
	}

	/**
	 * @testdox The default parts print the same cards as a listing without a template, for each product type
	 */
	public function test_standard_set(): void {
		$plain = $this->product(
			array(
				'name'      => 'Lamp & <b>',
				'image_ids' => array( $this->picture( 'lamp' ) ),
			)
		);
		$this->product(
			array(
				'regular_price' => 2000,
				'sale_price'    => 1500,
			)
		);
		$this->product(
			array(
				'manage_stock' => true,
				'stock'        => 2,
			)
		);
		$this->product( array( 'stock' => 0 ) );
		$this->product(
			array(
				'type'     => 'grouped',
				'children' => array( $plain ),
			)
		);
		Archive::reset();
		$whole    = do_blocks( '<!-- wp:vitrine/product-listing /-->' );
		$composed = self::composed( self::STANDARD );
		self::assertSame( self::plain( $whole ), self::plain( $composed ) );
		self::assertCount( 5, $this->find( $composed, '//li[contains(@class,"has-parts")]' ) );
		self::assertCount( 2, $this->find( $composed, '//li/span[contains(@class,"vitrine-badge")]' ), 'One card is on sale and one out of stock.' );
	}

	/**
	 * @testdox Parts keep the owner's order with their own product, and the global post is restored
	 */
	public function test_order(): void {
		$this->product( array( 'name' => 'Bowl' ) );
		$this->product( array( 'name' => 'Vase' ) );
		$post = get_post( wp_insert_post( array( 'post_title' => 'Page' ) ) );
		$was  = $GLOBALS['post'] ?? null;

		$GLOBALS['post'] = $post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As on a page; restored below.
		try {
			$html = self::composed( '<!-- wp:group --><div class="wp-block-group"><!-- wp:vitrine/product-price /--><!-- wp:paragraph --><p>Made to last.</p><!-- /wp:paragraph --><!-- wp:post-title /--></div><!-- /wp:group --><!-- wp:vitrine/product-title /-->', array( 'orderby' => 'menu_order' ) );
			self::assertSame( $post, $GLOBALS['post'] );
		} finally {
			$GLOBALS['post'] = $was; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Restores the original value.
		}
		foreach ( array( 'Bowl', 'Vase' ) as $name ) {
			self::assertCount( 1, $this->find( $html, "//li[div/h2[text()='$name']][h2[text()='$name']]/div/span[contains(@class,'price')]/following-sibling::p[text()='Made to last.']" ), $name );
		}
		self::assertSame( array(), $this->find( $html, '//h1 | //li//form | //li//img' ), 'Omitted parts are not printed, and cards have no page heading.' );
	}

	/**
	 * @testdox Block supports apply to the card, the part's element and the button
	 */
	public function test_supports(): void {
		$this->product();
		$html   = self::composed(
			'<!-- wp:vitrine/product-price {"className":"mine","textColor":"contrast"} /--><!-- wp:vitrine/loop-product {"part":"button","backgroundColor":"contrast"} /-->',
			array(),
			array(
				'backgroundColor' => 'base',
				'style'           => array( 'spacing' => array( 'padding' => array( 'top' => '1rem' ) ) ),
			)
		);
		$card   = $this->find( $html, '//ul/li' )[0];
		$price  = $this->find( $html, '//li/span[contains(@class,"price")]' )[0];
		$button = $this->find( $html, '//li/form/button' )[0];
		self::assertStringContainsString( 'has-base-background-color', $card->getAttribute( 'class' ) );
		self::assertStringContainsString( 'padding-top:1rem', $card->getAttribute( 'style' ) );
		self::assertStringContainsString( 'mine', $price->getAttribute( 'class' ) );
		self::assertStringContainsString( 'has-contrast-color', $price->getAttribute( 'class' ) );
		self::assertStringContainsString( 'has-contrast-background-color', $button->getAttribute( 'class' ) );
		self::assertStringContainsString( 'ajax_add_to_cart', $button->getAttribute( 'class' ) );
	}

	/**
	 * @testdox Shows the first gallery image on hover by option
	 */
	public function test_second_image(): void {
		$this->product(
			array(
				'image_ids' => array( $this->picture( 'first' ), $this->picture( 'second' ) ),
			)
		);
		$this->product( array( 'image_ids' => array( $this->picture( 'only' ) ) ) );
		$off = self::composed( '<!-- wp:vitrine/loop-product {"part":"image"} /-->' );
		self::assertCount( 2, $this->find( $off, '//li//img' ) );
		$on = self::composed( '<!-- wp:vitrine/loop-product {"part":"image","secondImage":true} /-->' );
		self::assertCount( 1, $this->find( $on, '//li//div[contains(@class,"has-second-image")]/a/img[contains(@src,"first")]/following-sibling::img[contains(@src,"second")][@loading="lazy"][@alt=""]' ) );
		self::assertCount( 1, $this->find( $on, '//li//div[not(contains(@class,"has-second-image"))]/a[count(img)=1]/img[contains(@src,"only")]' ) );
	}

	/**
	 * @testdox Cards alone do not load product page styles; a form in a card does
	 */
	public function test_styles(): void {
		$this->product();
		$has = static fn ( string $handle ): bool => wp_style_is( $handle );
		self::composed( self::STANDARD );
		self::assertFalse( $has( 'vitrine-product-style' ) );
		self::assertTrue( $has( 'vitrine-card-parts' ) );
		$html = self::composed( '<!-- wp:vitrine/product-form /-->' );
		self::assertTrue( $has( 'vitrine-product-style' ) );
		self::assertCount( 1, $this->find( $html, '//li//div[@class="vitrine-product"]//form[contains(@class,"cart")]//button[@name="add-to-cart"]' ) );
		self::composed( self::STANDARD );
		self::assertTrue( $has( 'vitrine-product-style' ), 'Styles that the page needs elsewhere stay.' );
	}

	/**
	 * @testdox A template outside a listing prints nothing, and a listing with another inner block uses default cards
	 */
	public function test_elsewhere(): void {
		$this->product();
		self::assertSame( '', trim( do_blocks( '<!-- wp:vitrine/product-template --><!-- wp:vitrine/product-title /--><!-- /wp:vitrine/product-template -->' ) ) );
		Archive::reset();
		$html = do_blocks( '<!-- wp:vitrine/product-listing --><!-- wp:paragraph --><p>Lost.</p><!-- /wp:paragraph --><!-- /wp:vitrine/product-listing -->' );
		Archive::reset();
		self::assertSame( do_blocks( '<!-- wp:vitrine/product-listing /-->' ), $html );
	}

	/**
	 * @testdox List and carousel layouts work with composed cards, and quick view follows the listing's option
	 */
	public function test_layouts(): void {
		$id = $this->product();
		self::assertCount( 1, $this->find( self::composed( self::STANDARD, array( 'layout' => 'list' ) ), '//div[contains(@class,"is-layout-list")]/ul/li[contains(@class,"has-parts")]' ) );
		$html = self::composed(
			self::STANDARD . '<!-- wp:vitrine/loop-product {"part":"quick-view"} /-->',
			array(
				'layout'    => 'carousel',
				'quickView' => 'trigger',
			)
		);
		self::assertCount( 1, $this->find( $html, '//div[@role="region"]/ul/li/div/a[contains(@class,"vitrine-opener--sign")][@data-product_id="' . $id . '"]' ) );
		self::assertCount( 1, $this->find( $html, '//li/a[contains(@class,"vitrine-opener") and contains(@class,"button")][@aria-haspopup="dialog"]' ) );
	}

	/**
	 * @testdox A link color of the template applies to its cards
	 */
	public function test_link_color(): void {
		$this->product( array( 'name' => 'Vase' ) );
		$html = self::composed( self::STANDARD, array(), array( 'style' => array( 'elements' => array( 'link' => array( 'color' => array( 'text' => '#aa3300' ) ) ) ) ) );
		$this->assertMatchesRegularExpression( '/class="[^"]*\bwp-elements-\w+/', $html );
	}
}
