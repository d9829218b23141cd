<?php
/**
 * Plugin Name: Acme Pay
 * Description: An example of a payment method with its own page, webhooks, refunds and settings.
 * Requires Plugins: vitrine
 *
 * @package AcmePay
 */

declare( strict_types=1 );

use Vitrine\Api;
use Vitrine\Commerce\Builtin\Payment\IdempotentGateway;
use Vitrine\Commerce\Builtin\Payment\PaymentResult;
use Vitrine\Commerce\Builtin\Payment\Refunds\RefundingGateway;
use Vitrine\Commerce\Builtin\Payment\Remote\HostedPage;
use Vitrine\Commerce\Builtin\Payment\Remote\WebhookGateway;
use Vitrine\Commerce\Builtin\Payment\Settings\ConfigurableGateway;
use Vitrine\Commerce\Builtin\Payment\Settings\PaymentSettings;
use Vitrine\Commerce\Value\CartSnapshot;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

add_action(
	'init',
	static function (): void {
		if ( ! class_exists( Api::class ) || ! Api::sells() ) {
			return;
		}
		Api::payments()->register(
			new class() implements IdempotentGateway, HostedPage, WebhookGateway, RefundingGateway, ConfigurableGateway {

				// Shown to the shopper.

				public function id(): string {
					return 'acme-pay';
				}

				public function title(): string {
					return __( 'Acme Pay', 'acme-pay' );
				}

				public function description(): string {
					return __( 'You will be taken to Acme to pay.', 'acme-pay' );
				}

				public function fields_html(): string {
					return '';
				}

				public function is_available( CartSnapshot $cart ): bool {
					return '' !== self::key() && 'EUR' === $cart->currency->code;
				}

				// Settings on the Payments screen.

				public function settings_fields(): array {
					return array(
						array(
							'name'  => 'key',
							'label' => __( 'Secret key', 'acme-pay' ),
							'type'  => 'secret',
							'help'  => '',
						),
					);
				}

				public function settings_help(): string {
					/* translators: %s: address. */
					return sprintf( __( 'Tell Acme to call %s.', 'acme-pay' ), Api::payments()->webhook_url( 'acme-pay' ) );
				}

				public function settings_problem(): string {
					return '' === self::key() ? __( 'The secret key is missing.', 'acme-pay' ) : '';
				}

				// Processes the payment: a page at Acme, which calls a webhook.

				public function process( Order $order, array $data, string $idempotency_key = '' ): PaymentResult|\WP_Error {
					$page = self::ask(
						'pages',
						array(
							'order'  => $order->id,
							'amount' => $order->totals['total'],
							'return' => $order->received_url,
						),
						$idempotency_key
					);
					return is_wp_error( $page ) ? $page : PaymentResult::redirect( $page['url'], $page['id'] );
				}

				public function close_page( Order $order ): bool {
					$closed = self::ask( "pages/$order->reference/close", array() );
					return ! is_wp_error( $closed );
				}

				public function webhook( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
					$signature = (string) $request->get_header( 'acme-signature' );
					if ( ! hash_equals( hash_hmac( 'sha256', $request->get_body(), self::key() ), $signature ) ) {
						return new \WP_Error( 'acme_signature', 'This is not from Acme.', array( 'status' => 401 ) );
					}
					$event  = (array) json_decode( $request->get_body(), true );
					$orders = Api::orders();
					$done   = match ( $event['type'] ?? '' ) {
						'paid'     => $orders->pay( (int) $event['order'], (string) $event['payment'] ),
						'declined' => $orders->fail( (int) $event['order'], 'Acme: declined.' ),
						'refunded' => $orders->note_refund( (int) $event['order'], (int) $event['amount'], (string) $event['refund'] ),
						default    => null,
					};
					return is_wp_error( $done ) ? $done : new \WP_REST_Response( array( 'ok' => true ) );
				}

				public function refund( Order $order, int $amount, string $reason, string $idempotency_key ): string|\WP_Error {
					$refund = self::ask(
						'refunds',
						array(
							'payment' => $order->reference,
							'amount'  => $amount,
						),
						$idempotency_key
					);
					return is_wp_error( $refund ) ? $refund : $refund['id'];
				}

				// Sends a request to Acme. An exception means that the result is unknown.

				private static function ask( string $path, array $params, string $idempotency_key = '' ): array|\WP_Error {
					$answer = wp_remote_post(
						'https://acme.example/api/' . $path,
						array(
							'body'    => (string) wp_json_encode( $params ),
							'headers' => array(
								'Authorization'   => 'Bearer ' . self::key(),
								'Idempotency-Key' => $idempotency_key,
							),
						)
					);
					$status = is_wp_error( $answer ) ? 0 : (int) wp_remote_retrieve_response_code( $answer );
					if ( is_wp_error( $answer ) || $status < 200 || $status >= 500 ) {
						throw new \RuntimeException( 'Acme cannot be reached.' );
					}
					return $status < 300
						? (array) json_decode( wp_remote_retrieve_body( $answer ), true )
						: new \WP_Error( 'acme_refused', __( 'Acme refused.', 'acme-pay' ) );
				}

				private static function key(): string {
					return PaymentSettings::get()->method( 'acme-pay' )->own['key'] ?? '';
				}
			}
		);
	}
);
