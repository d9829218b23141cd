<?php
/**
 * Tests of the checkout preview in the editor.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Editor;

use Vitrine\Editor\CheckoutPreview;
use Vitrine\Plugin;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\TestCase;
use Vitrine\View\Checkout\Fields\EmailMessage;

/**
 * Uses products of the built-in shop.
 */
final class CheckoutPreviewTest extends TestCase {

	private const OPTIONS = array(
		'coupon'         => true,
		'notes'          => true,
		'company'        => true,
		'phone'          => true,
		'create_account' => true,
		'login'          => true,
		'email_check'    => true,
		'express'        => true,
		'mobile_summary' => true,
		'collapsible'    => true,
	);

	/**
	 * Returns the preview for the shop's owner.
	 *
	 * @param string              $moment  Action of the guest.
	 * @param array<string, bool> $options Options of the block.
	 */
	private static function html( string $moment, array $options = array() ): string {
		wp_set_current_user( 1 );
		$html = (string) CheckoutPreview::render( Plugin::engine(), $options + self::OPTIONS, $moment );
		self::assertSame( 1, get_current_user_id() );
		return $html;
	}

	/**
	 * Creates a product.
	 */
	private static function lamp(): void {
		Shopper::product(
			array(
				'name'          => 'Floor lamp',
				'regular_price' => 1200,
			)
		);
	}

	/**
	 * @testdox Previews the guest checkout with the shop's products and shipping methods, without creating a cart
	 */
	public function test_form(): void {
		self::lamp();
		$html = self::html( 'start' );
		self::assertStringContainsString( 'Floor lamp', $html );
		self::assertStringContainsString( 'Have an account? Log in', $html );
		self::assertStringContainsString( 'name="shipping_method[0]"', $html );
		self::assertStringContainsString( 'name="coupon_code"', $html );
		self::assertStringContainsString( '<div class="vitrine-review-fold" data-', $html );
		self::assertStringContainsString( 'Express checkout buttons appear here', $html );
		self::assertStringContainsString( 'Cash on delivery', $html );
		self::assertStringNotContainsString( (string) wp_get_current_user()->user_email, $html );
		self::assertSame( array(), Plugin::engine()->cart()->snapshot()->lines );
	}

	/**
	 * @testdox Previews the order summary of narrow screens alone, above a form composed of blocks
	 */
	public function test_summary(): void {
		self::lamp();
		self::assertMatchesRegularExpression( '#^<details class="vitrine-mobile-summary">(?!.*<form).*</details>$#s', self::html( 'summary' ) );
		self::assertSame( '', self::html( 'summary', array( 'mobile_summary' => false ) ) );
	}

	/**
	 * @testdox Omits what the block's options turn off
	 */
	public function test_left_out(): void {
		self::lamp();
		$html = self::html( 'start', array_map( '__return_false', self::OPTIONS ) );
		foreach ( array( 'Have an account?', 'coupon_code', 'review-fold', 'Express checkout', 'billing_company', 'order_comments' ) as $part ) {
			self::assertStringNotContainsString( $part, $html );
		}
	}

	/**
	 * @testdox The account preview welcomes a known email address, with the login in the same form
	 */
	public function test_account(): void {
		self::lamp();
		$html = self::html( 'account' );
		self::assertStringContainsString( 'value="ada@example.org"', $html );
		self::assertStringContainsString( (string) EmailMessage::island( true ), $html );
		self::assertSame( 1, substr_count( $html, 'name="pwd"' ) );
		self::assertSame( 1, substr_count( $html, '<form' ) );
		self::assertStringNotContainsString( 'name="log"', $html );
		self::assertStringNotContainsString( 'name="pwd"', self::html( 'account', array( 'login' => false ) ) );
	}

	/**
	 * @testdox The address preview shows suggestions
	 */
	public function test_address(): void {
		self::lamp();
		self::assertStringContainsString( '<strong>12 Haz</strong>el Lane, London</li>', self::html( 'address' ) );
	}

	/**
	 * @testdox Uses an example product when the shop has none
	 */
	public function test_nothing(): void {
		self::assertStringContainsString( 'Walnut desk lamp', self::html( 'start' ) );
	}

	/**
	 * @testdox The preview parameter has no effect outside the editor
	 */
	public function test_page(): void {
		wp_set_current_user( 1 );
		$_GET += array( CheckoutPreview::MOMENT => 'start' );
		self::assertSame( '', CheckoutPreview::moment() );
		$_GET = array();
	}
}
