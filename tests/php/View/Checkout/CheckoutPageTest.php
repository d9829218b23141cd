<?php
/**
 * Tests of the checkout page.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\View\Checkout;

use Vitrine\Commerce\Builtin\BuiltinPages;
use Vitrine\Settings\Settings;
use Vitrine\Tests\Ajax\Checkout\CheckoutTestCase;

/**
 * HTML of the checkout block.
 */
final class CheckoutPageTest extends CheckoutTestCase {

	/**
	 * Restores the page, which all tests share.
	 */
	protected function tearDown(): void {
		$this->block( array() );
		parent::tearDown();
	}

	/**
	 * Saves the block in the checkout page.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block.
	 */
	private function block( array $attributes ): void {
		wp_update_post(
			array(
				'ID'           => BuiltinPages::ids()['checkout'],
				'post_content' => '<!-- wp:vitrine/checkout ' . wp_json_encode( (object) $attributes ) . ' /-->',
			)
		);
	}

	/**
	 * @testdox Has the twelve address fields with label and autocomplete [2.7-01] [3.5-01]
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
	 * @testdox Has the modern layout only with the option [2.7-03]
	 */
	public function test_layout(): void {
		$modern = "//div[contains(concat(' ', @class, ' '), ' vitrine-checkout--modern ')]";
		$this->assertSame( 0, $this->xpath()->query( $modern )->length );
		$this->block( array( 'layout' => 'modern' ) );
		$this->assertSame( 1, $this->xpath()->query( $modern )->length );
	}

