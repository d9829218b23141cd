<?php
/**
 * Names and URLs of endpoints.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Ajax\Routing;

use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * The engine may have endpoints with the same names, which its own scripts and other
 * plugins call. Ours then use a prefixed name, which is always available too. Endpoints
 * of other plugins are not in the contract: their name is the part after the dot.
 */
final class EndpointUrls {

	/**
	 * Prefix of endpoints in the contract.
	 */
	private const GROUP = 'endpoints.';

	/**
	 * Valid keys: a `wc-ajax` endpoint, or an admin-ajax action.
	 */
	private const PLACE = '/^(?:endpoints|actions)\.[A-Za-z0-9_-]+$/D';

	/**
	 * Whether an endpoint with this key is valid.
	 *
	 * @param string $place Key in the contract, or of another plugin.
	 */
	public static function is_place( string $place ): bool {
		return 1 === preg_match( self::PLACE, $place );
	}

	/**
	 * Returns the name of an endpoint in requests.
	 *
	 * @param string $place Key in the contract, or of another plugin.
	 */
	public static function name( string $place ): string {
		return Contract::has( $place ) ? Contract::name( $place ) : substr( $place, (int) strpos( $place, '.' ) + 1 );
	}

	/**
	 * Returns the names under which we handle an endpoint.
	 *
	 * @param string $place Key in the contract.
	 * @return list<string>
	 */
	public static function of( string $place ): array {
		if ( ! str_starts_with( $place, self::GROUP ) ) {
			return array();
		}
		$name = self::name( $place );
		return isset( self::shared()[ self::key( $place ) ] ) ? array( self::prefixed( $name ) ) : array( $name );
	}

	/**
	 * Returns the action on which we handle an endpoint under its plain name.
	 *
	 * @param string $place Key in the contract.
	 * @return string Empty if there is none.
	 */
	public static function action( string $place ): string {
		return str_starts_with( $place, self::GROUP ) ? self::shared()[ self::key( $place ) ] ?? '' : '';
	}

	/**
	 * Returns the plain names that the engine handles, to the prefixed names for our
	 * scripts.
	 *
	 * @return array<string, string>
	 */
	public static function instead(): array {
		$names = array();
		foreach ( self::shared() as $key => $action ) {
			if ( '' === $action ) {
				$name           = self::name( self::GROUP . $key );
				$names[ $name ] = self::prefixed( $name );
			}
		}
		return $names;
	}

	/**
	 * Returns the URL of an endpoint.
	 *
	 * @param string $place Key in the contract.
	 */
	public static function url( string $place ): string {
		$names = self::of( $place );
		return add_query_arg( Contract::name( 'endpoint_url.query_var' ), reset( $names ), PageLanguage::home() );
	}

	/**
	 * Returns the URL of all endpoints, with the contract's placeholder for the name.
	 */
	public static function pattern(): string {
		$home  = explode( '?', PageLanguage::home(), 2 );
		$query = isset( $home[1] ) ? '&' . $home[1] : '';
		return untrailingslashit( $home[0] ) . Contract::name( 'endpoint_url.path' ) . $query;
	}

	/**
	 * Whether the request is for one of our endpoints.
	 *
	 * @param string $place Key in the contract.
	 */
	public static function is_asked( string $place ): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Only compared with known names.
		return in_array( $_GET[ Contract::name( 'endpoint_url.query_var' ) ] ?? null, self::of( $place ), true );
	}

	/**
	 * Whether the request is for an endpoint by its plain name.
	 *
	 * @param string $place Key in the contract.
	 */
	public static function is_named( string $place ): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Only compared with known names.
		return str_starts_with( $place, self::GROUP ) && self::name( $place ) === ( $_GET[ Contract::name( 'endpoint_url.query_var' ) ] ?? null );
	}

	/**
	 * Returns the prefixed name.
	 *
	 * @param string $name Name of the endpoint.
	 */
	private static function prefixed( string $name ): string {
		return Contract::name( 'endpoint_url.own_prefix' ) . $name;
	}

	/**
	 * Returns the key of an endpoint without its prefix.
	 *
	 * @param string $place Key in the contract.
	 */
	private static function key( string $place ): string {
		return substr( $place, strlen( self::GROUP ) );
	}

	/**
	 * Returns the endpoints that the engine has too.
	 *
	 * @return array<string, string>
	 */
	private static function shared(): array {
		/**
		 * Filters the endpoints that the engine handles itself.
		 *
		 * @param array<string, string> $shared Key of the contract's `endpoints` to the action that we handle before the engine; empty: the engine handles it.
		 *
		 * @example
		 * add_filter( 'vitrine_shared_endpoints', fn( $shared ) => array( 'add_to_cart' => 'wc_ajax_add_to_cart' ) + $shared );
		 */
		return array_filter( (array) apply_filters( 'vitrine_shared_endpoints', array() ), 'is_string' );
	}
}
