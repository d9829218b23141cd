<?php
/**
 * Where a request comes from.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Ajax\Routing;

use Vitrine\Ajax\Refusal;

defined( 'ABSPATH' ) || exit;

/**
 * Tells requests of this site's pages from those that another site makes a
 * visitor's browser send. It stands in for a nonce where the payload is fixed
 * without one, and where a cacheable page could not hold one.
 *
 * What a browser says of itself cannot be forged by a page: `Sec-Fetch-Site`
 * (every browser since 2023) and `Origin` (on every POST across origins since
 * 2020). `Referer` may be suppressed by a page, so its absence proves nothing.
 */
final class Origin {

	/**
	 * Refuses a request that another site has made the browser send.
	 *
	 * @param array<string, mixed> $server As `$_SERVER`.
	 * @throws Refusal With the code `cross_site`.
	 */
	public static function check( array $server ): void {
		if ( ! self::is_own( $server, is_user_logged_in() ) ) {
			throw Refusal::of( 'cross_site', __( 'This request did not come from this shop, so nothing was done.', 'vitrine' ), 403 );
		}
	}

	/**
	 * Whether a request comes from a page of this site.
	 *
	 * @param array<string, mixed> $server    As `$_SERVER`.
	 * @param bool                 $logged_in Whether it carries a login.
	 */
	public static function is_own( array $server, bool $logged_in ): bool {
		$site = self::header( $server, 'HTTP_SEC_FETCH_SITE' );
		// `none`: typed by the visitor, never sent by a page.
		if ( 'same-origin' === $site || 'none' === $site ) {
			return true;
		}
		$origin = self::header( $server, 'HTTP_ORIGIN' );
		if ( '' === $origin && '' === $site ) {
			$origin = self::of_url( self::header( $server, 'HTTP_REFERER' ) );
		}
		if ( '' !== $origin ) {
			return in_array( $origin, self::allowed( $server ), true );
		}
		// Neither header: no browser of today. The cart's own cookie is SameSite=Lax
		// and would not come along from elsewhere; WordPress's login cookie would.
		return '' === $site && ! $logged_in;
	}

	/**
	 * The origins of this site's pages.
	 *
	 * @param array<string, mixed> $server As `$_SERVER`.
	 * @return list<string>
	 */
	private static function allowed( array $server ): array {
		$host = self::header( $server, 'HTTP_HOST' );
		/**
		 * Origins whose pages may write to a visitor's cart, such as a shop's
		 * front end on a domain of its own. Scheme, host and port, no slash.
		 *
		 * @param list<string> $origins The site's own.
		 *
		 * @example
		 * add_filter( 'vitrine_allowed_origins', fn( $origins ) => array( ...$origins, 'https://app.example.com' ) );
		 */
		$origins = apply_filters(
			'vitrine_allowed_origins',
			array_values(
				array_unique(
					array(
						self::of_url( home_url() ),
						self::of_url( site_url() ),
						// The address that this request went to: a site may answer on several. A
						// page of another site cannot choose this header.
						self::of_url( ( is_ssl() ? 'https://' : 'http://' ) . $host ),
					)
				)
			)
		);
		return array_values( array_filter( (array) $origins, 'is_string' ) );
	}

	/**
	 * The origin of an address; empty when it has none.
	 *
	 * @param string $url Address.
	 */
	private static function of_url( string $url ): string {
		$parts = wp_parse_url( $url );
		if ( ! is_array( $parts ) || empty( $parts['host'] ) ) {
			return '';
		}
		$scheme = strtolower( $parts['scheme'] ?? 'http' );
		$port   = $parts['port'] ?? 0;
		$usual  = 0 === $port || ( 'https' === $scheme ? 443 : 80 ) === $port;
		return $scheme . '://' . strtolower( $parts['host'] ) . ( $usual ? '' : ':' . $port );
	}

	/**
	 * A header.
	 *
	 * @param array<string, mixed> $server As `$_SERVER`.
	 * @param string               $name   Key in it.
	 */
	private static function header( array $server, string $name ): string {
		$value = $server[ $name ] ?? '';
		return is_string( $value ) ? trim( $value ) : '';
	}
}
