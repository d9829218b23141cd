<?php
/**
 * The ways of paying that the shop knows.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment;

use Vitrine\Commerce\Value\CartSnapshot;

/**
 * The registry of gateways.
 */
final class Gateways {

	/**
	 * The gateways that can pay a cart, in the order in which they are offered.
	 *
	 * @param CartSnapshot $cart The cart as it is.
	 * @return array<string, Gateway> By id.
	 */
	public function available( CartSnapshot $cart ): array {
		/**
		 * Adds, removes and sorts ways of paying.
		 *
		 * @param list<Gateway> $gateways In the order in which they are offered.
		 */
		$gateways  = (array) apply_filters( 'vitrine_payment_gateways', array( new CashOnDelivery() ) );
		$available = array();
		foreach ( $gateways as $gateway ) {
			if ( $gateway instanceof Gateway && $gateway->is_available( $cart ) ) {
				$available[ $gateway->id() ] = $gateway;
			}
		}
		return $available;
	}

	/**
	 * The same for the checkout form.
	 *
	 * @param CartSnapshot $cart The cart as it is.
	 * @return list<array{id: string, title: string, description: string, fields_html: string}>
	 */
	public function choices( CartSnapshot $cart ): array {
		return array_values(
			array_map(
				static fn ( Gateway $gateway ): array => array(
					'id'          => $gateway->id(),
					'title'       => $gateway->title(),
					'description' => $gateway->description(),
					'fields_html' => $gateway->fields_html(),
				),
				$this->available( $cart )
			)
		);
	}
}
