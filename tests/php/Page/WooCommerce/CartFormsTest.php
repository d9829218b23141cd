<?php
/**
 * Tests of the cart block without JavaScript on WooCommerce.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Page\WooCommerce;

use Vitrine\Tests\Commerce\WooCommerce\WooCommerceShop;
use Vitrine\Tests\Support\Environment;
use Vitrine\Tests\Support\Visitor;

/**
 * Distinguishes forms and links of Vitrine's block from those of WooCommerce's
 * cart.
 */
final class CartFormsTest extends WooCommerceShop {

	/**
	 * Sets the content of the cart page.
	 *
	 * @param string $content Block or shortcode.
	 * @return string Path.
	 */
	private static function cart_page( string $content ): string {
		wp_update_post(
			array(
				'ID'           => wc_get_page_id( 'cart' ),
				'post_content' => $content,
			)
		);
		return self::path( wc_get_cart_url() );
	}

	/**
	 * Returns the path of a URL.
	 *
	 * @param string $url Absolute URL.
	 */
	private static function path( string $url ): string {
		return str_replace( Environment::url(), '', html_entity_decode( $url ) );
	}

	/**
	 * Returns a visitor who has added lamps with WooCommerce's own form.
	 *
	 * @param string $path Path of the cart page.
	 */
	private function visitor_with_lamp( string $path ): Visitor {
		$visitor = $this->visitor();
		$visitor->post(
			$path,
			array(
				'add-to-cart' => (string) $this->lamp(),
				'quantity'    => '1',
			)
		);
		return $visitor;
	}

	/**
	 * Returns the quantities in a cart page by key.
	 *
	 * @param string $html HTML of the page.
	 * @return array<string, string>
	 */
	private static function quantities( string $html ): array {
		preg_match_all( '/<input[^>]*name="cart\[(\w+)\]\[qty\]"[^>]*>/', $html, $inputs );
		return array_combine( $inputs[1], array_map( static fn ( string $input ): string => (string) preg_replace( '/.*value="(\d+)".*/s', '$1', $input ), $inputs[0] ) );
	}

	/**
	 * Data provider of Vitrine's cart block, without and with inner blocks.
	 *
	 * @return array<string, array{0: string}>
	 */
	public static function blocks(): array {
		return array(
			'without parts' => array( '<!-- wp:vitrine/cart /-->' ),
			'with parts'    => array( '<!-- wp:vitrine/cart --><!-- wp:vitrine/cart-totals /--><!-- wp:vitrine/cart-coupon /--><!-- wp:paragraph --><p>Between</p><!-- /wp:paragraph --><!-- wp:vitrine/cart-items /--><!-- /wp:vitrine/cart -->' ),
		);
	}

	/**
	 * @testdox Vitrine's cart block updates, applies a coupon, removes and restores by its forms and links
	 * @dataProvider blocks
	 *
	 * @param string $content Block.
	 */
	public function test_block( string $content ): void {
		$this->shop->coupon( 'ten', array( 'amount' => 10 ) );
		$path    = self::cart_page( $content );
		$visitor = $this->visitor_with_lamp( $path );
		$page    = $visitor->get( $path )->body;
		$key     = (string) array_key_first( self::quantities( $page ) );
		preg_match( '/name="_wpnonce" value="(\w+)"/', $page, $proof );

		$answer = $visitor->post(
			$path,
			array(
				'cart'        => array( $key => array( 'qty' => '3' ) ),
				'update_cart' => '1',
				'_wpnonce'    => $proof[1],
			)
		);
		$this->assertSame( 303, $answer->status );
		$page = $visitor->get( $path )->body;
		$this->assertSame( array( $key => '3' ), self::quantities( $page ) );
		$this->assertStringContainsString( 'Cart updated.', $page );

		$visitor->post(
			$path,
			array(
				'coupon_code'  => 'TEN',
				'apply_coupon' => '1',
				'_wpnonce'     => $proof[1],
			)
		);
		$page = $visitor->get( $path )->body;
		$this->assertSame( 1, substr_count( $page, 'Coupon code applied successfully.' ), 'The notice appears once, so WooCommerce did not process the form as well.' );

		preg_match( '#href="([^"]+remove_item=' . $key . '[^"]*)"#', $page, $link );
		$gone = $visitor->get( self::path( $link[1] ) );
		$this->assertSame( 303, $gone->status );
		$page = $visitor->get( self::path( $gone->header( 'location' ) ) )->body;
		$this->assertSame( array(), self::quantities( $page ) );
		$visitor->post(
			$path,
			array(
				'undo_item' => $key,
				'_wpnonce'  => $proof[1],
			)
		);
		$this->assertSame( array( $key => '3' ), self::quantities( $visitor->get( $path )->body ), 'Restored, although WooCommerce no longer keeps the item.' );
	}

