<?php
/**
 * The checkout page.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\View\Checkout;

use Vitrine\Commerce\Builtin\Coupons\Coupon;
use Vitrine\Commerce\Builtin\Coupons\Coupons;
use Vitrine\Commerce\Builtin\Pages;
use Vitrine\Settings\Settings;
use Vitrine\Tests\Ajax\Checkout\CheckoutTestCase;

/**
 * What the checkout block prints, and the form without script.
 */
final class CheckoutPageTest extends CheckoutTestCase {

	/**
	 * Puts the page back as it was: it is older than the test.
	 */
	protected function tearDown(): void {
		$this->block( array() );
		parent::tearDown();
	}

	/**
	 * Puts the block with some attributes on the checkout page.
	 *
	 * @param array<string, mixed> $attributes Of the block.
	 */
	private function block( array $attributes ): void {
		wp_update_post(
			array(
				'ID'           => Pages::ids()['checkout'],
				'post_content' => '<!-- wp:vitrine/checkout ' . wp_json_encode( (object) $attributes ) . ' /-->',
			)
		);
	}

	/**
	 * The page of a shopper with a lamp, as a document.
	 *
	 * @param string $body HTML; empty: of a new shopper.
	 */
	private function xpath( string $body = '' ): \DOMXPath {
		if ( '' === $body ) {
			list( $visitor ) = $this->shopper();
			$body            = $visitor->get( self::PAGE )->body;
		}
		$document = new \DOMDocument();
		$document->loadHTML( '<?xml encoding="UTF-8">' . $body, LIBXML_NOERROR );
		return new \DOMXPath( $document );
	}

	/**
	 * @testdox Has the twelve address fields, each with its label and autofill hint [2.7-01] [3.5-01]
	 */
	public function test_address_fields(): void {
		$page   = $this->xpath();
		$hints  = array(
			'country'   => 'country',
			'address_1' => 'address-line1',
			'address_2' => 'address-line2',
			'city'      => 'address-level2',
			'postcode'  => 'postal-code',
			'state'     => 'address-level1',
		);
		$fields = 0;
		foreach ( array( 'billing', 'shipping' ) as $type ) {
			foreach ( $hints as $part => $hint ) {
				$name  = "{$type}_$part";
				$found = $page->query( "//form[@name='checkout']//*[@name='$name']" );
				$this->assertSame( 1, $found->length, $name );
				$this->assertSame( "$type $hint", $found->item( 0 )->getAttribute( 'autocomplete' ) );
				$this->assertSame( 1, $page->query( "//label[@for='$name']" )->length );
				++$fields;
			}
		}
		$this->assertSame( 12, $fields );
	}

	/**
	 * @testdox Has the modern layout with the option, and not without [2.7-03]
	 */
	public function test_layout(): void {
		$modern = "//div[contains(concat(' ', @class, ' '), ' vitrine-checkout--modern ')]";
		$this->assertSame( 0, $this->xpath()->query( $modern )->length );
		$this->block( array( 'layout' => 'modern' ) );
		$this->assertSame( 1, $this->xpath()->query( $modern )->length );
	}

	/**
	 * @testdox Marks the order review as sticky by the setting, unless the block says otherwise
	 */
	public function test_sticky(): void {
		$sticky = "//div[contains(@class, 'vitrine-checkout') and contains(concat(' ', @class, ' '), ' is-sticky ')]";
		$this->assertSame( 0, $this->xpath()->query( $sticky )->length );
		update_option( Settings::OPTION, array( 'checkout_order_review_sticky' => true ) );
		$this->assertSame( 1, $this->xpath()->query( $sticky )->length );
		$this->block( array( 'stickyReview' => 'off' ) );
		$this->assertSame( 0, $this->xpath()->query( $sticky )->length );
	}

	/**
	 * @testdox Offers guests a login, and an account where the option is on [2.7-06]
	 */
	public function test_login_and_account(): void {
		$login   = "//*[contains(@class, 'woocommerce-form-login')]//input[@type='password']";
		$account = "//form[@name='checkout']//*[contains(@class, 'woocommerce-account-fields')]//input[@type='checkbox' and @name='createaccount']";
		$page    = $this->xpath();
		$this->assertSame( 1, $page->query( $login )->length );
		$this->assertSame( 0, $page->query( $account )->length, 'Nobody can register.' );

		update_option( 'users_can_register', 1 );
		$this->assertSame( 1, $this->xpath()->query( $account )->length );
		$this->block( array( 'createAccount' => false ) );
		$this->assertSame( 0, $this->xpath()->query( $account )->length );

		$this->block( array() );
		list( $visitor ) = $this->shopper();
		$visitor->log_in( 'admin', 'password' );
		$page = $this->xpath( $visitor->get( self::PAGE )->body );
		$this->assertSame( 1, $page->query( "//form[@name='checkout']" )->length );
		$this->assertSame( 0, $page->query( $login )->length + $page->query( $account )->length );
	}

