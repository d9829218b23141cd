<?php
/**
 * Tests of a customized cart block.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\View\Cart;

use Vitrine\Commerce\Builtin\Coupons\Coupon;
use Vitrine\Commerce\Builtin\Coupons\CouponStore;
use Vitrine\Tests\Support\Environment;

/**
 * The cart works with any inner blocks.
 */
final class ComposedCartTest extends ComposedCartTestCase {

	/**
	 * @testdox Parts and columns keep the owner's order with other blocks and groups between them
	 */
	public function test_order(): void {
		$page = $this->page(
			'<!-- wp:paragraph --><p>Above</p><!-- /wp:paragraph -->'
			. self::column( 'totals', '<!-- wp:group {"tagName":"section","className":"mine","style":{"spacing":{"padding":{"top":"3px"}}}} --><section class="wp-block-group mine" style="padding-top:3px">' . self::part( 'cart-totals' ) . '<!-- wp:paragraph --><p>Secure payment</p><!-- /wp:paragraph --></section><!-- /wp:group -->' . self::part( 'proceed-to-checkout' ) )
			. self::column( 'items', self::part( 'cart-coupon' ) . self::part( 'cart-items' ) )
			. '<!-- wp:search {"label":"Look around"} /-->'
		);
		foreach (
			array(
				"//p[.='Above']",
				"//div[@class='vitrine-cart-layout']/div[contains(@class,'cart-collaterals')]/section[contains(@class,'mine')][contains(@style,'padding-top:3px')]//" . self::SUMS,
				"//p[.='Secure payment']",
				'//' . self::BUTTON,
				"//div[contains(@class,'vitrine-cart-main')]//input[@id='coupon_code'][@form='vitrine-cart-form']",
				'//' . self::FORM,
				"//form[@role='search']",
			) as $element
		) {
			self::assertSame( 1, $page->query( '//' . self::FILLED . $element )->length, $element );
		}
		$texts = preg_replace( '/\s+/', ' ', $page->query( '//' . self::FILLED )->item( 0 )->textContent );
		self::assertSame( 1, preg_match( '/Above.*Cart totals.*Secure payment.*Proceed to checkout.*Coupon code.*Products in your cart.*Look around/', (string) $texts ), (string) $texts );
	}

	/**
	 * @testdox A cover around parts keeps its color, image and elements
	 */
	public function test_cover(): void {
		$cover = '<!-- wp:cover {"url":"https://example.org/a.jpg","dimRatio":30,"className":"mine"} --><div class="wp-block-cover mine"><img class="wp-block-cover__image-background" alt="" src="https://example.org/a.jpg" data-object-fit="cover"/><span aria-hidden="true" class="wp-block-cover__background has-background-dim-30 has-background-dim"></span><div class="wp-block-cover__inner-container">'
			. '<!-- wp:paragraph --><p>Nearly there</p><!-- /wp:paragraph -->' . self::part( 'cart-totals' ) . '</div></div><!-- /wp:cover -->';
		$page  = $this->page( self::column( 'totals', $cover . self::part( 'proceed-to-checkout' ) ) );
		$root  = '//' . self::FILLED . "//div[contains(@class,'wp-block-cover')][contains(@class,'mine')]";
		foreach (
			array(
				"//img[@src='https://example.org/a.jpg']",
				"//span[contains(@class,'has-background-dim-30')]",
				"/div[contains(@class,'wp-block-cover__inner-container')]//p[.='Nearly there']",
				"/div[contains(@class,'wp-block-cover__inner-container')]//" . self::SUMS,
			) as $element
		) {
			self::assertSame( 1, $page->query( $root . $element )->length, $element );
		}
	}

