<?php
/**
 * Tests of product part blocks on WooCommerce.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\View\WooCommerce;

use Vitrine\Commerce\Optional\DrawsDetails;
use Vitrine\Plugin;
use Vitrine\Tests\TestCase;
use Vitrine\Tests\View\Blocks;
use WC_Product_Attribute;
use WC_Product_Simple;

/**
 * The parts contain the product page output of WooCommerce and other plugins.
 */
final class PartsTest extends TestCase {

	use Blocks;

	private const SUMMARY = array( 'title', 'rating', 'price', 'short-description', 'stock', 'form', 'meta' );

	/**
	 * @testdox The default parts print the same page as a block without inner blocks, with plugin output between
	 */
	public function test_standard_set(): void {
		$id = self::lamp();
		$this->go_to( $id );
		foreach ( array( 1, 7, 15, 25, 35, 45 ) as $priority ) {
			add_action( 'woocommerce_single_product_summary', static fn () => print( '<i>At ' . (int) $priority . '</i>' ), $priority );
		}
		add_action( 'woocommerce_after_single_product_summary', static fn () => print( '<i>Below</i>' ), 5 );
		$inner = '<!-- wp:vitrine/product-gallery /-->' . self::summary( self::SUMMARY ) . '<!-- wp:vitrine/product-details /--><!-- wp:vitrine/product-sticky-bar /-->';
		$whole = do_blocks( '<!-- wp:vitrine/product /-->' );
		self::assertStringContainsString( 'At 45', $whole );
		self::assertStringContainsString( 'Below', $whole );
		$this->go_to( $id );
		$parts = do_blocks( "<!-- wp:vitrine/product -->$inner<!-- /wp:vitrine/product -->" );
		self::assertSame( $whole, preg_replace( '/ wp-block-vitrine-product-[a-z-]+(?=")/', '', $parts ) );
	}

	/**
	 * @testdox The rating appears only in its part, also outside the summary
	 */
	public function test_rating(): void {
		$id = self::lamp();
		wp_insert_comment(
			array(
				'comment_post_ID'  => $id,
				'comment_content'  => 'Warm',
				'comment_type'     => 'review',
				'comment_approved' => 1,
				'comment_meta'     => array( 'rating' => 4 ),
			)
		);
		\WC_Comments::clear_transients( $id );
		foreach ( array(
			''                                    => 0,
			'<!-- wp:vitrine/product-rating /-->' => 1,
		) as $below => $number ) {
			$this->go_to( $id );
			$html = do_blocks( '<!-- wp:vitrine/product -->' . self::summary( array( 'title', 'price' ) ) . $below . '<!-- /wp:vitrine/product -->' );
			self::assertCount( $number, $this->find( $html, '//*[@class="woocommerce-product-rating"]' ) );
			self::assertCount( 0, $this->find( $html, '//*[contains(@class,"summary")]//*[@class="woocommerce-product-rating"]' ) );
		}
	}

	/**
	 * @testdox Product page actions run in the order of WooCommerce's templates
	 */
	public function test_order(): void {
		add_filter( 'woocommerce_disable_compatibility_layer', '__return_true' );
		$heard = array();
		$order = array(
			'before_single_product'         => array( 10 ),
			'before_single_product_summary' => array( 10 ),
			'single_product_summary'        => array( 7, 15, 25, 35, 45 ),
			'before_add_to_cart_form'       => array( 10 ),
			'before_add_to_cart_button'     => array( 10 ),
			'after_add_to_cart_form'        => array( 10 ),
			'product_meta_start'            => array( 10 ),
			'product_meta_end'              => array( 10 ),
			'after_single_product_summary'  => array( 5, 15 ),
			'product_tabs'                  => array( 10 ),
			'after_single_product'          => array( 10 ),
		);
		foreach ( $order as $name => $priorities ) {
			foreach ( $priorities as $priority ) {
				add_filter(
					"woocommerce_$name",
					static function ( mixed $given = null ) use ( &$heard, $name, $priority ): mixed {
						$heard[] = "$name:$priority";
						return $given;
					},
					$priority
				);
			}
		}
		$id = self::lamp();
		$this->go_to( $id );
		do_blocks( '<!-- wp:vitrine/product /-->' );
		$theirs = array( 'before_single_product:10', 'before_single_product_summary:10', 'single_product_summary:7', 'single_product_summary:15', 'single_product_summary:25', 'before_add_to_cart_form:10', 'before_add_to_cart_button:10', 'after_add_to_cart_form:10', 'single_product_summary:35', 'product_meta_start:10', 'product_meta_end:10', 'single_product_summary:45', 'after_single_product_summary:5', 'product_tabs:10', 'after_single_product_summary:15', 'after_single_product:10' );
		self::assertSame( $theirs, $heard );
		$heard = array();
		$this->go_to( $id );
		do_blocks( '<!-- wp:vitrine/product --><!-- wp:vitrine/product-gallery /-->' . self::summary( self::SUMMARY ) . '<!-- wp:vitrine/product-details /--><!-- /wp:vitrine/product -->' );
		self::assertSame( $theirs, $heard, 'Same order with blocks.' );
	}

	/**
	 * @testdox Plugin output beside an omitted part is printed once
	 */
	public function test_left_out(): void {
		$this->go_to( self::lamp() );
		foreach ( array( 7, 15, 35 ) as $priority ) {
			add_action( 'woocommerce_single_product_summary', static fn () => print( '<i>At ' . (int) $priority . '</i>' ), $priority );
		}
		$html = do_blocks( '<!-- wp:vitrine/product -->' . self::summary( array( 'price' ) ) . '<!-- /wp:vitrine/product -->' );
		foreach ( array( 7, 15, 35 ) as $priority ) {
			self::assertSame( 1, substr_count( $html, "At $priority<" ), "At $priority" );
		}
		self::assertCount( 3, $this->find( $html, '//div[contains(@class,"summary")]//i' ), 'Printed in the summary column.' );
	}