	/**
	 * @testdox Has a coupon box in the form, unless the block says otherwise [2.7-07]
	 */
	public function test_coupon_box(): void {
		$box = "//form[@name='checkout']//*[contains(@class, 'vitrine-coupon-box')]//input[@name='coupon_code']/following-sibling::button[@name='apply_coupon']";
		$this->assertSame( 1, $this->xpath()->query( $box )->length );
		$this->block( array( 'showCoupon' => false ) );
		$this->assertSame( 0, $this->xpath()->query( $box )->length );
	}

	/**
	 * @testdox Leaves out the fields that the block does not want
	 */
	public function test_optional_fields(): void {
		$names = array( 'billing_company', 'billing_phone', 'order_comments' );
		$count = fn(): int => array_sum( array_map( fn( string $name ): int => $this->xpath()->query( "//*[@name='$name']" )->length, $names ) );
		$this->assertSame( 3, $count() );
		$this->block(
			array(
				'showCompany' => false,
				'showPhone'   => false,
				'showNotes'   => false,
			)
		);
		$this->assertSame( 0, $count() );
	}

	/**
	 * @testdox Lets other plugins print above the form
	 */
	public function test_slot(): void {
		add_action( 'vitrine_checkout_before_form', static fn() => print( '<b>Wallet</b>' ) );
		$this->assertStringContainsString( '<div class="vitrine-checkout-slot"><b>Wallet</b></div>', (string) \Vitrine\View\Checkout\Page::render( $this->props() ) );
	}

	/**
	 * @testdox Gives each form a key of its own, and keeps it over a refusal
	 */
	public function test_key(): void {
		list( $visitor ) = $this->shopper();
		$first           = $this->hidden( $visitor->get( self::PAGE ) );
		$second          = $this->hidden( $visitor->get( self::PAGE ) );
		$this->assertNotSame( $first['vitrine_order_key'], $second['vitrine_order_key'] );
		$refused = $this->hidden( $visitor->post( self::PAGE, $first ) );
		$this->assertSame( $first['vitrine_order_key'], $refused['vitrine_order_key'] );
	}

	/**
	 * @testdox Shows a refused form again with all that was typed, and each error at its field
	 */
	public function test_keeps_what_was_typed(): void {
		list( $visitor, $form ) = $this->buyer();
		$typed                  = array(
			'billing_email'             => 'no address',
			'billing_first_name'        => 'Ada <b>',
			'order_comments'            => 'Ring twice & wait',
			'ship_to_different_address' => '1',
			'shipping_city'             => 'Jedburgh',
		) + $form;
		$answer                 = $visitor->post( self::PAGE, $typed );
		$this->assertSame( 200, $answer->status );
		$this->assertStringContainsString( 'no-store', $answer->header( 'cache-control' ) );
		$page  = $this->xpath( $answer->body );
		$value = static fn( string $name ): string => $page->query( "//*[@name='$name']" )->item( 0 )->getAttribute( 'value' );
		$this->assertSame( array( 'no address', 'Ada <b>', 'Jedburgh', 'SW1Y 4JH' ), array( $value( 'billing_email' ), $value( 'billing_first_name' ), $value( 'shipping_city' ), $value( 'billing_postcode' ) ) );
		$this->assertSame( 'Ring twice & wait', $page->query( "//*[@name='order_comments']" )->item( 0 )->textContent );
		$this->assertSame( 1, $page->query( "//option[@value='GB' and @selected]/ancestor::select[@name='billing_country']" )->length );
		$this->assertSame( 1, $page->query( "//input[@name='ship_to_different_address' and @checked]" )->length );

		$email = $page->query( "//input[@name='billing_email']" )->item( 0 );
		$this->assertSame( 'true', $email->getAttribute( 'aria-invalid' ) );
		$this->assertStringContainsString( 'Email address', $page->query( "//*[@id='{$email->getAttribute( 'aria-describedby' )}']" )->item( 0 )->textContent );
		$summary = $page->query( "//*[contains(@class, 'woocommerce-NoticeGroup-checkout')]/*[@role='alert' and @tabindex='-1' and @autofocus]" );
		$this->assertSame( 1, $summary->length );
		$this->assertSame( 1, $page->query( ".//a[@href='#billing_email']", $summary->item( 0 ) )->length );
		$this->assertSame( 0, $this->orders() );
	}

	/**
	 * @testdox Orders without script, and sends on to the receipt
	 */
	public function test_orders(): void {
		list( $visitor, $form ) = $this->buyer();
		$answer                 = $visitor->post( self::PAGE, $form );
		$this->assertSame( 303, $answer->status );
		$this->assertStringContainsString( 'no-store', $answer->header( 'cache-control' ) );
		$this->assertStringContainsString( 'order-received=', $answer->header( 'location' ) );
		$this->assertSame( 1, $this->orders() );
		$this->assertSame( $answer->header( 'location' ), $visitor->post( self::PAGE, $form )->header( 'location' ), 'Sent again by a reload.' );
		$this->assertSame( 1, $this->orders() );
	}

