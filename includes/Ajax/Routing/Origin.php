<?php
/**
 * Origin of a request.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Ajax\Routing;

use Vitrine\Ajax\Refusal;

defined( 'ABSPATH' ) || exit;

/**
 * Distinguishes requests of this site's pages from those of other sites. Replaces a
 * nonce where the payload has none, or where a cacheable page cannot contain one.
 *
 * Pages cannot forge these headers: `Sec-Fetch-Site` (all browsers since 2023) and
 * `Origin` (on cross-origin POST requests since 2020). `Referer` can be suppressed by a
 * page, so its absence proves nothing.
 */
final class Origin {

	/**
	 * Rejects a request from another site.
	 *
	 * @param array<string, mixed> $server Like `$_SERVER`.
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
	 * @param array<string, mixed> $server    Like `$_SERVER`.
	 * @param bool                 $logged_in Whether the user is logged in.
	 */
	public static function is_own( array $server, bool $logged_in ): bool {
		$site = self::header( $server, 'HTTP_SEC_FETCH_SITE' );
		// `none`: entered by the user, not by a page.
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
		// Neither header: an old browser. Our cart cookie is SameSite=Lax and not sent
		// from other sites; WordPress's login cookie would be.
		return '' === $site && ! $logged_in;
	}

	/**
	 * Returns the origins of this site's pages.
	 *
	 * @param array<string, mixed> $server Like `$_SERVER`.
	 * @return list<string>
	 */
	private static function allowed( array $server ): array {
		$host = self::header( $server, 'HTTP_HOST' );
		/**
		 * Filters the origins whose pages may change a visitor's cart, such as a front
		 * end on another domain: scheme, host and port, without a slash.
		 *
		 * @param list<string> $origins Origins of this site.
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
						// The host of this request: a site may use several. Pages of other sites cannot set this header.
						self::of_url( ( is_ssl() ? 'https://' : 'http://' ) . $host ),
					)
				)
			)
		);
		return array_values( array_filter( (array) $origins, 'is_string' ) );
	}

	/**
	 * Returns the origin of a URL; empty if it has none.
	 *
	 * @param string $url URL.
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
	 * Returns a header.
	 *
	 * @param array<string, mixed> $server Like `$_SERVER`.
	 * @param string               $name   Key of the header.
	 */
	private static function header( array $server, string $name ): string {
		$value = $server[ $name ] ?? '';
		return is_string( $value ) ? trim( $value ) : '';
	}
}
