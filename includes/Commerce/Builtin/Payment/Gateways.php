<?php
/**
 * The ways of paying that the shop knows.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment;

use Vitrine\Commerce\Value\CartSnapshot;

defined( 'ABSPATH' ) || exit;

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
		return array_filter( $this->all(), static fn ( Gateway $gateway ): bool => $gateway->is_available( $cart ) );
	}

	/**
	 * The gateway of an order, whether or not it is offered still.
	 *
	 * @param string $id Its id.
	 */
	public function find( string $id ): ?Gateway {
		return $this->all()[ $id ] ?? null;
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

	/**
	 * Every gateway.
	 *
	 * @return array<string, Gateway> By id, in the order in which they are offered.
	 */
	private function all(): array {
		/**
		 * Adds, removes and sorts ways of paying.
		 *
		 * @param list<Gateway> $gateways In the order in which they are offered.
		 */
		$gateways = (array) apply_filters( 'vitrine_payment_gateways', array( new CashOnDelivery() ) );
		$all      = array();
		foreach ( $gateways as $gateway ) {
			if ( $gateway instanceof Gateway ) {
				$all[ $gateway->id() ] = $gateway;
			}
		}
		return $all;
	}
}