	/**
	 * @testdox Viewing shop pages starts no session
	 * @dataProvider pages
	 *
	 * @param string $page    WooCommerce page.
	 * @param string $content Block.
	 */
	public function test_stranger( string $page, string $content ): void {
		wp_update_post(
			array(
				'ID'           => wc_get_page_id( $page ),
				'post_content' => $content,
			)
		);
		$visitor = $this->visitor();

		$this->assertSame( 200, $visitor->get( self::path( (string) get_permalink( wc_get_page_id( $page ) ) ) )->status );

		$this->assertSame( array(), preg_grep( '/^wp_woocommerce_session_/', array_keys( $visitor->cookies ) ) );
		$this->assertSame( array(), $this->shop->saved_carts() );
	}

	/**
	 * Data provider of shop pages with Vitrine's blocks.
	 *
	 * @return array<string, array{0: string, 1: string}>
	 */
	public static function pages(): array {
		return array(
			'cart'    => array( 'cart', '<!-- wp:vitrine/cart /-->' ),
			'account' => array( 'myaccount', '<!-- wp:vitrine/account /-->' ),
		);
	}

	/**
	 * @testdox A form with a wrong nonce changes nothing and shows an error
	 */
	public function test_wrong_proof(): void {
		$path    = self::cart_page( '<!-- wp:vitrine/cart /-->' );
		$visitor = $this->visitor_with_lamp( $path );
		$before  = self::quantities( $visitor->get( $path )->body );

		$visitor->post(
			$path,
			array(
				'cart'        => array( array_key_first( $before ) => array( 'qty' => '7' ) ),
				'update_cart' => '1',
				'_wpnonce'    => 'abcdef1234',
			)
		);

		$page = $visitor->get( $path )->body;
		$this->assertSame( $before, self::quantities( $page ) );
		$this->assertMatchesRegularExpression( '/role="alert"|woocommerce-error/', $page );
	}

	/**
	 * @testdox WooCommerce's cart page works with its own forms and links
	 */
	public function test_shortcode(): void {
		$path    = self::cart_page( '<!-- wp:shortcode -->[woocommerce_cart]<!-- /wp:shortcode -->' );
		$visitor = $this->visitor_with_lamp( $path );
		$page    = $visitor->get( $path )->body;
		$key     = (string) array_key_first( self::quantities( $page ) );
		preg_match( '/name="woocommerce-cart-nonce" value="(\w+)"/', $page, $nonce );

		$visitor->post(
			$path,
			array(
				'cart'                   => array( $key => array( 'qty' => '4' ) ),
				'update_cart'            => 'Update cart',
				'woocommerce-cart-nonce' => $nonce[1],
				'_wp_http_referer'       => $path,
			)
		);
		$page = $visitor->get( $path )->body;
		$this->assertSame( array( $key => '4' ), self::quantities( $page ) );

		preg_match( '#href="([^"]+remove_item=' . $key . '[^"]*)"#', $page, $link );
		$visitor->get( self::path( $link[1] ) );
		$this->assertSame( array(), self::quantities( $visitor->get( $path )->body ) );
	}
}
