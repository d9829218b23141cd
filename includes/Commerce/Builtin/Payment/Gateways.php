<?php
/**
 * The ways of paying that the shop knows.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment;

use Vitrine\Commerce\Builtin\Payment\Offline\BankTransfer;
use Vitrine\Commerce\Builtin\Payment\Offline\CashOnDelivery;
use Vitrine\Commerce\Builtin\Payment\Offline\CheckPayments;
use Vitrine\Commerce\Builtin\Payment\Settings\ConfigurableGateway;
use Vitrine\Commerce\Builtin\Payment\Settings\PaymentSettings;
use Vitrine\Commerce\Builtin\Payment\Stripe\Stripe;
use Vitrine\Commerce\Value\CartSnapshot;

defined( 'ABSPATH' ) || exit;

/**
 * The registry of gateways.
 */
final class Gateways {

	/**
	 * The gateways that can pay a cart, in the order in which they are offered.
	 *
	 * @param CartSnapshot $cart    Current cart.
	 * @param string       $country Of the billing address, two letters; empty: not known yet, so any.
	 * @return array<string, Gateway> By id.
	 */
	public function available( CartSnapshot $cart, string $country = '' ): array {
		$settings = PaymentSettings::get();
		return array_filter( $this->all(), static fn ( Gateway $gateway ): bool => $settings->of_gateway( $gateway )->allows( $cart, $country ) && $gateway->is_available( $cart ) );
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
	 * The same for the checkout form. Countries are named where a method has some:
	 * the form shows it for these alone.
	 *
	 * @param CartSnapshot $cart    Current cart.
	 * @param string       $country Of the billing address; empty: not known yet.
	 * @return list<array{id: string, title: string, description: string, fields_html: string, countries?: list<string>}>
	 */
	public function choices( CartSnapshot $cart, string $country = '' ): array {
		$settings = PaymentSettings::get();
		return array_values(
			array_map(
				static function ( Gateway $gateway ) use ( $settings, $country ): array {
					$method = $settings->of_gateway( $gateway );
					return array(
						'id'          => $gateway->id(),
						'title'       => $settings->title( $gateway ),
						'description' => '' === $method->description ? $gateway->description() : $method->description,
						'fields_html' => $gateway->fields_html(),
					) + ( array() === $method->countries || '' !== $country ? array() : array( 'countries' => $method->countries ) );
				},
				$this->available( $cart, $country )
			)
		);
	}

	/**
	 * Every gateway, offered or not.
	 *
	 * @return array<string, Gateway> By id, in the order in which they are offered.
	 */
	public function all(): array {
		/**
		 * Adds and removes payment methods. The owner switches them on and off, and
		 * sorts them, on the screen Payments.
		 *
		 * @param list<Gateway> $gateways The shop's own: cash on delivery, bank transfer, check, cards by Stripe.
		 *
		 * @example
		 * add_filter( 'vitrine_payment_gateways', fn( $gateways ) => array( ...$gateways, new Acme_Gateway() ) );
		 */
		$gateways = (array) apply_filters( 'vitrine_payment_gateways', array( new CashOnDelivery(), new BankTransfer(), new CheckPayments(), new Stripe() ) );
		$all      = array();
		foreach ( $gateways as $gateway ) {
			if ( $gateway instanceof Gateway ) {
				$all[ $gateway->id() ] = $gateway;
			}
		}
		return PaymentSettings::get()->sorted( $all );
	}

	/**
	 * What the owner has to be told of methods that are on.
	 *
	 * @return list<string>
	 */
	public function problems(): array {
		$settings = PaymentSettings::get();
		$problems = array();
		foreach ( $this->all() as $gateway ) {
			$problem = $gateway instanceof ConfigurableGateway && $settings->of_gateway( $gateway )->enabled ? $gateway->settings_problem() : '';
			if ( '' !== $problem ) {
				$problems[] = $settings->title( $gateway ) . ': ' . $problem;
			}
		}
		return $problems;
	}

	/**
	 * Whether anything is offered at all.
	 */
	public function is_any_offered(): bool {
		$settings = PaymentSettings::get();
		foreach ( $this->all() as $gateway ) {
			if ( $settings->of_gateway( $gateway )->enabled ) {
				return true;
			}
		}
		return false;
	}
}