	/**
	 * @testdox Each product in WooCommerce's collection has its own badge and quick view
	 */
	public function test_collection(): void {
		foreach ( array( 'One', 'Two' ) as $name ) {
			$product = new WC_Product_Simple();
			$product->set_name( $name );
			$product->set_regular_price( '9' );
			$product->set_sale_price( '6' );
			$product->save();
		}
		$query = array(
			'queryId' => 3,
			'query'   => array(
				'postType' => 'product',
				'perPage'  => 2,
				'orderBy'  => 'title',
				'order'    => 'asc',
				'inherit'  => false,
			),
		);
		$html  = do_blocks( '<!-- wp:woocommerce/product-collection ' . wp_json_encode( $query ) . ' --><div class="wp-block-woocommerce-product-collection"><!-- wp:woocommerce/product-template --><!-- wp:vitrine/loop-product {"part":"sale-badge"} /--><!-- wp:vitrine/loop-product {"part":"quick-view"} /--><!-- /wp:woocommerce/product-template --></div><!-- /wp:woocommerce/product-collection -->' );
		self::assertCount( 2, $this->find( $html, '//li//span[contains(@class,"vitrine-badge")]' ) );
		foreach ( array( 'One', 'Two' ) as $place => $name ) {
			self::assertCount( 1, $this->find( $html, '//li[' . ( $place + 1 ) . ']//a[contains(@aria-label,"“' . $name . '”")]' ) );
		}
		self::assertTrue( wp_style_is( 'vitrine-query-parts' ) );
	}

	/**
	 * @testdox woocommerce_share output follows the share part, or its original place without one
	 */
	public function test_share(): void {
		add_action( 'woocommerce_share', static fn () => print( '<i>Theirs</i>' ) );
		foreach ( array( array( 'share', 'title' ), array( 'title', 'meta' ) ) as $parts ) {
			$this->go_to( self::lamp() );
			$html = do_blocks( '<!-- wp:vitrine/product -->' . self::summary( $parts ) . '<!-- /wp:vitrine/product -->' );
			self::assertSame( 1, substr_count( $html, 'Theirs' ) );
			$place = 'share' === $parts[0] ? 'div[contains(@class,"vitrine-share")]/following-sibling::*[1]' : 'dl[contains(@class,"product_meta")]/following-sibling::*[1]';
			self::assertCount( 1, $this->find( $html, "//$place//i" ), $place );
		}
	}

	/**
	 * @testdox WooCommerce's tabs use the owner's layout, including plugins' tabs
	 */
	public function test_sections(): void {
		$id = self::lamp();
		$this->go_to( $id );
		add_filter(
			'woocommerce_product_tabs',
			static fn ( array $tabs ): array => $tabs + array(
				'care' => array(
					'title'    => 'Care &amp; use',
					'priority' => 90,
					'callback' => static fn () => print( '<p>Dust it.</p>' ),
				),
			),
			20
		);
		$engine = Plugin::engine();
		self::assertInstanceOf( DrawsDetails::class, $engine );
		$sections = $engine->sections( $id, array( 'reviews' ) );
		self::assertSame( array( 'description', 'additional_information', 'care' ), array_column( $sections, 'name' ) );
		self::assertSame( 'Care & use', $sections[2]['title'] );
		self::assertStringNotContainsString( '<h2', $sections[0]['html'] . $sections[1]['html'] );
		$html = do_blocks( '<!-- wp:vitrine/product --><!-- wp:vitrine/product-details {"layout":"accordion","showDescription":false} /--><!-- /wp:vitrine/product -->' );
		self::assertStringContainsString( '<summary>Care &amp; use</summary><div><p>Dust it.</p></div>', $html );
		self::assertStringContainsString( 'Brass', $html );
		self::assertStringNotContainsString( 'A long story', $html );
		self::assertSame( array(), $engine->sections( self::lamp(), array() ), 'Only on the product’s own page.' );
	}

	/**
	 * Creates a product.
	 */
	private static function lamp(): int {
		$material = new WC_Product_Attribute();
		$material->set_name( 'Material' );
		$material->set_options( array( 'Brass' ) );
		$material->set_visible( true );
		$lamp = new WC_Product_Simple();
		$lamp->set_name( 'Lamp' );
		$lamp->set_sku( uniqid( 'lamp' ) );
		$lamp->set_regular_price( '20' );
		$lamp->set_short_description( 'It shines.' );
		$lamp->set_description( 'A long story.' );
		$lamp->set_reviews_allowed( false );
		$lamp->set_attributes( array( $material ) );
		return $lamp->save();
	}

	/**
	 * Opens the page of a product.
	 *
	 * @param int $id Product ID.
	 */
	private function go_to( int $id ): void {
		// The actions run once per page.
		unset( $GLOBALS['wp_actions']['woocommerce_single_product_summary'] );
		$GLOBALS['wp']->main( "post_type=product&p=$id" );
		the_post();
	}

	/**
	 * Returns a summary block.
	 *
	 * @param list<string> $names Names of its parts.
	 */
	private static function summary( array $names ): string {
		return '<!-- wp:vitrine/product-summary -->' . implode( '', array_map( static fn ( string $name ): string => "<!-- wp:vitrine/product-$name /-->", $names ) ) . '<!-- /wp:vitrine/product-summary -->';
	}
}