	/**
	 * @testdox Required parts are added once in their default place
	 */
	public function test_missing(): void {
		foreach (
			array(
				'<!-- wp:paragraph --><p>Hello</p><!-- /wp:paragraph -->',
				self::part( 'cart-items' ) . self::part( 'cart-items' ) . self::part( 'cart-totals' ) . self::part( 'cart-totals' ),
				self::column( 'items', '' ) . self::part( 'cart-empty' ),
				self::column( 'nonsense', self::part( 'proceed-to-checkout' ) . self::part( 'proceed-to-checkout' ) ),
			) as $inner
		) {
			$page = $this->page( $inner );
			foreach ( array( self::FORM, self::SUMS, self::BUTTON ) as $element ) {
				self::assertSame( 1, $page->query( "//$element" )->length, "$element of $inner" );
				self::assertSame( 1, $page->query( '//' . self::FILLED . "[not(@hidden)]//div[@class='vitrine-cart-layout']//$element" )->length, $element );
			}
			self::assertSame( 0, $page->query( "//*[@id='coupon_code']" )->length, 'The coupon may be omitted.' );
			self::assertSame( 1, $page->query( '//' . self::EMPTY . '[@hidden]' )->length );
		}
	}

	/**
	 * @testdox Shows the owner's headings, labels and button texts
	 */
	public function test_words(): void {
		CouponStore::save( new Coupon( 0, 'welcome10', Coupon::PERCENT, 1000 ) );
		$page = $this->page(
			self::part( 'cart-items', array( 'title' => 'Your bag' ) )
			. self::part(
				'cart-coupon',
				array(
					'title' => 'Voucher',
					'text'  => 'Use it',
				)
			)
			. self::part(
				'cart-totals',
				array(
					'title'  => 'What it comes to',
					'labels' => array(
						'subtotal' => 'Goods',
						'total'    => 'To pay',
						'shipping' => array( 'no text' ),
					),
				)
			)
			. self::part( 'proceed-to-checkout', array( 'text' => 'Pay now' ) )
		);
		foreach (
			array(
				"//h2[.='Your bag']",
				"//label[@for='coupon_code'][.='Voucher']",
				"//button[@name='apply_coupon'][@form='vitrine-cart-form'][.='Use it']",
				'//' . self::SUMS . "/h2[.='What it comes to']",
				"//dt[.='Goods']",
				"//dt[.='To pay']",
				'//' . self::BUTTON . "[.='Pay now']",
			) as $element
		) {
			self::assertSame( 1, $page->query( $element )->length, $element );
		}
	}

	/**
	 * @testdox Block supports of parts and columns apply to their elements
	 */
	public function test_supports(): void {
		$page = $this->page( '<!-- wp:vitrine/cart-column {"area":"totals","className":"mine","backgroundColor":"contrast"} -->' . self::part( 'cart-totals', array( 'anchor' => 'sums' ) ) . '<!-- /wp:vitrine/cart-column -->', array( 'stickyTotals' => 'on' ) );
		self::assertSame( 1, $page->query( "//div[contains(@class,'cart-collaterals')][contains(@class,'mine')][contains(@class,'is-sticky')][contains(@class,'has-contrast-background-color')]/div[@id='sums'][contains(@class,'wp-block-vitrine-cart-totals')]/" . self::SUMS )->length );
	}

	/**
	 * @testdox An empty cart shows the owner's content, or the default
	 */
	public function test_empty(): void {
		$text = '<!-- wp:paragraph --><p>Have a look at what is new.</p><!-- /wp:paragraph -->';
		$said = '//' . self::EMPTY . "[not(@hidden)]//p[@class='cart-empty']";
		$hint = '//' . self::EMPTY . "[not(@hidden)]//p[.='Have a look at what is new.']";
		foreach (
			array(
				array( self::part( 'cart-items' ), 'Your cart is empty.', 0 ),
				array( self::emptied( '', array( 'showMessage' => false ) ), 'Your cart is empty.', 0 ),
				array( self::emptied( $text, array( 'title' => 'Nothing here' ) ), 'Nothing here', 1 ),
				array( self::emptied( $text, array( 'showMessage' => false ) ), null, 1 ),
				// Inner blocks of the empty cart are not parts of the cart.
				array( self::emptied( self::part( 'cart-items' ) . $text ), 'Your cart is empty.', 1 ),
			) as list( $inner, $message, $hints )
		) {
			$this->put( self::composed( $inner ) );
			$page = self::xpath( $this->visitor()->get( self::PAGE )->body );
			self::assertSame( null === $message ? 0 : 1, $page->query( $said )->length, $inner );
			self::assertSame( $message, $page->query( $said )->item( 0 )?->textContent );
			self::assertSame( $hints, $page->query( $hint )->length, $inner );
			self::assertSame( 1, $page->query( '//' . self::FILLED . '[@hidden]' )->length );
			self::assertSame( 0, $page->query( '//' . self::FORM . ' | //' . self::SUMS . ' | //' . self::BUTTON )->length );
		}
		self::assertSame( 1, $this->page( self::emptied( self::part( 'cart-items' ) ) )->query( '//' . self::FORM )->length );
	}

