<?php
/**
 * HTTP response.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Support;

use PHPUnit\Framework\Assert;

/**
 * Status, headers and body as received.
 */
final class Response {

	/**
	 * Constructor.
	 *
	 * @param int                         $status  HTTP status.
	 * @param array<string, list<string>> $headers Values by lowercase name.
	 * @param string                      $body    Body.
	 */
	public function __construct(
		public readonly int $status,
		public readonly array $headers,
		public readonly string $body
	) {
	}

	/**
	 * Parses curl's output with headers.
	 *
	 * @param string $raw         Headers, an empty line and the body.
	 * @param int    $header_size Size of the headers in bytes.
	 * @param int    $status      HTTP status.
	 */
	public static function parse( string $raw, int $header_size, int $status ): self {
		$headers = array();
		foreach ( explode( "\r\n", substr( $raw, 0, $header_size ) ) as $line ) {
			if ( str_contains( $line, ':' ) ) {
				list( $name, $value ) = explode( ':', $line, 2 );

				$headers[ strtolower( $name ) ][] = trim( $value );
			}
		}
		return new self( $status, $headers, substr( $raw, $header_size ) );
	}

	/**
	 * Returns the value of a header; multiple values are joined with commas.
	 * Empty if missing.
	 *
	 * @param string $name Case-insensitive name.
	 */
	public function header( string $name ): string {
		return implode( ', ', $this->headers[ strtolower( $name ) ] ?? array() );
	}

	/**
	 * Returns the decoded JSON body; fails the test if it is invalid.
	 *
	 * @return array<mixed>
	 */
	public function json(): array {
		$value = json_decode( $this->body, true );
		Assert::assertIsArray( $value, 'Not JSON: ' . substr( $this->body, 0, 500 ) );
		return $value;
	}
}
