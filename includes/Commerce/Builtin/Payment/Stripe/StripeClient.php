<?php
/**
 * Speaks with Stripe.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Stripe;

defined( 'ABSPATH' ) || exit;

/**
 * Stripe's API over WordPress's HTTP functions.
 */
final class StripeClient {

	/** What the answers are written in: a later version of the API changes nothing here. */
	private const VERSION = '2024-06-20';

	/** Seconds: less than the lease of a payment. */
	private const TIMEOUT = 20;

	/**
	 * @param string $key Secret key.
	 */
	public function __construct( #[\SensitiveParameter] private readonly string $key ) {}

	/**
	 * Sends a GET request to Stripe's API.
	 *
	 * @param string               $path   Below `/v1/`.
	 * @param array<string, mixed> $params In the address.
	 * @return array<string, mixed>|\WP_Error The answer; the error when it was refused.
	 * @throws StripeUnreachable When nobody knows what became of it.
	 */
	public function get( string $path, array $params = array() ): array|\WP_Error {
		return $this->send( 'GET', $path . ( array() === $params ? '' : '?' . http_build_query( $params ) ), '', '' );
	}

	/**
	 * Has something done.
	 *
	 * @param string               $path            Below `/v1/`.
	 * @param array<string, mixed> $params          What is sent.
	 * @param string               $idempotency_key What is asked under one key is done once; empty: it may be done twice without harm.
	 * @return array<string, mixed>|\WP_Error As get() has it.
	 * @throws StripeUnreachable When nobody knows what became of it.
	 */
	public function post( string $path, array $params, string $idempotency_key = '' ): array|\WP_Error {
		return $this->send( 'POST', $path, http_build_query( $params ), $idempotency_key );
	}

	/**
	 * Sends a request.
	 *
	 * @param string $method          `GET` or `POST`.
	 * @param string $path            Below `/v1/`.
	 * @param string $body            Of the form's kind.
	 * @param string $idempotency_key As post() has it.
	 * @return array<string, mixed>|\WP_Error
	 * @throws StripeUnreachable When nobody knows what became of it.
	 */
	private function send( string $method, string $path, string $body, string $idempotency_key ): array|\WP_Error {
		$answer = wp_remote_request(
			self::base() . '/v1/' . $path,
			array(
				'method'      => $method,
				'timeout'     => self::TIMEOUT,
				'redirection' => 0,
				'body'        => $body,
				'headers'     => array(
					'Authorization'  => 'Bearer ' . $this->key,
					'Stripe-Version' => self::VERSION,
				) + ( '' === $body ? array() : array( 'Content-Type' => 'application/x-www-form-urlencoded' ) ) + ( '' === $idempotency_key ? array() : array( 'Idempotency-Key' => $idempotency_key ) ),
			)
		);
		if ( is_wp_error( $answer ) ) {
			throw new StripeUnreachable( esc_html( $answer->get_error_message() ) );
		}
		$status = (int) wp_remote_retrieve_response_code( $answer );
		$value  = json_decode( wp_remote_retrieve_body( $answer ), true );
		// 409: the same key is being worked on; 429: too many requests.
		if ( ! is_array( $value ) || $status < 200 || $status >= 500 || 409 === $status || 429 === $status || ( $status >= 300 && $status < 400 ) ) {
			throw new StripeUnreachable( esc_html( "HTTP $status" ) );
		}
		return $status < 300 ? $value : self::refused( $status, $value );
	}

	/**
	 * What Stripe refuses. Its words are for shoppers only where a card is at fault.
	 *
	 * @param int          $status HTTP status.
	 * @param array<mixed> $value  The answer.
	 */
	private static function refused( int $status, array $value ): \WP_Error {
		$error   = is_array( $value['error'] ?? null ) ? $value['error'] : array();
		$message = is_string( $error['message'] ?? null ) ? $error['message'] : "HTTP $status";
		return new \WP_Error( is_string( $error['code'] ?? null ) ? $error['code'] : 'stripe_refused', $message, array( 'status' => $status ) );
	}

	/**
	 * Where Stripe is.
	 */
	private static function base(): string {
		/**
		 * Changes where Stripe is asked: for tests with a stand-in.
		 *
		 * @param string $url Without a path.
		 *
		 * @example
		 * add_filter( 'vitrine_stripe_api', fn( $url ) => 'local' === wp_get_environment_type() ? 'http://127.0.0.1:12111' : $url );
		 */
		return untrailingslashit( (string) apply_filters( 'vitrine_stripe_api', 'https://api.stripe.com' ) );
	}
}
