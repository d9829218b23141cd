<?php
/**
 * Tests of addresses in the account.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Page\Address;

use Vitrine\Settings\Settings;
use Vitrine\Tests\Support\Response;
use Vitrine\Tests\Support\Visitor;
use Vitrine\Tests\TestCase;

/**
 * Submits the account's forms over HTTP.
 *
 * @see spec 2.8, 3.5, field 29
 */
final class AccountFormTest extends TestCase {

	private const ACCOUNT = '/account/';
	private const BILLING = '/account/?edit-address=billing';

	private const TYPED = array(
		'billing_first_name' => 'Ada',
		'billing_last_name'  => 'Byron',
		'billing_country'    => 'GB',
		'billing_address_1'  => 'St James Square 12',
		'billing_city'       => 'London',
		'billing_postcode'   => 'sw1y 4jh',
		'billing_email'      => 'ada@example.org',
	);

	/**
	 * User ID of the customer.
	 *
	 * @var int
	 */
	private int $user;

	/**
	 * Creates the customer.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->user = (int) wp_insert_user(
			array(
				'user_login' => 'ada',
				'user_pass'  => 'a word that is secret',
				'user_email' => 'ada@example.org',
				'role'       => 'subscriber',
			)
		);
	}

	/**
	 * Returns the logged-in customer.
	 */
	private function customer(): Visitor {
		$visitor = $this->visitor();
		$visitor->log_in( 'ada', 'a word that is secret' );
		return $visitor;
	}

	/**
	 * Parses a page.
	 *
	 * @param Response $page The page.
	 */
	private function xpath( Response $page ): \DOMXPath {
		$document = new \DOMDocument();
		$document->loadHTML( '<?xml encoding="UTF-8">' . $page->body, LIBXML_NOERROR );
		return new \DOMXPath( $document );
	}

	/**
	 * Submits the printed form of an address.
	 *
	 * @param Visitor               $visitor The visitor.
	 * @param array<string, string> $typed   Changed values.
	 * @param string                $type    `billing` or `shipping`.
	 */
	private function save( Visitor $visitor, array $typed, string $type = 'billing' ): Response {
		$path = self::ACCOUNT . "?edit-address=$type";
		$form = $this->xpath( $visitor->get( $path ) );
		return $visitor->post(
			$path,
			$typed + array(
				'security'     => $form->query( "//form[contains(@class, 'vitrine-address-form')]//input[@name='security']" )->item( 0 )->getAttribute( 'value' ),
				'save_address' => $form->query( "//button[@name='save_address']" )->item( 0 )->getAttribute( 'value' ),
			)
		);
	}

	/**
	 * @testdox Saves an address without JavaScript and uses it at the next checkout
	 */
	public function test_saves(): void {
		$visitor = $this->customer();
		$before  = $this->xpath( $visitor->get( self::ACCOUNT ) );
		$this->assertSame( 2, $before->query( "//*[@class='vitrine-account-address'][contains(., 'None yet.')]" )->length );
		$this->assertSame( 1, $before->query( "//a[contains(@href, 'edit-address=shipping')][normalize-space()='Add Shipping address']" )->length );

		$answer = $this->save( $visitor, self::TYPED );
		$this->assertSame( 303, $answer->status );
		$this->assertStringContainsString( 'no-store', $answer->header( 'cache-control' ) );
		$this->assertStringEndsWith( self::ACCOUNT, $answer->header( 'location' ) );
		$after = $this->xpath( $visitor->get( self::ACCOUNT ) );
		$this->assertSame( 'Your billing address was saved.', $after->query( "//*[@role='alert'][contains(@class, 'vitrine-notice--success')]" )->item( 0 )->textContent );
		$this->assertStringContainsString( 'LondonSW1Y 4JHUnited Kingdom', $after->query( '//address' )->item( 0 )->textContent );
		$this->assertSame( 0, $this->xpath( $visitor->get( self::ACCOUNT ) )->query( "//*[contains(@class, 'vitrine-notice--success')]" )->length, 'The notice is shown once.' );
		wp_set_current_user( $this->user );
		$starts = array_column( \Vitrine\Plugin::engine()->checkout()->fields()['billing'], 'value', 'name' );
		$this->assertSame( 'St James Square 12', $starts['billing_address_1'] );
	}

	/**
	 * @testdox An emptied field is saved as empty
	 */
	public function test_clears(): void {
		$visitor = $this->customer();
		$this->save( $visitor, array( 'billing_company' => 'Engines Ltd' ) + self::TYPED );
		$this->assertSame( 'Engines Ltd', get_user_meta( $this->user, 'billing_company', true ) );
		$this->save( $visitor, self::TYPED );
		wp_cache_flush();
		$this->assertSame( '', get_user_meta( $this->user, 'billing_company', true ) );
	}