	/**
	 * @testdox Keeps what was typed when the nonce has expired, and then orders with the new one
	 */
	public function test_expired_nonce(): void {
		list( $visitor, $form ) = $this->buyer();
		$answer                 = $visitor->post( self::PAGE, array( 'security' => '0123456789' ) + $form );
		$this->assertSame( 'SW1Y 4JH', $this->xpath( $answer->body )->query( "//*[@name='billing_postcode']" )->item( 0 )->getAttribute( 'value' ) );
		$this->assertSame( 0, $this->orders() );
		$this->assertSame( 303, $visitor->post( self::PAGE, $this->hidden( $answer ) + $form )->status );
	}

	/**
	 * @testdox Applies and removes coupons without script and without losing what was typed
	 */
	public function test_coupon(): void {
		$this->assertIsInt( Coupons::save( new Coupon( 0, 'welcome10', 'percent', 1000 ) ) );
		list( $visitor, $form ) = $this->buyer();
		$press                  = function ( array $button ) use ( $visitor, $form ): \DOMXPath {
			$answer = $visitor->post( self::PAGE, $button + $form );
			$this->assertSame( 200, $answer->status );
			$page = $this->xpath( $answer->body );
			$this->assertSame( 'London', $page->query( "//*[@name='billing_city']" )->item( 0 )->getAttribute( 'value' ) );
			return $page;
		};
		$removal                = "//button[@name='remove_coupon' and @value='welcome10']";

		$page = $press(
			array(
				'apply_coupon' => '1',
				'coupon_code'  => 'nope',
			)
		);
		$this->assertSame( 1, $page->query( "//input[@name='coupon_code' and @aria-invalid]" )->length );
		$this->assertSame(
			1,
			$press(
				array(
					'apply_coupon' => '1',
					'coupon_code'  => 'welcome10',
				)
			)->query( $removal )->length
		);
		$this->assertSame( 0, $press( array( 'remove_coupon' => 'welcome10' ) )->query( $removal )->length );
		$this->assertSame( 0, $this->orders() );
	}

	/**
	 * @testdox Shows a way on instead of a form when there is nothing to order, and starts no session
	 */
	public function test_empty(): void {
		$answer = $this->visitor()->get( self::PAGE );
		$this->assertStringContainsString( 'Your cart is empty', $answer->body );
		$this->assertStringNotContainsString( '<form name="checkout"', $answer->body );
		$this->assertSame( '', $answer->header( 'set-cookie' ) );
	}

	/**
	 * @testdox Shows no receipt without its key
	 */
	public function test_wrong_key(): void {
		list( $visitor, $form ) = $this->buyer();
		$location               = $visitor->post( self::PAGE, $form )->header( 'location' );
		parse_str( (string) wp_parse_url( $location, PHP_URL_QUERY ), $query );
		foreach ( array( 'wrong', '', 'x[]' ) as $key ) {
			$address = self::PAGE . '?order-received=' . $query['order-received'] . ( 'x[]' === $key ? '&key[]=a' : "&key=$key" );
			$answer  = $this->visitor()->get( $address );
			$this->assertSame( 404, $answer->status );
			$this->assertStringNotContainsString( 'Byron', $answer->body );
			$this->assertStringContainsString( 'could not find this order', $answer->body );
			$this->assertStringContainsString( 'no-store', $answer->header( 'cache-control' ) );
		}
	}

	/**
	 * @testdox Lists the customer's own orders in the account, with their receipts
	 */
	public function test_account(): void {
		$guest = $this->visitor()->get( '/account/' );
		$this->assertStringContainsString( 'name="pwd"', $guest->body );
		list( $visitor ) = $this->shopper();
		$visitor->log_in( 'admin', 'password' );
		$location = $visitor->post( self::PAGE, $this->filled( $visitor ) )->header( 'location' );
		$account  = $visitor->get( '/account/' );
		$this->assertStringContainsString( 'no-store', $account->header( 'cache-control' ) );
		$this->assertSame( 1, $this->xpath( $account->body )->query( "//table//a[@href='$location']" )->length );
		list( $other ) = $this->shopper();
		$this->assertStringNotContainsString( 'order-received', $other->get( '/account/' )->body );
	}

	/**
	 * Props of a form with a line in it.
	 *
	 * @return array<string, mixed>
	 */
	private function props(): array {
		$engine = \Vitrine\Plugin::engine();
		$engine->cart()->add( new \Vitrine\Commerce\Value\AddRequest( $this->product() ) );
		$options = array_fill_keys( array( 'coupon', 'notes', 'company', 'phone', 'create_account' ), true );
		return \Vitrine\View\Checkout\Props::of( $engine, $options, new \Vitrine\View\Checkout\Draft(), 'proof' );
	}
}
