<?php
/**
 * Stripe webhooks.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Stripe;

use Vitrine\Commerce\Builtin\BuiltinEngine;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Events may arrive twice, late and in any order. So an event only tells what to check:
 * the current session is fetched, and refunds are identified by ID.
 */
final class StripeWebhook {

	private const SESSIONS = array( 'checkout.session.completed', 'checkout.session.async_payment_succeeded', 'checkout.session.async_payment_failed', 'checkout.session.expired' );
	private const REFUNDS  = array( 'refund.created', 'refund.updated', 'refund.failed' );
	private const DISPUTES = array( 'charge.dispute.created', 'charge.dispute.closed' );

	/** Events that the endpoint needs. */
	public const EVENTS = array( ...self::SESSIONS, ...self::REFUNDS, ...self::DISPUTES );

	/**
	 * Handles a webhook.
	 *
	 * @param \WP_REST_Request $request Unvalidated request.
	 *
	 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
	 */
	public static function answer( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$account = StripeAccount::get();
		$body    = $request->get_body();
		if ( ! StripeSignature::is_valid( (string) $request->get_header( 'stripe-signature' ), $body, $account->webhook_secret, time() ) ) {
			return new \WP_Error( 'vitrine_webhook_signature', __( 'The signature of this event is not valid, or it is too old.', 'vitrine' ), array( 'status' => 400 ) );
		}
		$event  = json_decode( $body, true );
		$object = is_array( $event ) ? $event['data']['object'] ?? null : null;
		if ( ! is_array( $event ) || ! is_array( $object ) || ! is_string( $event['type'] ?? null ) ) {
			return new \WP_Error( 'vitrine_webhook_event', __( 'This is not a valid event.', 'vitrine' ), array( 'status' => 400 ) );
		}
		if ( ( true === ( $event['livemode'] ?? null ) ) === $account->is_test ) {
			return self::response( 'other mode' );
		}
		return match ( true ) {
			in_array( $event['type'], self::SESSIONS, true ) => self::session( $object ),
			in_array( $event['type'], self::REFUNDS, true )  => self::refund( $object ),
			in_array( $event['type'], self::DISPUTES, true ) => self::dispute( $object ),
			default => self::response( 'not asked for' ),
		};
	}

	/**
	 * Handles an event of a payment page.
	 *
	 * @param array<mixed> $object Session at the time of the event.
	 */
	private static function session( array $object ): \WP_REST_Response|\WP_Error {
		$then = StripeSession::of( $object );
		if ( null === $then || StripeAccount::site() !== $then->site ) {
			return self::response( 'not of this site' );
		}
		$session = Stripe::session( $then->id );
		$order   = ( new BuiltinEngine() )->order_services()->store->load( $then->order_id );
		if ( null === $session || null === $order || Stripe::ID !== $order->payment_method ) {
			return self::response( 'unknown order' );
		}
		$done = StripePayments::take( $session, $order );
		return self::outcome( $done, $done instanceof Order ? $done->status : '' );
	}

	/**
	 * Handles a refund, made by this shop or on Stripe's site.
	 *
	 * @param array<mixed> $object Refund at the time of the event.
	 */
	private static function refund( array $object ): \WP_REST_Response|\WP_Error {
		$order = self::order_of( $object );
		$id    = $object['id'] ?? null;
		if ( null === $order || ! is_string( $id ) || ! is_int( $object['amount'] ?? null ) ) {
			return self::response( 'unknown payment' );
		}
		$services = ( new BuiltinEngine() )->order_services();
		if ( in_array( $object['status'] ?? '', array( 'failed', 'canceled' ), true ) ) {
			$failed = sprintf(
				/* translators: 1: amount of money, 2: id of a refund. */
				__( 'Stripe could not refund %1$s (%2$s). Please check it in the Stripe Dashboard.', 'vitrine' ),
				$order->currency->format( StripeAmount::minor( $object['amount'], $order->currency ) ),
				$id
			);
			return self::note( $order, $failed );
		}
		$key  = is_array( $object['metadata'] ?? null ) ? $object['metadata']['vitrine_refund'] ?? '' : '';
		$done = is_string( $key ) && '' !== $key ? $services->refunds()->finish( $order, $key, $id ) : $services->refunds()->note( $order->id, StripeAmount::minor( $object['amount'], $order->currency ), $id );
		return self::outcome( $done, 'refunded' );
	}

	/**
	 * Handles a new or closed dispute.
	 *
	 * @param array<mixed> $object Dispute at the time of the event.
	 */
	private static function dispute( array $object ): \WP_REST_Response {
		$order = self::order_of( $object );
		if ( null === $order ) {
			return self::response( 'unknown payment' );
		}
		$text = static fn ( mixed $value ): string => is_string( $value ) ? str_replace( '_', ' ', $value ) : '';
		return self::note(
			$order,
			sprintf(
				/* translators: 1: id of a dispute, 2: its status in English, 3: its reason in English. */
				__( 'The cardholder disputes this payment (%1$s): %2$s, %3$s. Please answer in the Stripe Dashboard.', 'vitrine' ),
				is_string( $object['id'] ?? null ) ? $object['id'] : '',
				$text( $object['status'] ?? '' ),
				$text( $object['reason'] ?? '' )
			)
		);
	}

	/**
	 * Returns the order of a payment in an event.
	 *
	 * @param array<mixed> $object Object with a payment.
	 */
	private static function order_of( array $object ): ?Order {
		$payment = $object['payment_intent'] ?? null;
		return is_string( $payment ) ? ( new BuiltinEngine() )->order_services()->store->by_reference( Stripe::ID, $payment ) : null;
	}

	/**
	 * Adds a note once: the same event may arrive twice.
	 *
	 * @param Order  $order The order.
	 * @param string $text  Text of the note.
	 */
	private static function note( Order $order, string $text ): \WP_REST_Response {
		$notes = ( new BuiltinEngine() )->order_services()->notes;
		if ( ! in_array( $text, array_column( $notes->of( $order->id ), 'content' ), true ) ) {
			$notes->add( $order->id, $text );
		}
		return self::response( 'noted' );
	}

	/**
	 * Returns the response for a result. Temporary errors make Stripe send the event
	 * again.
	 *
	 * @param mixed  $done Result.
	 * @param string $what Description of a success.
	 */
	private static function outcome( mixed $done, string $what ): \WP_REST_Response|\WP_Error {
		return match ( true ) {
			! is_wp_error( $done )                => self::response( $what ),
			StripePayments::has_to_wait( $done ) => $done,
			default                               => self::response( (string) $done->get_error_code() ),
		};
	}

	/**
	 * Returns a response after which the event is not sent again.
	 *
	 * @param string $what Description of what was done, shown in Stripe's Dashboard.
	 */
	private static function response( string $what ): \WP_REST_Response {
		return new \WP_REST_Response( array( 'received' => $what ) );
	}
}
