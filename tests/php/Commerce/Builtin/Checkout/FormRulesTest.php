<?php
/**
 * Tests of the validation of the checkout form.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Checkout;

use Vitrine\Commerce\Builtin\Checkout\Allotment;
use Vitrine\Commerce\Builtin\Checkout\Fields\Countries;
use Vitrine\Commerce\Builtin\Checkout\Fields\CountryNames;
use Vitrine\Commerce\Builtin\Checkout\Fields\CheckoutFields;
use Vitrine\Commerce\Builtin\Checkout\Fields\FormRules;
use Vitrine\Tests\TestCase;

/**
 * Tables of valid and invalid input.
 */
final class FormRulesTest extends TestCase {

	/**
	 * @dataProvider inputs
	 * @testdox Validates checkout fields: $_dataName
	 *
	 * @param array<string, mixed> $change Values by field name.
	 * @param string               $wrong  Invalid field; empty for none.
	 */
	public function test_tells_good_input_from_bad( array $change, string $wrong ): void {
		$form = FormRules::check( $change + Shopper::FORM, false, Countries::all() );

		$this->assertSame( '' === $wrong ? array() : array( $wrong ), array_keys( $form->errors ) );
	}

	/**
	 * Data provider of input.
	 *
	 * @return array<string, array{0: array<string, mixed>, 1: string}>
	 */
	public function inputs(): array {
		$one = static fn ( string $field, mixed $value, bool $good ): array => array( array( $field => $value ), $good ? '' : $field );
		$at  = static fn ( string $country, string $postcode, bool $good, string $state = '' ): array => array(
			array(
				'billing_country'  => $country,
				'billing_postcode' => $postcode,
				'billing_state'    => $state,
			),
			$good ? '' : 'billing_postcode',
		);
		return array(
			'valid'                                   => array( array(), '' ),
			'no email'                                => $one( 'billing_email', '', false ),
			'only whitespace'                         => $one( 'billing_first_name', "  \u{00A0}\t", false ),
			'an email without a domain'               => $one( 'billing_email', 'anna@example', false ),
			'an email with a header injection'        => $one( 'billing_email', "anna@example.org\nBcc: all@example.org", false ),
			'an email with markup'                    => $one( 'billing_email', '<b>@example.org', false ),
			'an email of 255 characters'              => $one( 'billing_email', str_repeat( 'a', 243 ) . '@example.org', false ),
			'an email with a plus'                    => $one( 'billing_email', ' anna+shop@mail.example.co.uk ', true ),
			'no phone'                                => $one( 'billing_phone', '', true ),
			'a phone number of words'                 => $one( 'billing_phone', 'call me', false ),
			'a phone number of three digits'          => $one( 'billing_phone', '110', false ),
			'a formatted phone number'                => $one( 'billing_phone', '+1 (555) 010-9999 x12', true ),
			'a name of 100 characters'                => $one( 'billing_last_name', str_repeat( 'ü', 100 ), true ),
			'a name of 101 characters'                => $one( 'billing_last_name', str_repeat( 'ü', 101 ), false ),
			'a name with an apostrophe'               => $one( 'billing_last_name', 'O\'Neill-Łukasiewicz', true ),
			'a name with markup'                      => $one( 'billing_last_name', '<script>alert(1)</script>', true ),
			'a name with a line break'                => $one( 'billing_last_name', "Mül\nler", false ),
			'a name with a null byte'                 => $one( 'billing_last_name', "Mül\0ler", false ),
			'a name with a direction override'        => $one( 'billing_last_name', "Mül\u{202E}ler", false ),
			'a name that is not UTF-8'                => $one( 'billing_last_name', "M\xFCller", false ),
			'an array as name'                        => $one( 'billing_last_name', array( 'Müller' ), false ),
			'a number as name'                        => $one( 'billing_last_name', 7, false ),
			'null as name'                            => $one( 'billing_last_name', null, false ),
			'an unknown country'                      => $one( 'billing_country', 'ZZ', false ),
			'a country name'                          => $one( 'billing_country', 'Germany', false ),
			'an array as country'                     => $one( 'billing_country', array( 'DE' ), false ),
			'no country'                              => $one( 'billing_country', '', false ),
			'notes with several lines'                => $one( 'order_comments', "One\r\nTwo\tThree", true ),
			'notes with a control character'          => $one( 'order_comments', "One\x07", false ),
			'notes of 2,001 characters'               => $one( 'order_comments', str_repeat( 'x', 2001 ), false ),
			'an unknown field'                        => array( array( 'billing_role' => 'administrator' ), '' ),
			'DE with five digits'                     => $at( 'DE', '10115', true ),
			'DE with four digits'                     => $at( 'DE', '1011', false ),
			'DE with letters'                         => $at( 'DE', '10l15', false ),
			'GB in lowercase'                         => $at( 'GB', 'sw1a  1aa', true ),
			'GB without its second part'              => $at( 'GB', 'SW1A', false ),
			'US with ZIP+4'                           => $at( 'US', '94110-1234', true, 'CA' ),
			'US with ZIP+4 without the hyphen'        => $at( 'US', '941101234', true, 'California' ),
			'US with four digits'                     => $at( 'US', '9411', false, 'CA' ),
			'CA'                                      => $at( 'CA', 'K1A 0B1', true, 'ON' ),
			'CA with digits'                          => $at( 'CA', '12345', false, 'ON' ),
			'NL'                                      => $at( 'NL', '1012ab', true ),
			'PL'                                      => $at( 'PL', '00-950', true ),
			'JP'                                      => $at( 'JP', '100-0001', true, '東京都' ),
			'IN with a space'                         => $at( 'IN', '110 001', true, 'Delhi' ),
			'LV without its prefix'                   => $at( 'LV', '1010', true ),
			'a country without a format'              => $at( 'CL', '8320000', true ),
			'a country without a format, with markup' => $at( 'CL', '<b>', false ),
			'no postcode where required'              => $at( 'FR', '', false ),
			'no postcode where optional'              => $at( 'CL', '', true ),
			'no postcode where none exists'           => $at( 'HK', '', true, 'Kowloon' ),
			'no postcode in Ireland'                  => $at( 'IE', '', true ),
			'no state where optional'                 => $at( 'DE', '10115', true, '' ),
			'a state of another country'              => array(
				array(
					'billing_country'  => 'US',
					'billing_postcode' => '94110',
					'billing_state'    => 'Ontario',
				),
				'billing_state',
			),
			'a state in a country without states'     => $at( 'DE', '10115', true, 'Ontario' ),
			'US without a state'                      => array(
				array(
					'billing_country'  => 'US',
					'billing_postcode' => '94110',
				),
				'billing_state',
			),
		);
	}

