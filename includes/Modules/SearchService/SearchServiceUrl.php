<?php
/**
 * Address of the search service.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\SearchService;

defined( 'ABSPATH' ) || exit;

/**
 * Defined in wp-config.php, where passwords belong: `define( 'VITRINE_SEARCH_SERVICE',
 * 'https://user:password@search.example:9200/shop' );` The path is the name of the
 * index. VITRINE_SEARCH_SERVICE_KEY can have an API key instead of user and password.
 */
final class SearchServiceUrl {

	public const ADDRESS = 'VITRINE_SEARCH_SERVICE';

	public const KEY = 'VITRINE_SEARCH_SERVICE_KEY';

	/**
	 * @param string $server        Scheme, host and port.
	 * @param string $index         Index name.
	 * @param string $authorization Value of the `Authorization` header; empty: none.
	 */
	private function __construct( public readonly string $server, public readonly string $index, public readonly string $authorization ) {}

	/**
	 * Returns the address of this site; null if it is missing or invalid.
	 */
	public static function current(): ?self {
		$text = defined( self::ADDRESS ) ? constant( self::ADDRESS ) : '';
		$key  = defined( self::KEY ) ? constant( self::KEY ) : '';
		/**
		 * Filters the address of the search service that counts facets.
		 *
		 * @param string $address Address in the format of VITRINE_SEARCH_SERVICE; empty to use the shop's own index.
		 *
		 * @example
		 * add_filter( 'vitrine_search_service', fn() => 'https://search.example:9200/shop' );
		 */
		return self::of( (string) apply_filters( 'vitrine_search_service', is_string( $text ) ? $text : '' ), is_string( $key ) ? $key : '' );
	}

	/**
	 * Parses an address.
	 *
	 * @param string $text URL with the name of the index as path.
	 * @param string $key  API key; empty: none.
	 * @return ?self Null if it is invalid.
	 */
	public static function of( string $text, string $key = '' ): ?self {
		$parts = wp_parse_url( trim( $text ) );
		$index = is_array( $parts ) ? trim( $parts['path'] ?? '', '/' ) : '';
		if ( ! is_array( $parts ) || ! in_array( $parts['scheme'] ?? '', array( 'http', 'https' ), true ) || '' === ( $parts['host'] ?? '' ) || ! preg_match( '/^[a-z0-9][a-z0-9_-]{0,99}$/D', $index ) ) {
			return null;
		}
		$basic = isset( $parts['user'] ) ? 'Basic ' . base64_encode( rawurldecode( $parts['user'] ) . ':' . rawurldecode( $parts['pass'] ?? '' ) ) : ''; // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- HTTP basic authentication.
		return new self( $parts['scheme'] . '://' . $parts['host'] . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' ), $index, '' === $key ? $basic : "ApiKey $key" );
	}
}
