<?php
/**
 * Tests of checkout fields of plugins.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\WooCommerce\Checkout;

use Vitrine\Commerce\WooCommerce\Checkout\WooCommerceFields;
use Vitrine\Commerce\WooCommerce\Front\CheckoutPage;
use Vitrine\Plugin;
use Vitrine\Tests\Commerce\WooCommerce\WooCommerceShop;
use Vitrine\View\Checkout\Fields\FormField;

/**
 * Our form shows them as their plugins expect.
 */
final class FieldsTest extends WooCommerceShop {

	/**
	 * Returns the HTML of a field added by a plugin.
	 *
	 * @param array<string, mixed> $field Arguments of the field.
	 */
	private function printed( array $field ): string {
		return (string) FormField::render( $this->field( $field ) ?? self::fail( 'The field is missing.' ) );
	}

	/**
	 * Returns a field added by a plugin; null if it is missing.
	 *
	 * @param array<string, mixed> $field Arguments of the field.
	 * @return array<string, mixed>|null
	 */
	private function field( array $field ): ?array {
		$add                              = static fn ( array $fields ): array => array_merge( $fields, array( 'order' => array( 'order_wish' => $field ) ) );
		add_filter( 'woocommerce_checkout_fields', $add );
		WC()->checkout()->checkout_fields = null;
		$fields                           = array_column( WooCommerceFields::groups()['order'], null, 'name' );
		WC()->checkout()->checkout_fields = null;
		remove_filter( 'woocommerce_checkout_fields', $add );
		return $fields['order_wish'] ?? null;
	}

	/**
	 * @testdox A hidden field renders as a hidden input without a label
	 */
	public function test_hidden(): void {
		$html = $this->printed(
			array(
				'type'    => 'hidden',
				'default' => 'from-the-blog',
			)
		);
		$this->assertStringContainsString( 'type="hidden"', $html );
		$this->assertStringContainsString( 'name="order_wish"', $html );
		$this->assertStringContainsString( 'value="from-the-blog"', $html );
		$this->assertStringNotContainsString( '<label', $html );
	}

	/**
	 * @testdox A plugin renders its own field type; an unknown type renders as text
	 */
	public function test_own_type(): void {
		$field = array(
			'type'  => 'wish_list',
			'label' => 'Wishes',
		);
		$this->assertStringContainsString( 'type="text"', $this->printed( $field ) );
		add_filter( 'woocommerce_form_field_wish_list', static fn ( $html, string $key, array $field ): string => sprintf( '<fieldset><legend>%s</legend><input type="checkbox" name="%s[]" value="a"></fieldset>', esc_html( $field['label'] ), esc_attr( $key ) ), 10, 3 );
		$this->assertSame( '<fieldset><legend>Wishes</legend><input type="checkbox" name="order_wish[]" value="a"></fieldset>', $this->printed( $field ) );
	}

	/**
	 * @testdox Keeps a field's classes and attributes, except event handlers and reserved ones
	 */
	public function test_attributes(): void {
		$html = $this->printed(
			array(
				'type'              => 'text',
				'label'             => 'Day',
				'class'             => array( 'form-row-first', 'delivery-day', 'update_totals_on_change' ),
				'input_class'       => array( 'datepicker' ),
				'maxlength'         => 10,
				'custom_attributes' => array(
					'data-min'  => '2',
					'readonly'  => true,
					'onfocus'   => 'go()',
					'name'      => 'other',
					'"><script' => 'x',
				),
			)
		);
		$this->assertStringContainsString( 'class="form-row form-row-half delivery-day"', $html );
		$this->assertStringContainsString( 'class="input-text datepicker"', $html );
		$this->assertStringContainsString( ' data-min="2" readonly="readonly" maxlength="10"', $html );
		$this->assertStringContainsString( 'name="order_wish"', $html );
		$this->assertStringNotContainsString( 'onfocus', $html );
		$this->assertStringNotContainsString( 'other', $html );
		$this->assertStringNotContainsString( 'script', $html );
	}

	/**
	 * @testdox A select has exactly its options, and its default until the shopper chooses
	 */
	public function test_choice(): void {
		$field = array(
			'type'     => 'select',
			'label'    => 'Bought by',
			'required' => true,
			'options'  => array(
				'person'  => 'A person',
				'company' => 'A company',
			),
		);
		$html  = $this->printed( $field );
		$this->assertSame( 2, substr_count( $html, '<option' ), 'The first option is selected, as in WooCommerce’s form.' );
		$this->assertStringNotContainsString( 'country_to_state', $html, 'Scripts would treat it as a country field.' );
		$this->assertStringContainsString( '<option value="company" selected>', $this->printed( array( 'default' => 'company' ) + $field ) );

		$field['options'] = array( '' => 'Who buys?' ) + $field['options'];
		$html             = $this->printed( $field );
		$this->assertStringContainsString( '<option value="" selected>Who buys?</option>', $html );
		$this->assertSame( 3, substr_count( $html, '<option' ) );
		$field['options'][''] = '';
		$this->assertStringContainsString( '<option value="" selected>Choose an option</option>', $this->printed( $field ) );
		$this->assertStringContainsString( '<option value="" selected>Someone</option>', $this->printed( array( 'placeholder' => 'Someone' ) + $field ) );
	}

	/**
	 * @testdox A field has its default value until the shopper enters another
	 */
	public function test_default(): void {
		$this->assertStringContainsString( 'value="Monday"', $this->printed( array( 'default' => 'Monday' ) ) );
		foreach ( array(
			'1'  => true,
			''   => false,
			'no' => false,
		) as $default => $is_checked ) {
			$html = $this->printed(
				array(
					'type'    => 'checkbox',
					'default' => (string) $default,
				)
			);
			$this->assertSame( $is_checked, str_contains( $html, ' checked' ), "$default" );
		}
		add_filter( 'woocommerce_checkout_get_value', static fn ( $value, string $name ) => 'order_wish' === $name ? '1' : $value, 10, 2 );
		$this->assertStringContainsString( 'value="1"', $this->printed( array( 'default' => 'Monday' ) ) );
		$this->assertStringContainsString( ' checked', $this->printed( array( 'type' => 'checkbox' ) ) );
	}