	/**
	 * @testdox A rejected address keeps the entries, shows errors at their fields, and saves nothing
	 */
	public function test_refuses(): void {
		$typed  = array(
			'billing_city'    => '',
			'billing_email'   => 'no address',
			'billing_company' => 'A & <b>',
		) + self::TYPED;
		$answer = $this->save( $this->customer(), $typed );
		$this->assertSame( 200, $answer->status );
		$page = $this->xpath( $answer );
		$this->assertSame( 'A & <b>', $page->query( "//input[@name='billing_company']" )->item( 0 )->getAttribute( 'value' ) );
		$this->assertSame( 'no address', $page->query( "//input[@name='billing_email']" )->item( 0 )->getAttribute( 'value' ) );
		foreach ( array( 'billing_city', 'billing_email' ) as $name ) {
			$field = $page->query( "//input[@name='$name' and @aria-invalid]" )->item( 0 );
			$this->assertSame( 1, $page->query( "//*[@id='{$field->getAttribute( 'aria-describedby' )}' and normalize-space()]" )->length );
			$this->assertSame( 1, $page->query( "//*[@role='alert' and @autofocus]//a[@href='#$name']" )->length );
		}
		$this->assertStringContainsString( 'Your address has not been saved yet.', $page->query( "//*[@role='alert']" )->item( 0 )->textContent );
		$this->assertSame( '', get_user_meta( $this->user, 'billing_address_1', true ) );
	}

	/**
	 * @testdox The submitted country determines the required fields
	 */
	public function test_follows_the_country(): void {
		$typed = array(
			'billing_country'  => 'US',
			'billing_postcode' => '10001',
		) + self::TYPED;
		$page  = $this->xpath( $this->save( $this->customer(), $typed ) );
		$this->assertSame( 1, $page->query( "//select[@name='billing_state' and @aria-required and @aria-invalid]/option[.='California']" )->length );
		$this->assertSame( 'ZIP code *', $page->query( "//label[@for='billing_postcode']" )->item( 0 )->textContent );
	}

	/**
	 * @testdox The shipping address has the same six parts and no email
	 */
	public function test_shipping(): void {
		$visitor = $this->customer();
		$page    = $this->xpath( $visitor->get( self::ACCOUNT . '?edit-address=shipping' ) );
		foreach ( array( 'country', 'address_1', 'address_2', 'city', 'postcode', 'state' ) as $part ) {
			$this->assertSame( 1, $page->query( "//form//*[@name='shipping_$part']" )->length );
		}
		$this->assertSame( 0, $page->query( "//form[contains(@class, 'vitrine-address-form')]//*[@name='billing_email']" )->length );
		$typed = array();
		foreach ( array_diff_key( self::TYPED, array( 'billing_email' => 1 ) ) as $name => $value ) {
			$typed[ str_replace( 'billing_', 'shipping_', $name ) ] = $value;
		}
		$this->assertSame( 303, $this->save( $visitor, $typed, 'shipping' )->status );
		$this->assertSame( 'SW1Y 4JH', get_user_meta( $this->user, 'shipping_postcode', true ) );
	}

	/**
	 * @testdox Rejects a form with an invalid nonce, cross-site or from a guest
	 */
	public function test_guards(): void {
		$visitor = $this->customer();
		$form    = array(
			'security'     => '0123456789',
			'save_address' => 'billing',
		) + self::TYPED;
		$expired = $this->xpath( $visitor->post( self::BILLING, $form ) );
		$this->assertStringContainsString( 'This page has expired', $expired->query( "//*[@role='alert']" )->item( 0 )->textContent );
		$this->assertSame( 'London', $expired->query( "//input[@name='billing_city']" )->item( 0 )->getAttribute( 'value' ) );
		$foreign = $visitor->post(
			self::BILLING,
			$form,
			array(
				'Origin'         => 'https://elsewhere.example',
				'Sec-Fetch-Site' => 'cross-site',
			)
		);
		$this->assertStringContainsString( 'did not come from this shop', $foreign->body );
		$guest = $this->visitor()->post( self::BILLING, $form );
		$this->assertStringContainsString( 'You have been logged out', $guest->body );
		$this->assertStringContainsString( 'name="pwd"', $guest->body );
		wp_cache_flush();
		$this->assertSame( '', get_user_meta( $this->user, 'billing_city', true ) );
	}

	/**
	 * @testdox An unknown address type is rejected and shows the account
	 */
	public function test_unknown_kind(): void {
		$visitor = $this->customer();
		$this->assertStringContainsString( 'Your orders', $visitor->get( self::ACCOUNT . '?edit-address=home' )->body );
		$this->assertStringContainsString( 'Your orders', $visitor->get( self::ACCOUNT . '?edit-address[]=billing' )->body );
		$visitor->post( self::BILLING, array( 'save_address' => 'home' ) + self::TYPED );
		$this->assertSame( '', get_user_meta( $this->user, 'billing_city', true ) );
	}

	/**
	 * @testdox The suggestions script loads on address pages only
	 */
	public function test_suggestions(): void {
		update_option( Settings::OPTION, array( 'address_service' => 'photon' ) );
		$visitor = $this->customer();
		$script  = 'loader-address';
		$this->assertStringContainsString( $script, $visitor->get( self::BILLING )->body );
		$this->assertStringNotContainsString( $script, $visitor->get( self::ACCOUNT )->body );
		$this->assertStringNotContainsString( $script, $this->visitor()->get( self::BILLING )->body );
	}
}