	/**
	 * @testdox Quantities, coupons, removing and restoring work without JavaScript, wherever the parts are
	 */
	public function test_forms(): void {
		CouponStore::save( new Coupon( 0, 'welcome10', Coupon::PERCENT, 1000 ) );
		$this->put( self::composed( self::column( 'totals', self::part( 'cart-coupon' ) . self::part( 'cart-totals' ) ) . self::column( 'items', self::part( 'cart-items' ) ) ) );
		list( $visitor, $key ) = $this->shopper();
		$page                  = self::xpath( $visitor->get( self::PAGE )->body );
		$proof                 = $page->query( '//' . self::FORM . "//input[@name='_wpnonce']" )->item( 0 )->getAttribute( 'value' );
		$send                  = static fn ( array $fields ) => $visitor->post( self::PAGE, $fields + array( '_wpnonce' => $proof ) );

		$send(
			array(
				'cart'        => array( $key => array( 'qty' => '3' ) ),
				'update_cart' => '1',
			)
		);
		$send(
			array(
				'cart'         => array( $key => array( 'qty' => '3' ) ),
				'coupon_code'  => 'WELCOME10',
				'apply_coupon' => '1',
			)
		);
		$page = self::xpath( $visitor->get( self::PAGE )->body );
		self::assertSame( array( 'Lamp' => 3 ), $this->items( $visitor ) );
		self::assertSame( 1, $page->query( "//a[@data-coupon='welcome10']" )->length );

		$link = $page->query( "//a[contains(@href,'remove_item')]" )->item( 0 )->getAttribute( 'href' );
		$gone = $visitor->get( str_replace( Environment::url(), '', $link ) );
		$page = self::xpath( $visitor->get( str_replace( Environment::url(), '', $gone->header( 'location' ) ) )->body );
		self::assertSame( 1, $page->query( '//' . self::EMPTY . "[not(@hidden)]//p[@class='cart-empty']" )->length );
		$send( array( 'undo_item' => $page->query( "//*[@name='undo_item']" )->item( 0 )->getAttribute( 'value' ) ) );
		self::assertSame( array( 'Lamp' => 3 ), $this->items( $visitor ) );
	}

	/**
	 * @testdox The hydration props contain the layout only for a cart with inner blocks
	 */
	public function test_props(): void {
		$props = fn ( string $content ): array => (array) json_decode( $this->root( $content )->getAttribute( 'data-vitrine-props' ), true, 64, JSON_THROW_ON_ERROR );
		$given = $props( self::composed( '<!-- wp:paragraph --><p>Hello</p><!-- /wp:paragraph -->' ) );
		self::assertSame( array( 'block' => 'b0' ), $given['layout']['filled'][0] );
		self::assertArrayNotHasKey( 'blocks', $given );
		self::assertSame( array( 'shop', 'options', 'notices', 'proof' ), array_keys( $props( '<!-- wp:vitrine/cart /-->' ) ) );
	}

	/**
	 * @testdox A part outside a cart prints nothing
	 */
	public function test_alone(): void {
		foreach ( array( 'cart-items', 'cart-coupon', 'cart-totals', 'cart-cross-sells', 'cart-empty', 'cart-column' ) as $name ) {
			self::assertSame( '', do_blocks( self::part( $name ) ), $name );
		}
	}
}