	/**
	 * @testdox Radio fields use WooCommerce's radio markup with one checked
	 */
	public function test_radio(): void {
		$html = $this->printed(
			array(
				'type'    => 'radio',
				'label'   => 'When',
				'default' => 'late',
				'options' => array(
					'early' => 'Before noon',
					'late'  => 'After noon',
				),
			)
		);
		$this->assertSame( 2, preg_match_all( '~<input type="radio"[^>]* name="order_wish"~', $html ) );
		$this->assertMatchesRegularExpression( '~value="late"[^>]* checked~', $html );
		$this->assertStringContainsString( 'id="order_wish_field"', $html );
	}

	/**
	 * @testdox woocommerce_form_field_args changes fields in Vitrine's form, except the terms
	 */
	public function test_args(): void {
		$asked = array();
		add_filter(
			'woocommerce_form_field_args',
			static function ( array $args, string $key, mixed $value ) use ( &$asked ): array {
				$asked[]               = array( $key, $value );
				$args['input_class'][] = 'form-control';
				$args['description']   = 'Of ' . $args['id'] . $args['priority'];
				return $args;
			},
			10,
			3
		);
		$html = $this->printed( array( 'label' => 'Wish' ) );
		$this->assertContains( array( 'order_wish', null ), $asked );
		$this->assertMatchesRegularExpression( '~<input[^>]* class="[^"]*form-control~', $html );
		$this->assertStringContainsString( 'Of order_wish', $html );
		add_filter( 'woocommerce_form_field_args', '__return_null', 20 );
		$this->assertStringNotContainsString( 'form-control', $this->printed( array( 'label' => 'Wish' ) ), 'No field is lost by a broken filter.' );
		remove_filter( 'woocommerce_form_field_args', '__return_null', 20 );

		$asked = array();
		$terms = wp_insert_post(
			array(
				'post_type'   => 'page',
				'post_status' => 'publish',
				'post_title'  => 'Terms',
			)
		);
		update_option( 'woocommerce_terms_page_id', $terms );
		$fields = array_column( WooCommerceFields::groups()['order'], null, 'name' );
		$this->assertStringContainsString( 'terms and conditions', $fields['terms']['label'] );
		$this->assertSame( '', $fields['terms']['hint'] );
		$this->assertSame( '', $fields['terms']['input_style'] ?? '' );
		$this->assertContains( 'order_comments', array_column( $asked, 0 ) );
		$this->assertNotContains( 'terms', array_column( $asked, 0 ) );
	}

	/**
	 * @testdox A field without a label uses its placeholder, the label of the address part, or its name, as screen reader text
	 */
	public function test_label(): void {
		$this->assertStringContainsString( '>Your wish', $this->printed( array( 'placeholder' => 'Your wish' ) ) );
		$this->assertMatchesRegularExpression( '~<label[^>]* class="screen-reader-text"[^>]*>Wish~', $this->printed( array( 'type' => 'text' ) ) );

		add_filter(
			'woocommerce_checkout_fields',
			static function ( array $fields ): array {
				unset( $fields['billing']['billing_city']['label'], $fields['billing']['billing_city']['placeholder'] );
				return $fields;
			}
		);
		WC()->checkout()->checkout_fields = null;
		$billing                          = array_column( WooCommerceFields::groups()['billing'], null, 'name' );
		WC()->checkout()->checkout_fields = null;
		$this->assertSame( array( 'Town / City', true ), array( $billing['billing_city']['label'], $billing['billing_city']['is_label_hidden'] ?? false ) );
	}

	/**
	 * @testdox A select without options is omitted, as in WooCommerce, or a text field if required
	 */
	public function test_no_options(): void {
		foreach ( array( 'select', 'radio' ) as $type ) {
			$field = array(
				'type'    => $type,
				'label'   => 'Wrap',
				'options' => array(),
			);
			$this->assertNull( $this->field( $field ) );
			$this->assertSame( 'text', $this->field( array( 'required' => true ) + $field )['type'] ?? null );
			$this->assertNotNull( $this->field( array( 'options' => array( 'red' => 'Red' ) ) + $field ) );
		}
		add_filter( 'woocommerce_form_field_args', static fn ( array $args ): array => array( 'options' => array() ) + $args );
		$this->assertNull(
			$this->field(
				array(
					'type'    => 'select',
					'label'   => 'Wrap',
					'options' => array( 'red' => 'Red' ),
				)
			)
		);
	}

	/**
	 * @testdox Checkout options are autoloaded, without a query of their own
	 */
	public function test_options(): void {
		wp_cache_flush();
		wp_load_alloptions();
		// Every page requests its own.
		wc_get_page_id( 'checkout' );
		$alone = array();
		add_filter(
			'query',
			static function ( string $sql ) use ( &$alone ): string {
				if ( 1 === preg_match( "#option_name = '(woocommerce_[^']*)'#", $sql, $found ) ) {
					$alone[] = $found[1];
				}
				return $sql;
			}
		);
		WC()->checkout()->checkout_fields = null;
		CheckoutPage::may_log_in();
		Plugin::engine()->checkout()->fields();
		Plugin::engine()->checkout()->account_form();
		Plugin::engine()->checkout()->ships_elsewhere();
		$this->assertSame( array(), array_values( array_unique( $alone ) ) );
	}
}
