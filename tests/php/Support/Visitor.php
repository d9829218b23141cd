<?php
/**
 * A visitor of the site with a separate browser session.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Support;

use CurlHandle;
use RuntimeException;

/**
 * Sends requests over HTTP and keeps cookies.
 */
final class Visitor {

	/**
	 * Values by cookie name.
	 *
	 * @var array<string, string>
	 */
	public array $cookies = array();

	/**
	 * Sends a GET request.
	 *
	 * @param string                $path    Path with query string.
	 * @param array<string, string> $headers Additional headers.
	 */
	public function get( string $path, array $headers = array() ): Response {
		return $this->request( 'GET', $path, null, $headers );
	}

	/**
	 * Submits a form, as a page of the same site would.
	 *
	 * @param string                      $path    Path with query string.
	 * @param array<string, mixed>|string $body    Fields (form-urlencoded), or a raw body.
	 * @param array<string, string|null>  $headers Additional headers; null removes a header that a browser sends.
	 */
	public function post( string $path, $body = array(), array $headers = array() ): Response {
		return $this->request( 'POST', $path, $body, $headers );
	}

	/**
	 * Submits a form as multipart/form-data.
	 *
	 * @param string                $path   Path with query string.
	 * @param array<string, string> $fields Values by full field name, for example "quantity[12]".
	 */
	public function post_multipart( string $path, array $fields ): Response {
		$boundary = 'vitrine' . bin2hex( random_bytes( 8 ) );
		$body     = '';
		foreach ( $fields as $name => $value ) {
			$body .= "--$boundary\r\nContent-Disposition: form-data; name=\"$name\"\r\n\r\n$value\r\n";
		}
		return $this->request( 'POST', $path, $body . "--$boundary--\r\n", array( 'Content-Type' => "multipart/form-data; boundary=$boundary" ) );
	}

	/**
	 * Logs in with WordPress's login form.
	 *
	 * @param string $user     Login name.
	 * @param string $password Password.
	 */
	public function log_in( string $user, string $password ): Response {
		$this->get( '/wp-login.php' );
		return $this->post(
			'/wp-login.php',
			array(
				'log'        => $user,
				'pwd'        => $password,
				'testcookie' => '1',
			)
		);
	}

	/**
	 * Sends a request and returns its response. Does not follow redirects.
	 *
	 * @param string                           $method  HTTP method.
	 * @param string                           $path    Path with query string.
	 * @param array<string, mixed>|string|null $body    As for post().
	 * @param array<string, string|null>       $headers As for post().
	 */
	public function request( string $method, string $path, $body = null, array $headers = array() ): Response {
		return $this->together( array( array( $method, $path, $body, $headers ) ) )[0];
	}

	/**
	 * Sends several requests of this visitor at the same time, all with the
	 * current cookies.
	 *
	 * @param list<array{0: string, 1: string, 2?: array<string, mixed>|string|null, 3?: array<string, string|null>}> $requests Arguments of request().
	 * @return list<Response> Responses in the order of the requests.
	 * @throws RuntimeException When the server does not answer.
	 */
	public function together( array $requests ): array {
		$multi   = curl_multi_init();
		$handles = array();
		foreach ( $requests as $request ) {
			$handle    = $this->handle( $request[0], $request[1], $request[2] ?? null, $request[3] ?? array() );
			$handles[] = $handle;
			curl_multi_add_handle( $multi, $handle );
		}
		do {
			curl_multi_exec( $multi, $running );
			if ( $running > 0 ) {
				curl_multi_select( $multi, 1.0 );
			}
		} while ( $running > 0 );

		$responses = array();
		foreach ( $handles as $handle ) {
			$raw = curl_multi_getcontent( $handle );
			if ( null === $raw || 0 === curl_getinfo( $handle, CURLINFO_RESPONSE_CODE ) ) {
				throw new RuntimeException( 'No answer from ' . curl_getinfo( $handle, CURLINFO_EFFECTIVE_URL ) . ': ' . curl_error( $handle ) );
			}
			$response = Response::parse( $raw, curl_getinfo( $handle, CURLINFO_HEADER_SIZE ), curl_getinfo( $handle, CURLINFO_RESPONSE_CODE ) );
			$this->keep_cookies( $response );
			$responses[] = $response;
			curl_multi_remove_handle( $multi, $handle );
		}
		return $responses;
	}

	/**
	 * Submits a form and disconnects before the response, like a closed tab.
	 *
	 * @param string                         $path Path with query string.
	 * @param array<string, mixed>           $body Fields.
	 * @param callable(): bool               $when Whether to disconnect; called repeatedly.
	 * @throws RuntimeException When it never returns true.
	 */
	public function leave( string $path, array $body, callable $when ): void {
		$multi  = curl_multi_init();
		$handle = $this->handle( 'POST', $path, $body, array() );
		curl_multi_add_handle( $multi, $handle );
		do {
			curl_multi_exec( $multi, $running );
			if ( 0 === $running ) {
				throw new RuntimeException( "$path was answered before there was time to go." );
			}
			curl_multi_select( $multi, 0.01 );
		} while ( ! $when() );
		curl_multi_remove_handle( $multi, $handle );
		curl_close( $handle );
		curl_multi_close( $multi );
	}

	/**
	 * Prepares a request.
	 *
	 * @param string                           $method  HTTP method.
	 * @param string                           $path    Path with query string.
	 * @param array<string, mixed>|string|null $body    As for post().
	 * @param array<string, string|null>       $headers As for post().
	 */
	private function handle( string $method, string $path, $body, array $headers ): CurlHandle {
		$usual  = 'POST' === $method ? array(
			'Origin'         => Environment::url(),
			'Sec-Fetch-Site' => 'same-origin',
		) : array();
		$cookie = implode( '; ', array_map( static fn( string $name, string $value ): string => "$name=$value", array_keys( $this->cookies ), $this->cookies ) );
		$lines  = array( 'Expect:' );
		foreach ( array_merge( $usual, $headers ) as $name => $value ) {
			if ( null !== $value ) {
				$lines[] = "$name: $value";
			}
		}
		$handle = curl_init( Environment::url() . $path );
		curl_setopt_array(
			$handle,
			array(
				CURLOPT_CUSTOMREQUEST  => $method,
				CURLOPT_RETURNTRANSFER => true,
				CURLOPT_HEADER         => true,
				CURLOPT_TIMEOUT        => 60,
				CURLOPT_COOKIE         => $cookie,
				CURLOPT_HTTPHEADER     => $lines,
			)
		);
		if ( null !== $body ) {
			curl_setopt( $handle, CURLOPT_POSTFIELDS, is_array( $body ) ? http_build_query( $body ) : $body );
		}
		return $handle;
	}

	/**
	 * Stores the cookies of a response, as a browser does.
	 *
	 * @param Response $response The response.
	 */
	private function keep_cookies( Response $response ): void {
		foreach ( $response->headers['set-cookie'] ?? array() as $line ) {
			$parts                = explode( ';', $line );
			list( $name, $value ) = explode( '=', (string) array_shift( $parts ), 2 );

			$expires = preg_match( '/;\s*expires=([^;]+)/i', $line, $found ) ? strtotime( $found[1] ) : false;
			$max_age = preg_match( '/;\s*max-age=(-?\d+)/i', $line, $found ) ? (int) $found[1] : 1;
			if ( $max_age <= 0 || ( false !== $expires && $expires < time() ) ) {
				unset( $this->cookies[ $name ] );
			} else {
				$this->cookies[ $name ] = $value;
			}
		}
	}
}
