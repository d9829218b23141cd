<?php
/**
 * Tests of address fields that depend on the country.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Ajax\Checkout;

/**
 * Tests the endpoint and the form without JavaScript.
 */
final class CountryFieldsTest extends CheckoutTestCase {

	private const URL = '/?wc-ajax=vitrine_country_fields';

	/**
	 * @testdox Sends form rows and the country's states, the same for every visitor
	 */
	public function test_answers(): void {
		list( $visitor ) = $this->shopper();
		$answer          = $visitor->get( self::URL . '&country=US&type=shipping' );
		$this->assertSame( 200, $answer->status );
		$this->assertStringContainsString( 'public', $answer->header( 'cache-control' ) );
		$said = json_decode( $answer->body, true );
		$this->assertSame( array( 'shipping_city', 'shipping_postcode', 'shipping_state' ), array_keys( $said['rows'] ) );
		$row = $this->xpath( $said['rows']['shipping_state'] );
		$this->assertSame( 1, $row->query( "//select[@name='shipping_state' and @aria-required]/option[@value='CA' and .='California']" )->length );
		$this->assertContains(
			array(
				'value' => 'CA',
				'label' => 'California',
			),
			$said['states']
		);
		$hidden = $this->xpath( json_decode( $visitor->get( self::URL . '&country=DE&type=billing' )->body, true )['rows']['billing_state'] );
		$this->assertSame( 1, $hidden->query( "//*[@id='billing_state_field' and @hidden]" )->length );
	}

	/**
	 * @dataProvider wrong
	 * @testdox Rejects an invalid country or address type
	 * @param string $query Rest of the query string.
	 */
	public function test_refuses( string $query ): void {
		list( $visitor ) = $this->shopper();
		$said            = json_decode( $visitor->get( self::URL . $query )->body, true );
		$this->assertArrayNotHasKey( 'rows', $said );
		$this->assertSame( 'vitrine_malformed', $said['code'] );
	}

	/**
	 * Data provider of invalid query strings.
	 *
	 * @return array<string, array{0: string}>
	 */
	public function wrong(): array {
		return array(
			'no country'              => array( '&type=billing' ),
			'a three-letter code'     => array( '&country=USA&type=billing' ),
			'a lowercase code'        => array( '&country=us&type=billing' ),
			'an unknown address type' => array( '&country=US&type=home' ),
			'an array'                => array( '&country[]=US&type=billing' ),
		);
	}

	/**
	 * @testdox Without JavaScript, a country change shows that country's fields and keeps the other entries
	 */
	public function test_without_script(): void {
		list( $visitor, $form ) = $this->buyer();
		$page                   = $this->xpath( $visitor->post( self::PAGE, array( 'billing_country' => 'US', 'billing_state' => 'Kent' ) + $form )->body ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->assertSame( 1, $page->query( "//select[@name='billing_state' and @aria-invalid]/option[@selected and @value='']" )->length );
		$this->assertSame( 'London', $page->query( "//*[@name='billing_city']" )->item( 0 )->getAttribute( 'value' ) );
		$this->assertStringContainsString( 'ZIP code', $page->query( "//label[@for='billing_postcode']" )->item( 0 )->textContent );
		$this->assertSame( 0, $this->orders() );

		$typed = array(
			'billing_country'  => 'US',
			'billing_state'    => 'new york',
			'billing_postcode' => '10001',
		) + $this->hidden( $visitor->get( self::PAGE ) ) + $form;
		$this->assertSame( 303, $visitor->post( self::PAGE, $typed )->status );
	}
}
