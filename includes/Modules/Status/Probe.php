<?php
/**
 * Requests to the site itself.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Status;

defined( 'ABSPATH' ) || exit;

/**
 * Sends requests from the server like a guest's browser.
 */
final class Probe {

	/** Timeout in seconds: an owner is waiting for the result. */
	private const PATIENCE = 5;

	/**
	 * Requests a URL of the site.
	 *
	 * @param string $url Absolute URL.
	 */
	public static function get( string $url ): ProbeResponse {
		$answer = wp_remote_get(
			$url,
			array(
				'timeout'     => self::PATIENCE,
				'redirection' => 2,
				'cookies'     => array(),
				// The certificate is not checked: many servers cannot verify their own.
				'sslverify'   => apply_filters( 'https_local_ssl_verify', false ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress hook.
				'headers'     => array( 'Accept' => 'text/html,application/json' ),
			)
		);
		if ( is_wp_error( $answer ) ) {
			return new ProbeResponse( 0, error: $answer->get_error_message() );
		}
		$json    = json_decode( wp_remote_retrieve_body( $answer ), true );
		$headers = array();
		foreach ( wp_remote_retrieve_headers( $answer ) as $name => $value ) {
			$headers[ strtolower( $name ) ] = implode( ', ', (array) $value );
		}
		return new ProbeResponse(
			(int) wp_remote_retrieve_response_code( $answer ),
			$headers,
			is_array( $json ) ? array_map( 'strval', array_keys( $json ) ) : array(),
			array() !== wp_remote_retrieve_cookies( $answer )
		);
	}
}
