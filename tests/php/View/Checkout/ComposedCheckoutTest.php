<?php
/**
 * Tests of a customized checkout block.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\View\Checkout;

use Vitrine\Commerce\Builtin\ShopOptions;

/**
 * With any inner blocks, there is one form with everything that an order needs.
 */
final class ComposedCheckoutTest extends ComposedCheckoutTestCase {

	/**
	 * @testdox The default parts print the same page as a checkout block without inner blocks
	 */
	public function test_standard_set(): void {
		update_option( 'users_can_register', 1 );
		list( $visitor ) = $this->shopper();
		$this->put( '<!-- wp:vitrine/checkout {"layout":"modern"} /-->' );
		$whole = self::form( $visitor->get( self::PAGE )->body );
		$this->put( self::checkout( self::part( 'express' ) . self::part( 'login' ) . self::standard(), array( 'layout' => 'modern' ) ) );
		self::assertSame( $whole, self::form( $visitor->get( self::PAGE )->body ) );
	}

	/**
	 * @testdox Parts and columns keep the owner's order with other blocks between them
	 */
	public function test_order(): void {
		$page   = $this->page(
			self::column( 'payment', self::part( 'payment' ) . self::part( 'place-order' ) ) .
			self::column( 'fields', self::part( 'shipping-methods' ) . '<!-- wp:paragraph --><p>Tracked and insured.</p><!-- /wp:paragraph --><!-- wp:group --><div class="wp-block-group">' . self::part( 'contact' ) . '</div><!-- /wp:group -->' )
		);
		$before = static fn ( string $one, string $next ): int => $page->query( "//form[@name='checkout']$one/following::*[1]/ancestor-or-self::*" )->length > 0 ? $page->query( "//form[@name='checkout']{$one}[following::*[self::node()=//form[@name='checkout']$next]]" )->length : 0;
		foreach (
			array(
				array( "//*[@id='place_order']", "//*[contains(@class,'vitrine-shipping-methods')]" ),
				array( "//*[contains(@class,'vitrine-shipping-methods')]", "//p[.='Tracked and insured.']" ),
				array( "//p[.='Tracked and insured.']", "//div[contains(@class,'wp-block-group')]//input[@name='billing_email']" ),
			) as list( $one, $next )
		) {
			self::assertSame( 1, $before( $one, $next ), "$one before $next" );
		}
	}

	/**
	 * @testdox Blocks around parts are kept in the form, in the parts' column
	 * @dataProvider around
	 *
	 * @param string $around   Blocks with `{parts}` as a placeholder for the parts.
	 * @param string $elements XPath from the column to the parent element of the parts.
	 */
	public function test_around( string $around, string $elements ): void {
		$columns = array(
			'vitrine-checkout-main' => array(
				'contact'         => "input[@name='billing_email']",
				'billing-address' => "input[@name='billing_city']",
			),
			'vitrine-checkout-side' => array( 'order-summary' => "section[@id='order_review']" ),
			'vitrine-checkout-pay'  => array(
				'payment'     => "div[@id='payment']",
				'place-order' => "button[@id='place_order']",
			),
		);
		$page    = $this->page( implode( '', array_map( static fn ( array $parts ): string => str_replace( '{parts}', implode( '', array_map( array( self::class, 'part' ), array_keys( $parts ) ) ), $around ), $columns ) ) );
		foreach ( $columns as $column => $parts ) {
			foreach ( $parts as $element ) {
				self::assertSame( 1, $page->query( "//$element" )->length, "$element once" );
				self::assertSame( 1, $page->query( "//form[@name='checkout']//div[@class='$column']/$elements/div[contains(@class,'vitrine-checkout-part')]//$element" )->length, "$element in $column" );
			}
		}
	}

	/**
	 * Data provider of blocks around the parts.
	 *
	 * @return array<string, array{0: string, 1: string}>
	 */
	public static function around(): array {
		return array(
			'a group'          => array(
				'<!-- wp:group {"tagName":"section","className":"mine"} --><section class="wp-block-group mine">{parts}</section><!-- /wp:group -->',
				"section[contains(@class,'wp-block-group')][contains(@class,'mine')]",
			),
			'a cover'          => array(
				'<!-- wp:cover {"overlayColor":"contrast","className":"mine"} --><div class="wp-block-cover mine"><span aria-hidden="true" class="wp-block-cover__background has-contrast-background-color has-background-dim-100 has-background-dim"></span><div class="wp-block-cover__inner-container"><!-- wp:paragraph --><p>Nearly there</p><!-- /wp:paragraph -->{parts}</div></div><!-- /wp:cover -->',
				"div[contains(@class,'wp-block-cover')][contains(@class,'mine')][span[contains(@class,'wp-block-cover__background')]]/div[contains(@class,'wp-block-cover__inner-container')][p[.='Nearly there']]",
			),
			'columns'          => array(
				'<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column"><!-- wp:paragraph --><p>Beside</p><!-- /wp:paragraph --></div><!-- /wp:column --><!-- wp:column --><div class="wp-block-column">{parts}</div><!-- /wp:column --></div><!-- /wp:columns -->',
				"div[contains(@class,'wp-block-columns')]/div[contains(@class,'wp-block-column')][2]",
			),
			'a group in cover' => array(
				'<!-- wp:cover --><div class="wp-block-cover"><span aria-hidden="true" class="wp-block-cover__background"></span><div class="wp-block-cover__inner-container"><!-- wp:group --><div class="wp-block-group">{parts}</div><!-- /wp:group --></div></div><!-- /wp:cover -->',
				"div[contains(@class,'wp-block-cover')]/div/div[contains(@class,'wp-block-group')]",
			),
		);
	}

