<?php
/**
 * Names of endpoints.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Ajax\Routing;

use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * The engine may answer endpoints of the same names itself. Its own scripts and
 * other plugins call some of them, which stay its own: ours are then reached under
 * the name with a prefix, which they always have too. An endpoint that another
 * plugin adds has no place in the contract: its name is what stands after the dot.
 */
final class Addresses {

	/**
	 * Of an endpoint's place in the contract.
	 */
	private const GROUP = 'endpoints.';

	/**
	 * What a name may be: an endpoint's form of the address, or an action of admin-ajax.
	 */
	private const PLACE = '/^(?:endpoints|actions)\.[A-Za-z0-9_-]+$/D';

	/**
	 * Whether an endpoint of this name can be reached at all.
	 *
	 * @param string $place Its name's place in the contract, or one of its own.
	 */
	public static function is_place( string $place ): bool {
		return 1 === preg_match( self::PLACE, $place );
	}

	/**
	 * The name of an endpoint on the wire.
	 *
	 * @param string $place Its name's place in the contract, or one of its own.
	 */
	public static function name( string $place ): string {
		return Contract::has( $place ) ? Contract::name( $place ) : substr( $place, (int) strpos( $place, '.' ) + 1 );
	}

	/**
	 * The names under which we answer an endpoint by the address alone.
	 *
	 * @param string $place Its name's place in the contract.
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
	 * The action on which the engine lets us answer an endpoint under its plain name.
	 *
	 * @param string $place Its name's place in the contract.
	 * @return string Empty: there is none.
	 */
	public static function action( string $place ): string {
		return str_starts_with( $place, self::GROUP ) ? self::shared()[ self::key( $place ) ] ?? '' : '';
	}

	/**
	 * The plain names that are the engine's, and what our scripts call instead.
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
	 * The address of an endpoint.
	 *
	 * @param string $place Its name's place in the contract.
	 */
	public static function url( string $place ): string {
		$names = self::of( $place );
		return add_query_arg( Contract::name( 'endpoint_url.query_var' ), reset( $names ), PageLanguage::home() );
	}

	/**
	 * The address of every endpoint, with the contract's placeholder for its name.
	 */
	public static function pattern(): string {
		$home  = explode( '?', PageLanguage::home(), 2 );
		$query = isset( $home[1] ) ? '&' . $home[1] : '';
		return untrailingslashit( $home[0] ) . Contract::name( 'endpoint_url.path' ) . $query;
	}

	/**
	 * Whether this request asks us for an endpoint.
	 *
	 * @param string $place Its name's place in the contract.
	 */
	public static function is_asked( string $place ): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Only compared with names.
		return in_array( $_GET[ Contract::name( 'endpoint_url.query_var' ) ] ?? null, self::of( $place ), true );
	}

	/**
	 * Whether this request names an endpoint, with the prefix or without.
	 *
	 * @param string $place Its name's place in the contract.
	 */
	public static function is_named( string $place ): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Only compared with names.
		return str_starts_with( $place, self::GROUP ) && self::name( $place ) === ( $_GET[ Contract::name( 'endpoint_url.query_var' ) ] ?? null );
	}

	/**
	 * A name with the prefix.
	 *
	 * @param string $name Of an endpoint.
	 */
	private static function prefixed( string $name ): string {
		return Contract::name( 'endpoint_url.own_prefix' ) . $name;
	}

	/**
	 * The key of an endpoint.
	 *
	 * @param string $place Its name's place in the contract.
	 */
	private static function key( string $place ): string {
		return substr( $place, strlen( self::GROUP ) );
	}

	/**
	 * The endpoints that the engine has too.
	 *
	 * @return array<string, string>
	 */
	private static function shared(): array {
		/**
		 * Names the endpoints that the engine answers itself.
		 *
		 * @param array<string, string> $shared Key of the contract's `endpoints` to the action on which ours answers first; empty: the engine answers.
		 *
		 * @example
		 * add_filter( 'vitrine_shared_endpoints', fn( $shared ) => array( 'add_to_cart' => 'wc_ajax_add_to_cart' ) + $shared );
		 */
		return array_filter( (array) apply_filters( 'vitrine_shared_endpoints', array() ), 'is_string' );
	}
}
