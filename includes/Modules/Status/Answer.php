<?php
/**
 * What the site answered itself.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Status;

defined( 'ABSPATH' ) || exit;

/**
 * Of an answer, what says whether a cache gave it.
 */
final class Answer {

	/** Headers in which caches say that they had the page. */
	private const HITS = array( 'x-cache', 'x-cache-status', 'cf-cache-status', 'x-proxy-cache', 'x-litespeed-cache', 'x-wp-cf-super-cache-cache', 'x-varnish-cache', 'x-fastcgi-cache', 'x-nginx-cache', 'x-cache-handler', 'x-rocket-nginx-serving-static' );

	/**
	 * @param int                   $status      Of HTTP; 0: there was none.
	 * @param array<string, string> $headers     By their names in small letters.
	 * @param list<string>          $keys        First keys of its JSON.
	 * @param bool                  $sets_cookie Whether it does.
	 * @param string                $error       Why there was none.
	 */
	public function __construct(
		public readonly int $status,
		public readonly array $headers = array(),
		public readonly array $keys = array(),
		public readonly bool $sets_cookie = false,
		public readonly string $error = '',
	) {}

	/**
	 * Whether its JSON has a key.
	 *
	 * @param string $key The key.
	 */
	public function has( string $key ): bool {
		return in_array( $key, $this->keys, true );
	}

	/**
	 * Whether it says that no cache may keep it but, at most, its visitor's own.
	 */
	public function forbids_keeping(): bool {
		return 1 === preg_match( '/\b(?:no-store|private)\b/i', $this->headers['cache-control'] ?? '' );
	}

	/**
	 * Whether a cache had it already.
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
