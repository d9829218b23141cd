<?php
/**
 * Payment gateways.
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
 * Registry of gateways.
 */
final class Gateways {

	/**
	 * Returns the gateways available for a cart, in display order.
	 *
	 * @param CartSnapshot $cart    Current cart.
	 * @param string       $country Two-letter billing country; empty: unknown, so any.
	 * @return array<string, Gateway> Gateways by ID.
	 */
	public function available( CartSnapshot $cart, string $country = '' ): array {
		$settings = PaymentSettings::get();
		return array_filter( $this->all(), static fn ( Gateway $gateway ): bool => $settings->of_gateway( $gateway )->allows( $cart, $country ) && $gateway->is_available( $cart ) );
	}

	/**
	 * Returns the gateway of an order, even if it is no longer offered.
	 *
	 * @param string $id Gateway ID.
	 */
	public function find( string $id ): ?Gateway {
		return $this->all()[ $id ] ?? null;
	}

	/**
	 * Returns the gateways for the checkout form. Methods limited to countries include
	 * these, so that the form shows them only there.
	 *
	 * @param CartSnapshot $cart    Current cart.
	 * @param string       $country Billing country; empty: unknown.
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
	 * Returns all gateways, offered or not.
	 *
	 * @return array<string, Gateway> Gateways by ID, in display order.
	 */
	public function all(): array {
		/**
		 * Filters the payment gateways. The owner enables and sorts them on the screen
		 * Payments.
		 *
		 * @param list<Gateway> $gateways Gateways of the shop: cash on delivery, bank transfer, check, and cards with Stripe.
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
	 * Returns the problems of enabled payment methods.
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
	 * Whether any payment method is enabled.
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
