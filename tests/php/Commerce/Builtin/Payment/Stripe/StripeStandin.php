<?php
/**
 * Fake Stripe API.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Payment\Stripe;

/**
 * Responds like Stripe's published API to the gateway's requests, without a
 * network.
 */
final class StripeStandin {

	public const SECRET = 'whsec_test';

	/**
	 * Checkout sessions in Stripe's format, by ID.
	 *
	 * @var array<string, array<string, mixed>>
	 */
	public array $sessions = array();

	/**
	 * Refunds in Stripe's format, by ID.
	 *
	 * @var array<string, array<string, mixed>>
	 */
	public array $refunds = array();

	/**
	 * Requests: method and path.
	 *
	 * @var list<string>
	 */
	public array $log = array();

	/**
	 * Whether requests fail; `late` means that they are processed, but the
	 * response is lost.
	 *
	 * @var bool|string
	 */
	public bool|string $down = false;

	/**
	 * HTTP status and error code of refused requests; empty to accept all.
	 *
	 * @var array{0: int, 1: string}|array{}
	 */
	public array $refuses = array();

	/**
	 * Request and response by idempotency key.
	 *
	 * @var array<string, array{0: string, 1: array<string, mixed>}>
	 */
	private array $known = array();

	/**
	 * Enables the gateway and intercepts requests to Stripe.
	 *
	 * @param array<string, string> $own More settings of the gateway.
	 */
	public function __construct( array $own = array() ) {
		update_option(
			'vitrine_payments',
			array(
				'methods' => array(
					'stripe' => array(
						'enabled' => true,
						'own'     => $own + array(
							'test_key'            => 'sk_test_1',
							'test_webhook_secret' => self::SECRET,
						),
					),
				),
			)
		);
		add_filter( 'pre_http_request', array( $this, 'answer' ), 10, 3 );
	}

	/**
	 * Responds to a request. Hooked.
	 *
	 * @param mixed                $done Return value of an earlier filter.
	 * @param array<string, mixed> $args Arguments of the request.
	 * @param string               $url  URL of the request.
	 */
	public function answer( mixed $done, array $args, string $url ): mixed {
		if ( ! str_starts_with( $url, 'https://api.stripe.com/v1/' ) ) {
			return $done;
		}
		$path        = (string) preg_replace( '/\?.*/', '', substr( $url, 26 ) );
		$this->log[] = "$args[method] $path";
		if ( true === $this->down ) {
			return new \WP_Error( 'http_request_failed', 'cURL error 28' );
		}
		parse_str( (string) $args['body'], $params );
		$key    = (string) ( $args['headers']['Idempotency-Key'] ?? '' );
		$answer = 'Bearer sk_test_1' === $args['headers']['Authorization'] ? $this->known( $key, $path, $params ) : self::error( 401, 'invalid_key' );
		if ( 'late' === $this->down ) {
			return new \WP_Error( 'http_request_failed', 'cURL error 28' );
		}
		return array(
			'headers'  => array(),
			'body'     => (string) wp_json_encode( $answer['body'] ),
			'response' => array(
				'code'    => $answer['status'],
				'message' => '',
			),
			'cookies'  => array(),
			'filename' => null,
		);
	}

	/**
	 * Completes the page of a session.
	 *
	 * @param string $id      Session ID.
	 * @param string $payment Status of the payment: `succeeded`, `processing` or `requires_payment_method`.
	 */
	public function pay( string $id, string $payment = 'succeeded' ): void {
		$this->sessions[ $id ] = array(
			'status'         => 'complete',
			'payment_status' => 'succeeded' === $payment ? 'paid' : 'unpaid',
			'url'            => null,
			'payment_intent' => array(
				'object' => 'payment_intent',
				'id'     => 'pi_' . substr( $id, 3 ),
				'status' => $payment,
			),
		) + $this->sessions[ $id ];
	}

	/**
	 * Lets a session expire unpaid.
	 *
	 * @param string $id Session ID.
	 */
	public function expire( string $id ): void {
		$this->sessions[ $id ] = array(
			'status' => 'expired',
			'url'    => null,
		) + $this->sessions[ $id ];
	}

