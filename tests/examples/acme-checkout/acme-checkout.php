<?php
/**
 * Plugin Name: Acme Checkout
 * Description: An example of how to add fields and a fee to the built-in shop's checkout.
 * Requires Plugins: vitrine
 *
 * @package Acme
 */

declare( strict_types=1 );

use Vitrine\Commerce\Builtin\Cart\Fee;

defined( 'ABSPATH' ) || exit;

add_filter(
	'vitrine_checkout_fields',
	static function ( array $groups ): array {
		$groups['billing'][] = array(
			'name'  => 'billing_vat_number',
			'label' => 'VAT number',
			'hint'  => 'Two letters and digits.',
		);
		$groups['order'][]   = array(
			'name'     => 'delivery_time',
			'label'    => 'Delivery time',
			'type'     => 'select',
			'required' => true,
			'options'  => array(
				'morning' => 'In the morning',
				'evening' => 'In the evening',
			),
		);
		$groups['order'][]   = array(
			'name'  => 'gift',
			'label' => 'This is a gift',
			'type'  => 'checkbox',
		);
		return $groups;
	}
);

add_filter(
	'vitrine_checkout_errors',
	static function ( array $errors, array $values ): array {
		$number = $values['billing_vat_number'] ?? '';
		if ( '' !== $number && 1 !== preg_match( '/^[A-Z]{2}\d+$/', $number ) ) {
			$errors['billing_vat_number'] = 'A VAT number has two letters and digits.';
		}
		return $errors;
	},
	10,
	2
);

// Shipping to islands costs more, which the customer sees as soon as the address is entered.
add_filter(
	'vitrine_cart_fees',
	static fn ( array $fees, array $sums, array $items, object $to ): array => 'GB' === $to->country ? array( ...$fees, new Fee( 'Customs', 300 ) ) : $fees,
	10,
	4
);
