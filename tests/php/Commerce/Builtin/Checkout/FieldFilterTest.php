<?php
/**
 * Tests of checkout fields that another plugin changes.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Checkout;

use Vitrine\Commerce\Builtin\Admin\Orders\OrdersExport;
use Vitrine\Commerce\Builtin\Checkout\CustomerData;
use Vitrine\Commerce\Builtin\Mail\OrderMails;
use Vitrine\Commerce\Builtin\Mail\OrderMessage;
use Vitrine\Commerce\Value\Order;
use Vitrine\Tests\TestCase;
use Vitrine\View\Checkout\Receipt\Receipt;
use Vitrine\View\Checkout\Receipt\ReceiptData;

/**
 * Added fields are displayed, validated, stored and shown.
 */
final class FieldFilterTest extends TestCase {

	/**
	 * Fields of every type.
	 */
	private const ADDED = array(
		'billing' => array(
			array( 'name' => 'billing_vat_number', 'label' => 'VAT number', 'required' => true, 'width' => 'half', 'hint' => 'With its country.' ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Table of test data.
		),
		'order'   => array(
			array( 'name' => 'delivery_date', 'label' => 'Delivery date', 'type' => 'date' ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Table of test data.
			array( 'name' => 'heard_of_us', 'label' => 'How did you hear of us?', 'type' => 'select', 'options' => array( 'friend' => 'From a friend', '7' => 'On channel 7' ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Table of test data.
			array( 'name' => 'gift', 'label' => 'It is a gift', 'type' => 'checkbox' ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Table of test data.
			array( 'name' => 'pieces', 'label' => 'Pieces', 'type' => 'number' ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Table of test data.
			array( 'name' => 'website', 'label' => 'Website', 'type' => 'url' ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Table of test data.
		),
	);

	private const FILLED = array(
		'billing_vat_number' => 'DE 123',
		'delivery_date'      => '2031-05-09',
		'heard_of_us'        => '7',
		'gift'               => '1',
	);

	/**
	 * Adds the fields with the filter.
	 */
	private static function add(): void {
		add_filter( 'vitrine_checkout_fields', static fn ( array $groups ): array => array_merge_recursive( $groups, self::ADDED ) );
	}

	/**
	 * Returns a shopper with a mug in the cart.
	 */
	private static function shopper(): Shopper {
		return ( new Shopper() )->with( Shopper::product() );
	}

	/**
	 * Returns the field names by group.
	 *
	 * @return array<string, list<string>>
	 */
	private static function names(): array {
		return array_map( static fn ( array $fields ): array => array_column( $fields, 'name' ), ( new Shopper() )->engine->checkout()->fields() );
	}

	/**
	 * @testdox Custom field values are saved with the order and shown on receipt, emails, export and customer data
	 */
	public function test_kept(): void {
		self::add();
		$user = (int) wp_insert_user(
			array(
				'user_login' => 'anna',
				'user_pass'  => 'secret',
				'user_email' => 'anna@example.org',
			)
		);
		wp_set_current_user( $user );
		$shopper = self::shopper();
		$order   = $shopper->buy( '', self::FILLED );
		$this->assertInstanceOf( Order::class, $order );

		$kept = $shopper->engine->order_services()->store->load( $order->id );
		$this->assertSame(
			array(
				'billing_vat_number' => array( 'VAT number', 'DE 123', 'DE 123' ),
				'delivery_date'      => array( 'Delivery date', '2031-05-09', 'May 9, 2031' ),
				'heard_of_us'        => array( 'How did you hear of us?', '7', 'On channel 7' ),
				'gift'               => array( 'It is a gift', '1', 'Yes' ),
			),
			array_map( 'array_values', $kept->fields )
		);
		$this->assertArrayNotHasKey( 'vat_number', $kept->billing );

		$mail = OrderMessage::make( OrderMails::NEW_ORDER, $kept );
		$html = (string) Receipt::render( Receipt::parts( $kept, new ReceiptData( '' ) ) );
		foreach ( array( 'VAT number', 'DE 123', 'On channel 7', 'May 9, 2031' ) as $text ) {
			$this->assertStringContainsString( $text, $mail->text );
			$this->assertStringContainsString( $text, $mail->html );
			$this->assertStringContainsString( $text, $html );
		}
		$lines = iterator_to_array( ( new OrdersExport( $shopper->engine->order_services() ) )->lines( '', '' ) );
		$this->assertStringContainsString( 'VAT number: DE 123; ', $lines[1][ array_search( 'additional_fields', $lines[0], true ) ] );
		// Address fields are stored with the customer, fields of an order are not.
		$this->assertSame( array( 'DE 123', '' ), array( CustomerData::known( $user )['billing_vat_number'] ?? '', CustomerData::known( $user )['gift'] ?? '' ) );

		$shopper->engine->order_services()->store->forget_person( $order->id );
		$this->assertSame( array(), $shopper->engine->order_services()->store->load( $order->id )->fields );
	}

	/**
	 * @testdox Rejects an invalid custom field value at its field
	 * @dataProvider wrong
	 *
	 * @param string $name  Name of the field.
	 * @param string $value Input value.
	 */
	public function test_refused( string $name, string $value ): void {
		self::add();
		$answer = self::shopper()->buy( '', array( $name => $value ) + self::FILLED );

		$this->assertInstanceOf( \WP_Error::class, $answer );
		$this->assertSame( array( $name ), array_keys( $answer->get_error_data()['fields'] ) );
		$this->assertSame( array(), Shopper::orders() );
	}

	/**
	 * Data provider of invalid values.
	 *
	 * @return array<string, array{0: string, 1: string}>
	 */
	public static function wrong(): array {
		return array(
			'required'               => array( 'billing_vat_number', ' ' ),
			'too long'               => array( 'billing_vat_number', str_repeat( 'x', 201 ) ),
			'an invalid date'        => array( 'delivery_date', '2031-02-30' ),
			'not a date'             => array( 'delivery_date', 'tomorrow' ),
			'not one of the options' => array( 'heard_of_us', 'enemy' ),
			'not a number'           => array( 'pieces', 'many' ),
			'not a URL'              => array( 'website', 'javascript:alert(1)' ),
			'line breaks'            => array( 'pieces', "1\n2" ),
		);
	}

	/**
	 * @testdox Another plugin can reject checkout values
	 */
	public function test_errors(): void {
		add_filter( 'vitrine_checkout_errors', static fn ( array $errors, array $values ): array => 'Berlin' === $values['billing_city'] ? array( 'billing_city' => 'Not to Berlin.' ) : $errors, 10, 2 );
		$answer = self::shopper()->buy();

		$this->assertInstanceOf( \WP_Error::class, $answer );
		$this->assertSame( array( 'billing_city' => 'Not to Berlin.' ), $answer->get_error_data()['fields'] );
		$this->assertInstanceOf( Order::class, self::shopper()->buy( '', array( 'billing_city' => 'Bonn' ) ) );
	}

	/**
	 * @testdox Another plugin cannot remove built-in checkout errors
	 */
	public function test_errors_stay(): void {
		add_filter( 'vitrine_checkout_errors', '__return_empty_array' );
		$answer = self::shopper()->buy( '', array( 'billing_email' => 'nobody' ) );

		$this->assertInstanceOf( \WP_Error::class, $answer );
		$this->assertSame( array( 'billing_email' ), array_keys( $answer->get_error_data()['fields'] ) );
	}

	/**
	 * @testdox Checkout fields can be removed, renamed and sorted, also per country; the email address stays
	 */
	public function test_changed(): void {
		add_filter(
			'vitrine_checkout_fields',
			static function ( array $groups ): array {
				$groups['contact'] = array();
				$groups['billing'] = array_reverse( array_filter( $groups['billing'], static fn ( array $field ): bool => 'billing_postcode' !== $field['name'] ) );

				$groups['billing'][0]['label'] = 'Region';
				return $groups;
			}
		);
		$names = self::names();

		$this->assertSame( array( 'billing_email' ), $names['contact'] );
		$this->assertSame( array( 'billing_state', 'billing_city' ), array_slice( $names['billing'], 0, 2 ) );
		$fields = ( new Shopper() )->engine->addresses()->by_country( 'billing', 'US' );
		$this->assertSame( array( 'billing_state', 'billing_city' ), array_column( $fields, 'name' ) );
		$this->assertSame( array( 'Region', 'select' ), array( $fields[0]['label'], $fields[0]['type'] ) );
		$this->assertInstanceOf( Order::class, self::shopper()->buy( '', array( 'billing_postcode' => '' ) ) );
	}

	/**
	 * @testdox Omits an invalid field and logs a developer notice
	 * @dataProvider unfit
	 *
	 * @param mixed $field Field in the order group.
	 */
	public function test_unfit( mixed $field ): void {
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		add_filter( 'vitrine_checkout_fields', static fn ( array $groups ): array => array_merge_recursive( $groups, array( 'order' => array( $field ) ) ) );

		$this->assertSame( array( 'order_comments' ), self::names()['order'] );
		$this->assertGreaterThan( 0, did_action( 'doing_it_wrong_run' ) );
	}

	/**
	 * Data provider of invalid fields.
	 *
	 * @return array<string, array{0: mixed}>
	 */
	public static function unfit(): array {
		$field = static fn ( string $name, string $label = 'Label', string $type = 'text' ): array => array( compact( 'name', 'label', 'type' ) );
		return array(
			'not a field definition'  => array( 'gift' ),
			'no name'                 => $field( '' ),
			'no label'                => $field( 'gift_message', ' ' ),
			'an unknown type'         => $field( 'gift_message', 'Label', 'file' ),
			'a duplicate name'        => $field( 'order_comments' ),
			'a name of another group' => $field( 'billing_gift' ),
			'a reserved name'         => $field( 'coupon_code' ),
			'not a valid identifier'  => $field( 'gift"><script>' ),
		);
	}

	/**
	 * @testdox A filter result that is not an array keeps the email address
	 */
	public function test_no_list(): void {
		add_filter( 'vitrine_checkout_fields', '__return_null' );

		$this->assertSame( array( 'billing_email' ), array_merge( ...array_values( self::names() ) ) );
	}
}
