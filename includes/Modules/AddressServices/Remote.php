<?php
/**
 * HTTP client for address services.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\AddressServices;

defined( 'ABSPATH' ) || exit;

/**
 * The server may be slow, broken or hostile, and its URL is a setting: requests have a
 * short timeout and a size limit, do not follow redirects, and are refused for local
 * addresses unless allowed by WordPress's filters `http_request_host_is_external` and
 * `http_allowed_safe_ports`.
 */
final class Remote {

	/**
	 * Maximum response size in bytes.
	 */
	public const LIMIT = 262144;

	/**
	 * Creates the client.
	 *
	 * @param float $timeout Timeout in seconds.
	 */
	public function __construct( private readonly float $timeout = 4.0 ) {}

	/**
	 * Sends a GET request.
	 *
	 * @param string                $url     URL.
	 * @param array<string, string> $headers Request headers.
	 * @return array<mixed>
	 * @throws Unavailable If there is no valid response.
	 */
	public function get( string $url, array $headers = array() ): array {
		return $this->ask( $url, array( 'headers' => $headers ) );
	}

	/**
	 * Sends a POST request with JSON.
	 *
	 * @param string                $url     URL.
	 * @param array<string, mixed>  $body    Data to encode.
	 * @param array<string, string> $headers Request headers.
	 * @return array<mixed>
	 * @throws Unavailable See above.
	 */
	public function post( string $url, array $body, array $headers = array() ): array {
		return $this->ask(
			$url,
			array(
				'method'  => 'POST',
				'headers' => array( 'Content-Type' => 'application/json' ) + $headers,
				'body'    => (string) wp_json_encode( $body ),
			)
		);
	}

	/**
	 * Sends a request.
	 *
	 * @param string               $url     URL.
	 * @param array<string, mixed> $request Arguments of wp_remote_request().
	 * @return array<mixed>
	 * @throws Unavailable See above.
	 */
	private function ask( string $url, array $request ): array {
		$answer = wp_safe_remote_request(
			$url,
			$request + array(
				'timeout'             => $this->timeout,
				'redirection'         => 0,
				'limit_response_size' => self::LIMIT,
				'user-agent'          => 'Vitrine/' . VITRINE_VERSION . '; ' . home_url(),
			)
		);
		if ( is_wp_error( $answer ) ) {
			throw new Unavailable( $answer->get_error_message() ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Not output.
		}
		$status = (int) wp_remote_retrieve_response_code( $answer );
		if ( 200 !== $status ) {
			throw new Unavailable( "Status $status" ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Not output.
		}
		$value = json_decode( wp_remote_retrieve_body( $answer ), true, 32 );
		return is_array( $value ) ? $value : throw new Unavailable( 'Not JSON' );
	}
}
