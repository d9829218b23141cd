<?php
/**
 * Credit cards with Stripe.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Stripe;

use Vitrine\Commerce\Builtin\BuiltinEngine;
use Vitrine\Commerce\Builtin\Orders\OrderStatus;
use Vitrine\Commerce\Builtin\Payment\IdempotentGateway;
use Vitrine\Commerce\Builtin\Payment\PaymentLookup;
use Vitrine\Commerce\Builtin\Payment\PaymentResult;
use Vitrine\Commerce\Builtin\Payment\Refunds\RefundingGateway;
use Vitrine\Commerce\Builtin\Payment\Remote\HostedPage;
use Vitrine\Commerce\Builtin\Payment\Remote\WebhookGateway;
use Vitrine\Commerce\Builtin\Payment\Remote\WebhookRoute;
use Vitrine\Commerce\Builtin\Payment\Settings\ConfigurableGateway;
use Vitrine\Commerce\Builtin\Payment\Settings\PaymentSettings;
use Vitrine\Commerce\Value\CartSnapshot;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Shoppers pay on Stripe's own page, so card data never reaches this site.
 */
final class Stripe implements IdempotentGateway, PaymentLookup, HostedPage, WebhookGateway, RefundingGateway, ConfigurableGateway {

	public const ID = 'stripe';

	/** Minutes to hold stock: Stripe's pages are open for at least 30. */
	private const LEAST_MINUTES = 35;

	/**
	 * Extends how long stock is held to the lifetime of payment pages.
	 *
	 * @param mixed $minutes Minutes from other callbacks.
	 */
	public static function hold_longer( mixed $minutes ): mixed {
		return PaymentSettings::get()->of_gateway( new self() )->enabled ? max( self::LEAST_MINUTES, (int) $minutes ) : $minutes;
	}

	/**
	 * {@inheritDoc}
	 */
	public function id(): string {
		return self::ID;
	}

	/**
	 * {@inheritDoc}
	 */
	public function title(): string {
		return __( 'Credit card', 'vitrine' );
	}

	/**
	 * {@inheritDoc}
	 */
	public function description(): string {
		return __( 'You will be taken to Stripe to pay securely.', 'vitrine' );
	}

	/**
	 * {@inheritDoc}
	 */
	public function fields_html(): string {
		return '';
	}

	/**
	 * {@inheritDoc}
	 */
	public function settings_fields(): array {
		$secret = static fn ( string $name, string $label, string $help ): array => array(
			'name'  => $name,
			'label' => $label,
			'type'  => 'secret',
			'help'  => $help,
		);
		return array(
			array(
				'name'    => 'test_mode',
				'label'   => __( 'Test mode', 'vitrine' ),
				'type'    => 'switch',
				'help'    => __( 'No real payments are made. Use one of Stripe’s test cards.', 'vitrine' ),
				'default' => '1',
			),
			$secret( 'test_key', __( 'Test secret key', 'vitrine' ), __( 'Begins with sk_test_ or rk_test_.', 'vitrine' ) ),
			$secret( 'test_webhook_secret', __( 'Test webhook secret', 'vitrine' ), __( 'Begins with whsec_.', 'vitrine' ) ),
			$secret( 'live_key', __( 'Live secret key', 'vitrine' ), __( 'Begins with sk_live_ or rk_live_.', 'vitrine' ) ),
			$secret( 'live_webhook_secret', __( 'Live webhook secret', 'vitrine' ), __( 'Begins with whsec_.', 'vitrine' ) ),
		);
	}

	/**
	 * {@inheritDoc}
	 */
	public function settings_help(): string {
		return sprintf(
			/* translators: 1: address, 2: names of events. */
			__( 'In the Stripe Dashboard, add a webhook endpoint with the address %1$s and these events: %2$s.', 'vitrine' ),
			WebhookRoute::url( self::ID ),
			implode( ', ', StripeWebhook::EVENTS )
		);
	}

