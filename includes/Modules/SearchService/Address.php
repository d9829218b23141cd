<?php
/**
 * Where the search service is.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\SearchService;

defined( 'ABSPATH' ) || exit;

/**
 * Said in wp-config.php, where passwords belong:
 * `define( 'VITRINE_SEARCH_SERVICE', 'https://user:password@search.example:9200/shop' );`
 * The path is the name of the index. In the place of a user and a password,
 * VITRINE_SEARCH_SERVICE_KEY may have an API key.
 */
final class Address {

	public const ADDRESS = 'VITRINE_SEARCH_SERVICE';

	public const KEY = 'VITRINE_SEARCH_SERVICE_KEY';

	/**
	 * @param string $server        Scheme, host and port.
	 * @param string $index         Name of the index.
	 * @param string $authorization Value of the header; empty: none.
	 */
	private function __construct( public readonly string $server, public readonly string $index, public readonly string $authorization ) {}

	/**
	 * That of this site; null: none is said, or it is no address.
	 */
	public static function current(): ?self {
		$text = defined( self::ADDRESS ) ? constant( self::ADDRESS ) : '';
		$key  = defined( self::KEY ) ? constant( self::KEY ) : '';
		/**
		 * Changes the address of the search service that answers for facets.
		 *
		 * @param string $address As VITRINE_SEARCH_SERVICE says it; empty: the shop answers by itself.
		 *
		 * @example
		 * add_filter( 'vitrine_search_service', fn() => 'https://search.example:9200/shop' );
		 */
		return self::of( (string) apply_filters( 'vitrine_search_service', is_string( $text ) ? $text : '' ), is_string( $key ) ? $key : '' );
	}

	/**
	 * The address of a text.
	 *
	 * @param string $text With the name of the index as its path.
	 * @param string $key  API key; empty: none.
	 * @return ?self Null: it is none.
	 */
	public static function of( string $text, string $key = '' ): ?self {
		$parts = wp_parse_url( trim( $text ) );
		$index = is_array( $parts ) ? trim( $parts['path'] ?? '', '/' ) : '';
		if ( ! is_array( $parts ) || ! in_array( $parts['scheme'] ?? '', array( 'http', 'https' ), true ) || '' === ( $parts['host'] ?? '' ) || ! preg_match( '/^[a-z0-9][a-z0-9_-]{0,99}$/D', $index ) ) {
			return null;
		}
		$basic = isset( $parts['user'] ) ? 'Basic ' . base64_encode( rawurldecode( $parts['user'] ) . ':' . rawurldecode( $parts['pass'] ?? '' ) ) : ''; // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- As HTTP has it.
		return new self( $parts['scheme'] . '://' . $parts['host'] . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' ), $index, '' === $key ? $basic : "ApiKey $key" );
	}
}