	/**
	 * @testdox The order review is sticky by setting, unless the block overrides it
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
	 * @testdox Offers guests a login, and an account when the option is on [2.7-06]
	 */
	public function test_login_and_account(): void {
		$login   = "//*[contains(@class, 'woocommerce-form-login')]//input[@type='password']";
		$account = "//form[@name='checkout']//*[contains(@class, 'woocommerce-account-fields')]//input[@type='checkbox' and @name='createaccount']";
		$page    = $this->xpath();
		$this->assertSame( 1, $page->query( $login )->length );
		$this->assertSame( 0, $page->query( $account )->length, 'Registration is off.' );

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
	 * @testdox Has a coupon field in the form unless the block disables it [2.7-07]
	 */
	public function test_coupon_box(): void {
		$box = "//form[@name='checkout']//*[contains(@class, 'vitrine-coupon-box')]//input[@name='coupon_code']/following-sibling::button[@name='apply_coupon']";
		$this->assertSame( 1, $this->xpath()->query( $box )->length );
		$this->block( array( 'showCoupon' => false ) );
		$this->assertSame( 0, $this->xpath()->query( $box )->length );
	}

	/**
	 * @testdox Omits fields the block disables
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
	 * @testdox Shows the terms checkbox with link and error above the button when the shop has a terms page
	 */
	public function test_terms(): void {
		$box = "//div[contains(@class,'place-order')]//div[@id='terms_field']//input[@type='checkbox'][@name='terms']";
		$this->assertSame( 0, $this->xpath()->query( $box )->length );
		$page = (int) wp_insert_post(
			array(
				'post_type'   => 'page',
				'post_status' => 'publish',
				'post_title'  => 'Terms',
			)
		);
		update_option( 'vitrine_shop', array( 'terms_page' => $page ) );
		$this->assertSame( 1, $this->xpath()->query( "{$box}[@aria-required='true'][not(@checked)]" )->length );
		$link = $this->xpath()->query( "//label[@for='terms']//a[@target='_blank']" )->item( 0 );
		$this->assertSame( get_permalink( $page ), $link->getAttribute( 'href' ) );
		$this->assertStringStartsWith( 'terms and conditions', $link->textContent ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- DOM property.
		wp_update_post(
			array(
				'ID'          => $page,
				'post_status' => 'draft',
			)
		);
		$this->assertSame( 0, $this->xpath()->query( $box )->length, 'A draft is not linked.' );
	}

	/**
	 * @testdox An action prints above the form
	 */
	public function test_slot(): void {
		add_action( 'vitrine_checkout_before_form', static fn() => print( '<b>Wallet</b>' ) );
		$this->assertStringContainsString( '<div class="vitrine-checkout-slot"><b>Wallet</b>', (string) \Vitrine\View\Checkout\CheckoutContent::render( $this->props() ) );
	}

	/**
	 * @testdox An empty cart shows a link to the shop instead of a form and starts no session
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
	 * @testdox The account lists the customer's own orders with receipts
	 */
	public function test_account(): void {
		$guest = $this->visitor()->get( '/account/' );
		$this->assertStringContainsString( 'name="pwd"', $guest->body );
		list( $visitor ) = $this->shopper();
		$visitor->log_in( 'admin', 'password' );
		$location = $visitor->post( self::PAGE, $this->filled( $visitor ) )->header( 'location' );
		$account  = $visitor->get( '/account/' );
		$this->assertStringContainsString( 'no-store', $account->header( 'cache-control' ) );
		$this->assertSame( 1, $this->xpath( $account->body )->query( "//table//a[@href='$location&view-order=1']" )->length );
		$order = $visitor->get( str_replace( home_url(), '', $location ) . '&view-order=1' )->body;
		$this->assertStringContainsString( 'We are preparing your order.', $order );
		$this->assertStringNotContainsString( 'Thank you', $order );
		list( $other ) = $this->shopper();
		$this->assertStringNotContainsString( 'order-received', $other->get( '/account/' )->body );
	}

	/**
	 * @testdox Disabled options of the block leave nothing in the page
	 */
	public function test_leaves_extras_out(): void {
		update_option(
			Settings::OPTION,
			array(
				'address_service' => 'photon',
				'email_check'     => true,
			)
		);
		$page    = fn (): string => $this->shopper()[0]->get( self::PAGE )->body;
		$off     = "//div[contains(@class, 'vitrine-checkout')][@data-vitrine-address-off and @data-vitrine-express-off]";
		$login   = "//details[contains(@class, 'vitrine-login')]";
		$with    = $page();
		$checked = static fn ( string $body ): array => array( str_contains( $body, '"email_check":true' ), str_contains( $body, 'loader-address' ) );
		$this->assertSame( array( true, true ), $checked( $with ) );
		$this->assertSame( array( 0, 1 ), array( $this->xpath( $with )->query( $off )->length, $this->xpath( $with )->query( $login )->length ) );
		$this->block( array_fill_keys( array( 'suggestAddresses', 'emailCheck', 'showLogin', 'expressButtons' ), false ) );
		$without = $page();
		$this->assertSame( array( false, false ), $checked( $without ) );
		$this->assertSame( array( 1, 0 ), array( $this->xpath( $without )->query( $off )->length, $this->xpath( $without )->query( $login )->length ) );
	}

	/**
	 * @testdox Reserves space for express buttons when a payment method has some and the option is on
	 */
	public function test_express_room(): void {
		$reserved = static fn ( array $props ): bool => str_contains( (string) \Vitrine\View\Checkout\CheckoutContent::render( $props ), 'vitrine-checkout-slot is-reserved' );
		$props    = $this->props();
		$this->assertFalse( $reserved( $props ) );
		add_filter( 'vitrine_express_checkout', '__return_true' );
		$this->assertTrue( $reserved( $props ) );
		$props['options']['express'] = false;
		$this->assertFalse( $reserved( $props ) );
	}

	/**
	 * @testdox An empty welcome area follows the email field when email lookup is on
	 */
	public function test_welcome_place(): void {
		$place = (string) \Vitrine\View\Checkout\Fields\EmailMessage::island( false );
		$props = $this->props();
		$field = static fn ( array $props ): string => (string) \Vitrine\View\Checkout\Fields\FormSection::rows( $props['groups']['contact'] );
		$this->assertStringContainsString( $place, $field( $props ) );
		$this->assertStringContainsString( 'role="status"', $place );
		$this->assertStringEndsWith( '></div>', $place );
		$this->assertStringNotContainsString( $place, $field( $this->props( array( 'email_check' => false ) ) ) );
		wp_set_current_user( 1 );
		$this->assertStringNotContainsString( $place, $field( $this->props() ) );
		wp_set_current_user( 0 );
	}

	/**
	 * Returns the props of a form for a cart with one item.
	 *
	 * @param array<string, bool> $others Options by name; the default is true.
	 * @return array<string, mixed>
	 */
	private function props( array $others = array() ): array {
		$engine = \Vitrine\Plugin::engine();
		$engine->cart()->add( new \Vitrine\Commerce\Value\AddRequest( $this->product() ) );
		$options = $others + array_fill_keys( array( 'coupon', 'notes', 'company', 'phone', 'create_account', 'login', 'email_check', 'mobile_summary', 'collapsible', 'express' ), true );
		return \Vitrine\View\Checkout\Props::of( $engine, $options, new \Vitrine\View\Checkout\Fields\Draft(), 'proof' );
	}
}