	/**
	 * Sends a signed event to the shop.
	 *
	 * @param string               $type   Type of the event.
	 * @param array<string, mixed> $object Object of the event.
	 * @param int                  $time   Time of the signature; 0 for now.
	 * @param string               $secret Secret of the signature.
	 * @param bool                 $live   Whether the event is in live mode.
	 */
	public function tell( string $type, array $object, int $time = 0, string $secret = self::SECRET, bool $live = false ): \WP_REST_Response {
		$time    = 0 === $time ? time() : $time;
		$body    = (string) wp_json_encode(
			array(
				'id'       => 'evt_' . wp_rand(),
				'object'   => 'event',
				'type'     => $type,
				'livemode' => $live,
				'data'     => array( 'object' => $object ),
			)
		);
		$request = new \WP_REST_Request( 'POST', '/vitrine/v1/webhooks/stripe' );
		$request->set_header( 'stripe-signature', "t=$time,v1=" . str_repeat( '0', 64 ) . ',v1=' . hash_hmac( 'sha256', "$time.$body", $secret ) );
		$request->set_body( $body );
		return rest_do_request( $request );
	}

	/**
	 * Returns the stored response of an idempotency key, or handles a new
	 * request.
	 *
	 * @param string               $key    Idempotency key.
	 * @param string               $path   Path below `/v1/`.
	 * @param array<string, mixed> $params Parameters of the request.
	 * @return array{status: int, body: array<string, mixed>}
	 */
	private function known( string $key, string $path, array $params ): array {
		$question = (string) wp_json_encode( array( $path, $params ) );
		if ( isset( $this->known[ $key ] ) ) {
			return $this->known[ $key ][0] === $question ? $this->known[ $key ][1] : self::error( 400, 'idempotency_error' );
		}
		$answer = array() === $this->refuses ? $this->ask( $path, $params ) : self::error( ...$this->refuses );
		if ( '' !== $key ) {
			$this->known[ $key ] = array( $question, $answer );
		}
		return $answer;
	}

	/**
	 * Handles a new request.
	 *
	 * @param string               $path   Path below `/v1/`.
	 * @param array<string, mixed> $params Parameters of the request.
	 * @return array{status: int, body: array<string, mixed>}
	 */
	private function ask( string $path, array $params ): array {
		$parts = explode( '/', $path );
		if ( 'refunds' === $path ) {
			$id                   = 're_' . ( count( $this->refunds ) + 1 );
			$this->refunds[ $id ] = array(
				'object' => 'refund',
				'id'     => $id,
				'status' => 'succeeded',
				'amount' => (int) $params['amount'],
			) + $params;
			return self::ok( $this->refunds[ $id ] );
		}
		if ( 'checkout/sessions' === $path ) {
			if ( (int) $params['expires_at'] < time() + 30 * MINUTE_IN_SECONDS - 5 ) {
				return self::error( 400, 'expires_at too early' );
			}
			$id                    = 'cs_' . ( count( $this->sessions ) + 1 );
			$this->sessions[ $id ] = array(
				'object'         => 'checkout.session',
				'id'             => $id,
				'status'         => 'open',
				'payment_status' => 'unpaid',
				'payment_intent' => null,
				'url'            => "https://checkout.stripe.com/c/pay/$id",
				'amount_total'   => array_sum( array_map( static fn ( array $line ): int => $line['quantity'] * $line['price_data']['unit_amount'], $params['line_items'] ) ),
				'currency'       => $params['line_items'][0]['price_data']['currency'],
			) + $params;
			return self::ok( $this->sessions[ $id ] );
		}
		$id = $parts[2] ?? '';
		if ( ! isset( $this->sessions[ $id ] ) ) {
			return self::error( 404, 'resource_missing' );
		}
		if ( 'expire' === ( $parts[3] ?? '' ) ) {
			if ( 'open' !== $this->sessions[ $id ]['status'] ) {
				return self::error( 400, 'session is not open' );
			}
			$this->expire( $id );
		}
		return self::ok( $this->sessions[ $id ] );
	}

	/**
	 * Returns a successful response.
	 *
	 * @param array<string, mixed> $body Body of the response.
	 * @return array{status: int, body: array<string, mixed>}
	 */
	private static function ok( array $body ): array {
		return array(
			'status' => 200,
			'body'   => $body,
		);
	}

	/**
	 * Returns an error response.
	 *
	 * @param int    $status HTTP status.
	 * @param string $code   Error code.
	 * @return array{status: int, body: array<string, mixed>}
	 */
	private static function error( int $status, string $code ): array {
		return array(
			'status' => $status,
			'body'   => array(
				'error' => array(
					'code'    => $code,
					'message' => "Refused: $code",
				),
			),
		);
	}
}
