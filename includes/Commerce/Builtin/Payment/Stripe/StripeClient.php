<?php
/**
 * Client for Stripe's API.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Stripe;

defined( 'ABSPATH' ) || exit;

/**
 * Uses WordPress's HTTP functions.
 */
final class StripeClient {

	/** API version of the responses, so that newer versions change nothing here. */
	private const VERSION = '2024-06-20';

	/** Timeout in seconds: less than the lease of a payment. */
	private const TIMEOUT = 20;

	/**
	 * @param string $key Secret key.
	 */
	public function __construct( #[\SensitiveParameter] private readonly string $key ) {}

	/**
	 * Sends a GET request to Stripe's API.
	 *
	 * @param string               $path   Path in `/v1/`.
	 * @param array<string, mixed> $params Query parameters.
	 * @return array<string, mixed>|\WP_Error Response; an error if the request was refused.
	 * @throws StripeUnreachable If the result is unknown.
	 */
	public function get( string $path, array $params = array() ): array|\WP_Error {
		return $this->send( 'GET', $path . ( array() === $params ? '' : '?' . http_build_query( $params ) ), '', '' );
	}

	/**
	 * Sends a POST request to Stripe's API.
	 *
	 * @param string               $path            Path in `/v1/`.
	 * @param array<string, mixed> $params          Body parameters.
	 * @param string               $idempotency_key Requests with the same key are executed once; empty: the request can safely be repeated.
	 * @return array<string, mixed>|\WP_Error See get().
	 * @throws StripeUnreachable If the result is unknown.
	 */
	public function post( string $path, array $params, string $idempotency_key = '' ): array|\WP_Error {
		return $this->send( 'POST', $path, http_build_query( $params ), $idempotency_key );
	}

	/**
	 * Sends a request.
	 *
	 * @param string $method          `GET` or `POST`.
	 * @param string $path            Path in `/v1/`.
	 * @param string $body            URL-encoded body.
	 * @param string $idempotency_key See post().
	 * @return array<string, mixed>|\WP_Error
	 * @throws StripeUnreachable If the result is unknown.
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
		// 409: a request with the same key is in progress; 429: too many requests.
		if ( ! is_array( $value ) || $status < 200 || $status >= 500 || 409 === $status || 429 === $status || ( $status >= 300 && $status < 400 ) ) {
			throw new StripeUnreachable( esc_html( "HTTP $status" ) );
		}
		return $status < 300 ? $value : self::refused( $status, $value );
	}

	/**
	 * Returns the error of a refused request. Its message is meant for shoppers only if
	 * a card was declined.
	 *
	 * @param int          $status HTTP status.
	 * @param array<mixed> $value  Response.
	 */
	private static function refused( int $status, array $value ): \WP_Error {
		$error   = is_array( $value['error'] ?? null ) ? $value['error'] : array();
		$message = is_string( $error['message'] ?? null ) ? $error['message'] : "HTTP $status";
		return new \WP_Error( is_string( $error['code'] ?? null ) ? $error['code'] : 'stripe_refused', $message, array( 'status' => $status ) );
	}

	/**
	 * Returns the base URL of the API.
	 */
	private static function base(): string {
		/**
		 * Filters the base URL of Stripe's API, for tests with a mock.
		 *
		 * @param string $url URL without path.
		 *
		 * @example
		 * add_filter( 'vitrine_stripe_api', fn( $url ) => 'local' === wp_get_environment_type() ? 'http://127.0.0.1:12111' : $url );
		 */
		return untrailingslashit( (string) apply_filters( 'vitrine_stripe_api', 'https://api.stripe.com' ) );
	}
}