	/**
	 * @testdox The shipping address is validated only when it is requested
	 */
	public function test_shipping_counts_when_it_is_elsewhere(): void {
		$this->assertSame( array(), FormRules::check( Shopper::FORM + array( 'shipping_city' => array() ), false, Countries::all() )->errors );

		$errors = FormRules::check( Shopper::FORM, true, Countries::all() )->errors;
		$this->assertSame(
			array( 'shipping_first_name', 'shipping_last_name', 'shipping_country', 'shipping_address_1', 'shipping_city' ),
			array_keys( $errors )
		);
		$this->assertSame( 'Town / City (shipping) is required.', $errors['shipping_city'] );
	}

	/**
	 * @testdox Fields have the names of the contract and the right autocomplete tokens
	 */
	public function test_fields_are_those_of_the_contract(): void {
		$groups = CheckoutFields::groups(
			array(
				'billing_country'  => 'HK',
				'shipping_country' => 'FR',
			),
			Countries::all()
		);
		foreach ( array( 'billing', 'shipping' ) as $type ) {
			$names = array_column( $groups[ $type ], 'name' );
			foreach ( array( 'address_1', 'address_2', 'city', 'country', 'postcode', 'state' ) as $part ) {
				$this->assertContains( "{$type}_$part", $names );
			}
			$tokens = array_column( $groups[ $type ], 'autocomplete', 'name' );
			$this->assertSame( "$type postal-code", $tokens[ "{$type}_postcode" ] );
			$this->assertSame( "$type address-line1", $tokens[ "{$type}_address_1" ] );
		}
		$required = array_column( array_merge( $groups['billing'], $groups['shipping'] ), 'required', 'name' );
		$this->assertFalse( $required['billing_postcode'], 'Hong Kong has no postcodes.' );
		$this->assertTrue( $required['shipping_postcode'] );
	}

	/**
	 * @dataProvider spellings
	 * @testdox Stores a state by its code, however it is written
	 * @param string $country Country code.
	 * @param string $written Input.
	 * @param string $code    Stored code.
	 */
	public function test_states_by_code( string $country, string $written, string $code ): void {
		$form = FormRules::check(
			array(
				'billing_country'  => $country,
				'billing_state'    => $written,
				'billing_postcode' => '',
			) + Shopper::FORM,
			false,
			Countries::all()
		);
		$this->assertArrayNotHasKey( 'billing_state', $form->errors );
		$this->assertSame( $code, $form->values['billing_state'] );
	}