	/**
	 * @testdox Required parts are added once in their default place
	 */
	public function test_missing(): void {
		$needed = array(
			'main' => array( "*[@name='billing_email']", "*[@name='billing_address_1']", "*[@name='shipping_address_1']", "*[@name='ship_to_different_address']", "*[@name='shipping_method[0]']" ),
			'side' => array( "input[@name='cart_hash']", "input[@name='coupon_code']" ),
			'pay'  => array( "input[@name='payment_method']", "*[@id='place_order']" ),
		);
		foreach ( array( '<!-- wp:paragraph --><p>Hello</p><!-- /wp:paragraph -->', self::part( 'contact' ) . self::part( 'contact' ), self::column( 'fields', '' ) ) as $inner ) {
			$page = $this->page( $inner );
			foreach ( $needed as $column => $elements ) {
				foreach ( $elements as $element ) {
					$found = $page->query( "//form[@name='checkout']//div[starts-with(@class,'vitrine-checkout-$column')]//$element" );
					self::assertGreaterThanOrEqual( 1, $found->length, "$element in $column" );
					self::assertSame( $found->length, $page->query( "//$element" )->length );
				}
			}
			foreach ( array( "//*[@name='billing_email']", "//*[@id='place_order']", "//*[@id='payment']", "//*[@id='order_review']" ) as $once ) {
				self::assertSame( 1, $page->query( $once )->length, $once );
			}
			self::assertSame( 0, $page->query( "//*[@name='order_comments']" )->length, 'The notes may be omitted.' );
			self::assertSame( 0, $page->query( "//*[contains(@class,'vitrine-login')]" )->length, 'The login may be omitted.' );
		}
	}

	/**
	 * @testdox A checkout saved without its payment part still takes orders
	 */
	public function test_sells(): void {
		$this->put( self::checkout( self::column( 'fields', self::part( 'additional-information' ) ) ) );
		list( $visitor, $form ) = $this->buyer();
		$before                 = $this->orders();
		$answer                 = $visitor->post( self::PAGE, array( 'order_comments' => 'Ring twice.' ) + $form );
		self::assertStringContainsString( 'order-received', $answer->header( 'location' ) );
		self::assertSame( $before + 1, $this->orders() );
	}

	/**
	 * @testdox Shows the owner's headings, labels and button text
	 */
	public function test_words(): void {
		$page = $this->page(
			self::column(
				'fields',
				self::part(
					'contact',
					array(
						'title'  => 'Who are you?',
						'labels' => array( 'email' => 'Where to write to' ),
					)
				) . self::part( 'billing-address', array( 'labels' => array( 'postcode' => 'Post town code' ) ) )
				. self::part(
					'shipping-address',
					array(
						'title' => 'Parcel address',
						'text'  => 'Send it elsewhere',
					)
				) . self::part( 'shipping-methods', array( 'title' => 'How it gets to you' ) ) . self::part( 'additional-information', array( 'title' => 'A word to us' ) )
			) . self::column( 'totals', self::part( 'order-summary', array( 'title' => 'In your bag' ) ) )
			. self::column( 'payment', self::part( 'payment', array( 'title' => 'Settle up' ) ) . self::part( 'place-order', array( 'text' => 'Order with duty to pay' ) ) )
		);
		foreach ( array( 'Who are you?', 'Parcel address', 'How it gets to you', 'A word to us', 'In your bag', 'Settle up' ) as $title ) {
			self::assertSame( 1, $page->query( "//form[@name='checkout']//h2[.='$title']" )->length, $title );
		}
		self::assertSame( 1, $page->query( "//div[@class='vitrine-shipping-titled']/h2/following-sibling::div[@class='vitrine-shipping-methods']//input[@name='shipping_method[0]']" )->length );
		self::assertSame( 1, $page->query( "//label[@for='billing_email'][starts-with(.,'Where to write to')]" )->length );
		self::assertSame( 1, $page->query( "//label[@for='billing_postcode'][@data-vitrine-own-label][starts-with(.,'Post town code')]" )->length );
		self::assertSame( 0, $page->query( "//label[@for='shipping_postcode'][@data-vitrine-own-label]" )->length );
		self::assertSame( 1, $page->query( "//label[@for='ship_to_different_address'][.='Send it elsewhere']" )->length );
		self::assertSame( 'Order with duty to pay', $page->query( "//*[@id='place_order']" )->item( 0 )->textContent );
	}

