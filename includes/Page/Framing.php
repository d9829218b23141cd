<?php
/**
 * Framing of pages with visitor data.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Page;

use Vitrine\Plugin;
use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Cart, checkout and account could be used for clickjacking in a frame of another site.
 * Only this site may frame them, and sites that may preview designs. Pages of another
 * shop plugin are not changed.
 */
final class Framing {

	/**
	 * Sends the headers of a page with visitor data.
	 */
	public static function send_headers(): void {
		if ( headers_sent() || 'builtin' !== Plugin::engine()->id() ) {
			return;
		}
		$others = (array) Settings::get( 'preview_origins' );
		/**
		 * Filters the sites that may show cart, checkout and account in a frame.
		 *
		 * @param list<string> $origins Origins such as `https://example.com`; by default those that may preview designs.
		 *
		 * @example
		 * add_filter( 'vitrine_frame_ancestors', fn( $origins ) => array( ...$origins, 'https://portal.example.com' ) );
		 */
		$origins = array_filter( (array) apply_filters( 'vitrine_frame_ancestors', $others ), static fn ( $origin ): bool => is_string( $origin ) && 1 === preg_match( '#^https?://[A-Za-z0-9.:\[\]-]+$#D', $origin ) );
		// In addition to a policy of the site: browsers apply both.
		header( "Content-Security-Policy: frame-ancestors 'self'" . implode( '', array_map( static fn ( string $origin ): string => ' ' . $origin, $origins ) ), false );
		if ( array() === $origins ) {
			header( 'X-Frame-Options: SAMEORIGIN' );
		}
	}
}
