<?php
/**
 * Asks other servers.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\AddressServices;

defined( 'ABSPATH' ) || exit;

/**
 * One request for JSON. The other server may be slow, broken or hostile, and an
 * owner may have been talked into its address: it is asked for a few seconds, no
 * more than a few answers' worth is read, no redirect is followed, and addresses
 * of the own network are refused unless WordPress's filters
 * `http_request_host_is_external` and `http_allowed_safe_ports` let them pass.
 */
final class Remote {

	/**
	 * Bytes that are read of an answer.
	 */
	public const LIMIT = 262144;

	/**
	 * Makes it.
	 *
	 * @param float $timeout Seconds.
	 */
	public function __construct( private readonly float $timeout = 4.0 ) {}

	/**
	 * Gets an answer.
	 *
	 * @param string                $url     Address.
	 * @param array<string, string> $headers Of the request.
	 * @return array<mixed>
	 * @throws Unavailable When there is none that can be read.
	 */
	public function get( string $url, array $headers = array() ): array {
		return $this->ask( $url, array( 'headers' => $headers ) );
	}

	/**
	 * Posts JSON.
	 *
	 * @param string                $url     Address.
	 * @param array<string, mixed>  $body    To be encoded.
	 * @param array<string, string> $headers Of the request.
	 * @return array<mixed>
	 * @throws Unavailable As above.
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
	 * Asks.
	 *
	 * @param string               $url     Address.
	 * @param array<string, mixed> $request As for wp_remote_request().
	 * @return array<mixed>
	 * @throws Unavailable As above.
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