	/**
	 * {@inheritDoc}
	 */
	public function settings_problem(): string {
		$account = StripeAccount::get();
		return match ( true ) {
			'' === $account->key            => __( 'The secret key is missing, so this payment method is not offered.', 'vitrine' ),
			'' === $account->webhook_secret => __( 'The webhook secret is missing, so payments of customers who do not return to the shop are not recorded.', 'vitrine' ),
			$account->is_test               => __( 'Test mode is on, so no real payments are made.', 'vitrine' ),
			default                         => '',
		};
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param CartSnapshot $cart Current cart.
	 */
	public function is_available( CartSnapshot $cart ): bool {
		return '' !== StripeAccount::get()->key && $cart->totals['total'] > 0 && null !== StripeAmount::of( $cart->totals['total'], $cart->currency );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param Order                $order           Pending order with reserved stock.
	 * @param array<string, mixed> $data            Not used.
	 * @param string               $idempotency_key Idempotency key of the payment.
	 */
	public function process( Order $order, array $data, string $idempotency_key = '' ): PaymentResult|\WP_Error {
		$answer = StripeAccount::get()->client()->post( 'checkout/sessions', StripePage::params( $order, ( new BuiltinEngine() )->page_url( 'checkout' ) ), $idempotency_key );
		if ( is_wp_error( $answer ) ) {
			error_log( sprintf( 'Vitrine: Stripe refused the payment page of order %d: %s', $order->id, $answer->get_error_message() ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- Shop owners look in the error log.
			return new \WP_Error( 'vitrine_stripe_refused', __( 'The payment could not be started. Please try again, or choose another payment method.', 'vitrine' ) );
		}
		$session = StripeSession::of( $answer );
		return null === $session || '' === $session->url ? PaymentResult::unknown() : PaymentResult::redirect( $session->url, $session->id );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param Order  $order           Pending order with a started payment.
	 * @param string $idempotency_key Idempotency key of the payment.
	 */
	public function look_up( Order $order, string $idempotency_key ): PaymentResult|\WP_Error|null {
		if ( '' === $order->reference ) {
			// A repeated request with this key gets the same response.
			return $this->process( $order, array(), $idempotency_key );
		}
		$session = self::session( $order->reference );
		return match ( $session?->state ) {
			null                     => null,
			StripeSession::PAID      => PaymentResult::paid( $session->payment ),
			StripeSession::UNDER_WAY => PaymentResult::agreed( OrderStatus::ON_HOLD ),
			StripeSession::OPEN      => PaymentResult::redirect( $session->url, $session->id ),
			default                  => new \WP_Error( 'vitrine_stripe_refused', __( 'The payment was not completed.', 'vitrine' ) ),
		};
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param Order $order Pending order; its reference is that of the session.
	 */
	public function close_page( Order $order ): bool {
		if ( '' === $order->reference ) {
			return true;
		}
		$closed = StripeAccount::get()->client()->post( 'checkout/sessions/' . rawurlencode( $order->reference ) . '/expire', array() );
		if ( ! is_wp_error( $closed ) ) {
			return true;
		}
		$session = self::session( $order->reference );
		if ( null === $session || in_array( $session->state, array( StripeSession::EXPIRED, StripeSession::FAILED ), true ) ) {
			return true;
		}
		StripePayments::take( $session, $order );
		return false;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param Order  $order           Paid order; its reference is that of the payment.
	 * @param int    $amount          Amount in minor units.
	 * @param string $reason          Reason entered by the owner.
	 * @param string $idempotency_key Idempotency key of the refund.
	 */
	public function refund( Order $order, int $amount, string $reason, string $idempotency_key ): string|\WP_Error {
		$part = StripeAmount::of( $amount, $order->currency );
		if ( null === $part ) {
			return new \WP_Error( 'vitrine_refund_amount', __( 'Stripe cannot refund this amount in this currency.', 'vitrine' ) );
		}
		$answer = StripeAccount::get()->client()->post(
			'refunds',
			array(
				'payment_intent' => $order->reference,
				'amount'         => $part,
				'reason'         => 'requested_by_customer',
				'metadata'       => array(
					'vitrine_site'   => StripeAccount::site(),
					'vitrine_refund' => $idempotency_key,
				),
			),
			$idempotency_key
		);
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		$id = $answer['id'] ?? null;
		return is_string( $id ) && ! in_array( $answer['status'] ?? '', array( 'failed', 'canceled' ), true )
			? $id
			: new \WP_Error( 'vitrine_stripe_refused', __( 'Stripe could not refund this payment. Please check it in the Stripe Dashboard.', 'vitrine' ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param \WP_REST_Request $request Unvalidated request.
	 *
	 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
	 */
	public function webhook( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		return StripeWebhook::answer( $request );
	}

	/**
	 * Returns the current state of a session.
	 *
	 * @param string $id Session ID.
	 * @return StripeSession|null Null if there is no such session.
	 */
	public static function session( string $id ): ?StripeSession {
		$answer = StripeAccount::get()->client()->get( 'checkout/sessions/' . rawurlencode( $id ), array( 'expand' => array( 'payment_intent' ) ) );
		return is_wp_error( $answer ) ? null : StripeSession::of( $answer );
	}
}
