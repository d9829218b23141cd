<?php
/**
 * Response of a request to the site itself.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Status;

defined( 'ABSPATH' ) || exit;

/**
 * The parts of a response that show whether it is from a cache.
 */
final class ProbeResponse {

	/** Headers in which caches report a hit. */
	private const HITS = array( 'x-cache', 'x-cache-status', 'cf-cache-status', 'x-proxy-cache', 'x-litespeed-cache', 'x-wp-cf-super-cache-cache', 'x-varnish-cache', 'x-fastcgi-cache', 'x-nginx-cache', 'x-cache-handler', 'x-rocket-nginx-serving-static' );

	/**
	 * @param int                   $status      HTTP status; 0: no response.
	 * @param array<string, string> $headers     Headers by lowercase name.
	 * @param list<string>          $keys        Top-level keys of the JSON body.
	 * @param bool                  $sets_cookie Whether it sets a cookie.
	 * @param string                $error       Error message if there is no response.
	 */
	public function __construct(
		public readonly int $status,
		public readonly array $headers = array(),
		public readonly array $keys = array(),
		public readonly bool $sets_cookie = false,
		public readonly string $error = '',
	) {}

	/**
	 * Whether the JSON body has a key.
	 *
	 * @param string $key Key.
	 */
	public function has( string $key ): bool {
		return in_array( $key, $this->keys, true );
	}

	/**
	 * Whether shared caches must not store it.
	 */
	public function forbids_keeping(): bool {
		return 1 === preg_match( '/\b(?:no-store|private)\b/i', $this->headers['cache-control'] ?? '' );
	}

	/**
	 * Whether it is from a cache.
	 */
	public function is_kept(): bool {
		if ( (int) ( $this->headers['age'] ?? 0 ) > 0 ) {
			return true;
		}
		foreach ( self::HITS as $name ) {
			if ( 1 === preg_match( '/\bhit\b/i', $this->headers[ $name ] ?? '' ) ) {
				return true;
			}
		}
		return false;
	}
}