	/**
	 * Data provider of spellings.
	 *
	 * @return array<string, array{0: string, 1: string, 2: string}>
	 */
	public function spellings(): array {
		return array(
			'a code'                             => array( 'US', 'CA', 'CA' ),
			'a lowercase code'                   => array( 'US', 'ca', 'CA' ),
			'a name'                             => array( 'US', 'new york', 'NY' ),
			'a name in another language'         => array( 'CA', 'Québec', 'QC' ),
			'a name without accents'             => array( 'ES', 'Avila', 'AV' ),
			'an abbreviation'                    => array( 'MX', 'Chis.', 'CHP' ),
			'an Italian province'                => array( 'IT', 'Roma', 'RM' ),
			'a prefecture'                       => array( 'JP', 'Tokyo', '13' ),
			'an Irish county'                    => array( 'IE', 'co carlow', 'CW' ),
			'a country without a list of states' => array( 'GB', 'Kent', 'Kent' ),
			'a country without states'           => array( 'DE', 'Bayern', '' ),
		);
	}

	/**
	 * @testdox Label, requirement and states of a field depend on the country
	 */
	public function test_fields_follow_the_country(): void {
		$at    = static fn ( string $country ): array => array_column( CheckoutFields::of_country( 'billing', $country, Countries::all() ), null, 'name' );
		$known = static fn ( string $country, string $part ): array => array_values( array_intersect_key( $at( $country )[ "billing_$part" ], array_flip( array( 'label', 'required', 'type' ) ) ) );
		$this->assertSame( array( 'State', 'select', true ), $known( 'US', 'state' ) );
		$this->assertSame( array( 'ZIP code', 'text', true ), $known( 'US', 'postcode' ) );
		$this->assertSame( array( 'Prefecture', 'select', true ), $known( 'JP', 'state' ) );
		$this->assertSame( array( 'Province', 'select', true ), $known( 'IT', 'state' ) );
		$this->assertSame( array( 'County', 'select', false ), $known( 'IE', 'state' ) );
		$this->assertSame( array( 'Eircode', 'text', false ), $known( 'IE', 'postcode' ) );
		$this->assertSame( array( 'County', 'text', false ), $known( 'GB', 'state' ) );
		$this->assertSame( array( 'Postcode', 'text', true ), $known( 'DE', 'postcode' ) );
		$this->assertTrue( $at( 'DE' )['billing_state']['hidden'] );
		$this->assertFalse( $at( 'GB' )['billing_state']['hidden'] );
		$this->assertSame( 'Alabama', array_values( $at( 'US' )['billing_state']['options'] )[0] );
		$this->assertSame( 'Tokyo', $at( 'JP' )['billing_state']['options']['13'] );
	}

	/**
	 * @testdox Lists all countries of ISO 3166 and Kosovo, sorted by name
	 */
	public function test_the_world_is_complete(): void {
		$this->assertCount( 250, CountryNames::all() );
		$this->assertSame( array(), preg_grep( '/^[A-Z]{2}$/', array_keys( CountryNames::all() ), PREG_GREP_INVERT ) );
		$names = array_values( Countries::all() );
		$this->assertSame( array( 'Afghanistan', 'Åland Islands', 'Albania' ), array_slice( $names, 0, 3 ), 'Sorted by name, ignoring accents.' );
	}

	/**
	 * @testdox The shares of a discount add up to it
	 */
	public function test_a_discount_is_spread_without_a_rest(): void {
		$this->assertSame( array( 33, 34, 33 ), Allotment::spread( 100, array( 1000, 1000, 1000 ) ) );
		$this->assertSame( array( 0, 7 ), Allotment::spread( 7, array( 0, 900 ) ) );
		$this->assertSame( array( 100, 50 ), Allotment::spread( 500, array( 100, 50 ) ), 'A discount does not exceed the item’s price.' );
		$this->assertSame( array( 0, 0 ), Allotment::spread( 5, array( 0, 0 ) ) );
		for ( $discount = 0; $discount <= 1009; $discount += 7 ) {
			$this->assertSame( $discount, array_sum( Allotment::spread( $discount, array( 333, 1, 0, 675 ) ) ) );
		}
	}
}
