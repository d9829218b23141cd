<?php
/**
 * Outgoing webhooks.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Outbox;

use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Sends changes of orders to other systems. An event may be sent twice with the same
 * ID; the receiver confirms it with a status from 200 to 299.
 */
final class Webhooks {

	private const SECONDS = 10;

	/**
	 * Returns the receivers.
	 *
	 * @return array<string, string> Secrets by URL.
	 */
	public static function receivers(): array {
		/**
		 * Filters the receivers of order status changes. The JSON body is signed:
		 * `X-Vitrine-Signature` is `sha256=` and the HMAC of the body with the secret;
		 * `X-Vitrine-Event-Id` is the same when an event is sent again.
		 *
		 * @param array<string, string> $receivers Secrets by URL.
		 *
		 * @example
		 * add_filter( 'vitrine_webhooks', fn( $receivers ) => $receivers + array( 'https://erp.example.com/orders' => ACME_WEBHOOK_SECRET ) );
		 */
		$receivers = (array) apply_filters( 'vitrine_webhooks', array() );
		return array_filter( array_map( 'strval', $receivers ), static fn ( $url ): bool => is_string( $url ) && strlen( $url ) <= 255 && 1 === preg_match( '#^https?://#i', $url ), ARRAY_FILTER_USE_KEY );
	}

	/**
	 * Sends a webhook.
	 *
	 * @param Task  $task  Task with the URL as subject.
	 * @param Order $order Current order.
	 * @return string Error message; empty on success.
	 */
	public static function send( Task $task, Order $order ): string {
		$secret = self::receivers()[ $task->subject ] ?? null;
		if ( null === $secret ) {
			// The receiver was removed.
			return '';
		}
		$body   = (string) wp_json_encode( self::body( $task, $order ) );
		$answer = wp_safe_remote_post(
			$task->subject,
			array(
				'timeout'     => self::SECONDS,
				'redirection' => 0,
				'body'        => $body,
				'headers'     => array(
					'Content-Type'        => 'application/json',
					'X-Vitrine-Event-Id'  => $task->event_id,
					'X-Vitrine-Signature' => 'sha256=' . hash_hmac( 'sha256', $body, $secret ),
				),
			)
		);
		if ( is_wp_error( $answer ) ) {
			return $answer->get_error_message();
		}
		$status = (int) wp_remote_retrieve_response_code( $answer );
		return $status >= 200 && $status < 300 ? '' : "HTTP $status";
	}

	/**
	 * Returns the body.
	 *
	 * @param Task  $task  Task.
	 * @param Order $order Current order.
	 * @return array<string, mixed>
	 */
	private static function body( Task $task, Order $order ): array {
		return array(
			'id'    => $task->event_id,
			'type'  => 'order.status_changed',
			'from'  => (string) ( $task->data['from'] ?? '' ),
			'to'    => (string) ( $task->data['to'] ?? '' ),
			'at'    => (string) ( $task->data['at'] ?? '' ),
			'order' => array(
				'id'             => $order->id,
				'status'         => $order->status,
				'payment_status' => $order->payment_status,
				'payment_method' => $order->payment_method,
				'reference'      => $order->reference,
				'email'          => $order->email,
				'total'          => $order->totals['total'],
				'currency'       => $order->currency->code,
				'items'          => $order->items,
			),
		);
	}
}
