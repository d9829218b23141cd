<?php
/**
 * The answer to a request.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Support;

use PHPUnit\Framework\Assert;

/**
 * Status, headers and body as they came over the wire.
 */
final class Response {

	/**
	 * Keeps the parts.
	 *
	 * @param int                         $status  HTTP status.
	 * @param array<string, list<string>> $headers Values by name in lower case.
	 * @param string                      $body    Body.
	 */
	public function __construct(
		public readonly int $status,
		public readonly array $headers,
		public readonly string $body
	) {
	}

	/**
	 * Reads what curl gives with its headers.
	 *
	 * @param string $raw         Headers, an empty line, body.
	 * @param int    $header_size Bytes of the headers.
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
	 * A header's value; several are joined by a comma. Empty when it is not there.
	 *
	 * @param string $name Any case.
	 */
	public function header( string $name ): string {
		return implode( ', ', $this->headers[ strtolower( $name ) ] ?? array() );
	}

	/**
	 * The body as JSON; the test fails when it is none.
	 *
	 * @return array<mixed>
	 */
	public function json(): array {
		$value = json_decode( $this->body, true );
		Assert::assertIsArray( $value, 'Not JSON: ' . substr( $this->body, 0, 500 ) );
		return $value;
	}
}