	/**
	 * @testdox Blocks with their own form are moved above or below the checkout form
	 */
	public function test_own_forms(): void {
		$search = '<!-- wp:search {"label":"Look around"} /-->';
		$body   = $this->body( $search . self::column( 'fields', self::part( 'contact' ) . "<!-- wp:group --><div class=\"wp-block-group\">$search<p>Stays</p></div><!-- /wp:group -->" ) . '<!-- wp:group --><div class="wp-block-group"><form>' . self::part( 'payment' ) . '</form></div><!-- /wp:group -->' );
		self::assertSame( 1, preg_match( '#<form name="checkout".*?</form>#s', $body, $form ) );
		self::assertStringContainsString( 'id="place_order"', $form[0], 'The form is not closed early.' );
		self::assertStringContainsString( '<p>Stays</p>', $form[0] );
		self::assertStringNotContainsString( 'wp-block-search', $form[0] );
		self::assertStringNotContainsString( 'vitrine-form', $body );
		list( $above, $below ) = explode( $form[0], $body );
		self::assertSame( 1, substr_count( $above, '<form role="search"' ) );
		self::assertSame( 1, substr_count( $below, '<form role="search"' ) );
	}

	/**
	 * @testdox Express buttons and login are above the form in the owner's order; without the block no space is reserved
	 */
	public function test_above(): void {
		add_filter( 'vitrine_express_checkout', '__return_true' );
		$page = $this->page( '<!-- wp:heading --><h2 class="wp-block-heading">Nearly there</h2><!-- /wp:heading -->' . self::part( 'login' ) . self::column( 'fields', self::part( 'express' ) ) . '<!-- wp:paragraph --><p>Questions? Call us.</p><!-- /wp:paragraph -->' );
		self::assertSame( 1, $page->query( "//h2[.='Nearly there']/following::details[contains(@class,'vitrine-login')]/following::div[contains(@class,'vitrine-checkout-slot')]/following::form[@name='checkout']/following::p[.='Questions? Call us.']" )->length );
		self::assertSame( 0, $page->query( "//form[@name='checkout']//*[contains(@class,'vitrine-login') or contains(@class,'vitrine-checkout-slot')]" )->length );
		self::assertSame( 0, $page->query( '//div[@data-vitrine-express-off]' )->length );

		$page = $this->page( self::column( 'fields', '' ) );
		self::assertSame( 1, $page->query( '//div[@data-vitrine-express-off]' )->length );
		self::assertSame( 1, $page->query( "//div[@class='vitrine-checkout-slot']/following::form[@name='checkout']" )->length, 'Other plugins still print there.' );
	}

	/**
	 * @testdox Block supports of parts and columns apply to their elements
	 */
	public function test_supports(): void {
		$page = $this->page( '<!-- wp:vitrine/checkout-column {"area":"totals","className":"mine","backgroundColor":"contrast"} -->' . self::part( 'order-summary', array( 'anchor' => 'bag' ) ) . '<!-- /wp:vitrine/checkout-column -->' );
		self::assertSame( 1, $page->query( "//div[contains(@class,'vitrine-checkout-side')][contains(@class,'mine')][contains(@class,'has-contrast-background-color')]/div[@id='bag'][contains(@class,'wp-block-vitrine-checkout-order-summary')]/section[@id='order_review']" )->length );
	}

	/**
	 * @testdox The terms part shows the owner's privacy text with its link, and nothing without a policy
	 */
	public function test_privacy(): void {
		$text = "//form[@name='checkout']//div[contains(@class,'vitrine-terms')]";
		$page = $this->page( self::part( 'terms' ) );
		self::assertSame( 0, $page->query( $text )->length );
		$policy = wp_insert_post(
			array(
				'post_type'   => 'page',
				'post_status' => 'publish',
				'post_title'  => 'Privacy Policy',
			)
		);
		update_option( 'wp_page_for_privacy_policy', $policy );
		$page = $this->page( self::part( 'terms' ) );
		self::assertSame( 1, $page->query( "{$text}[contains(.,'Your personal data will be used')]//a[.='Privacy Policy'][@href]" )->length );
		$page = $this->page( self::part( 'terms', array( 'text' => 'See our [privacy_policy] & buy.' ) ) );
		self::assertSame( 'See our Privacy Policy & buy.', $page->query( $text )->item( 0 )->textContent );
		$page = $this->page( self::part( 'contact' ) );
		self::assertSame( 1, $page->query( "//div[contains(@class,'place-order')]/div[contains(@class,'vitrine-terms')][contains(.,'Your personal data')]" )->length, 'Without the terms part the text is above the button, as in WooCommerce.' );
		update_option( ShopOptions::OPTION, array( 'privacy_text' => 'Read our [privacy_policy].' ) );
		$page = $this->page( self::part( 'contact' ) );
		self::assertSame( 'Read our Privacy Policy.', $page->query( $text )->item( 0 )->textContent );
	}

	/**
	 * @testdox A part outside a checkout prints nothing
	 */
	public function test_alone(): void {
		foreach ( array( 'express', 'login', 'order-summary', 'payment', 'terms', 'place-order', ...self::FIELDS ) as $name ) {
			self::assertSame( '', do_blocks( self::part( $name ) ), $name );
		}
	}
}
